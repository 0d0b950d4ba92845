import Foundation
import TestSupport
import Testing
import VectorGeometry
import ViewLayout

/// A random table of boxes: what its columns and rows must be is worked out here by the words of Apple's
/// documentation, not by the code under test.
private struct RandomTable {
  var random: SeededGenerator
  let spacing: CGSize
  /// Cells by rows; rows may be of different lengths.
  var rows: [[TestElement]] = []

  init(seed: Int, cell: (inout SeededGenerator) -> TestElement) {
    random = SeededGenerator(seed: UInt64(seed))
    spacing = CGSize(
      width: CGFloat(random.integer(in: 0...12)), height: CGFloat(random.integer(in: 0...12)))
    let columns = random.integer(in: 1...5)
    rows = (0..<random.integer(in: 1...5)).map { row in
      let count = row == 0 ? columns : random.integer(in: 1...columns)
      return (0..<count).map { _ in cell(&random) }
    }
    for row in rows { Self.join(row) }
  }

  /// Makes a row of cells.
  static func join(_ cells: [TestElement]) {
    let row = GridRowMembership(id: ObjectIdentifier(cells[0]), alignment: nil)
    for cell in cells { cell.values[ObjectIdentifier(GridCell.Row.self)] = row }
  }

  var cells: [TestElement] { rows.flatMap { $0 } }
  var columnCount: Int { rows.map(\.count).max() ?? 0 }

  func grid(_ alignment: Alignment = .topLeading) -> TestElement {
    ContainerElement(
      GridLayout(
        alignment: alignment, horizontalSpacing: spacing.width, verticalSpacing: spacing.height),
      cells)
  }

  /// The cells of a column.
  func column(_ index: Int) -> [TestElement] {
    rows.compactMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  static func box(_ random: inout SeededGenerator) -> TestElement {
    ViewLayoutTests.box(
      CGFloat(random.integer(in: 0...60)), CGFloat(random.integer(in: 0...40)))
  }

  static func flexible(_ random: inout SeededGenerator) -> TestElement {
    let least = CGFloat(random.integer(in: 0...20))
    return fill().width(min: least, max: least + CGFloat(random.integer(in: 0...80)))
      .height(min: 0, max: 10)
  }
}

/// Whether no two frames have more than an edge in common.
private func areApart(_ frames: [CGRect]) -> Bool {
  let inner = frames.map { $0.insetBy(dx: 1e-6, dy: 1e-6) }.filter { !$0.isNull && !$0.isEmpty }
  return inner.indices.allSatisfy { index in
    inner[(index + 1)...].allSatisfy { !$0.intersects(inner[index]) }
  }
}

@Suite("Laws of grids")
struct GridLawTests {
  @Test(
    "Columns are as wide as their widest cell, rows as high as their highest", arguments: 0..<300)
  func tracks(_ seed: Int) {
    let table = RandomTable(seed: seed, cell: RandomTable.box)
    let grid = table.grid().laidOut(nil, nil)
    var corner = CGPoint.zero
    for row in table.rows {
      for (index, cell) in row.enumerated() {
        let left = (0..<index).reduce(CGFloat(0)) {
          $0 + (table.column($1).map(\.frame.width).max() ?? 0) + table.spacing.width
        }
        #expect(abs(cell.frame.minX - left) < 1e-9 && abs(cell.frame.minY - corner.y) < 1e-9)
        corner.x = max(corner.x, left + (table.column(index).map(\.frame.width).max() ?? 0))
      }
      corner.y += (row.map(\.frame.height).max() ?? 0) + table.spacing.height
    }
    #expect(abs(grid.frame.width - corner.x) < 1e-9)
    #expect(abs(grid.frame.height - (corner.y - table.spacing.height)) < 1e-9)
  }

