package import Foundation

extension CGRect {
  /// The middle.
  package var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// A rectangle of the given size around a point.
  package init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Whether all four numbers are finite; false for null and infinite rectangles.
  package var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
      && abs(size.width) < CGFloat.greatestFiniteMagnitude
  }

  /// The rectangle inside the insets; sizes do not become negative, left to right.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }

  /// The rectangle `amount` smaller on every side, larger if negative; null when nothing is left.
  package func inset(by amount: CGFloat) -> CGRect { insetBy(dx: amount, dy: amount) }

  /// The largest (`fit`) or smallest covering (`fill`) rectangle of the ratio width/height, centered.
  ///
  /// The rectangle itself where the ratio is not positive and finite.
  package func withAspectRatio(_ ratio: CGFloat, filling: Bool) -> CGRect {
    guard ratio > 0, ratio.isFinite else { return self }
    let byWidth = CGSize(width: width, height: width / ratio)
    let byHeight = CGSize(width: height * ratio, height: height)
    let widthFits = byWidth.height <= height
    return CGRect(center: center, size: widthFits != filling ? byWidth : byHeight)
  }

  /// Whether no edge of the other rectangle is outside; exact, unlike Foundation's `contains`.
  ///
  /// Foundation compares the union, whose width is rounded. A null rectangle is inside of all.
  package func encloses(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return other.isNull }
    return minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The largest square in the middle of the rectangle.
  package var centeredSquare: CGRect { withAspectRatio(1, filling: false) }
}

extension CGSize {
  /// Whether both numbers are finite.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}
