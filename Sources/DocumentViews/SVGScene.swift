import DocumentModel
import Foundation
import SVGReading
import Synchronization
import VectorGraphics
import ViewTree

/// Reads an SVG file as a scene of one view, which fits its canvas.
///
/// Every command, request and library call that takes an SVG file reads it here.
struct SVGScene {
  private let source: SourceText
  private let folder: SVGFolder?
  private let drawingSteps: Int
  private var reader = SVGReader()

  /// The minimum number of drawing steps per element: reading an element holds a kilobyte or two.
  private static let stepsPerElement = 8_000
  /// The maximum number of warnings that are listed one by one.
  private static let warningLimit = 50

  /// - Parameters:
  ///   - root: The folder that holds the files the SVG may read; `nil` if it may read none.
  ///   - changes: Values of `currentColor`, or of properties of elements, as in `sun.fill`.
  /// - Throws: What is wrong with the changes; an SVG file takes no data.
  init(
    _ source: SourceText, root: URL?, changes: [DocumentChange], data: JSONValue?,
    limits: DocumentLimits
  ) throws(DocumentErrors) {
    self.source = source
    drawingSteps = limits.drawingSteps
    reader.limits.items = max(drawingSteps / Self.stepsPerElement, 1)
    folder = root.map { SVGFolder(DocumentFiles(root: $0)) }
    reader.loadFile = folder?.load
    guard data == nil else {
      throw DocumentErrors([
        Diagnostic(
          .invalidImage,
          "\(Diagnostic.quoted(source.name)) is an SVG file, which does not support data",
          help: "set a property of an element instead, for example sun.fill=gold")
      ])
    }
    for change in changes {
      do throws(Diagnostic) {
        try apply(change)
      } catch {
        throw DocumentErrors([error])
      }
    }
  }

  func document() throws(DocumentErrors) -> SceneDocument {
    let file: SVGFile
    do throws(SVGReadingError) {
      file = try SVGFile(Array(source.bytes), by: reader)
    } catch .tooMuchDrawing(let limit) {
      throw DocumentErrors([
        .tooMuchDrawing(
          "\(source.name): drawing the picture takes more than \(limit) elements, counting each use and a "
            + "character as two; the limit is \(drawingSteps) steps, \(Self.stepsPerElement) for each"
        )
      ])
    } catch {
      let problem =
        Diagnostic.mergeConflict(in: source)
        ?? Diagnostic(.invalidImage, "\(source.name): \(error)", help: error.help)
      throw DocumentErrors([problem], files: files)
    }
    var document = SceneDocument(size: file.picture.size, files: files) { [name = source.name] in
      AnyView(SVGFileView(file, name: name))
    }
    document.isStill = true
    document.drawingSteps = drawingSteps
    document.warnings = warnings(file.diagnostics)
    return document
  }

  /// The file itself, and the files that it refers to.
  private var files: [URL] {
    guard let folder else { return [] }
    let name = String(source.name.split(separator: "/").last ?? "")
    return (folder.files.root.map { [$0.appendingPathComponent(name)] } ?? []) + folder.loaded
  }

  private func warnings(_ diagnostics: [SVGDiagnostic]) -> [Diagnostic] {
    func warning(_ message: String) -> Diagnostic {
      Diagnostic(.invalidImage, message, severity: .warning)
    }
    let rest = diagnostics.count - Self.warningLimit
    return diagnostics.prefix(Self.warningLimit).map { warning("\(source.name):\($0)") }
      + (rest > 0 ? [warning("\(source.name): \(rest) more warnings")] : [])
  }

  /// Takes `currentColor=…` or `id.property=…`.
  private mutating func apply(_ change: DocumentChange) throws(Diagnostic) {
    let value =
      switch change.value {
      case .text(let text): text
      case .value(.string(let text)): text
      case .value(let value): JSONWriter.compact(value)
      }
    if change.path == "currentColor" {
      guard let color = SVGReader.color(value) else {
        throw Diagnostic(
          .invalidImage, "currentColor: \(Diagnostic.quoted(value)) is not a CSS color",
          help: "for example currentColor=#0060c0")
      }
      reader.currentColor = color
      return
    }
    guard let dot = change.path.lastIndex(of: "."), dot > change.path.startIndex else {
      throw Diagnostic(
        .unknownKey,
        "\(change.path)=\(value) cannot be set in an SVG file; expected currentColor=COLOR or ID.PROPERTY=VALUE",
        help: "for example sun.fill=gold")
    }
    let property = String(change.path[change.path.index(after: dot)...])
    guard SVGProperty.names.contains(property) else {
      throw Diagnostic(
        .unknownKey,
        "\(change.path)=\(value) has no effect: \(Diagnostic.quoted(property)) is not a property that can be set",
        help: Suggestion.help(for: property, among: SVGProperty.names)
          ?? "for example sun.fill=gold or sun.opacity=0.5")
    }
    reader.overrides.append((String(change.path[..<dot]), property, value))
  }
}

/// The files beside an SVG file, and which of them were read.
private final class SVGFolder: Sendable {
  let files: DocumentFiles
  private let read = Mutex<[URL]>([])

  init(_ files: DocumentFiles) { self.files = files }

  var loaded: [URL] { read.withLock { $0 } }

  /// Returns the bytes of a file in the folder, or `nil` if it does not exist.
  @Sendable func load(_ name: String) throws -> [UInt8]? {
    do throws(Diagnostic) {
      let url = try files.url(of: name)
      read.withLock { if !$0.contains(url) { $0.append(url) } }
      guard FileManager.default.fileExists(atPath: url.path) else { return nil }
      var limits = DocumentLimits()
      limits.fileSize = SVGLimits().fileSize
      return try files.bytes(of: name, limits: limits)
    } catch {
      throw UnreadableFile(description: error.message)
    }
  }
}

/// The reason that a file beside an SVG file is not read.
private struct UnreadableFile: Error, CustomStringConvertible {
  let description: String
}

extension SVGReadingError {
  /// How to fix the file.
  fileprivate var help: String? {
    switch self {
    case .noSize: "add a width and a height, or a viewBox, to the root element"
    case .notXML: "correct the markup there, or export the file again"
    case .notSVG: "write <svg xmlns=\"http://www.w3.org/2000/svg\">"
    case .limit: "export the file with fewer elements"
    case .tooMuchDrawing: nil
    }
  }
}