  @Test("Cells stay apart, in the grid, and in order, in every alignment", arguments: 0..<300)
  func apart(_ seed: Int) {
    let alignments: [Alignment] = [.center, .bottomTrailing, .topLeading, .trailing]
    let table = RandomTable(seed: seed, cell: RandomTable.box)
    let grid = table.grid(alignments[seed % 4]).laidOut(200, 100)
    #expect(areApart(table.cells.map(\.frame)))
    let bounds = grid.frame.insetBy(dx: -1e-6, dy: -1e-6)
    #expect(table.cells.allSatisfy { bounds.contains($0.frame) || $0.frame.isEmpty })
    for (row, next) in zip(table.rows, table.rows.dropFirst()) {
      let bottom = row.map(\.frame.maxY).max() ?? 0
      #expect(next.allSatisfy { $0.frame.minY >= bottom + table.spacing.height - 1e-6 })
    }
    for row in table.rows {
      for (cell, next) in zip(row, row.dropFirst()) {
        #expect(next.frame.minX >= cell.frame.maxX + table.spacing.width - 1e-6)
      }
    }
  }

  @Test("Columns of cells that fill share the proposal, with the distances between them")
  func filling() {
    for seed in 0..<200 {
      var table = RandomTable(seed: seed) { _ in fill() }
      let width = CGFloat(table.random.integer(in: 100...500))
      let grid = table.grid().laidOut(width, 80)
      let count = CGFloat(table.columnCount)
      let own = (width - table.spacing.width * (count - 1)) / count
      #expect(abs(grid.frame.width - width) < 1e-6, "seed \(seed)")
      #expect(table.cells.allSatisfy { abs($0.frame.width - own) < 1e-6 }, "seed \(seed)")
    }
  }

  @Test("A wider proposal makes no grid narrower, and no grid of boxes wider")
  func monotony() {
    for seed in 0..<200 {
      let widths = stride(from: CGFloat(0), through: 600, by: 50)
      let flexible = widths.map {
        RandomTable(seed: seed, cell: RandomTable.flexible).grid().laidOut($0, 100).frame.width
      }
      #expect(zip(flexible, flexible.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 }, "seed \(seed)")
      let fixed = widths.map {
        RandomTable(seed: seed, cell: RandomTable.box).grid().laidOut($0, 100).frame.width
      }
      #expect(Set(fixed).count == 1, "seed \(seed)")
    }
  }

  @Test("A layout from right to left is the mirror of one from left to right", arguments: 0..<200)
  func mirrored(_ seed: Int) {
    let left = RandomTable(seed: seed, cell: RandomTable.box)
    let right = RandomTable(seed: seed, cell: RandomTable.box)
    let bounds = left.grid(.center).laidOut(150, 90).frame
    let other = right.grid(.center).laidOut(150, 90, direction: .rightToLeft).frame
    #expect(bounds == other)
    for (one, two) in zip(left.cells, right.cells) {
      #expect(abs(one.frame.minX - (bounds.maxX - two.frame.maxX)) < 1e-6)
      #expect(one.frame.minY == two.frame.minY)
    }
  }

  @Test("A cell that spans columns is between their outer edges, which it moves only apart")
  func spans() {
    for seed in 0..<200 {
      var table = RandomTable(seed: seed, cell: RandomTable.box)
      _ = table.grid().laidOut(nil, nil)
      let before = (0..<table.columnCount).map { table.column($0).map(\.frame.minX).min() ?? 0 }
      let wide = RandomTable.box(&table.random).frame(CGFloat(table.random.integer(in: 0...300)))
      wide.values[ObjectIdentifier(GridCell.Columns.self)] = table.columnCount
      RandomTable.join([wide])
      table.rows.append([wide])
      let grid = table.grid().laidOut(nil, nil)
      #expect(wide.frame.minX == 0 && wide.frame.maxX <= grid.frame.maxX + 1e-6, "seed \(seed)")
      let after = (0..<table.columnCount).map { index in
        table.rows.dropLast().compactMap { $0.indices.contains(index) ? $0[index].frame.minX : nil }
          .min() ?? 0
      }
      #expect(zip(before, after).allSatisfy { $0 <= $1 + 1e-6 }, "seed \(seed)")
      let rest = table.rows.dropLast().flatMap { $0 }.map(\.frame.maxX).max() ?? 0
      #expect(grid.frame.width >= max(wide.frame.width, rest) - 1e-6, "seed \(seed)")
    }
  }
}

@Suite("Laws of lazy grids")
struct LazyGridLawTests {
  private func track(
    _ size: LazyGridTrack.Size, spacing: CGFloat?
  ) -> LazyGridTrack { LazyGridTrack(size: size, spacing: spacing, alignment: .topLeading) }

