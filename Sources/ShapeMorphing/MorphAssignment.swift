import Foundation
import VectorGeometry

/// The cheapest way to give each row a column of its own.
///
/// Source: the Hungarian method with potentials; Kuhn, "The Hungarian method for the assignment
/// problem", 1955; of the order of rows² · columns.
enum MorphAssignment {
  /// The column of each row; there are at least as many columns as rows.
  static func columns(rows: Int, columns: Int, cost: (Int, Int) -> Double) -> [Int] {
    guard rows > 0, columns >= rows else { return [] }
    guard rows * columns <= 90_000 else { return greedy(rows, columns, cost) }
    var (u, v) = (
      [Double](repeating: 0, count: rows + 1), [Double](repeating: 0, count: columns + 1)
    )
    var row = [Int](repeating: 0, count: columns + 1)
    for i in 1...rows {
      PathBudget.current?.spend(1 + i * columns / 256)
      row[0] = i
      var (column, way) = (0, [Int](repeating: 0, count: columns + 1))
      var least = [Double](repeating: .infinity, count: columns + 1)
      var isDone = [Bool](repeating: false, count: columns + 1)
      repeat {
        isDone[column] = true
        var (delta, next) = (Double.infinity, 0)
        for j in 1...columns where !isDone[j] {
          let reduced = cost(row[column] - 1, j - 1) - u[row[column]] - v[j]
          if reduced < least[j] { (least[j], way[j]) = (reduced, column) }
          if least[j] < delta { (delta, next) = (least[j], j) }
        }
        for j in 0...columns {
          if isDone[j] {
            u[row[j]] += delta
            v[j] -= delta
          } else {
            least[j] -= delta
          }
        }
        column = next
      } while row[column] != 0
      while column != 0 {
        row[column] = row[way[column]]
        column = way[column]
      }
    }
    var result = [Int](repeating: 0, count: rows)
    for j in 1...columns where row[j] > 0 { result[row[j] - 1] = j - 1 }
    return result
  }

  /// Too many for the best: each row in turn takes the cheapest of the next free columns.
  private static func greedy(_ rows: Int, _ columns: Int, _ cost: (Int, Int) -> Double) -> [Int] {
    var free = Array(0..<columns)
    return (0..<rows).map { row in
      let window = free.prefix(32).indices
      let best = window.min { cost(row, free[$0]) < cost(row, free[$1]) } ?? 0
      return free.remove(at: best)
    }
  }
}
