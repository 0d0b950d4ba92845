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
    try workspace.write(
      "<svg xmlns='http://www.w3.org/2000/svg'><path fill='red' d='\(square)'/></svg>", to: "a.svg")
    try workspace.write(#"{"shapeshift": 1, "view": {"view": "Circle"}}"#, to: "b.json")
    let outcome = try workspace.run("morph", "a.svg", "b.json", "-o", "out.svg")
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
    let text = try workspace.text("out.svg")
    #expect(text.contains("<animate attributeName=\"d\""))
  }

  @Test("Documents keep their paint; halfway between two colours is their mean as linear RGB")
  func paint() throws {
    for (name, color) in [("a", "#FF0000"), ("b", "#0000FF")] {
      try workspace.write(
        #"{"shapeshift": 1, "canvas": {"width": 40, "height": 40}, "view": {"view": "Rectangle", "#
          + #""modifiers": [{"fill": "\#(color)"}]}}"#, to: "\(name).json")
    }
    let outcome = try workspace.run(
      "morph", "a.json", "b.json", "-o", "out", "--frames", "3", "--format", "svg")
    #expect(outcome.messages == "wrote 3 images to out\n")
    let texts = try (0..<3).map { try workspace.text("out/morph_000\($0).svg").lowercased() }
    #expect(texts[0].contains("#ff0000") || texts[0].contains("#f00") || texts[0].contains("red"))
    // Half of full linear light is 188 of 255 in sRGB: 1.055 * 0.5^(1/2.4) - 0.055 = 0.735.
    #expect(texts[1].contains("#bc00bc"))
  }

  @Test("The path of an SVG file keeps its fill and its line")
  func paintOfSVG() throws {
    try workspace.write(
      "<svg><path fill='#0f0' style='stroke: navy; stroke-width: 2' d='\(square)'/></svg>",
      to: "a.svg")
    let outcome = try workspace.run(
      "morph", "a.svg", "a.svg", "-o", "out", "--frames", "2", "--format", "svg")
    #expect(outcome.status == 0)
    let text = try workspace.text("out/morph_0000.svg").lowercased()
    #expect(text.contains("#0f0") || text.contains("#00ff00"))
    #expect(text.contains("#000080") || text.contains("navy"))
  }

  @Test(
    "Shapes without inside, or of hardly any points, have a morph",
    arguments: [
      "", "M0,0", "M1,1 Z", "M0,0 L10,0 L0,0 Z", "M4,4 L4,4 L4,4 Z", "M0,0 L1e300,5 L3,3 Z",
      "M0,0 L10,10 L10,0 L0,10 Z",
    ])
  func degenerate(_ path: String) throws {
    let outcome = try workspace.run("morph", path, square, "--times", "0,0.5,1")
    #expect(outcome.status == 0)
    let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines.first ?? "-" == path)
    #expect(lines[1].hasPrefix("M") && !lines[1].contains("nan") && !lines[1].contains("inf"))
    #expect(lines[2] == square)
  }

  @Test(
    "Invalid and too large numbers are reported with their location",
    arguments: [("M0,0 LNaN,1", "offset 6"), ("M0,0 L1e400,5", "offset 6"), ("M0,0 L", "offset 6")])
  func notFinite(_ path: String, _ place: String) throws {
    let direct = try workspace.run("morph", path, square)
    #expect(direct.status == 65)
    #expect(direct.messages.contains(place))
    try workspace.write(
      "<svg xmlns='http://www.w3.org/2000/svg'><path d='\(path)'/></svg>", to: "a.svg")
    let file = try workspace.run("morph", "a.svg", square)
    #expect(file.messages.contains("a.svg:1:") && file.messages.contains(place))
    try workspace.write(
      #"{"pairs": [{"id": "one", "from": "\#(square)", "to": "\#(path)"}]}"#, to: "pairs.json")
    let pairs = try workspace.run("morph", "--pairs", "pairs.json")
    #expect(pairs.status == 65)
    #expect(pairs.messages.contains("pair one, to: ") && pairs.messages.contains(place))
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
    // A letter is centered in its advance, which tracking narrows on one side.
    #expect(abs(spans[0].low + spans[0].high) < 7)
    #expect(abs(spans[1].low + spans[1].high) < 7)
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

  @Test(arguments: ["M-1e308 0L1e308 1L0 -1e308z", "M0 0L1e308 0L5 5z"])
  func `A shape whose size overflows is refused`(shape: String) throws {
    for options in [[], ["--debug"], ["-o", "x.svg"]] {
      let outcome = try workspace.run(["morph", shape, square] + options)
      #expect(outcome.status == 65)
      #expect(outcome.messages.contains("too large"))
    }
    #expect(try workspace.names() == [])
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
