import Foundation
import Testing

@testable import ShapeShiftCLI

/// Swift files whose views show the models of a container.
@Suite("Swift files, models", .serialized)
struct SwiftModelTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
    try workspace.write(
      """
      import SwiftUI
      import SwiftData
      @Model final class Item {
        var name: String
        @Relationship(inverse: \\Tag.item) var tags: [Tag] = []
        init(_ name: String) { self.name = name }
      }
      @Model final class Tag {
        var title: String
        var item: Item?
        init(_ title: String) { self.title = title }
      }
      """, to: "app/Item.swift")
    try workspace.write(
      """
      import SwiftUI
      import SwiftData
      struct Items: View {
        @Environment(\\.modelContext) private var context
        @Query(sort: \\Item.name, order: .reverse) private var items: [Item]
        @Query private var tags: [Tag]
        var body: some View {
          Text(items.map { "\\($0.name)\\($0.tags.count)" }.joined(separator: " ") + " \\(tags.count)")
            .task {
              try? await Task.sleep(for: .seconds(0.5))
              let item = Item("D")
              context.insert(item)
              Tag("new").item = item
              items.last?.name = "Z"
              items.first { $0.name == "B" }.map(context.delete)
              try? context.save()
            }
        }
      }
      @MainActor let shared: ModelContainer = {
        let container = try! ModelContainer(
          for: Schema([Item.self, Tag.self]),
          configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
        for name in ["A", "B", "C"] {
          let item = Item(name)
          item.tags = [Tag(name)]
          container.mainContext.insert(item)
        }
        return container
      }()
      struct Sample: PreviewModifier {
        static func makeSharedContext() async throws -> ModelContainer {
          let container = try ModelContainer(for: Item.self)
          container.mainContext.insert(Item("S"))
          return container
        }
        func body(content: Content, context: ModelContainer) -> some View {
          content.padding(1).modelContainer(context)
        }
      }
      #Preview("Shared") { Items().modelContainer(shared) }
      #Preview("Empty") { Items().modelContainer(for: Item.self, inMemory: true) }
      #Preview("Sample", traits: .modifier(Sample())) { Items() }
      """, to: "app/Items.swift")
  }

  private func words(_ preview: String, at time: String = "0") throws -> String {
    let outcome = try workspace.run([
      "describe", "--accessibility", "app", "--preview", preview, "--time", time,
    ])
    #expect(outcome.messages.isEmpty)
    return outcome.text
  }

  @Test("Models of a container, of a new one, and of a preview's own are shown as they change")
  func shown() throws {
    #expect(try words("Shared").contains(#""C1 B1 A1 3""#))
    #expect(try words("Shared", at: "1").contains(#""Z1 D1 C1 4""#))
    #expect(try words("Empty").contains(#"" 0""#))
    #expect(try words("Empty", at: "1").contains(#""Z1 1""#))
    #expect(try words("Sample").contains(#""S0 0""#))
  }

  @Test("A container that outlives a scene is as it was when the next one begins")
  func again() throws {
    for _ in 0..<2 {
      let outcome = try workspace.run([
        "frames", "app", "--preview", "Shared", "--fps", "2", "--duration", "1.5", "-o",
        "film/%04d.png",
      ])
      #expect(outcome.messages.isEmpty || outcome.messages.hasPrefix("wrote "))
    }
    for (frame, time) in [(0, "0"), (2, "1")] {
      _ = try workspace.run([
        "render", "app", "--preview", "Shared", "--time", time, "-o", "alone.png",
      ])
      let film = try workspace.bytes("film/000\(frame).png")
      #expect(try workspace.bytes("alone.png") == film)
    }
  }
}
