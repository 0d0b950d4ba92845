import Foundation
import Testing

@Suite("shapeshift fmt")
struct FormatTests {
  static let canonical = """
    {
      "kind": "square",
      "fill": { "hue": 0.2, "saturation": 1, "brightness": 1, "opacity": 1 },
      "outline": { "hue": 0.08, "saturation": 1, "brightness": 1, "opacity": 1 },
      "outlineWidth": 15,
      "$schema": "s"
    }

    """

  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("{'$schema': 's', fill: {hue: .2}, kind: 'square'}", to: "model.json")
  }

  @Test("A plain model is written with all its keys, once and for all")
  func model() throws {
    for _ in 0..<2 {
      let outcome = try workspace.run("fmt", "model.json")
      #expect(outcome.status == 0)
      #expect(outcome.text + outcome.messages == "")
      #expect(try workspace.text("model.json") == Self.canonical)
    }
    #expect(try workspace.names() == ["model.json"])
  }

  @Test("--check names what would change and changes nothing")
  func check() throws {
    try workspace.write(Self.canonical, to: "good.json")
    let before = try workspace.text("model.json")
    let outcome = try workspace.run("fmt", "--check", "good.json", "model.json")
    #expect(outcome.status == 1)
    #expect(outcome.text == "model.json\n")
    #expect(outcome.messages == "")
    #expect(try workspace.text("model.json") == before)
    #expect(try workspace.run("fmt", "--check", "good.json").status == 0)
  }

  @Test("Comments stay where they are, unless they are to be dropped")
  func comments() throws {
    let text = "{ // why\n kind: 'square', fill: {hue: .2}, /* as given */\n '$schema': 's' }"
    try workspace.write(text, to: "c.json5")
    #expect(try workspace.run("fmt", "--check", "c.json5").status == 1)
    let kept = try workspace.run("fmt", "c.json5")
    #expect(kept.status == 0 && kept.messages == "")
    #expect(
      try workspace.text("c.json5") == """
        {
          // why
          "kind": "square",
          "fill": { "hue": 0.2, "saturation": 1, "brightness": 1, "opacity": 1 }, /* as given */
          "outline": { "hue": 0.08, "saturation": 1, "brightness": 1, "opacity": 1 },
          "outlineWidth": 15,
          "$schema": "s"
        }

        """)
    #expect(try workspace.run("fmt", "--check", "c.json5").status == 0)
    #expect(try workspace.run("fmt", "--strip-comments", "c.json5").status == 0)
    #expect(try workspace.text("c.json5") == Self.canonical)
  }

  @Test("Standard input goes to standard output")
  func pipe() throws {
    let outcome = try workspace.run("fmt", "-", input: try workspace.text("model.json"))
    #expect(outcome.status == 0)
    #expect(outcome.text == Self.canonical)
  }

  @Test("A document with views keeps its keys and gets no others")
  func document() throws {
    let outcome = try workspace.run(
      "fmt", "-", input: #"{"view": {"view": "Circle"}, shapeshift: 1}"#)
    #expect(outcome.text == "{\n  \"view\": { \"view\": \"Circle\" },\n  \"shapeshift\": 1\n}\n")
  }

  @Test("What can't be read is left alone; the others are formatted")
  func broken() throws {
    try workspace.write("{", to: "broken.json")
    let outcome = try workspace.run("fmt", "broken.json", "model.json")
    #expect(outcome.status == 65)
    #expect(try workspace.text("broken.json") == "{")
    #expect(try workspace.text("model.json") == Self.canonical)
  }
}
