public import VectorGeometry

/// Animatable data of a type that is not known; data of different types do not mix.
public struct _AnyAnimatableData: VectorArithmetic, @unchecked Sendable {
  /// The data; nil stands for zero of whatever type.
  private var data: (any VectorArithmetic)?

  private init(data: (any VectorArithmetic)?) { self.data = data }

  init(of shape: any Shape) {
    func open<S: Shape>(_ shape: S) -> any VectorArithmetic { shape.animatableData }
    data = open(shape)
  }

  func write(to shape: inout any Shape) {
    func open<S: Shape>(_ shape: S) -> any Shape {
      guard let data = data as? S.AnimatableData else { return shape }
      var copy = shape
      copy.animatableData = data
      return copy
    }
    shape = open(shape)
  }

  /// Zero of whatever type.
  public static var zero: Self { Self(data: nil) }

  /// The sum; the left value when the types differ.
  public static func + (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, Operation.add) }

  /// The difference; the left value when the types differ.
  public static func - (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, Operation.subtract) }

  /// Scales the data.
  public mutating func scale(by rhs: Double) { data?.scale(by: rhs) }

  /// The dot product of the data with itself.
  public var magnitudeSquared: Double { data?.magnitudeSquared ?? 0 }

  /// Whether both are of one type and equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func open<V: VectorArithmetic>(_ value: V) -> Bool { value == rhs.data as? V }
    guard let left = lhs.data else { return rhs.data == nil }
    return open(left)
  }

  private enum Operation {
    case add
    case subtract
  }

  private static func combine(_ lhs: Self, _ rhs: Self, _ operation: Operation) -> Self {
    func open<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic {
      let left = lhs.data == nil ? .zero : lhs.data as? V
      let right = rhs.data == nil ? .zero : rhs.data as? V
      guard let left, let right else { return value }
      switch operation {
      case .add: return left + right
      case .subtract: return left - right
      }
    }
    guard let some = lhs.data ?? rhs.data else { return lhs }
    return Self(data: open(some))
  }
}