  private func cells(_ count: Int, _ random: inout SeededGenerator) -> [TestElement] {
    (0..<count).map { _ in
      let height = CGFloat(random.integer(in: 1...30))
      return fill().height(min: height, max: height)
    }
  }

  @Test("Flexible tracks and distances make the proposal, all tracks alike", arguments: 0..<200)
  func flexible(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = random.integer(in: 1...6)
    let spacing = CGFloat(random.integer(in: 0...10))
    let items = (0..<count).map { _ in
      track(.flexible(minimum: 0, maximum: .infinity), spacing: spacing)
    }
    let views = cells(random.integer(in: 1...20), &random)
    let width = CGFloat(random.integer(in: 100...400))
    let layout = LazyGridLayout(
      axis: .vertical, items: items, alignment: .topLeading, spacing: spacing)
    let grid = ContainerElement(layout, views).laidOut(width, nil)
    #expect(abs(grid.frame.width - width) < 1e-6)
    let own = (width - spacing * CGFloat(count - 1)) / CGFloat(count)
    var top: CGFloat = 0
    for start in stride(from: 0, to: views.count, by: count) {
      let line = views[start..<min(start + count, views.count)]
      for (index, view) in line.enumerated() {
        #expect(abs(view.frame.width - own) < 1e-6)
        #expect(abs(view.frame.minX - CGFloat(index) * (own + spacing)) < 1e-6)
        #expect(abs(view.frame.minY - top) < 1e-6)
      }
      top += (line.map(\.frame.height).max() ?? 0) + spacing
    }
    #expect(abs(grid.frame.height - (top - spacing)) < 1e-6)
  }

  @Test("An adaptive track stands for as many as fit, and for no more", arguments: 0..<200)
  func adaptive(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let least = CGFloat(random.integer(in: 10...80))
    let spacing = CGFloat(random.integer(in: 0...10))
    let width = CGFloat(random.integer(in: 90...600))
    let views = cells(60, &random)
    let layout = LazyGridLayout(
      axis: .vertical,
      items: [track(.adaptive(minimum: least, maximum: .infinity), spacing: spacing)],
      alignment: .topLeading, spacing: 0)
    _ = ContainerElement(layout, views).laidOut(width, nil)
    let count = CGFloat(views.count { $0.frame.minY == 0 })
    #expect(count * least + (count - 1) * spacing <= width + 1e-6)
    #expect((count + 1) * least + count * spacing > width - 1e-6)
    #expect(areApart(views.map(\.frame)))
    #expect(abs((views.map(\.frame.maxX).max() ?? 0) - width) < 1e-6)
  }

  @Test("Fixed tracks have their lengths, whatever is proposed")
  func fixed() {
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(seed))
      let lengths = (0..<random.integer(in: 1...5)).map { _ in
        CGFloat(random.integer(in: 1...90))
      }
      let layout = LazyGridLayout(
        axis: .vertical, items: lengths.map { track(.fixed($0), spacing: 3) },
        alignment: .topLeading, spacing: 0)
      let views = cells(lengths.count, &random)
      let sum = lengths.reduce(0, +) + 3 * CGFloat(lengths.count - 1)
      _ = ContainerElement(layout, views).laidOut(sum, nil)
      #expect(views.map(\.frame.width) == lengths, "seed \(seed)")
    }
  }
}
