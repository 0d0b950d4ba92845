import DocumentModel
import DocumentViews
import Foundation
import ImageCoding
import ShapeShiftDocuments
import Testing
import VectorGraphics

@Suite("Surroundings of what the command draws")
struct SurroundingsTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Self.card(), to: "card.json")
  }

  /// A card in surroundings of its own.
  private static func card(_ environment: String = "") -> String {
    """
    {"shapeshift": 1, "values": {"name": "a"},
      "canvas": {"width": 60, "height": 40, "background": "systemBackground"\(environment)},
      "view": {"view": "HStack", "children": [
        {"view": "Circle", "modifiers": [{"fill": "primary"}, {"frame": {"width": 10, "height": 10}}]},
        {"view": "Text", "text": {"$": "name"}, "modifiers": [{"font": "body"}]}]}}
    """
  }

  private static let options = [
    "--color-scheme", "dark", "--layout-direction", "rightToLeft", "--dynamic-type-size", "xxLarge",
    "--locale",
    "de",
  ]
  private static let environment = """
    , "environment": {"colorScheme": "dark", "layoutDirection": "rightToLeft", "dynamicTypeSize": "xxLarge",
      "locale": "de"}
    """

  @Test("Options stand in for the document's environment, of its background too")
  func render() throws {
    try workspace.write(Self.card(Self.environment), to: "dark.json")
    let plain = try workspace.run("render", "dark.json", "-o", "a.png")
    #expect(plain.status == 0 && plain.messages == "")
    let told = try workspace.run(["render", "card.json", "-o", "b.png"] + Self.options)
    #expect(told.status == 0 && told.messages == "")
    #expect(try workspace.bytes("a.png") == workspace.bytes("b.png"))
    let bitmap = try PNGDecoder().decode(try workspace.bytes("b.png"))
    #expect(bitmap[0, 0] == 0xFF00_0000)
    #expect(try workspace.run("diff", "card.json", "dark.json").status == 1)
    #expect(try workspace.run(["diff", "card.json", "dark.json"] + Self.options).status == 0)
  }

  @Test("Frames are made anew for other surroundings, not resumed")
  func frames() throws {
    let usual = ["frames", "card.json", "-o", "f/%02d.png", "--duration", "0.1", "--fps", "20"]
    #expect(try workspace.run(usual).status == 0)
    let light = try workspace.bytes("f/01.png")
    let dark = usual + ["--resume", "--color-scheme", "dark"]
    #expect(try workspace.run(dark).messages == "wrote 3 frames to f\n")
    #expect(try workspace.bytes("f/01.png") != light)
    #expect(try workspace.run(dark).messages.contains("wrote 0 of 3"))
  }

  @Test("The background follows what a view prefers, and what changes while a film lasts")
  func followed() throws {
    let text = Self.card().replacing(
      #""view": {"view": "HStack","#,
      with: """
        "timeline": {"fps": 10, "duration": 0.2}, "script": [{"at": 0.1, "environment": {"colorScheme": "dark"}}],
        "view": {"view": "HStack",
        """)
    try workspace.write(text, to: "evening.json")
    func corner(_ name: String) throws -> UInt32 {
      try PNGDecoder().decode(try workspace.bytes(name))[0, 0]
    }
    let frames = try workspace.run("frames", "evening.json", "-o", "e/%d.png")
    #expect(frames.status == 0, "\(frames.messages)")
    #expect(try corner("e/0.png") == 0xFFFF_FFFF)
    #expect(try corner("e/1.png") == 0xFF00_0000)
    let red = try workspace.run(
      "frames", "evening.json", "-o", "r/%d.png", "--background", "#ff0000")
    #expect(red.status == 0)
    #expect(try corner("r/1.png") == 0xFFFF_0000)
    let late = try workspace.run("render", "evening.json", "-o", "late.png", "--time", "1")
    #expect(late.status == 0)
    #expect(try corner("late.png") == 0xFF00_0000)
    #expect(try workspace.run("animate", "evening.json", "-o", "e.svg").status == 0)
    // Black is what SVG fills with where nothing is said.
    #expect(try workspace.text("e.svg").contains(#"<rect width="60" height="40"/>"#))
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {"width": 9, "height": 9, "background": "systemBackground"},
        "view": {"view": "Text", "text": "a", "modifiers": [{"preferredColorScheme": "dark"}]}}
      """, to: "preferred.json")
    #expect(try workspace.run("render", "preferred.json", "-o", "p.png").status == 0)
    #expect(try corner("p.png") == 0xFF00_0000)
    let film = try workspace.run("frames", "preferred.json", "-o", "p/%d.png", "--duration", "0")
    #expect(film.status == 0)
    #expect(try corner("p/0.png") == 0xFF00_0000)
  }

  @Test("They are of all rows of a batch, and of single lines of a list")
  func batches() throws {
    try workspace.write("name\na\n", to: "rows.csv")
    let rows = try workspace.run(
      ["batch", "card.json", "--data", "rows.csv", "-o", "out/{name}.png"] + Self.options)
    #expect(rows.status == 0, "\(rows.messages)")
    try workspace.write(
      """
      {"doc": "card.json", "out": "b.png", "colorScheme": "dark", "layoutDirection": "rightToLeft", \
      "dynamic-type-size": "xxLarge", "locale": "de"}

      """, to: "list.jsonl")
    let list = try workspace.run("batch", "list.jsonl", "-o", "out2")
    #expect(list.status == 0, "\(list.messages)")
    #expect(try workspace.bytes("out/a.png") == workspace.bytes("out2/b.png"))
    let both = try workspace.run("batch", "list.jsonl", "-o", "out3", "--color-scheme", "dark")
    #expect(both.status == 64)
  }

  @Test("What has none of them refuses them, and wrong names are told")
  func refused() throws {
    try workspace.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>"#, to: "a.svg")
    let svg = try workspace.run("render", "a.svg", "-o", "a.png", "--color-scheme", "dark")
    #expect(svg.status == 64 && svg.messages.contains("no effect on an SVG file"))
    for (option, value) in [
      ("--color-scheme", "drak"), ("--layout-direction", "up"), ("--dynamic-type-size", "huge"),
      ("--locale", "7"),
    ] {
      let outcome = try workspace.run("render", "card.json", "-o", "a.png", option, value)
      #expect(outcome.status == 64)
      #expect(outcome.messages.hasPrefix("error: \(option) is "), "\(outcome.messages)")
    }
    for options in [["--device", "ipad"], ["--background", "scheme"]] {
      let outcome = try workspace.run(["render", "card.json", "-o", "a.png"] + options)
      #expect(outcome.status == 64)
      #expect(outcome.messages.contains("no effect on a document"), "\(outcome.messages)")
    }
    try workspace.write(
      "{\"doc\": \"card.json\", \"out\": \"b.png\", \"device\": \"ipad\"}\n", to: "device.jsonl")
    let line = try workspace.run("batch", "device.jsonl", "-o", "out")
    #expect(line.messages.contains("a device has no effect on a document"), "\(line.messages)")
    let json = try workspace.run("render", "card.json", "-o", "a.png", "--data", #"{"name": "b"}"#)
    #expect(json.status == 64 && json.messages.contains("expects a file name"))
  }

  @Test("The code of a scene finds its locale whenever it runs, whichever was set up last")
  @MainActor func programLocale() throws {
    var settings = LayoutSettings()
    settings.surroundings.locale = "de-DE"
    let source = SourceText(name: "a.json", text: Self.card())
    let document = try SceneReader().read(source)
    let german = try Stage(document, settings)
    let plain = try Stage(document)
    _ = try german.displayList()
    #expect(ProgramLocale.current.identifier == "de-DE")
    try plain.layOut()
    #expect(ProgramLocale.current.identifier == "en_US")
  }
}
