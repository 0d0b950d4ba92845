public import VectorGeometry

/// A vector of any type, for layouts whose type is erased.
///
/// Vectors of different types do not add up: the left one stands.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The vector; nil is the zero of every type.
  package private(set) var value: (any VectorArithmetic)?

  package init(_ value: (any VectorArithmetic)?) { self.value = value }

  /// The zero of every type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  /// The sum of two vectors of one type.
  public static func + (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, adding: true) }

  /// The difference of two vectors of one type.
  public static func - (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, adding: false) }

  /// Whether both are vectors of one type and equal, or zero.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<V: VectorArithmetic>(_ left: V) -> Bool {
      left == (rhs.value.map { $0 as? V } ?? V.zero)
    }
    guard let left = lhs.value else { return rhs.value == nil || rhs == lhs }
    return isEqual(left)
  }

  /// Scales the vector.
  public mutating func scale(by rhs: Double) {
    value?.scale(by: rhs)
  }

  /// The square of the vector's length.
  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

  private static func combine(_ lhs: Self, _ rhs: Self, adding: Bool) -> Self {
    func combined<V: VectorArithmetic>(_ right: V) -> Self {
      guard let value = lhs.value else { return Self(adding ? right : V.zero - right) }
      guard let left = value as? V else { return lhs }
      return Self(adding ? left + right : left - right)
    }
    guard let right = rhs.value else { return lhs }
    return combined(right)
  }
}
