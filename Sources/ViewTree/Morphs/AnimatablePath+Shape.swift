public import Foundation
public import ShapeMorphing
public import VectorGeometry

/// A path is a shape whose change to another path is animated as a morph.
///
///     AnimatablePath(isOn ? tick : cross).stroke(.green, lineWidth: 4)
extension AnimatablePath: Shape {
  /// The path, moved to the origin of `rect`.
  public func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }

  /// Drawn as it is in either direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
