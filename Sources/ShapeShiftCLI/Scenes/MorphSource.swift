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
  /// What is not drawn as a file says, one sentence each.
  private(set) var warnings: [String] = []

  /// Reads path data, letters, an SVG file, or a document.
  @MainActor
  init(_ text: String, _ letters: LetterOptions, limits: DocumentLimits) throws(Failure) {
    if letters.include(text) {
      self.init(path: try Self.outline(ofLetters: text, letters, limits: limits), data: nil)
      return
    }
    if Self.isPathData(text) {
      try self.init(data: text)
      return
    }
    let file = InputFile(text)
    let source = try file.source(limits: limits)
    if text.lowercased().hasSuffix(".svg") {
      try self.init(icon: Array(source.bytes), of: file)
    } else {
      let list = try Self.picture(of: source, at: file, limits: limits)
      guard !list.outline.isEmpty else {
        throw Failure(.badDocument, "\(file.name) draws no shape that could be morphed")
      }
      let box = CGRect(origin: .zero, size: list.size)
      self.init(
        path: list.outline, data: nil, drawing: Drawing(items: list.roots, box: box))
    }
  }

  /// Takes all that an SVG file draws.
  private init(icon bytes: [UInt8], of file: InputFile) throws(Failure) {
    let picture = try SVGDrawing(bytes, file, LayoutSettings())
    let outline = picture.list.outline
    guard !outline.isEmpty else {
      let reason = picture.warnings.first.map { ": \($0)" } ?? ""
      throw Failure(.badDocument, "\(file.name) draws no shape that could be morphed\(reason)")
    }
    let data = SVGPathElement.data(in: String(decoding: bytes, as: UTF8.self))
    let isWritten = data.map { (try? Path(svg: $0)) == outline } ?? false
    var drawing = Drawing(
      items: picture.list.roots, box: CGRect(origin: .zero, size: picture.list.size))
    drawing.isIcon = true
    self.init(path: outline, data: isWritten ? data : nil, drawing: drawing)
    warnings = picture.warnings
  }

  private init(path: Path, data: String?, drawing: Drawing? = nil) {
    self.path = path
    self.data = data
    self.drawing = drawing
  }

  /// Reads path data; a message names where it stands.
  init(data: String, of place: String? = nil) throws(Failure) {
    self.init(path: try Self.path(data, of: place), data: data)
  }

  private static func path(_ data: String, of place: String?) throws(Failure) -> Path {
    do throws(PathSyntaxError) {
      return try Path(svg: data)
    } catch {
      let start = place.map { "\($0): " } ?? ""
      throw Failure(.badDocument, "\(start)the path \"\(data.prefix(40))\" is wrong: \(error)")
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
    let list = try picture(of: source, at: file, limits: limits)
    guard !list.outline.isEmpty else {
      throw Failure(.badDocument, "\"\(text)\" has no letters with outlines")
    }
    return list.outline.offsetBy(dx: -list.size.width / 2, dy: 0)
  }

  @MainActor
  private static func picture(
    of source: SourceText, at file: InputFile, limits: DocumentLimits
  ) throws(Failure) -> DisplayList {
    let document: SceneDocument
    do throws(DocumentErrors) {
      document = try SceneReader(limits: limits, root: file.folder).read(source)
    } catch {
      throw Failure(error.diagnostics)
    }
    return try Stage(document).displayList()
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
