import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics

@testable import InterfaceViews
@testable import ViewTree

/// Whether pointers can reach an element.
@Suite("Pointers and elements")
@MainActor
struct PointerPartTests {
  private func passes<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> Bool {
    let graph = scene { VStack(spacing: 0) { Group { view() }.accessibilityIdentifier("parts") } }
    _ = try graph.displayList()
    let elements = graph.accessibilityTree().all.filter { $0.identifier == "parts" }
    #expect(elements.count == 1)
    return try #require(elements.first).letsPointersThrough
  }

  @Test("An element lets pointers through only if all of its parts do")
  func parts() throws {
    #expect(
      try !passes {
        Color.red
        Color.blue.allowsHitTesting(false)
      })
    #expect(
      try !passes {
        Color.red.allowsHitTesting(false)
        Color.blue
      })
    #expect(
      try passes {
        Color.red.allowsHitTesting(false)
        Color.blue.allowsHitTesting(false)
      })
  }

  @Test("A row of several that can be selected has no action unless the list is edited")
  func rows() throws {
    func actions(_ mode: EditMode) throws -> [String] {
      let graph = scene(width: 390, height: 400) {
        List(selection: .constant(Set<Int>())) { Text("A").tag(1) }
          .environment(\.editMode, .constant(mode))
      }
      _ = try graph.displayList()
      return graph.accessibilityTree().all.flatMap(\.actions).map(\.name)
    }
    let (inactive, active) = (try actions(.inactive), try actions(.active))
    #expect(inactive == [])
    // Of the row, and of its circle.
    #expect(active == ["press", "press"])
  }
}
