package import Foundation

extension CGRect {
  /// The part inside both rectangles, which can be without area; null if they are apart or if a bound is not a number.
  ///
  /// Foundation's `intersection` ends the process if a bound is not a number, so code that sees foreign numbers calls this.
  package func clipped(to other: CGRect) -> CGRect {
    guard isClippable, other.isClippable else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    let part = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return part.isClippable ? part : .null
  }

  /// Whether the rectangles have a point in common, bounds included; false if a bound is not a number.
  package func touches(_ other: CGRect) -> Bool { !clipped(to: other).isNull }

  private var isClippable: Bool {
    !isNull && !minX.isNaN && !minY.isNaN && !maxX.isNaN && !maxY.isNaN
  }
}
