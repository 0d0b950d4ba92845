import Foundation
import Testing

@Suite("shapeshift morph")
struct MorphTests {
  private let workspace: Workspace
  private let square = "M0,0 L10,0 L10,10 L0,10 Z"

  init() throws { workspace = try Workspace() }

  @Test("The path at a time is printed; ends are printed as they were written")
  func times() throws {
    let outcome = try workspace.run(
      "morph", square, "M10,0 h10 v10 h-10 z", "--times", "0,0.5,1")
    #expect(outcome.status == 0)
    #expect(
      outcome.text == """
        M0,0 L10,0 L10,10 L0,10 Z
        M5,0 L15,0 L15,10 L5,10 Z
        M10,0 h10 v10 h-10 z

        """)
  }

  @Test("With --json, times and path data are printed as arrays")
  func json() throws {
    let outcome = try workspace.run("morph", square, square, "--times", "0,1", "--json")
    #expect(outcome.text == "[[0, \"\(square)\"], [1, \"\(square)\"]]\n")
  }

  @Test("A file of pairs is printed as the scorer reads it")
  func pairs() throws {
    try workspace.write(
      #"{"pairs": [{"id": "a", "from": "M0,0 H9 V9 Z", "to": "M0,0 H8 V8 Z"}]}"#,
      to: "pairs.json")
    let outcome = try workspace.run("morph", "--pairs", "pairs.json", "--times", "0,0.5,1")
    let read =
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let frames = try #require((read?["pairs"] as? [String: Any])?["a"] as? [[Any]])
    #expect(frames.count == 3)
    #expect(frames[0][1] as? String == "M0,0 H9 V9 Z")
  }

  @Test("An SVG file with one path and a document are shapes; an SVG that moves is written")
  func files() throws {
    try workspace.write("<svg><path fill='red' d='\(square)'/></svg>", to: "a.svg")
    try workspace.write(#"{"shapeshift": 1, "view": {"view": "Circle"}}"#, to: "b.json")
    let outcome = try workspace.run("morph", "a.svg", "b.json", "-o", "out.svg")
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
    let text = try workspace.text("out.svg")
    #expect(text.contains("<animate attributeName=\"d\""))
  }

  @Test("A folder of numbered pictures is written", arguments: ["png", "svg"])
  func frames(_ format: String) throws {
    let outcome = try workspace.run(
      "morph", square, "M5,0 L10,10 L0,10 Z", "-o", "out", "--frames", "3", "--format", format)
    #expect(outcome.status == 0)
    #expect(
      try workspace.names(in: "out") == (0..<3).map { "morph_000\($0).\(format)" })
  }

  @Test("The plan says which points go where")
  func plan() throws {
    let outcome = try workspace.run("morph", square, "M10,0 h10 v10 h-10 z", "--plan")
    #expect(
      outcome.text == """
        outline 1: closed, 4 nodes, straight
          0 0 -> 10 0
          10 0 -> 20 0
          10 10 -> 20 10
          0 10 -> 10 10

        """)
  }

  @Test("Letters are shapes, in the middle of each other; --text takes anything for letters")
  func letters() throws {
    let outcome = try workspace.run("morph", "I", "W", "--times", "0,1", "--json")
    #expect(outcome.status == 0)
    let frames = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [[Any]])
    let spans = frames.map { frame in
      let xs = (frame[1] as? String ?? "").matches(of: /(-?[0-9.]+),/).compactMap { Double($0.1) }
      return (low: xs.min() ?? 0, high: xs.max() ?? 0)
    }
    #expect(abs(spans[0].low + spans[0].high) < 6)
    #expect(abs(spans[1].low + spans[1].high) < 6)
    #expect((spans[0].high - spans[0].low) * 3 < spans[1].high - spans[1].low)
    let same = try workspace.run("morph", "--text", "M0", "M0", "--plan")
    #expect(same.status == 0)
    #expect(same.text.hasPrefix("outline 1: closed"))
  }

  @Test("Files that move are written", arguments: ["gif", "png"])
  func movies(_ format: String) throws {
    let outcome = try workspace.run(
      "morph", square, "M5,0 L10,10 L0,10 Z", "-o", "out.\(format)", "--duration", "0.2", "--fps",
      "10", "--size", "32")
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
    let start = try workspace.bytes("out.\(format)").prefix(4)
    #expect(start == (format == "gif" ? [0x47, 0x49, 0x46, 0x38] : [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("The plan is drawn: printed as SVG, or written")
  func debug() throws {
    let printed = try workspace.run("morph", square, "M10,0 h10 v10 h-10 z", "--debug")
    #expect(printed.text.hasPrefix("<svg"))
    // Four nodes at each end.
    #expect(printed.text.matches(of: /<circle/).count == 8)
    let wrong = try workspace.run("morph", square, square, "--debug", "-o", "x.gif")
    #expect(wrong.status == 64)
    #expect(wrong.messages.contains("-o NAME.svg"))
  }

  @Test("What is wrong is said, and nothing is written")
  func wrong() throws {
    let badPath = try workspace.run("morph", "M0,0 L", square)
    #expect(badPath.status == 65)
    #expect(badPath.messages.contains("offset 6"))
    let missing = try workspace.run("morph", "nothing.svg", square)
    #expect(missing.status == 66)
    let alone = try workspace.run("morph", square)
    #expect(alone.status == 64)
    let late = try workspace.run("morph", square, square, "--times", "2")
    #expect(late.status == 64)
    try workspace.write("<svg/>", to: "empty.svg")
    let empty = try workspace.run("morph", "empty.svg", square, "-o", "x.svg")
    #expect(empty.status == 65)
    #expect(try workspace.names() == ["empty.svg"])
  }
}
