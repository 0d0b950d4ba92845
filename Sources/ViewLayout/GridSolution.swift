import Foundation
import VectorGeometry

/// The lengths of a grid's columns and rows for a proposal.
struct GridSolution {
  let proposal: ProposedViewSize
  private(set) var widths: [CGFloat] = []
  private(set) var heights: [CGFloat] = []
  private(set) var columnExtents: [AlignedExtent] = []
  private(set) var rowExtents: [AlignedExtent] = []
  let columnAlignments: [HorizontalAlignment?]
  private let gaps: [Axis: [CGFloat]]
  /// Where columns and rows begin, once all lengths are known: each sum is taken once, however many cells there are.
  private var starts: [Axis: [CGFloat]] = [:]

  init(of table: GridTable, for proposal: ProposedViewSize, grid: GridLayout) {
    self.proposal = proposal
    gaps = [
      .horizontal: table.distances(along: .horizontal, given: grid.horizontalSpacing),
      .vertical: table.distances(along: .vertical, given: grid.verticalSpacing),
    ]
    var alignments = [HorizontalAlignment?](repeating: nil, count: table.columnCount)
    for cell in table.cells where cell.span == 1 {
      alignments[cell.column] = alignments[cell.column] ?? cell.view[GridCell.ColumnAlignment.self]
    }
    columnAlignments = alignments
    solveColumns(of: table, grid)
    solveRows(of: table, grid)
    for axis in Axis.allCases { starts[axis] = makeStarts(along: axis) }
  }

  /// The size of the grid.
  var size: CGSize {
    CGSize(width: length(along: .horizontal), height: length(along: .vertical))
  }

  /// The place of a cell, from the grid's top leading corner.
  func frame(of cell: GridTable.Cell) -> CGRect {
    CGRect(
      x: start(cell.column, along: .horizontal), y: start(cell.row, along: .vertical),
      width: length(of: cell.column..<cell.column + cell.span, along: .horizontal),
      height: heights[cell.row])
  }

  // MARK: Columns

  private mutating func solveColumns(of table: GridTable, _ grid: GridLayout) {
    let singles = Dictionary(grouping: table.cells.filter { $0.span == 1 }, by: \.column)
    func widest(_ column: Int, _ width: CGFloat?) -> CGFloat {
      (singles[column] ?? []).filter { $0.isSized(along: .horizontal) }.map {
        $0.view.sizeThatFits(ProposedViewSize(width: width, height: nil)).width
      }.max() ?? 0
    }
    widths = Self.share(
      proposal.width.map { $0 - (gaps[.horizontal] ?? []).reduce(0, +) },
      count: table.columnCount, widest)
    for cell in table.cells where cell.span > 1 && cell.isSized(along: .horizontal) {
      widen(cell)
    }
    columnExtents = (0..<table.columnCount).map { column in
      extent(of: singles[column] ?? []) { solution, cell in
        (columnAlignments[column] ?? grid.alignment.horizontal).key
      }
    }
    for column in widths.indices where columnExtents[column].length > widths[column] {
      widths[column] = columnExtents[column].length
    }
  }

  /// Widens the columns of a cell that is wider than they are, all by the same length.
  private mutating func widen(_ cell: GridTable.Cell) {
    let columns = cell.column..<cell.column + cell.span
    let length = length(of: columns, along: .horizontal)
    let offer = proposal.width.map { cell.isWhole ? $0 : max(length, 0) }
    let own = cell.view.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
    guard own > length, own.isFinite else {
      if own == .infinity { for column in columns { widths[column] = .infinity } }
      return
    }
    for column in columns { widths[column] += (own - length) / CGFloat(cell.span) }
  }

  // MARK: Rows

  private mutating func solveRows(of table: GridTable, _ grid: GridLayout) {
    let rows = Dictionary(grouping: table.cells, by: \.row)
    let widths = table.cells.reduce(into: [Int: [CGFloat]]()) { result, cell in
      result[cell.row, default: []].append(
        length(of: cell.column..<cell.column + cell.span, along: .horizontal))
    }
    func tallest(_ row: Int, _ height: CGFloat?) -> CGFloat {
      zip(rows[row] ?? [], widths[row] ?? []).filter { $0.0.isSized(along: .vertical) }.map {
        $0.0.view.sizeThatFits(ProposedViewSize(width: $0.1, height: height)).height
      }.max() ?? 0
    }
    heights = Self.share(
      proposal.height.map { $0 - (gaps[.vertical] ?? []).reduce(0, +) }, count: table.rowCount,
      tallest)
    rowExtents = (0..<table.rowCount).map { row in
      extent(of: rows[row] ?? []) { _, cell in (cell.rowAlignment ?? grid.alignment.vertical).key }
    }
    for row in heights.indices where rowExtents[row].length > heights[row] {
      heights[row] = rowExtents[row].length
    }
  }

  /// The union of cells aligned with each other, in the places that they have so far.
  private func extent(
    of cells: [GridTable.Cell], key: (GridSolution, GridTable.Cell) -> AlignmentKey
  ) -> AlignedExtent {
    var extent = AlignedExtent()
    for cell in cells {
      let key = key(self, cell)
      guard cell.isSized(along: key.axis), cell.view[GridCell.Anchor.self] == nil else { continue }
      let height = heights.indices.contains(cell.row) ? heights[cell.row] : nil
      let width = length(of: cell.column..<cell.column + cell.span, along: .horizontal)
      let dimensions = cell.view.dimensions(in: ProposedViewSize(width: width, height: height))
      extent.insert(guide: dimensions.finite(key), length: dimensions.size[key.axis])
    }
    return extent
  }

  // MARK: Lengths

  /// Shares a length among tracks, the least flexible first; each takes what it needs of its share.
  private static func share(
    _ available: CGFloat?, count: Int, _ need: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let available else { return (0..<count).map { need($0, nil) } }
    let ranges = (0..<count).map { (track: $0, least: need($0, 0), most: need($0, .infinity)) }
    let order = ranges.sorted { lhs, rhs in
      let (left, right) = (lhs.most - lhs.least, rhs.most - rhs.least)
      return left == right ? lhs.track < rhs.track : left < right
    }
    var lengths = [CGFloat](repeating: 0, count: count)
    var (left, rest) = (available, count)
    for range in order {
      lengths[range.track] = need(range.track, max(left / CGFloat(rest), 0))
      left -= lengths[range.track]
      rest -= 1
    }
    return lengths
  }

  private func lengths(along axis: Axis) -> [CGFloat] {
    axis == .horizontal ? widths : heights
  }

  private func length(along axis: Axis) -> CGFloat {
    length(of: lengths(along: axis).indices, along: axis)
  }

  private func length(of tracks: Range<Int>, along axis: Axis) -> CGFloat {
    guard !tracks.isEmpty else { return 0 }
    let inner = (gaps[axis] ?? [])[tracks.lowerBound..<tracks.upperBound - 1]
    return lengths(along: axis)[tracks].reduce(0, +) + inner.reduce(0, +)
  }

  private func start(_ track: Int, along axis: Axis) -> CGFloat { starts[axis]?[track] ?? 0 }

  private func makeStarts(along axis: Axis) -> [CGFloat] {
    var (length, gap) = (CGFloat(0), CGFloat(0))
    let gaps = gaps[axis] ?? []
    return lengths(along: axis).enumerated().map { track, own in
      defer {
        length += own
        if track < gaps.count { gap += gaps[track] }
      }
      return length + gap
    }
  }
}
