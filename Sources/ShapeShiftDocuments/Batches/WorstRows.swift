/// The rows of a batch that may look wrong.
package struct WorstRows {
  /// The number of rows that a summary lists.
  private static let longestList = 10

  private var rows: [(number: Int, warnings: Int)] = []
  private var total = 0

  package init() {}

  /// Counts the warnings of a row.
  package mutating func add(_ warnings: Int, of number: Int) {
    total += 1
    if warnings > 0 { rows.append((number, warnings)) }
  }

  /// A sentence that lists the rows with the most warnings; `nil` if no row has any.
  ///
  /// - Parameter unit: The name of a row or line.
  package func summary(unit: String) -> String? {
    guard !rows.isEmpty else { return nil }
    let sum = rows.reduce(0) { $0 + $1.warnings }
    let worst = rows.sorted { ($1.warnings, $0.number) < ($0.warnings, $1.number) }
      .prefix(Self.longestList)
    let list = worst.map { "\(unit) \($0.number) (\($0.warnings))" }.joined(separator: ", ")
    return "\(rows.count) of \(total) \(unit)s \(rows.count == 1 ? "has" : "have") \(sum) "
      + "warning\(sum == 1 ? "" : "s"); the worst: \(list)"
  }
}
