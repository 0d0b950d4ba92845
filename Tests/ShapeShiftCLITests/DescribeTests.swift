import Foundation
import Testing

@Suite("shapeshift describe")
struct DescribeTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(#"{"kind": "square"}"#, to: "model.json")
  }

  @Test("The display list is that of the picture")
  func displayList() throws {
    let outcome = try workspace.run(
      "describe", "model.json", "--display-list", "--size", "300x200")
    #expect(outcome.status == 0)
    #expect(outcome.messages == "")
    #expect(outcome.text.hasPrefix("displayList 300 200\n"))
    #expect(outcome.text.contains("  fill rect(0 0 300 200) #000AFFFF @root/ZStack/0:Rectangle"))
  }

  @Test("The layout is traced by proposals and answers")
  func layout() throws {
    let outcome = try workspace.run("describe", "--layout", "model.json", "--size", "300x200.5")
    #expect(outcome.status == 0)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.first == "canvas  300x200.5 -> 300x200.5")
    #expect(lines.dropFirst().first == "  ZStack  300x200.5 -> 300x200.5")
    #expect(lines.contains("    Rectangle  300x200.5 -> 300x200.5"))
  }

  @Test("The tree is JSON on request, with frames from the canvas's top left")
  func json() throws {
    let outcome = try workspace.run("describe", "--json", "model.json")
    #expect(outcome.status == 0)
    let tree = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    #expect(tree["canvas"] as? [Double] == [400, 400])
    let root = try #require(tree["root"] as? [String: Any])
    #expect(Set(root.keys) == ["id", "path", "view", "frame", "outerFrame", "children"])
    #expect(root["view"] as? String == "ZStack")
    #expect(root["frame"] as? [Double] == [0, 0, 400, 400])
    #expect((root["children"] as? [[String: Any]])?.first?["view"] as? String == "Rectangle")
  }

  @Test("Views of a document have their ids, places and both frames; padding and sizes count")
  func document() throws {
    try workspace.write(
      """
      { "shapeshift": 1, "canvas": { "width": 100, "padding": 10 },
        "view": { "view": "Rectangle", "id": "sun",
                  "modifiers": [{ "frame": { "width": 20, "height": 30 } }, { "padding": 5 }] } }
      """, to: "doc.json")
    let outcome = try workspace.run("describe", "--json", "doc.json")
    #expect(outcome.messages == "")
    // Height: the frame's 30, its padding and the canvas's. The view stands in the middle of 100.
    #expect(
      outcome.text == """
        {
          "canvas": [100, 60],
          "root": {
            "id": "sun",
            "path": "/view",
            "view": "Rectangle",
            "frame": [40, 15, 20, 30],
            "outerFrame": [35, 10, 30, 40],
            "children": []
          }
        }

        """)
  }

  @Test("The tree is a table for people")
  func table() throws {
    let outcome = try workspace.run("describe", "model.json")
    #expect(outcome.status == 0)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first?.hasPrefix("canvas ") == true)
    #expect(lines.allSatisfy { $0.hasSuffix("  400  400") })
    #expect(lines.contains { $0.hasPrefix("  Rectangle ") })
    #expect(Set(lines.map(\.count)).count == 1)
  }

  @Test("Two forms at once are wrong use")
  func exclusive() throws {
    #expect(try workspace.run("describe", "model.json", "--json", "--layout").status == 64)
  }
}
