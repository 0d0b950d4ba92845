import IntegerConversion

/// Neighbors in a row.
package struct PixelRun: Sendable, Hashable {
  /// The row.
  package let y: Int32
  /// The first column.
  package let start: Int32
  /// The column after the last.
  package let end: Int32

  init(_ columns: Range<Int>, y: Int) {
    self.y = Int32(y)
    start = Int32(columns.lowerBound)
    end = Int32(columns.upperBound)
  }

  /// The columns.
  package var columns: Range<Int> { Int(start)..<Int(end) }
}
