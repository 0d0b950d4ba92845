import Foundation
import VectorGeometry

/// The cells of a grid with their columns and rows.
struct GridTable {
  struct Cell {
    let view: LayoutSubview
    /// The position among the subviews: placements go through those at hand, not those remembered.
    let index: Int
    let row: Int
    var column: Int
    var span: Int
    let rowAlignment: VerticalAlignment?
    /// Whether the cell is no part of a row: it spans the grid.
    let isWhole: Bool

    /// Whether the cell has a say in the length of its column or row.
    func isSized(along axis: Axis) -> Bool {
      let unsized = view[GridCell.UnsizedAxes.self]
      switch axis {
      case .horizontal: return !unsized.contains(.horizontal)
      case .vertical: return !unsized.contains(.vertical)
      }
    }
  }

  /// The columns that cells can span together: more than anybody sees would only cost time.
  static let mostColumns = 1000

  private(set) var cells: [Cell] = []
  private(set) var columnCount = 0
  private(set) var rowCount = 0

  init(_ subviews: LayoutSubviews) {
    var last: ObjectIdentifier?
    var column = 0
    for (index, view) in subviews.enumerated() {
      let row = view[GridCell.Row.self]
      if row == nil || row?.id != last {
        rowCount += 1
        column = 0
      }
      last = row?.id
      let span = min(max(view[GridCell.Columns.self], 1), max(Self.mostColumns - column, 1))
      cells.append(
        Cell(
          view: view, index: index, row: rowCount - 1, column: column, span: span,
          rowAlignment: row?.alignment, isWhole: row == nil))
      column += span
      if row != nil { columnCount = max(columnCount, column) }
    }
    columnCount = max(columnCount, cells.isEmpty ? 0 : 1)
    for index in cells.indices where cells[index].isWhole { cells[index].span = columnCount }
  }

  /// The distances between columns, or rows, next to each other.
  func distances(along axis: Axis, given: CGFloat?) -> [CGFloat] {
    let count = axis == .horizontal ? columnCount : rowCount
    guard count > 1 else { return [] }
    if let given { return Array(repeating: given.withinReach(), count: count - 1) }
    var distances = [CGFloat?](repeating: nil, count: count - 1)
    switch axis {
    case .horizontal:
      for (cell, next) in zip(cells, cells.dropFirst()) where cell.row == next.row {
        let gap = next.column - 1
        let distance = cell.view.spacing.distance(to: next.view.spacing, along: axis)
        distances[gap] = max(distances[gap] ?? 0, distance)
      }
    case .vertical:
      var cellSpacings = [[ViewSpacing]](repeating: [], count: count)
      for cell in cells { cellSpacings[cell.row].append(cell.view.spacing) }
      let spacings = cellSpacings.map { ViewSpacing.stack($0, along: .horizontal) }
      for gap in 0..<count - 1 {
        distances[gap] = spacings[gap].distance(to: spacings[gap + 1], along: axis)
      }
    }
    return distances.map { $0 ?? ViewSpacing.defaultDistance }
  }
}
