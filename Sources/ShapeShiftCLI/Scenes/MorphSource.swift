import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// One end of a morph as it was given: path data, or a file that holds an outline.
struct MorphSource {
  /// The outline.
  let path: Path
  /// The path data as it was written; nil if the outline was found in a document.
  let data: String?
  /// The shape in its own paint; nil if it has none.
  let drawing: Drawing?
  /// Whether the shape is made of letters.
  private(set) var isLetters = false
  /// What is not drawn as a file says, one sentence each.
  private(set) var warnings: [String] = []

  /// Reads path data, letters, an SVG file, or a document.
  @MainActor
  init(_ text: String, _ letters: LetterOptions, limits: DocumentLimits) throws(Failure) {
    if letters.include(text) {
      try self.init(path: Self.outline(ofLetters: text, letters, limits: limits), data: nil)
      isLetters = true
      return
    }
    if Self.isPathData(text) {
      try self.init(data: text)
      return
    }
    let file = InputFile(text)
    let source = try file.source(limits: limits)
    let isIcon = text.lowercased().hasSuffix(".svg")
    let (list, warnings) = try file.drawnList(of: source, limits: limits)
    let outline = list.outline
    guard !outline.isEmpty else {
      let reason = warnings.first.map { ": \($0)" } ?? ""
      throw Failure(.badDocument, "\(file.name) has no shape to morph\(reason)")
    }
    var drawing = Drawing(items: list.roots, box: CGRect(origin: .zero, size: list.size))
    drawing.isIcon = isIcon
    try self.init(
      path: outline, data: isIcon ? Self.writtenData(in: source, of: outline) : nil,
      drawing: drawing)
    self.warnings = warnings
  }

  /// Returns the path data in an SVG file if the file draws nothing else.
  private static func writtenData(in source: SourceText, of outline: Path) -> String? {
    let data = SVGPathElement.data(in: String(decoding: source.bytes, as: UTF8.self))
    return data.flatMap { (try? Path(svg: $0)) == outline ? $0 : nil }
  }

  private init(path: Path, data: String?, drawing: Drawing? = nil) throws(Failure) {
    let box = path.boundingRect
    // Frames around both ends and steps between them stay finite.
    guard path.isEmpty || (4 * box.width).isFinite && (4 * box.height).isFinite else {
      throw Failure(
        .badDocument, "the shape is too large to morph",
        help: "scale it down; its coordinates exceed the range of numbers")
    }
    self.path = path
    self.data = data
    self.drawing = drawing
  }

  /// Reads path data; a message names where it stands.
  init(data: String, of place: String? = nil) throws(Failure) {
    try self.init(path: Self.path(data, of: place), data: data)
  }

  private static func path(_ data: String, of place: String?) throws(Failure) -> Path {
    do throws(PathSyntaxError) {
      return try Path(svg: data)
    } catch {
      let start = place.map { "\($0): " } ?? ""
      throw Failure(
        .badDocument, "\(start)the path \"\(data.prefix(40))\" is invalid: \(error)",
        help: "write SVG path data, for example \"M0 0 L10 10 Z\"")
    }
  }

  /// Path data starts with a move; no file name does so and goes on with a number.
  fileprivate static func isPathData(_ text: String) -> Bool {
    let start = text.drop { $0.isWhitespace }
    guard let letter = start.first else { return true }
    guard letter == "M" || letter == "m" else { return false }
    guard !text.lowercased().hasSuffix(".svg"), !text.lowercased().hasSuffix(".json") else {
      return false
    }
    let next = start.dropFirst().first { !$0.isWhitespace && $0 != "," }
    return next.map { $0.isNumber || "+-.".contains($0) } ?? false
  }

  /// Letters as one outline, their middle at x 0: letters of different widths stay in place.
  @MainActor
  private static func outline(
    ofLetters text: String, _ letters: LetterOptions, limits: DocumentLimits
  ) throws(Failure) -> Path {
    let file = InputFile(text)
    let source = SourceText(name: text, text: letters.document(text))
    let list = try file.drawnList(of: source, limits: limits).list
    guard !list.outline.isEmpty else {
      throw Failure(.badDocument, "\"\(text)\" contains no letters with outlines")
    }
    return list.outline.offsetBy(dx: -list.size.width / 2, dy: 0)
  }
}

extension InputFile {
  /// Returns what a document or an SVG file in the folder of this file draws, and its warnings.
  @MainActor
  func drawnList(
    of source: SourceText, limits: DocumentLimits
  ) throws(Failure) -> (list: DisplayList, warnings: [String]) {
    let document: SceneDocument
    do throws(DocumentErrors) {
      document = try SceneReader(limits: limits, root: folder).read(source)
    } catch {
      throw Failure(error.diagnostics)
    }
    let stage = try Stage(document, isStill: true)
    let list = try stage.displayList()
    return (list, document.warnings.map(\.message) + stage.warnings)
  }
}

/// Which of the command's shapes are letters, and how they look.
struct LetterOptions {
  /// Whether all are, whatever they look like.
  var areAll: Bool
  /// The font family; nil for the usual one.
  var family: String?

  /// Whether a shape is letters: neither path data nor the name of a file.
  fileprivate func include(_ text: String) -> Bool {
    if areAll { return true }
    guard !text.isEmpty, !MorphSource.isPathData(text),
      !text.contains(where: { "./~".contains($0) })
    else { return false }
    return (try? FileStatus(of: text)) == nil
  }

  /// A document of nothing but the text.
  fileprivate func document(_ text: String) -> String {
    var font: JSONObject = ["size": 200, "weight": "bold"]
    if let family { font["family"] = .string(family) }
    let view: JSONValue = [
      "view": "Text", "text": .string(text), "modifiers": [["font": .object(font)]],
    ]
    return JSONWriter.canonical(["shapeshift": 1, "view": view])
  }
}
