public import Foundation
public import VectorGeometry

/// An ellipse that touches every side of its frame.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse in its frame.
  public init() {}

  /// The whole proposal.
  public static var _sizing: _ShapeSizing { .filling }

  /// The outline from 3 o'clock, clockwise.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Symmetric: the same in either direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The ellipse made smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches every side of its frame.
  public static var ellipse: Ellipse { Ellipse() }
}
