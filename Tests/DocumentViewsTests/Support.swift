import DocumentModel
import DocumentViews
import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// The scene of a document's text.
func scene(
  _ text: String, root: URL? = nil, limits: DocumentLimits = DocumentLimits(),
  set overrides: [DocumentChange] = [], data: JSONValue? = nil
) throws -> SceneDocument {
  let reader = SceneReader(limits: limits, root: root, overrides: overrides, data: data)
  return try reader.read(SourceText(name: "test.json", text: text))
}

/// A document that shows a view.
func document(_ view: String, _ rest: String = "") -> String {
  #"{"shapeshift": 1, \#(rest)"view": \#(view)}"#
}

/// A document that shows a view with modifiers.
func document(_ view: String, modifiers: String) -> String {
  document(#"{"view": \#(view), "modifiers": [\#(modifiers)]}"#)
}

/// What is wrong with a document: `line:column code message`, and the help after ` | `.
func problems(
  _ text: String, root: URL? = nil, limits: DocumentLimits = DocumentLimits(),
  set overrides: [DocumentChange] = [], data: JSONValue? = nil
) -> [String] {
  do {
    _ = try scene(text, root: root, limits: limits, set: overrides, data: data)
    return []
  } catch let errors as DocumentErrors {
    return errors.diagnostics.map { diagnostic in
      let place = diagnostic.span.map { "\($0.start.line):\($0.start.column) " } ?? ""
      let help = diagnostic.help.map { " | \($0)" } ?? ""
      return "\(place)\(diagnostic.code.id) \(diagnostic.message)\(help)"
    }
  } catch {
    return ["\(error)"]
  }
}

/// Expects a document of one line to have one problem, at the place marked with § and with a code, a
/// message and help.
func expectProblem(
  _ marked: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let column = marked.prefix { $0 != "§" }.count + 1
  let found = problems(marked.replacing("§", with: ""))
  #expect(found == ["1:\(column) \(expected)"], sourceLocation: sourceLocation)
}

extension SceneDocument {
  /// A graph of the scene, with text of fixed widths; 100 by 100 points unless the canvas says more.
  ///
  /// - Parameter end: The last time of script steps, in seconds.
  @MainActor func graph(until end: Double = .infinity) throws -> ViewGraph {
    var environment = EnvironmentValues()
    environment.fontMetrics = .inter
    self.environment(&environment)
    let size = CGSize(width: canvas.width ?? 100, height: canvas.height ?? 100)
    var configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(size), canvas: size, environment: environment,
      shaper: FixedWidthTextShaper())
    configuration.drawingSteps = drawingSteps
    return try makeGraph(configuration, until: end)
  }

  /// The text form of what is drawn.
  @MainActor func dump(includingOrigins: Bool = false) throws -> String {
    try graph().displayList().dump(includingOrigins: includingOrigins)
  }
}

/// The text form of what a document draws, without the line of the size.
@MainActor func drawing(_ text: String, root: URL? = nil) throws -> [String] {
  try scene(text, root: root).dump().split(separator: "\n").dropFirst().map(String.init)
}

/// A folder with files, removed after use.
func withFolder<Result>(_ files: [String: [UInt8]], _ body: (URL) throws -> Result) throws -> Result
{
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("shapeshift-tests-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, bytes) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
  return try body(folder)
}

/// The head and the end of a PNG file of some size, which is all that reading a document looks at.
func emptyPNG(width: UInt8, height: UInt8) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]
}
