import VectorGeometry

/// Numbers that are animated together; an empty vector is zero.
struct NumberVector: VectorArithmetic {
  var numbers: [Double]

  static let zero = NumberVector(numbers: [])

  static func + (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, +) }
  static func - (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, -) }

  mutating func scale(by rhs: Double) {
    for index in numbers.indices { numbers[index] *= rhs }
  }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  private static func combined(
    _ lhs: Self, _ rhs: Self, _ operation: (Double, Double) -> Double
  ) -> Self {
    let count = max(lhs.numbers.count, rhs.numbers.count)
    let numbers = (0..<count).map { index in
      operation(
        index < lhs.numbers.count ? lhs.numbers[index] : 0,
        index < rhs.numbers.count ? rhs.numbers[index] : 0)
    }
    return NumberVector(numbers: numbers)
  }
}
