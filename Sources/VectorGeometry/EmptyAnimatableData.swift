/// The vector of no dimensions: the animatable data of a value that does not animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable, Hashable {
  /// The only value.
  public init() {}

  /// The only value.
  public static let zero = EmptyAnimatableData()

  /// The only value.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }

  /// The only value.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }

  /// Does nothing.
  public mutating func scale(by rhs: Double) {}

  /// The squared magnitude, which is 0.
  public var magnitudeSquared: Double { 0 }
}
