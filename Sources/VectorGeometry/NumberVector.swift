/// Numbers that are animated together; those that one vector has more than another count as 0 there.
package struct NumberVector: VectorArithmetic {
  package var numbers: [Double]

  package init(numbers: [Double]) { self.numbers = numbers }

  package static let zero = NumberVector(numbers: [])

  package static func + (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, +) }
  package static func - (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, -) }

  package mutating func scale(by rhs: Double) {
    for index in numbers.indices { numbers[index] *= rhs }
  }

  package var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  private static func combined(
    _ lhs: Self, _ rhs: Self, _ operation: (Double, Double) -> Double
  ) -> Self {
    if rhs.numbers.isEmpty { return lhs }
    let count = max(lhs.numbers.count, rhs.numbers.count)
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for index in 0..<count {
      numbers.append(
        operation(
          index < lhs.numbers.count ? lhs.numbers[index] : 0,
          index < rhs.numbers.count ? rhs.numbers[index] : 0))
    }
    return NumberVector(numbers: numbers)
  }
}
