public import Foundation
public import VectorGeometry

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle in its frame.
  public init() {}

  /// The whole proposal.
  public static var _sizing: _ShapeSizing { .filling }

  /// The outline of the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Symmetric: the same in either direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The rectangle made smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}
