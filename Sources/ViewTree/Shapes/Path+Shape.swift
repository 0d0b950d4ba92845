public import Foundation
public import VectorGeometry

extension Path: Shape {
  /// A path has no part that can be animated.
  public typealias AnimatableData = EmptyAnimatableData

  /// The path, moved to the origin of `rect`.
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }

  /// Drawn as it is in either direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
