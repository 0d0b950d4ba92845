import DocumentModel
import Foundation
import TestSupport
import Testing
import VectorGraphics
import ViewTree

@testable import DocumentViews

@Suite struct FormatExampleTests {
  /// Names that are used where nothing is drawn.
  private static let undrawn: Set<String> = ["EmptyView", "accessibilityHidden"]

  /// Names without an example: no scene takes what they say yet.
  private static let unusable: Set<String> = ["surroundings"]

  private static let examples = FormatTopic.all.flatMap { topic in
    topic.examples.map { Case(topic: topic, example: $0) }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let topic: FormatTopic
    let example: FormatExample

    var testDescription: String { "\(topic.kind.rawValue) \(topic.name)" }
  }

  @Test func `Every name has an example, and every example a name`() {
    for topic in FormatTopic.all where topic.kind != .function {
      let isUnusable = Self.unusable.contains(topic.name)
      #expect(topic.examples.isEmpty == isUnusable, "\(topic.kind) \(topic.name)")
    }
    for kind in FormatTopic.Kind.allCases {
      let names = Set(FormatTopic.all.filter { $0.kind == kind }.map(\.name))
      #expect(Set(FormatExample.all(of: kind).keys).subtracting(names) == [])
    }
  }

  @Test(arguments: examples) @MainActor
  func `An example is read without a warning, shows its name, and draws something`(
    _ test: Case
  ) throws {
    let text = test.example.document()
    #expect(text.contains("\"\(test.topic.name)\"") || test.topic.kind == .value, "\(text)")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 76 || !$0.contains("{") })
    let files = Dictionary(
      uniqueKeysWithValues: test.example.files.map { name in
        (name, Array((ExampleFiles.all[name] ?? "").utf8))
      })
    try withFolder(files) { folder in
      let scene = try scene(text, root: folder)
      #expect(scene.warnings.map(\.message) == [], "\(text)")
      let graph = try scene.graph()
      let list = try graph.displayList(at: test.example.time)
      #expect(graph.problems.map(\.problem.message) == [], "\(text)")
      let isDrawn = !list.items.isEmpty
      #expect(isDrawn || Self.undrawn.contains(test.topic.name), "\(text)")
    }
    #expect(!test.example.isDocument || test.example.document(isDark: true) == text)
  }

  @Test func `A document is written within 76 columns, canonical but for its width`() throws {
    let example = try #require(FormatTopic.all.first { $0.name == "Circle" }?.examples.first)
    #expect(
      example.text == """
        {
          "view": "Circle",
          "modifiers": [{ "fill": "orange" }]
        }

        """)
    #expect(
      example.document() == """
        {
          "shapeshift": 1,
          "canvas": {
            "width": 200,
            "height": 120,
            "padding": 16,
            "background": "white"
          },
          "view": { "view": "Circle", "modifiers": [{ "fill": "orange" }] }
        }

        """)
  }

  @Test func `Functions have examples with their values`() throws {
    let functions = FormatTopic.all.filter { $0.kind == .function }
    #expect(functions.count == ExpressionReference.functions.count && functions.count > 30)
    let map = try #require(functions.first { $0.name == "map" })
    #expect(map.shortForms.contains("map([1, 2, 3], x => x * x) is [1,4,9]"))
  }
}
