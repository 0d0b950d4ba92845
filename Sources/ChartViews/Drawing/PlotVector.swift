import VectorGeometry

/// The numbers of a mark, which are animated together; those that others have not stay as they are.
nonisolated struct PlotVector: VectorArithmetic {
  var numbers: [Double]

  static let zero = PlotVector(numbers: [])

  static func + (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, +) }
  static func - (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, -) }

  mutating func scale(by rhs: Double) {
    for index in numbers.indices { numbers[index] *= rhs }
  }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

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
    return PlotVector(numbers: numbers)
  }
}
