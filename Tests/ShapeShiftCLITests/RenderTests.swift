import Foundation
import ImageCoding
import Testing
import VectorGraphics

@Suite("shapeshift render")
struct RenderTests {
  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
    <circle cx="200" cy="200" r="200" fill="#000aff"/>
    <circle cx="200" cy="200" r="192.5" fill="none" stroke="#ff7a00" stroke-width="15"/>
    </svg>

    """

  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("{}", to: "model.json")
  }

  private func bitmap(_ name: String) throws -> Bitmap {
    try PNGDecoder().decode(try workspace.bytes(name))
  }

  @Test("Without -o, the picture goes to Output, which is made, and its name is told")
  func defaultOutput() throws {
    let outcome = try workspace.run("render", "model.json")
    #expect(outcome.status == 0)
    #expect(outcome.text == "")
    #expect(outcome.messages == "wrote Output/model.png\n")
    #expect(try workspace.names(in: "Output") == ["model.png"])
    let bitmap = try bitmap("Output/model.png")
    #expect(bitmap.width == 400)
    #expect(bitmap.height == 400)
    // Source: hue .66 is 3.96 sixths of a turn: blue with 0.04 of green, 10 of 255.
    #expect(bitmap[200, 200] == 0xFF00_0AFF)
    // The outline, hue .08: red with 0.48 of green, 122 of 255.
    #expect(bitmap[200, 5] == 0xFFFF_7A00)
    #expect(bitmap[0, 0] == 0)
  }

  @Test("The format is that of the output's extension")
  func formats() throws {
    for name in ["a.png", "a.SVG", "a.pdf"] {
      let outcome = try workspace.run("render", "model.json", "-o", name)
      #expect(outcome.status == 0)
      #expect(outcome.messages == "")
    }
    #expect(try workspace.bytes("a.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try workspace.text("a.SVG") == Self.svg)
    #expect(try workspace.bytes("a.pdf").starts(with: Array("%PDF-".utf8)))
    #expect(try workspace.names() == ["a.SVG", "a.pdf", "a.png", "model.json"])
  }

  @Test("A dash reads standard input and writes standard output, nothing else")
  func pipes() throws {
    let outcome = try workspace.run("render", "-", "-o", "-", "--format", "svg", input: "{}")
    #expect(outcome.status == 0)
    #expect(outcome.text == Self.svg)
    #expect(outcome.messages == "")
    let file = try workspace.run("render", "-", "-o", "b.png", input: "{}")
    #expect(file.status == 0)
    let piped = try workspace.run("render", "-", "-o", "-", input: "{}")
    #expect(piped.output == (try workspace.bytes("b.png")))
  }

  @Test("--set, --size, --scale and --background change the picture")
  func options() throws {
    let outcome = try workspace.run(
      "render", "model.json", "-o", "a.png", "--set", "kind=square", "--set", "fill=@green",
      "--set", "/outlineWidth=0", "--size", "30x20", "--scale", "2", "--background", "#FF0000")
    #expect(outcome.messages == "")
    let bitmap = try bitmap("a.png")
    #expect(bitmap.width == 60)
    #expect(bitmap.height == 40)
    // Hue .33 is 1.98 sixths: green with 0.02 of red, 5 of 255.
    #expect(bitmap[30, 20] == 0xFF05_FF00)
    let circle = try workspace.run(
      "render", "model.json", "-o", "c.png", "--size", "30x20", "--background", "white")
    #expect(circle.status == 0)
    #expect(try self.bitmap("c.png")[0, 0] == 0xFFFF_FFFF)
  }

  @Test("SVG by Cairo, small PNG and the highest number of pixels can be asked for")
  func kinds() throws {
    #expect(
      try workspace.run("render", "model.json", "-o", "cairo.svg", "--svg", "cairo").status == 0)
    #expect(try workspace.text("cairo.svg").contains("<path"))
    #expect(
      try workspace.run("render", "model.json", "-o", "s.png", "--compression", "small").status
        == 0)
    #expect(try bitmap("s.png").width == 400)
    let few = try workspace.run("render", "model.json", "-o", "few.png", "--max-pixels", "100")
    #expect(few.status == 65)
    #expect(
      few.messages == """
        error: an image of 400 x 400 pixels is too large; sides of at most 32767 and an area of \
        at most 100 pixels are allowed
          help: change the canvas size, --size or --scale; --max-pixels raises the limit of the area

