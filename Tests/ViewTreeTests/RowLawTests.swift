import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import InterfaceViews
@testable import ViewTree

/// What holds of grids, lists and tables whatever their measures are.
@Suite("Laws of grids, lists and tables") @MainActor
struct RowLawTests {
  private static let size = CGSize(width: 390, height: 1200)

  private struct Row: Identifiable {
    let id: Int
    var height: CGFloat
    var name: String { "r\(id)" }
  }

  private static func rows(seed: Int) -> [Row] {
    var random = SeededGenerator(seed: UInt64(seed))
    return (0..<random.integer(in: 2...9)).map {
      Row(id: $0, height: CGFloat(random.integer(in: 10...90)))
    }
  }

  private func picture<V: View>(
    width: CGFloat = size.width, direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ view: @escaping () -> V
  ) throws -> DisplayList {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let list = try scene(width: width, height: Self.size.height, environment: environment) {
      view()
    }.displayList()
    #expect(list.violations().isEmpty)
    return list
  }

  private func list(_ rows: [Row]) -> some View {
    List(rows) { row in Text(row.name).frame(height: row.height) }
  }

  private func table(_ rows: [Row], _ width: CGFloat) -> some View {
    Table(rows) {
      TableColumn("A") { row in Text(row.name).frame(height: row.height) }
      TableColumn("B") { _ in Text("b") }.width(width)
      TableColumn("C") { _ in Text("c") }
    }
  }

  @Test("Rows of a list follow each other from one left edge", arguments: 0..<30)
  func order(seed: Int) throws {
    let rows = Self.rows(seed: seed)
    let texts = try picture { list(rows) }.texts
    #expect(texts.map(\.run.text) == rows.map(\.name))
    #expect(Set(texts.map(\.position.x)).count == 1)
    for (text, next) in zip(texts, texts.dropFirst()) { #expect(text.position.y < next.position.y) }
  }

  @Test("A row that grows moves those after it, and none before it", arguments: 0..<30)
  func growing(seed: Int) throws {
    // From heights on that are no longer a row's least.
    let rows = Self.rows(seed: seed).map { Row(id: $0.id, height: $0.height + 60) }
    let index = seed % rows.count
    var changed = rows
    changed[index].height += 24
    let before = try picture { list(rows) }.texts.map(\.position.y)
    let after = try picture { list(changed) }.texts.map(\.position.y)
    for (row, (old, new)) in zip(before, after).enumerated() {
      // A text is in the middle of its row.
      expectNear(new - old, row < index ? 0 : row == index ? 12 : 24)
    }
  }

  @Test("A view without a picture changes nothing in lists and grids", arguments: 0..<20)
  func empty(seed: Int) throws {
    let rows = Self.rows(seed: seed)
    @MainActor func compare<V: View, W: View>(_ plain: V, _ other: W) throws {
      let (one, two) = (try picture { plain }, try picture { other })
      #expect(one.fillRects == two.fillRects)
      #expect(one.texts.map(\.position) == two.texts.map(\.position))
    }
    try compare(
      List { ForEach(rows) { Text($0.name) } },
      List {
        EmptyView()
        ForEach(rows) { Text($0.name) }
        EmptyView()
      })
    try compare(
      Grid { ForEach(rows) { row in GridRow { Text(row.name) } } },
      Grid {
        EmptyView()
        ForEach(rows) { row in
          GridRow {
            Text(row.name)
            EmptyView()
          }
        }
      })
    let columns = [GridItem(.flexible()), GridItem(.flexible())]
    try compare(
      LazyVGrid(columns: columns) { ForEach(rows) { Text($0.name) } },
      LazyVGrid(columns: columns) {
        ForEach(rows) { Text($0.name) }
        EmptyView()
      })
  }

  @Test("Plates and lines of a list from right to left are the mirror's", arguments: 0..<20)
  func mirrored(seed: Int) throws {
    let rows = Self.rows(seed: seed)
    let left = try picture { list(rows) }.fillRects
    let right = try picture(direction: .rightToLeft) { list(rows) }.fillRects
    let mirrored = left.map { rect in
      CGRect(
        x: Self.size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    try #require(mirrored.count == right.count)
    for (one, other) in zip(mirrored, right) { expectNear(one, other) }
  }

  @Test("Cells of a column begin where its title does, row by row", arguments: 0..<30)
  func columns(seed: Int) throws {
    let rows = Self.rows(seed: seed)
    let texts = try picture { table(rows, 70) }.texts
    try #require(texts.count == 3 * (rows.count + 1))
    for (index, text) in texts.enumerated() {
      expectNear(text.position.x, texts[index % 3].position.x)
    }
    for start in stride(from: 3, to: texts.count, by: 3) {
      for cell in 0..<3 {
        #expect(texts[start + cell].position.y > texts[start + cell - 3].position.y)
      }
    }
  }

  @Test("Columns without a width share what a column of a width leaves, in equal parts")
  func shares() throws {
    let rows = Self.rows(seed: 1)
    for width in stride(from: CGFloat(40), through: 120, by: 20) {
      let places = try [390, 450].map { whole in
        try picture(width: whole) { table(rows, width) }.texts.prefix(3).map(\.position.x)
      }
      // 60 more to share: the first column takes 30 of them, that of a width none.
      expectNear(places[1][0] - places[0][0], 0)
      expectNear(places[1][1] - places[0][1], 30)
      expectNear(places[1][2] - places[0][2], 30)
    }
  }
}
