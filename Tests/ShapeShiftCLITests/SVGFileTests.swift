import DocumentViews
import Foundation
import ImageCoding
import ShapeShiftDocuments
import Testing
import VectorGraphics

@Suite("SVG files in the command")
struct SVGFileTests {
  private let workspace: Workspace
  private static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">
    <rect id="sun" width="4" height="4" fill="currentColor"/></svg>
    """

  init() throws {
    workspace = try Workspace()
    try workspace.write(Self.icon, to: "icon.svg")
  }

  private func pixels(_ name: String) throws -> Bitmap {
    try PNGDecoder().decode(Array(try Data(contentsOf: workspace.file(name))))
  }

  @Test("an SVG file is drawn in its size, times the scale")
  func render() throws {
    let outcome = try workspace.run("render", "icon.svg", "-o", "out.png", "--scale", "2")
    #expect(outcome.messages == "" && outcome.status == 0)
    let bitmap = try pixels("out.png")
    #expect(bitmap.width == 16 && bitmap.height == 8)
    #expect(bitmap[7, 7] == 0xFF00_0000 && bitmap[8, 7] == 0)
  }

  @Test("it is fitted into another size, in another colour")
  func sizeAndColor() throws {
    let outcome = try workspace.run(
      "render", "icon.svg", "-o", "out.png", "--size", "16x16", "--set", "currentColor=#0f0")
    #expect(outcome.status == 0)
    let bitmap = try pixels("out.png")
    #expect(bitmap.height == 16)
    #expect([3, 4, 11, 12].map { bitmap[0, $0] } == [0, 0xFF00_FF00, 0xFF00_FF00, 0])
    let set = try workspace.run("render", "icon.svg", "-o", "out.png", "--set", "sun.fill=#00f")
    #expect(set.status == 0)
    #expect(try pixels("out.png")[0, 0] == 0xFF00_00FF)
  }

  @Test(
    "A property that cannot be set is an error with a suggestion", arguments: ["check", "render"])
  func unknownProperty(verb: String) throws {
    let output = verb == "render" ? ["-o", "out.png"] : []
    let outcome = try workspace.run([verb, "icon.svg", "--set", "sun.fil=gold"] + output)
    #expect(outcome.status != 0)
    #expect(
      outcome.messages.contains(
        "sun.fil=gold has no effect: \"fil\" is not a property that can be set"))
    #expect(outcome.messages.contains("did you mean \"fill\"?"))
  }

  @Test("A file in UTF-16 is drawn as one in UTF-8, also as an image with texts")
  func utf16() throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><text y='15'>A\u{E9}</text></svg>"
    try workspace.write(svg, to: "plain.svg")
    let bytes = "\u{FEFF}\(svg)".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    try workspace.write(Data(bytes), to: "wide.svg")
    for name in ["plain", "wide"] {
      try workspace.write(
        #"{"shapeshift": 1, "view": {"view": "Image", "path": "\#(name).svg"}}"#,
        to: "\(name).json")
      for kind in ["svg", "json"] {
        let outcome = try workspace.run("render", "\(name).\(kind)", "-o", "\(name)-\(kind).png")
        #expect(outcome.messages == "" && outcome.status == 0)
      }
    }
    for kind in ["svg", "json"] {
      #expect(try pixels("plain-\(kind).png") == pixels("wide-\(kind).png"))
    }
  }

  @Test(
    "A property that an element does not use is reported with its place",
    arguments: [
      ("c.x=5", true), ("c.r=3", false), ("c.fill=red", false), ("t.x=5", true),
      ("t.font-size=9", false), ("t.r=5", true), ("off.r=2", true), ("g.stop-color=red", true),
      ("s.stop-color=red", false), ("p.viewBox=0 0 9 9", true),
    ])
  func unusedProperty(change: String, isUnused: Bool) throws {
    try workspace.write(
      """
      <svg id="p" xmlns="http://www.w3.org/2000/svg" width="20" height="20">
      <linearGradient id="g"><stop id="s" stop-color="#00f"/></linearGradient>
      <circle id="c" cx="9" cy="9" r="5" fill="url(#g)"/><text id="t" y="9">A</text>
      <circle id="off" r="9" display="none"/></svg>
      """, to: "a.svg")
    let outcome = try workspace.run("render", "a.svg", "-o", "a.png", "--set", change)
    #expect(outcome.status == 0, "\(outcome.messages)")
    let isReported =
      outcome.messages.contains("a.svg:") && outcome.messages.contains("has no effect")
    #expect(isReported == isUnused, "\(outcome.messages)")
  }

  @Test("Texts in elements with a prefix are drawn, also as an image in a document")
  func prefix() throws {
    let plain =
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><text y='15'>A</text></svg>"
    try workspace.write(plain, to: "plain.svg")
    let prefixed = plain.replacing("<svg xmlns", with: "<s:svg xmlns:s")
      .replacing("</svg", with: "</s:svg").replacing("<text", with: "<s:text")
      .replacing("</text", with: "</s:text")
    try workspace.write(prefixed, to: "prefixed.svg")
    for name in ["plain", "prefixed"] {
      try workspace.write(
        #"{"shapeshift": 1, "view": {"view": "Image", "path": "\#(name).svg"}}"#,
        to: "\(name).json")
      let outcome = try workspace.run("render", "\(name).json", "-o", "\(name).png")
      #expect(outcome.messages == "" && outcome.status == 0)
    }
    #expect(try pixels("plain.png") == pixels("prefixed.png"))
    try workspace.write(plain.replacing(">A<", with: "><"), to: "plain.svg")
    #expect(try workspace.run("render", "plain.json", "-o", "empty.png").status == 0)
    #expect(try pixels("empty.png") != pixels("prefixed.png"))
  }

  @Test("SVG and PDF keep its shapes")
  func vectors() throws {
    #expect(try workspace.run("render", "icon.svg", "-o", "out.svg").status == 0)
    #expect(try workspace.text("out.svg").contains("<rect id=\"sun\" width=\"4\" height=\"4\""))
    #expect(try workspace.run("render", "icon.svg", "-o", "out.pdf").status == 0)
  }

  @Test("what is not drawn as it says is told with its place; what is no SVG ends the run")
  func problems() throws {
    try workspace.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>\n<foreignObject/></svg>",
      to: "odd.svg")
    let odd = try workspace.run("render", "odd.svg", "-o", "out.png")
    #expect(odd.status == 0)
    #expect(odd.messages.contains("odd.svg:2:1: [S0101]"))
    try workspace.write("<svg xmlns='http://www.w3.org/2000/svg'><g></svg>", to: "bad.svg")
    let bad = try workspace.run("render", "bad.svg", "-o", "bad.png")
    #expect(bad.status == 65)
    #expect(bad.messages.contains("bad.svg: [S0001]"))
    #expect(try workspace.run("render", "none.svg", "-o", "none.png").status == 66)
  }

  @Test("documents show SVG files as pictures, in their colours or as templates")
  func images() throws {
    let document = """
      {"shapeshift": 1, "view": {"view": "HStack", "spacing": 0, "children": [
        {"view": "Image", "path": "icon.svg"},
        {"view": "Image", "path": "icon.svg", "renderingMode": "template",
         "modifiers": [{"foregroundStyle": "#FF0000"}]}]}}
      """
    try workspace.write(document, to: "doc.json")
    let outcome = try workspace.run("render", "doc.json", "-o", "out.png")
    #expect(outcome.messages == "" && outcome.status == 0)
    let bitmap = try pixels("out.png")
    #expect(bitmap.width == 16 && bitmap.height == 4)
    #expect([1, 5, 9, 13].map { bitmap[$0, 2] } == [0xFF00_0000, 0, 0xFFFF_0000, 0])
    #expect(try workspace.run("render", "doc.json", "-o", "out.svg").status == 0)
    #expect(!(try workspace.text("out.svg").contains("<image")))
  }

  /// An SVG file with text, a picture beside it, a color from outside, and something that is not supported.
  private func writeTicket() throws {
    let photo = Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    try workspace.write(Data(PNGEncoder().encode(photo)), to: "photo.png")
    try workspace.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="60.5" height="30">
      <rect id="sun" width="20" height="20" fill="currentColor"/>
      <image href="photo.png" x="20" y="3" width="20" height="10"/>
      <text x="2" y="28" font-size="9">Ticket</text><foreignObject/></svg>
      """, to: "ticket.svg")
  }

  @Test("An SVG file has the same pixels and warnings through every verb and the library")
  @MainActor func everyVerb() throws {
    try writeTicket()
    let warning = "ticket.svg:4:47: [S0101]"
    let changes = ["--set", "currentColor=#0a0", "--set", "sun.opacity=.5"]
    func run(_ arguments: [String]) throws {
      let outcome = try workspace.run(arguments)
      #expect(outcome.status == 0, "\(arguments): \(outcome.messages)")
      #expect(outcome.messages.contains(warning), "\(arguments): \(outcome.messages)")
    }
    try run(["render", "ticket.svg", "-o", "render.png"] + changes)
    let expected = try pixels("render.png")
    #expect(expected.pixels.contains { $0 == 0xFFFF_0000 }, "the picture beside it is drawn")
    try run(["render", "ticket.svg", "-o", "plain.png"])
    let plain = try pixels("plain.png")

    try workspace.write(
      ##"{"doc": "ticket.svg", "set": {"currentColor": "#0a0", "sun.opacity": 0.5}}"##,
      to: "list.jsonl")
    try run(["batch", "list.jsonl", "-o", "batch"])
    #expect(try pixels("batch/ticket.png") == expected)
    try run(["frames", "ticket.svg", "-o", "frames/f_%d.png", "--duration", "0"] + changes)
    #expect(try pixels("frames/f_0.png") == expected)
    try run(["animate", "ticket.svg", "-o", "moving.png", "--duration", "0"] + changes)
    #expect(try pixels("moving.png") == expected)
    try run(["diff", "ticket.svg", "plain.png"])
    try workspace.write(Data(workspace.bytes("ticket.svg")), to: "references/ticket.svg")
    try workspace.write(Data(workspace.bytes("photo.png")), to: "references/photo.png")
    _ = try workspace.run("snapshot", "record", "references")
    #expect(try pixels("references/__Snapshots__/ticket.png") == plain)

    var request = RenderRequest(DocumentInput(workspace.file("ticket.svg").path))
    request.document.changes = [
      DocumentChange("currentColor", text: "#0a0"), DocumentChange("sun.opacity", text: ".5"),
    ]
    let drawn = try request.draw()
    #expect(try PNGDecoder().decode(drawn.bytes) == expected)
    #expect(drawn.warnings.contains { $0.contains(":4:47: [S0101]") })
    let document = try Document(contentsOf: workspace.file("ticket.svg"))
    #expect(try PNGDecoder().decode(document.picture(.png).bytes) == plain)
  }

  @Test(
    "A setting that has no effect on an SVG file is an error in every verb",
    arguments: [
      ["--color-scheme", "dark"], ["--locale", "fr"], ["--dynamic-type-size", "large"],
      ["--layout-direction", "rightToLeft"],
    ])
  func settingsWithoutEffect(setting: [String]) throws {
    for arguments in [
      ["render", "icon.svg", "-o", "a.png"], ["frames", "icon.svg", "-o", "f/", "--duration", "1"],
      ["animate", "icon.svg", "-o", "a.gif", "--duration", "1"], ["diff", "icon.svg", "icon.svg"],
    ] {
      let outcome = try workspace.run(arguments + setting)
      #expect(outcome.status == 64, "\(arguments + setting): \(outcome.messages)")
      #expect(outcome.messages.contains("has no effect on an SVG file"))
    }
    #expect(try workspace.run("render", "icon.svg", "-o", "a.png", "--time", "1").status == 64)
    #expect(try workspace.run("render", "icon.svg", "-o", "a.png", "--set", "x=1").status == 65)
  }

  @Test("a folder of SVG files is a batch, and has snapshots")
  func folders() throws {
    let batch = try workspace.run("batch", ".", "-o", "out")
    #expect(batch.status == 0, "\(batch.messages)")
    #expect(try pixels("out/icon.png").width == 8)
    #expect(try workspace.run("diff", "icon.svg", "out/icon.png").status == 0)
  }

  @Test("a file is imported as a document that draws the same, and as Swift")
  func imports() throws {
    try workspace.write(
      """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'>
      <g id='sky' opacity='.5'><circle id='sun' cx='5' cy='5' r='4' fill='#f80' stroke='#000'/>
      <path d='M10 1h8v8z' transform='rotate(10 14 5)'/></g>
      <rect x='1' y='1' width='3' height='2' rx='1' filter='blur(1px)'/></svg>
      """, to: "scene.svg")
    let outcome = try workspace.run("import", "scene.svg", "-o", "scene.json")
    #expect(outcome.status == 0)
    #expect(outcome.messages.contains("filters cannot be converted"))
    let text = try workspace.text("scene.json")
    #expect(text.contains("\"view\": \"Circle\"") && text.contains("\"id\": \"sun\""))
    try workspace.write(
      try workspace.text("scene.svg").replacing(" filter='blur(1px)'", with: ""), to: "sharp.svg")
    #expect(try workspace.run("import", "sharp.svg", "-o", "sharp.json").status == 0)
    #expect(try workspace.run("render", "sharp.json", "-o", "a.png").status == 0)
    #expect(try workspace.run("diff", "a.png", "sharp.svg").status == 0)
    #expect(try workspace.run("import", "sharp.svg", "-o", "two-suns.swift").status == 0)
    let source = try workspace.text("two-suns.swift")
    #expect(source.contains("struct TwoSuns: View {") && source.contains("Circle()"))
    #expect(try workspace.run("import", "sharp.svg", "-o", "x.txt").status == 64)
  }

  @Test(arguments: [
    "<g transform='scale(1e200)'><rect width='1e200' height='1'/></g>",
    "<path d='M1 1L9 1' transform='scale(1e308)'/>",
    "<path d='M1e308 0V9h9' transform='scale(10)'/>",
  ])
  func `Import skips shapes that are not finite, and says where`(shape: String) throws {
    func file(_ body: String) -> String {
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>\(body)</svg>"
    }
    try workspace.write(file(shape + "<circle cx='4' cy='4' r='3'/>"), to: "both.svg")
    for name in ["both.json", "Both.swift"] {
      let outcome = try workspace.run("import", "both.svg", "-o", name)
      #expect(outcome.status == 0)
      #expect(outcome.messages.contains("was skipped"), "\(outcome.messages)")
      let text = try workspace.text(name)
      #expect(text.contains("Circle") && !text.contains("inf") && !text.contains("nan"))
    }
    try workspace.write(file(shape), to: "none.svg")
    #expect(try workspace.run("import", "none.svg", "-o", "none.json").status == 65)
    #expect(try workspace.run("render", "none.svg", "-o", "none.png").status == 0)
  }

  @Test func `Import drops empty ids, which documents refuse`() throws {
    try workspace.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><circle id='' cx='4' cy='4' r='3'/></svg>",
      to: "empty.svg")
    #expect(try workspace.run("import", "empty.svg", "-o", "empty.json").status == 0)
    #expect(try workspace.run("check", "empty.json").status == 0)
  }

  @Test("of three bars the outer ones become a cross")
  func morph() throws {
    func bars(_ lines: [String]) -> String {
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' "
        + "stroke-width='2'>" + lines.map { "<path d='\($0)'/>" }.joined() + "</svg>"
    }
    try workspace.write(bars(["M4 6h16", "M4 12h16", "M4 18h16"]), to: "menu.svg")
    try workspace.write(bars(["M6 6 18 18", "M18 6 6 18"]), to: "close.svg")
    let outcome = try workspace.run(
      "morph", "menu.svg", "close.svg", "-o", "frames", "--frames", "3", "--format", "svg")
    #expect(outcome.status == 0, "\(outcome.messages)")
    // Only the bar in the middle, which has no partner, fades.
    let middle = try workspace.text("frames/morph_0001.svg")
    #expect(middle.components(separatedBy: "opacity").count == 2)
    #expect(middle.contains("M4 12"))
    let missing = try workspace.run("morph", "M.svg", "close.svg", "-o", "x.gif")
    #expect(missing.status == 66)
  }
}
