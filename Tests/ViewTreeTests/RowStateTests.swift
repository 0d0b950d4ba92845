import Foundation
import Testing
import VectorGraphics

@testable import ViewTree

@Suite("State of rows")
@MainActor
struct RowStateTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    let width: CGFloat
  }

  /// A row that remembers the width that it was first given.
  private struct Row: View {
    @State private var first: CGFloat

    init(_ item: Item) { _first = State(initialValue: item.width) }

    var body: some View { Rectangle().frame(width: first, height: 1) }
  }

  /// The widths of the rows, after the items have changed.
  private func widths(_ old: [Item], _ new: [Item]) throws -> [CGFloat] {
    let stage = try Stage(old) { items in VStack { ForEach(items) { Row($0) } } }
    return try stage.show(new).fillRects.map(\.width)
  }

  private func items(_ ids: [Int], offset: CGFloat = 0) -> [Item] {
    ids.map { Item(id: $0, width: CGFloat($0) + offset) }
  }

  @Test("it is kept over insertion, removal and moves")
  func kept() throws {
    #expect(try widths(items([1, 2]), items([9, 1, 2], offset: 50)) == [59, 1, 2])
    #expect(try widths(items([1, 2, 3]), items([3, 1], offset: 50)) == [3, 1])
    #expect(try widths(items([1, 2, 3]), items([3, 2, 1], offset: 50)) == [3, 2, 1])
  }

  @Test("it is lost when ids change")
  func lost() throws {
    #expect(try widths(items([1, 2]), items([11, 12])) == [11, 12])
    #expect(try widths(items([1, 2]), []) == [])
  }

  @Test("it is lost when a row has been away")
  func away() throws {
    let stage = try Stage(items([1, 2])) { items in VStack { ForEach(items) { Row($0) } } }
    _ = try stage.show(items([2]))
    #expect(try stage.show(items([1, 2], offset: 50)).fillRects.map(\.width) == [51, 2])
  }
}
