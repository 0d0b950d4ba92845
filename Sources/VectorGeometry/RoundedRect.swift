package import Foundation

/// A rectangle with four equal rounded corners whose sizes fit it.
package struct RoundedRect: Sendable, Hashable {
  /// The rectangle.
  package let rect: CGRect
  /// The width and height of a corner: not negative, at most half the sides.
  package let cornerSize: CGSize
  /// The curve of the corners.
  package let style: RoundedCornerStyle

  /// A rounded rectangle; corner sizes are clamped to 0...half the side.
  package init(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.rect = rect.isNull ? rect : rect.standardized
    self.cornerSize = CGSize(
      width: RoundedRect.clamp(cornerSize.width, to: self.rect.width),
      height: RoundedRect.clamp(cornerSize.height, to: self.rect.height))
    self.style = style
  }

  /// A rounded rectangle with corners as wide as high; the radius is at most half the shorter side.
  package init(_ rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
    let radius = rect.isNull ? 0 : min(cornerRadius, abs(rect.width) / 2, abs(rect.height) / 2)
    self.init(rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// The rounded rectangle `amount` smaller on every side, its corners too, but not below 0.
  ///
  /// Its rectangle is null when nothing is left.
  package func inset(by amount: CGFloat) -> RoundedRect {
    RoundedRect(
      rect.inset(by: amount),
      cornerSize: CGSize(
        width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
      style: style)
  }

  /// Half the side at most; NaN and negative sizes are none.
  private static func clamp(_ size: CGFloat, to side: CGFloat) -> CGFloat {
    size > 0 ? min(size, side / 2) : 0
  }
}
