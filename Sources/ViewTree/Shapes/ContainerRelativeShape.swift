public import Foundation
public import VectorGeometry

/// The shape of the container around; without one, a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  /// The shape of the container around.
  public init() {}

  /// The outline of the rectangle: no container here has a shape.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Symmetric: the same in either direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The shape made smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
