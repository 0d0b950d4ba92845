import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import InterfaceViews
@testable import ViewTree

@Suite("Lists that are edited, and selections")
@MainActor
struct ListEditingTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
  }

  private let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")]

  private func rects<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> [CGRect] {
    try list(view).fillRects
  }

  private func list<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> DisplayList {
    let list = try scene(width: 390, height: 400) { view() }.displayList()
    #expect(list.violations().isEmpty)
    return list
  }

  nonisolated private func isGray(_ fill: FillItem) -> Bool {
    fill.paint == .color(Color.systemGray4.resolve(in: EnvironmentValues()))
  }

  @Test("the row of the selection has a ground: found by its element's id, or by its tag")
  func selection() throws {
    let people = people
    let byID = try list { List(people, selection: .constant(2)) { Text($0.name) } }
    #expect(byID.fills.filter(isGray).map(\.path.boundingRect) == [CGRect(16, 64, 358, 44)])
    let byTag = try list {
      List(selection: .constant(Set(["b", "c"]))) {
        Text("A").tag("a")
        Text("B").tag("b")
      }
    }
    #expect(byTag.fills.filter(isGray).map(\.path.boundingRect) == [CGRect(16, 64, 358, 44)])
    let none = try list { List(people, selection: .constant(Int?.none)) { Text($0.name) } }
    #expect(none.fills.filter(isGray).isEmpty)
  }

  @Test("rows of a list that is edited have signs to delete and handles to move")
  func editing() throws {
    let people = people
    func rows(_ mode: EditMode) throws -> DisplayList {
      try list {
        List {
          ForEach(people) { Text($0.name).deleteDisabled($0.id == 2) }
            .onDelete { _ in }
            .onMove { _, _ in }
          Text("Fixed")
        }
        .environment(\.editMode, .constant(mode))
      }
    }
    let active = try rows(.active)
    let signs = active.fillRects.filter { $0.size == CGSize(width: 22, height: 22) }
    #expect(signs == [CGRect(32, 31, 22, 22)])
    #expect(active.fillRects.filter { $0.size == CGSize(width: 20, height: 2) }.count == 6)
    // The sign and 16 points before the name.
    #expect(active.texts.map(\.position.x) == [70, 32, 32])
    let inactive = try rows(.inactive)
    #expect(inactive.texts.map(\.position.x) == [32, 32, 32])
  }

  @Test("where several rows may be selected, rows have circles, filled in those that are")
  func circles() throws {
    let people = people
    let list = try list {
      List(people, selection: .constant(Set([2]))) { Text($0.name) }
        .environment(\.editMode, .constant(.active))
    }
    #expect(
      list.fillRects.filter { $0.size == CGSize(width: 22, height: 22) }
        == [CGRect(32, 75, 22, 22)])
    #expect(list.items.flatMap(\.strokes).count == 2)
  }

  @Test("the selected row of a table has a ground, and every other row where that is said")
  func tables() throws {
    let people = people
    let selected = try list {
      Table(people, selection: .constant(2)) { TableColumn("Name", value: \.name) }
    }
    #expect(selected.fills.filter(isGray).count == 1)
    let striped = try rects {
      Table(people) { TableColumn("Name", value: \.name) }
        .tableColumnHeaders(.hidden)
        .tableStyle(.inset(alternatesRowBackgrounds: true))
    }
    // 17 high with 11 above and below.
    #expect(striped.contains(CGRect(8, 0, 374, 39)))
    #expect(!striped.contains(CGRect(8, 39, 374, 39)))
    let bordered = try list {
      Table(people) { TableColumn("Name", value: \.name) }.tableStyle(.bordered)
    }
    #expect(bordered.items.flatMap(\.strokes).count == 1)
  }
}
