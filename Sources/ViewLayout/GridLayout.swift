public import Foundation
package import VectorGeometry

/// What the cells of a grid say of themselves.
package enum GridCell {
  /// Which row a cell is in; nil for a view that spans the whole grid.
  package enum Row: LayoutValueKey {
    package static var defaultValue: GridRowMembership? { nil }
  }

  /// The number of columns that a cell spans.
  package enum Columns: LayoutValueKey {
    package static var defaultValue: Int { 1 }
  }

  /// The axes along which a cell has no say in the size of its column and row.
  package enum UnsizedAxes: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
  }

  /// Where a cell stands in its place, instead of the alignments.
  package enum Anchor: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
  }

  /// The alignment of the cells of a column, instead of the grid's.
  ///
  /// Cells that span columns ignore it.
  package enum ColumnAlignment: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
  }
}

/// Which row a cell is in.
package struct GridRowMembership: Sendable {
  /// What tells the row from others.
  package let id: ObjectIdentifier
  /// How the cells of the row are aligned; nil for the grid's way.
  package let alignment: VerticalAlignment?

  package init(id: ObjectIdentifier, alignment: VerticalAlignment?) {
    self.id = id
    self.alignment = alignment
  }
}

/// Views in rows and columns; a column is as wide as its widest cell.
///
/// Columns share the offered width like the views of an `HStack`, the least flexible first; then rows share the
/// height in the same way. Source: Apple, `Grid`; the distribution of the remaining space is ours.
public struct GridLayout: Layout, Equatable, Sendable {
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points, or `nil` for the cells' preference.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points, or `nil` for the cells' preference.
  public var verticalSpacing: CGFloat?

  /// The cached cells with their positions.
  public struct Cache {
    var table: GridTable
    var solutions: [GridSolution] = []
  }

  /// Creates a grid with an alignment and distances.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The cells in their places.
  public func makeCache(subviews: Subviews) -> Cache { Cache(table: GridTable(subviews)) }

  /// The sums of columns and rows with the distances between them.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    solution(for: proposal, cache: &cache).size
  }

  /// Places each cell in its column and row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let solution = solution(for: proposal, cache: &cache)
    for cell in cache.table.cells {
      let frame = solution.frame(of: cell).offsetBy(dx: bounds.minX, dy: bounds.minY)
      place(subviews[subviews.startIndex + cell.index], cell, frame, solution)
    }
  }

  private func solution(for proposal: ProposedViewSize, cache: inout Cache) -> GridSolution {
    if let known = cache.solutions.first(where: { $0.proposal == proposal }) { return known }
    let solution = GridSolution(
      of: cache.table, for: proposal, grid: self)
    if cache.solutions.count == 4 { cache.solutions.removeFirst() }
    cache.solutions.append(solution)
    return solution
  }

  private func place(
    _ view: LayoutSubview, _ cell: GridTable.Cell, _ frame: CGRect, _ solution: GridSolution
  ) {
    let proposal = ProposedViewSize(frame.size)
    if let anchor = view[GridCell.Anchor.self] {
      return view.place(at: anchor.point(in: frame), anchor: anchor, proposal: proposal)
    }
    let dimensions = view.dimensions(in: proposal)
    let isWide = cell.span > 1
    let horizontal = (isWide ? alignment.horizontal : alignment(ofColumn: cell, in: solution)).key
    let vertical = (cell.rowAlignment ?? alignment.vertical).key
    let x =
      isWide
      ? Self.start(of: dimensions, in: frame.size, horizontal)
      : solution.columnExtents[cell.column].origin(guide: dimensions.finite(horizontal))
        + Self.slack(solution.columnExtents[cell.column].length, in: frame.size, horizontal)
    let y =
      solution.rowExtents[cell.row].origin(guide: dimensions.finite(vertical))
      + Self.slack(solution.rowExtents[cell.row].length, in: frame.size, vertical)
    view.place(
      at: CGPoint(x: frame.minX + x, y: frame.minY + y), anchor: .topLeading, proposal: proposal)
  }

  func alignment(ofColumn cell: GridTable.Cell, in solution: GridSolution) -> HorizontalAlignment {
    solution.columnAlignments[cell.column] ?? alignment.horizontal
  }

  /// Where a view begins whose guide lies on that of its place.
  private static func start(
    of dimensions: ViewDimensions, in size: CGSize, _ key: AlignmentKey
  ) -> CGFloat {
    ViewDimensions(size: size).finite(key) - dimensions.finite(key)
  }

  /// How far aligned cells that do not fill their place are moved into it.
  private static func slack(_ length: CGFloat, in size: CGSize, _ key: AlignmentKey) -> CGFloat {
    let place = ViewDimensions(size: size).finite(key)
    var inner = size
    inner[key.axis] = length
    return place - ViewDimensions(size: inner).finite(key)
  }
}
