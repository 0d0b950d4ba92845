public import Foundation

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing

    /// The rounding of a corner.
    public struct Style: Sendable, Hashable {
      /// The radius where the corner follows none around it, and the least where it does.
      let radius: CGFloat
      /// Whether the corner follows that of the shape around.
      let isConcentric: Bool

      /// A radius in points; 0 is a right angle.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(radius: radius, isConcentric: false)
      }

      /// The radius with the same center as the corner of the enclosing shape.
      public static var concentric: Style { concentric(minimum: nil) }

      /// Returns the radius with the same center as the corner of the enclosing shape, but at least that
      /// of another style.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(radius: minimum?.radius ?? 0, isConcentric: true)
      }

      /// The radius of the corner, if that of the shape around, as far inside of it, comes to another.
      package func radius(inside outer: CGFloat) -> CGFloat {
        isConcentric ? max(outer, radius) : radius
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// A radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
