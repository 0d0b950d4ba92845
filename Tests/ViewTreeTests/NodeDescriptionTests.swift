import Foundation
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

@Suite("NodeDescription")
@MainActor
struct NodeDescriptionTests {
  @Test("a view has its own frame and one with its modifiers")
  func frames() throws {
    let graph = scene {
      VStack(spacing: 0) {
        Rectangle().frame(width: 20, height: 10).padding(5).offset(x: 7).id("bar")
        Spacer()
      }
    }
    _ = try graph.displayList()
    let root = try #require(graph.describe().first)
    #expect(root.view == "VStack")
    #expect(root.frame == CGRect(x: 35, y: 0, width: 30, height: 100))
    let bar = try #require(root.children.first)
    #expect(bar.id == "bar")
    #expect(bar.frame == CGRect(x: 47, y: 5, width: 20, height: 10))
    #expect(bar.outerFrame == CGRect(x: 35, y: 0, width: 30, height: 20))
    #expect(root.children.map(\.view) == ["Rectangle", "Spacer"])
  }

  @Test("a document's views carry their places; what modifiers add comes after the children")
  func tags() throws {
    let graph = scene {
      ZStack {
        Circle().documentNode(DocumentNodeTag(place: "/view/children/0", id: "c", view: "Circle"))
      }
      .documentNode(DocumentNodeTag(place: "/view", id: nil, view: "ZStack"))
      .overlay {
        Text("ab").documentNode(
          DocumentNodeTag(place: "/view/modifiers/0/overlay/content", id: nil, view: "Text"))
      }
    }
    _ = try graph.displayList()
    let root = try #require(graph.describe().first)
    #expect(root.pointer == "/view")
    #expect(
      root.children.map(\.pointer) == ["/view/children/0", "/view/modifiers/0/overlay/content"])
    #expect(root.children.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(try graph.displayList().items.flatMap(\.origins).first == "root/ZStack/Circle#c")
  }
}
