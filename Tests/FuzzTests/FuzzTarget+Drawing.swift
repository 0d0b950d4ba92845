import DocumentModel
import DocumentViews
import Foundation
import InputModel
import SVGReading
import ShapeShift
import ShapeShiftDocuments
import VectorGraphics
import ViewTree

@testable import ShapeShiftCLI

/// Inputs that are drawn, as pixels and in every format of shapes, with the fonts that the command uses.
///
/// Their names end in `-drawing`: `Scripts/fuzz` asks for fewer executions of them than of readers.
extension FuzzTarget {
  static let drawings = [drawnDocument, drawnSVG, drawnSession]

  private static let drawnDocument = FuzzTarget(
    name: "document-drawing", words: documentWords, longest: 1024, shortRuns: 10,
    countsAccepted: true
  ) { bytes in
    try expectDrawable(SourceText(name: "document.json", bytes: bytes))
  }

  private static let drawnSVG = FuzzTarget(
    name: "svg-drawing", words: svgWords, longest: 1024, shortRuns: 15, countsAccepted: true
  ) { bytes in
    guard EncodedImage.isMarkup(bytes) else { return }
    try expectDrawable(SourceText(name: "icon.svg", bytes: bytes))
  }

  /// Draws a document or an SVG file as the command does.
  @MainActor private static func expectDrawable(_ source: SourceText) throws {
    guard let scene = try? SceneReader(limits: limits).read(source) else { return }
    try allowingErrors {
      let stage = try Stage(scene, limits: limits)
      let sequence = try DisplaySequence(threeFrames) { try stage.displayList(at: $0) }
      try expectDescribable(stage.graph)
      try expectDrawable(sequence, stage.description, input: Array(source.bytes))
    }
  }

  /// Throws a finding unless what `describe` and the studio write of a scene can be read again.
  @MainActor private static func expectDescribable(_ graph: ViewGraph) throws {
    let tree = graph.accessibilityTree()
    let views = TreeDescription(of: graph)
    let all: JSONValue = [
      .array(tree.elements.map(\.json)), StudioElements(tree).json, .object(views.json),
      .string(views.text), .string(tree.text),
    ]
    let text = JSONWriter.compact(all)
    let again = JSONReader.read(SourceText(name: "views.json", text: text)).root?.value
    try expect(again?.isIdentical(to: all) == true, "another description is read than was written")
  }

  /// Events in one of the scenes with controls: the length of the input chooses.
  private static let drawnSession = FuzzTarget(
    name: "session-drawing", words: sessionWords, longest: 1024, shortRuns: 15, countsAccepted: true
  ) { bytes in
    guard let log = try? InputLog(lines: String(decoding: bytes, as: UTF8.self)) else { return }
    let scenes = try FuzzScene.interactive.get()
    let scene = scenes[bytes.count % scenes.count]
    try allowingErrors {
      let graph = try scene.makeGraph(
        scene.configuration(scale: 1, shaper: Fonts.standard.shaper), input: log)
      try expectDrawable(still(try graph.displayList(at: log.end?.seconds ?? 0)), input: bytes)
      let played = graph.input
      let written = try InputLog(lines: played.lines(includingSecrets: true))
      try expect(
        written.entries.count == played.entries.count, "the written log has other events")
    }
  }

  private static let threeFrames = FrameTimeline(rate: FrameRate(2) ?? .standard, duration: 1)

  private static func still(_ list: DisplayList) -> DisplaySequence {
    DisplaySequence(FrameTimeline(duration: 0)) { _ in list }
  }
}

/// Documents that sessions and messages of the studio's pages are about.
enum FuzzScene {
  /// The folder of the documents.
  static var folder: URL {
    get throws {
      guard let resources = Bundle.module.resourceURL else { throw CocoaError(.fileNoSuchFile) }
      return resources.appendingPathComponent("Scenes")
    }
  }

  static let interactive = Result<[SceneDocument], any Error> {
    try ["controls.json", "fields.json", "values.json"].map { name in
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      return try SceneReader().read(SourceText(name: name, bytes: bytes))
    }
  }
}