        """)
  }

  @Test(
    "A picture beyond --max-drawing-steps is refused with the file, the cost and the option",
    arguments: ["model.json", "model.svg"], ["png", "pdf"])
  func drawingLimit(name: String, format: String) throws {
    try workspace.write(
      #"""
      {"shapeshift": 1, "canvas": {"width": 400, "height": 400},
       "view": {"view": "Circle", "modifiers": [{"fill": "red"}, {"blur": 3}]}}
      """#, to: "model.json")
    try workspace.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
      <filter id="f"><feTurbulence baseFrequency="0.1"/></filter>
      <circle id="c" cx="200" cy="200" r="200" filter="url(#f)"/>
      </svg>
      """, to: "model.svg")
    let refused = try workspace.run(
      "render", name, "-o", "out.\(format)", "--max-drawing-steps", "16000")
    #expect(refused.status == 65)
    #expect(
      refused.messages.hasPrefix("error[E0009]: \(name): rendering the image takes "),
      "\(refused.messages)")
    #expect(refused.messages.contains("; the limit is 16000"))
    #expect(refused.messages.contains("raise the limit with --max-drawing-steps"))
    #expect(try !workspace.names().contains("out.\(format)"))
    #expect(try workspace.run("render", name, "-o", "out.\(format)").status == 0)
  }

  @Test("The same document gives the same bytes")
  func repeated() throws {
    for format in ["png", "svg", "pdf"] {
      let outcomes = try (0..<2).map { _ in
        try workspace.run("render", "model.json", "-o", "-", "--format", format)
      }
      #expect(outcomes[0].output == outcomes[1].output)
      #expect(!outcomes[0].output.isEmpty)
    }
  }

  @Test(
    "Wrong use exits with 64 and a sentence",
    arguments: [
      (
        ["render", "model.json", "-o", "a.tiff"],
        """
        error: a.tiff has the unknown extension ".tiff"; expected .png, .jpg, .webp, .svg or .pdf
          help: use one of these extensions, or --format with render, watch or frames

        """
      ),
      (
        ["render", "model.json", "-o", "a"],
        """
        error: a has no extension; expected .png, .jpg, .webp, .svg or .pdf
          help: use one of these extensions, or --format with render, watch or frames

        """
      ),
      (
        ["render", "model.json", "-o", "a.svg", "--format", "png"],
        """
        error: the file extension of a.svg does not match --format png
          help: remove --format, or change the extension

        """
      ),
      (
        ["render", "model.json", "-o", "model.json", "--format", "png"],
        """
        error: the output would overwrite the input model.json
          help: choose another file with -o

        """
      ),
      (
        ["render", "model.json", "--set", "fill.hue"],
        """
        error: missing "=" in "fill.hue"; expected path=value
          help: write fill.hue=VALUE

        """
      ),
      (
        ["render", "model.json", "--size", "3x"],
        """
        error: --size is "3x"; expected a width and a height above 0, such as 400x300
          help: see 'shapeshift render --help'

        """
      ),
      (
        ["render", "model.json", "--scale", "0"],
        """
        error: --scale is 0; expected a number above 0
          help: see 'shapeshift render --help'

        """
      ),
      (
        ["render", "model.json", "--max-depth", "1001"],
        """
        error: --max-depth is 1001; expected a whole number from 1 to 1000
          help: see 'shapeshift render --help'

        """
      ),
    ])
  func wrongUse(arguments: [String], messages: String) throws {
    let outcome = try workspace.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.messages == messages)
    #expect(outcome.text == "")
    #expect(try workspace.names() == ["model.json"])
  }

  @Test("A format makes up for an extension that says nothing")
  func namedFormat() throws {
    #expect(try workspace.run("render", "model.json", "-o", "a", "--format", "svg").status == 0)
    #expect(try workspace.text("a") == Self.svg)
  }
}
