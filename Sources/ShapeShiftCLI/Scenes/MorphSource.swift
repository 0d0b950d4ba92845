import ArgumentParser
import DocumentModel
import DocumentViews
import Foundation
import ShapeShift

/// One end of a morph as it was given: path data, or a file that holds an outline.
struct MorphSource {
  /// The outline.
  let path: Path
  /// The path data as it was written; nil if the outline was found in a document.
  let data: String?

  /// Reads path data, an SVG file with one path, or a document.
  @MainActor
  init(_ text: String, limits: DocumentLimits) throws(Failure) {
    if Self.isPathData(text) {
      try self.init(data: text)
      return
    }
    let file = InputFile(text)
    let source = try file.source(limits: limits)
    if text.lowercased().hasSuffix(".svg") {
      try self.init(
        data: try Self.pathData(inSVG: String(decoding: source.bytes, as: UTF8.self), text))
    } else {
      self.init(path: try Self.outline(of: source, at: file, limits: limits), data: nil)
    }
  }

  private init(path: Path, data: String?) {
    self.path = path
    self.data = data
  }

  /// Reads path data.
  init(data: String) throws(Failure) {
    do throws(PathSyntaxError) {
      self.init(path: try Path(svg: data), data: data)
    } catch {
      throw Failure(.badDocument, "the path \"\(data.prefix(40))\" is wrong: \(error)")
    }
  }

  /// Path data starts with a move; no file name does so and goes on with a number.
  private static func isPathData(_ text: String) -> Bool {
    let start = text.drop { $0.isWhitespace }
    guard let letter = start.first else { return true }
    guard letter == "M" || letter == "m" else { return false }
    let next = start.dropFirst().first { !$0.isWhitespace && $0 != "," }
    return next.map { $0.isNumber || "+-.".contains($0) } ?? false
  }

  private static func pathData(inSVG text: String, _ name: String) throws(Failure) -> String {
    let found = text.matches(of: #/<path\b[^>]*?\sd\s*=\s*(?:"([^"]*)"|'([^']*)')/#)
    guard let first = found.first, found.count == 1 else {
      throw Failure(
        .badDocument, "\(name) has \(found.count) paths; expected one <path> with a \"d\"")
    }
    return String(first.output.1 ?? first.output.2 ?? "")
  }

  @MainActor
  private static func outline(
    of source: SourceText, at file: InputFile, limits: DocumentLimits
  ) throws(Failure) -> Path {
    let document: SceneDocument
    do throws(DocumentErrors) {
      document = try SceneReader(limits: limits, root: file.folder).read(source)
    } catch {
      throw Failure(error.diagnostics)
    }
    guard let options = try? StageOptions.parse([]) else {
      throw Failure(.internalError, "there are no default options")
    }
    let path = try Stage(document, options).displayList().outline
    guard !path.isEmpty else {
      throw Failure(.badDocument, "\(file.name) draws no shape that could be morphed")
    }
    return path
  }
}
