package import Foundation

/// A rectangle with four equal rounded corners whose sizes fit it.
///
/// As in SwiftUI neither the width nor the height of a corner exceeds half the shorter side.
package struct RoundedRect: Sendable, Hashable {
  /// The rectangle.
  package let rect: CGRect
  /// The width and height of a corner: not negative, at most half the shorter side.
  package let cornerSize: CGSize
  /// The curve of the corners.
  package let style: RoundedCornerStyle

  /// A rounded rectangle; corner sizes are clamped to 0...half the shorter side.
  package init(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.rect = rect.isNull ? rect : rect.standardized
    let limit = min(self.rect.width, self.rect.height) / 2
    self.cornerSize = CGSize(
      width: RoundedRect.clamp(cornerSize.width, to: limit),
      height: RoundedRect.clamp(cornerSize.height, to: limit))
    self.style = style
  }

  /// A rounded rectangle with corners as wide as high; the radius is at most half the shorter side.
  package init(_ rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
    self.init(rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
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

  /// The limit at most; NaN and negative sizes are none.
  private static func clamp(_ size: CGFloat, to limit: CGFloat) -> CGFloat {
    size > 0 ? min(size, limit) : 0
  }
}
