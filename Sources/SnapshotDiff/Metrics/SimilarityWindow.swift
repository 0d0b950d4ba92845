import ImageCoding

/// How similar two pictures are around a pixel, for pixels that come row by row.
///
/// Keeps the sums of the columns of 31 rows, and of their prefixes: one row of numbers, not a picture
/// of them.
struct SimilarityWindow: Sendable {
  private static let radius = 15
  private static let count = Double((2 * radius + 1) * (2 * radius + 1))

  /// Sums of the values, their squares and their product, for red, green and blue.
  private struct Sums {
    var first = SIMD4<Int64>.zero
    var second = SIMD4<Int64>.zero
    var firstSquares = SIMD4<Int64>.zero
    var secondSquares = SIMD4<Int64>.zero
    var products = SIMD4<Int64>.zero

    mutating func add(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>, sign: Int64) {
      let (x, y) = (SIMD4<Int64>(truncatingIfNeeded: a), SIMD4<Int64>(truncatingIfNeeded: b))
      first &+= x &* sign
      second &+= y &* sign
      firstSquares &+= x &* x &* sign
      secondSquares &+= y &* y &* sign
      products &+= x &* y &* sign
    }

    static func + (lhs: Sums, rhs: Sums) -> Sums {
      Sums(
        first: lhs.first &+ rhs.first, second: lhs.second &+ rhs.second,
        firstSquares: lhs.firstSquares &+ rhs.firstSquares,
        secondSquares: lhs.secondSquares &+ rhs.secondSquares,
        products: lhs.products &+ rhs.products)
    }

    static func - (lhs: Sums, rhs: Sums) -> Sums {
      Sums(
        first: lhs.first &- rhs.first, second: lhs.second &- rhs.second,
        firstSquares: lhs.firstSquares &- rhs.firstSquares,
        secondSquares: lhs.secondSquares &- rhs.secondSquares,
        products: lhs.products &- rhs.products)
    }
  }

  private let expected: OpaquePicture
  private let actual: OpaquePicture
  private let width: Int
  private var columns: [Sums]
  private var prefixes: [Sums]
  /// The row in the middle of the columns; nil before the first.
  private var row: Int?

  init(_ expected: OpaquePicture, _ actual: OpaquePicture) {
    self.expected = expected
    self.actual = actual
    width = expected.bitmap.width + 2 * OpaquePicture.frame
    columns = []
    prefixes = []
  }

  /// The mean over the channels of the structural similarity around a pixel, at most 1.
  mutating func similarity(x: Int, y: Int) -> Double {
    if row != y { move(to: y) }
    // Column `x` of the picture is column `x + frame` here; the window reaches as far to both sides.
    let sums = prefixes[x + 2 * Self.radius + 1] - prefixes[x]
    return (Self.similarity(sums, 0) + Self.similarity(sums, 1) + Self.similarity(sums, 2)) / 3
  }

  private mutating func move(to y: Int) {
    if let row, y > row, y - row <= Self.radius {
      for next in row + 1...y {
        add(row: next + Self.radius, sign: 1)
        add(row: next - Self.radius - 1, sign: -1)
      }
    } else {
      columns = Array(repeating: Sums(), count: width)
      for next in y - Self.radius...y + Self.radius { add(row: next, sign: 1) }
    }
    row = y
    prefixes = Array(repeating: Sums(), count: width + 1)
    for index in columns.indices { prefixes[index + 1] = prefixes[index] + columns[index] }
  }

  private mutating func add(row: Int, sign: Int64) {
    for index in columns.indices {
      let x = index - OpaquePicture.frame
      columns[index].add(expected.color(x, row), actual.color(x, row), sign: sign)
    }
  }

  private static func similarity(_ sums: Sums, _ channel: Int) -> Double {
    let (first, second) = (Double(sums.first[channel]), Double(sums.second[channel]))
    let (mean1, mean2) = (first / count, second / count)
    let variance1 = (Double(sums.firstSquares[channel]) - first * first / count) / count
    let variance2 = (Double(sums.secondSquares[channel]) - second * second / count) / count
    let covariance = (Double(sums.products[channel]) - first * second / count) / count
    let c1 = (0.01 * 255) * (0.01 * 255)
    let c2 = (0.03 * 255) * (0.03 * 255)
    return (2 * mean1 * mean2 + c1) * (2 * covariance + c2)
      / (mean1 * mean1 + mean2 * mean2 + c1) / (variance1 + variance2 + c2)
  }
}
