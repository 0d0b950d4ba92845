import SwiftUI
import Testing

@Suite("Labels in bars")
@MainActor
struct BarLabelTests {
  private func list<C: View>(@ViewBuilder _ items: () -> C) throws -> String {
    let items = items()
    let view = NavigationStack { Text("page").toolbar { ToolbarItem { items } } }
    return "\(try ImageRenderer(content: view.frame(width: 300, height: 300)).displayList())"
  }

  @Test("labels are their icons, unless they say otherwise")
  func icons() throws {
    #expect(try !list { Button("Add", systemImage: "plus") {} }.contains("Add"))
    #expect(
      try list { Button("Add", systemImage: "plus") {} }
        == list {
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
        })
    let both = try list { Label("Add", systemImage: "plus").labelStyle(.titleAndIcon) }
    #expect(both.contains("Add"))
    #expect(try list { Button("Add") {} }.contains("Add"))
  }

  @Test("no symbol is drawn for no name, and none is missed")
  func emptyName() throws {
    let renderer = ImageRenderer(content: Image(systemName: "").frame(width: 20, height: 20))
    #expect(try !"\(renderer.displayList())".contains("fill"))
    #expect(renderer.problems == [])
  }
}
