public import Foundation

/// A displacement in the plane, in points.
public struct CGVector: Sendable, Hashable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part, down.
  public var dy: CGFloat

  /// No displacement.
  public init() { self.init(dx: 0, dy: 0) }

  /// The given displacement.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement.
  public static let zero = CGVector()
}
