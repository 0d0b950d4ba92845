public import Foundation
public import VectorGeometry

/// A rectangle with the largest corners that fit its shorter side.
public struct Capsule: InsettableShape {
  /// The curve of the ends.
  public var style: RoundedCornerStyle

  /// Creates a capsule with a corner style.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The whole proposal.
  public static var _sizing: _ShapeSizing { .filling }

  /// The outline; its radius is half the shorter side.
  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(
      roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Symmetric: the same in either direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The capsule made smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A capsule with continuous corners.
  public static var capsule: Capsule { Capsule() }

  /// A capsule with the given ends.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
