import DocumentModel
import Foundation
import ShapeShift
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewTree

@testable import DocumentViews

@Suite @MainActor struct EmbeddedDocumentTests {
  private static let square = ##"""
    { "shapeshift": 1, "canvas": { "width": 20, "height": 10, "background": "#0000FF" }, "values": { "color": "#FF0000" },
      "view": { "view": "Color", "color": { "$": "color" }, "modifiers": [{ "frame": { "width": 10 } }] } }
    """##

  private func inFolder<Result>(
    _ files: [String: String], _ body: (URL) throws -> Result
  ) throws -> Result {
    try withFolder(files.mapValues { Array($0.utf8) }, body)
  }

  /// The text form of a drawing of a document beside the square.
  private func drawing(
    _ view: String, _ rest: String = "", files: [String: String] = [:], at time: Double = 0
  ) throws -> [String] {
    try inFolder(files.merging(["square.json": Self.square]) { given, _ in given }) { folder in
      try scene(document(view, rest), root: folder).graph().displayList(at: time).dump(
        includingOrigins: false
      ).split(separator: "\n").dropFirst().map(String.init)
    }
  }

  private func problemsInFolder(_ view: String, _ files: [String: String]) throws -> [String] {
    try inFolder(files) { problems(document(view), root: $0) }
  }

  @Test func `A document is drawn as vectors in the size of its canvas`() throws {
    #expect(
      try drawing(#"{"view": "Image", "document": "square.json"}"#) == [
        "group transform(1 0 0 1 40 45)", "  fill rect(0 0 20 10) #0000FFFF",
        "  fill rect(5 0 10 10) #FF0000FF",
      ])
  }

  @Test func `A resizable document fills its frame`() throws {
    let fitting = try drawing(
      #"{"view": "Image", "document": "square.json", "resizable": true, "modifiers": [{"scaledToFit": true}]}"#
    )
    #expect(fitting.first == "group transform(5 0 0 5 0 25)")
    let stretched = try drawing(
      #"{"view": "Image", "document": "square.json", "resizable": true}"#)
    #expect(stretched.first == "group transform(5 0 0 10 0 0)")
  }

  @Test func `Values replace those of the document, and may be expressions`() throws {
    let view =
      #"{"view": "Image", "document": {"$": "name + '.json'"}, "values": {"color": {"$": "shade"}}}"#
    let lines = try drawing(
      view, ##""values": {"name": "square", "shade": "#00FF00"}, "##)
    #expect(lines.last == "  fill rect(5 0 10 10) #00FF00FF")
  }

  @Test func `Each element of a ForEach has its own values`() throws {
    let view = #"""
      {"view": "HStack", "spacing": 0, "children": [{"view": "ForEach", "in": {"$": "rows"}, "as": "row",
        "content": {"view": "Image", "document": "square.json", "values": {"$": "row"}}}]}
      """#
    let lines = try drawing(
      view, ##""values": {"rows": [{"color": "#00FF00", "other": 1}, {"color": "#FFFF00"}]}, "##)
    #expect(
      lines.filter { $0.contains("rect(5 0 10 10)") }.map { $0.suffix(9) } == [
        "#00FF00FF", "#FFFF00FF",
      ])
  }

  @Test func `Paths in an embedded document are relative to its folder`() throws {
    let files = [
      "cards/card.json": document(#"{"view": "Image", "document": "parts/inner.json"}"#),
      "cards/parts/inner.json": document(#"{"view": "Image", "path": "dot.svg"}"#),
      "cards/parts/dot.svg":
        #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>"#,
    ]
    try inFolder(files) { folder in
      let scene = try scene(
        document(#"{"view": "Image", "document": "cards/card.json"}"#), root: folder)
      #expect(
        scene.files.map { $0.path.dropFirst(folder.path.count + 1) } == [
          "test.json", "cards/card.json", "cards/parts/inner.json", "cards/parts/dot.svg",
        ])
      #expect(scene.embedded.count == 1 && scene.embedded.first?.embedded.count == 1)
    }
  }

  @Test func `A document that contains itself is an error that lists the documents of the cycle`()
    throws
  {
    let image = { (name: String) in document(#"{"view": "Image", "document": "\#(name)"}"#) }
    try inFolder([
      "test.json": image("a.json"), "a.json": image("b.json"), "b.json": image("test.json"),
    ]) {
      folder in
      #expect(
        problems(image("a.json"), root: folder) == [
          #"1:57 E0405 the document contains itself: test.json > a.json > b.json > test.json | remove one of these images"#
        ])
    }
    try inFolder(["test.json": image("test.json")]) { folder in
      #expect(
        problems(image("test.json"), root: folder) == [
          #"1:57 E0405 the document contains itself: test.json > test.json | remove one of these images"#
        ])
    }
  }

  @Test func `Problems have their places in the embedded document`() throws {
    let files = ["a.json": document(#"{"view": "Circl"}"#), "b.json": #"{"shapeshift": 1,"#]
    try inFolder(files) { folder in
      for (name, code) in [("a.json", "E0211"), ("b.json", "E0102")] {
        let text = document(#"{"view": "Image", "document": "\#(name)"}"#)
        let errors = #expect(throws: DocumentErrors.self) { try scene(text, root: folder) }
        let problem = try #require(errors?.diagnostics.first)
        #expect(problem.code.id == code)
        #expect(problem.span?.source.name == name)
        #expect(problem.notes.last?.message == "the image of the document is here")
        #expect(problem.notes.last?.span?.source.name == "test.json")
      }
    }
  }

  @Test func `A problem of a document that is shown with many values is reported once`() throws {
    let view = #"""
      {"view": "HStack", "children": [{"view": "ForEach", "in": 5,
        "content": {"view": "Image", "document": "a.json", "values": {"n": {"$": "index"}}}}]}
      """#
    let found = try problemsInFolder(
      view, ["a.json": document(#"{"view": "Circl"}"#, #""values": {"n": 0}, "#)])
    #expect(found.count == 1)
  }

  @Test(
    arguments: [
      (
        #"{"view": "Image"}"#,
        #"E0214 "Image" needs exactly one of the keys "path", "systemName" and "document""#
      ),
      (
        #"{"view": "Image", "document": "a.json", "systemName": "star"}"#,
        #"E0225 "Image" needs exactly one of the keys "path", "systemName" and "document""#
      ),
      (
        #"{"view": "Image", "systemName": "star", "values": {}}"#,
        #"E0225 "values" has an effect only on an "Image" with the key "document" | remove "values", or write "document": "chart.json""#
      ),
      (
        #"{"view": "Image", "document": "../a.json"}"#,
        #"E0241 "../a.json" is not inside the document's folder | use a relative path to a file in that folder"#
      ),
      (
        #"{"view": "Image", "document": "b.json"}"#,
        #"E0242 "b.json" cannot be read | did you mean "a.json"?"#
      ),
      (
        #"{"view": "Image", "document": "dot.png"}"#,
        #"E0243 "dot.png" is a PNG file, not a document | write "path": "dot.png""#
      ),
      (
        #"{"view": "Image", "path": "a.json"}"#,
        #"E0243 "a.json" is a document, not an image | write {"view": "Image", "document": "a.json"}"#
      ),
      (
        #"{"view": "Image", "document": "a.json", "values": 5}"#,
        #"E0221 expected an object of values by name for "values", found 5"#
      ),
    ])
  func `A wrong image is reported`(_ view: String, _ expected: String) throws {
    let files: [String: [UInt8]] = [
      "a.json": Array(Self.square.utf8), "dot.png": emptyPNG(width: 1, height: 1),
    ]
    let found = try withFolder(files) { problems(document(view), root: $0) }
    let withoutPlaces = found.map { $0.drop { $0 != " " }.dropFirst() }
    #expect(withoutPlaces == [expected[...]])
  }

  @Test func `A value that the document does not use is a warning`() throws {
    try inFolder(["square.json": Self.square]) { folder in
      let scene = try scene(
        document(#"{"view": "Image", "document": "square.json", "values": {"colour": "red"}}"#),
        root: folder)
      let warning = try #require(scene.warnings.first)
      #expect(warning.message == #""square.json" does not use the value "colour""#)
      #expect(warning.help == #"did you mean "color"?"#)
      #expect(warning.span?.text == #""colour""#)
    }
  }

  @Test func `A document inherits the color scheme and the locale of the views around`() throws {
    let inner = #"""
      {"shapeshift": 1, "canvas": {"width": 10, "height": 10, "background": "primary"},
        "view": {"view": "Text", "text": {"$": "format(1.5, '.1f')"}, "modifiers": [{"font": 5}]}}
      """#
    let own = inner.replacing(
      #""height": 10,"#,
      with: #""height": 10, "environment": {"colorScheme": "light", "locale": "en"},"#)
    func lines(_ name: String) throws -> [String] {
      try drawing(
        #"{"view": "Image", "document": "\#(name)", "modifiers": [{"environment": {"colorScheme": "dark", "locale": "de"}}]}"#,
        files: ["inner.json": inner, "own.json": own])
    }
    let inherited = try lines("inner.json")
    #expect(inherited.contains { $0.contains("rect(0 0 10 10) #FFFFFFFF") }, "\(inherited)")
    #expect(inherited.contains { $0.contains("1,5") }, "\(inherited)")
    let fixed = try lines("own.json")
    #expect(fixed.contains { $0.contains("rect(0 0 10 10) #000000FF") }, "\(fixed)")
    #expect(fixed.contains { $0.contains("1.5") }, "\(fixed)")
  }

  @Test func `Views and expression steps of embedded documents count for the document around`()
    throws
  {
    let many = document(
      #"{"view": "VStack", "children": [{"view": "ForEach", "in": 40, "content": {"view": "Circle"}}]}"#
    )
    try inFolder(["many.json": many]) { folder in
      var limits = DocumentLimits()
      // An image of the document counts 142: itself, its VStack and 40 circles, and 100.
      limits.nodes = 300
      let image = #"{"view": "Image", "document": "many.json"}"#
      let two = document(#"{"view": "HStack", "children": [\#(image), \#(image)]}"#)
      let three = document(#"{"view": "HStack", "children": [\#(image), \#(image), \#(image)]}"#)
      #expect(problems(two, root: folder, limits: limits) == [])
      #expect(problems(three, root: folder, limits: limits).count == 1)
    }
  }

  @Test func `Documents that read the color scheme on each level stay within the limit of views`()
    throws
  {
    var files: [String: String] = [:]
    for level in 0..<14 {
      let inner =
        level < 13
        ? #"{"view": "Image", "document": "d\#(level + 1).json"}"# : #"{"view": "Circle"}"#
      files["d\(level).json"] = document(
        #"{"view": "VStack", "children": [{"view": "Text", "text": {"$": "colorScheme"}}, \#(inner)]}"#
      )
    }
    try inFolder(files) { folder in
      var limits = DocumentLimits()
      limits.nodes = 3_000
      let found = problems(
        document(#"{"view": "Image", "document": "d0.json"}"#), root: folder, limits: limits)
      #expect(found.contains { $0.contains("the document creates more than 3000 views") })
    }
  }

  @Test func `The time of a document is that of the image`() throws {
    let moving = ##"""
      {"shapeshift": 1, "canvas": {"width": 20, "height": 10},
        "view": {"view": "Color", "color": "#FF0000", "modifiers": [{"opacity": 1}]},
        "timeline": {"duration": 2, "tracks": [{"target": "/view/modifiers/0/opacity", "keyframes": [{"t": 0, "v": 0}, {"t": 2, "v": 1}]}]}}
      """##
    try inFolder(["moving.json": moving]) { folder in
      let image = try scene(
        document(#"{"view": "Image", "document": "moving.json"}"#), root: folder)
      let graph = try image.graph()
      for (time, opacity) in [(1.0, "(0.5)"), (1.5, "(0.75)"), (0.5, "(0.25)")] {
        let drawn = try graph.displayList(at: time).dump(includingOrigins: false)
        #expect(drawn.contains("opacity\(opacity)"), "\(time)")
      }
      #expect(try image.length(in: graph) == .rest(at: 2))
    }
  }

  @Test func `A script of a document runs at the image's time`() throws {
    let scripted = ##"""
      {"shapeshift": 1, "canvas": {"width": 20, "height": 10}, "values": {"color": "#FF0000"},
        "view": {"view": "Color", "color": {"$": "color"}},
        "script": [{"at": 1, "set": {"/values/color": "#00FF00"}}]}
      """##
    try inFolder(["scripted.json": scripted]) { folder in
      let graph = try scene(
        document(#"{"view": "Image", "document": "scripted.json"}"#), root: folder
      )
      .graph()
      #expect(try graph.displayList(at: 0.5).dump(includingOrigins: false).contains("#FF0000FF"))
      #expect(try graph.displayList(at: 1.5).dump(includingOrigins: false).contains("#00FF00FF"))
      #expect(try graph.displayList(at: 0).dump(includingOrigins: false).contains("#FF0000FF"))
      #expect(try graph.length() == .rest(at: 1))
    }
  }

  @Test func `Fonts of two documents may have the same name`() throws {
    let inner = #"{"shapeshift": 1, "fonts": {"Brand": "brand.ttf"}, "view": {"view": "Circle"}}"#
    try inFolder(["brand.ttf": "", "in/inner.json": inner, "in/brand.ttf": ""]) { folder in
      let scene = try scene(
        document(
          #"{"view": "Image", "document": "in/inner.json"}"#, #""fonts": {"Brand": "brand.ttf"}, "#),
        root: folder)
      #expect(scene.fonts.map(\.name) == ["Brand", "Brand (in/inner.json)"])
    }
  }

  private static let branded = [
    "a.json": document(#"{"view": "Circle", "modifiers": [{"frame": {"width": 9, "height": 9}}]}"#),
    "b.json": document(
      #"{"view": "Text", "text": "Hi", "modifiers": [{"font": {"family": "Brand", "size": 20}}]}"#,
      #""fonts": {"Brand": "brand.otf"}, "#),
    "c.json": document(#"{"view": "Image", "document": "b.json"}"#),
  ]

  /// The lines with the text at 2 seconds, drawn with the fonts of the document.
  private func brandedLines(_ text: String, fonts: [String]) throws -> [String] {
    var files = Self.branded.mapValues { Array($0.utf8) }
    files["brand.otf"] = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf")))
    return try withFolder(files) { folder in
      let scene = try scene(text, root: folder)
      #expect(scene.fonts.map(\.name) == fonts)
      let library = try Fonts(
        directories: [], named: scene.fonts.map { ($0.name, $0.url) }, includesSystem: false)
      let graph = try scene.makeGraph(scene.configuration(scale: 1, shaper: library.shaper))
      let dump = try graph.displayList(at: 2).dump(includingOrigins: false)
      #expect(graph.problems.isEmpty)
      return dump.split(separator: "\n").map(String.init).filter { $0.contains("\"Hi\"") }
    }
  }

  @Test(arguments: ["b.json", "c.json"])
  func `A document that first appears after an action is drawn with its fonts`(name: String) throws
  {
    let lines = try brandedLines(
      #"""
      {"shapeshift": 1, "canvas": {"width": 200, "height": 100}, "values": {"page": "a.json"},
        "view": {"view": "VStack", "children": [
          {"view": "Button", "title": "Next", "action": {"set": {"values.page": "\#(name)"}}},
          {"view": "Image", "document": {"$": "page"}}]},
        "script": [{"at": 1, "tap": "Next"}]}
      """#, fonts: [])
    #expect(lines.count == 1 && lines[0].contains("brand.otf"), "\(lines)")
  }

  @Test func `A document of a keyframe is drawn with its fonts`() throws {
    let lines = try brandedLines(
      #"""
      {"shapeshift": 1, "canvas": {"width": 200, "height": 100},
        "view": {"view": "Image", "id": "page", "document": "a.json"},
        "timeline": {"tracks": [{"target": "#page", "property": "document",
          "keyframes": [{"t": 0, "v": "a.json"}, {"t": 1, "v": "b.json"}]}]}}
      """#, fonts: ["Brand (b.json)"])
    #expect(lines.count == 1 && lines[0].contains("brand.otf"), "\(lines)")
  }

  @Test func `A failure is kept, so that a missing file is read once`() throws {
    let results = ReadingResults<String, Int, DocumentErrors>()
    var reads = 0
    for _ in 0..<3 {
      #expect(throws: DocumentErrors.self) {
        try results.value("missing.json") { () throws(DocumentErrors) in
          reads += 1
          throw DocumentErrors([])
        }
      }
    }
    #expect(reads == 1)
    #expect(try results.value("other", isKept: false) { 5 } == 5)
  }
}
