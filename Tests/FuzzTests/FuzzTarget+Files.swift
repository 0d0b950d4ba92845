import DocumentModel
import DocumentViews
import Foundation
import ImageCoding
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff
import TestSupport
import VectorGraphics
import ViewLayout
import ViewTree

@testable import ShapeShiftCLI

/// Files that the command reads.
extension FuzzTarget {
  static let files = [
    document, history, frameManifest, batchList, snapshotManifest, snapshotSettings,
  ]

  /// A document as a whole, to a small picture.
  private static let document = FuzzTarget(
    name: "document",
    words: [
      #"{"view":"Text","text":"a"}"#, #""modifiers":[]"#, #""children":["#, #"{"$":"a+1"}"#,
      #""view":"VStack""#, #"{"padding":4}"#, #"{"frame":{"width":9}}"#, #""canvas""#, #""values""#,
      "1e300", "-1", "0", "null", #""view":"ForEach""#, #""view":"Path""#, #""view":"Circle""#,
    ],
    longest: 8192, shortRuns: 60
  ) { bytes in
    do {
      let reader = SceneReader(limits: limits)
      let scene = try reader.read(SourceText(name: "document.json", bytes: bytes))
      try draw(scene)
    } catch let errors as DocumentErrors {
      try expect(!errors.diagnostics.isEmpty, "errors without an error")
      try expectPlaces(errors.diagnostics, in: bytes)
    } catch let error as ViewGraphError {
      try expect(!"\(error)".isEmpty, "an error without words")
    }
  }

  @MainActor private static func draw(_ scene: SceneDocument) throws {
    let graph = ViewGraph(
      scene.configuration(scale: 1, shaper: FixedWidthTextShaper()), scene: scene.makeScene)
    let list = try graph.displayList()
    try expect(list.violations().isEmpty, "\(list.violations())")
    guard list.size.width * list.size.height < 20_000 else { return }
    do {
      for format in [PictureFormat.png, .svg] {
        try expect(try !list.encoded(as: format).bytes.isEmpty, "an empty picture")
      }
    } catch let error as RenderError {
      try expect(!error.description.isEmpty, "an error without words")
    }
  }

  /// The history of a document: as damaged, and with a line of it signed anew.
  private static let history = FuzzTarget(
    name: "history", words: [#""step":2"#, #""parent":1"#, #""head":1"#, "\n", #"{"op":"add""#],
    shortRuns: 60
  ) { bytes in
    try withFolder { folder in
      let document = folder.appendingPathComponent("a.json").path
      try Data("{\"a\": 1}\n".utf8).write(to: URL(fileURLWithPath: document))
      try Data(bytes).write(to: URL(fileURLWithPath: document + ".history"))
      for purpose in [DocumentStore.Purpose.looking, .moving, .editing] {
        try open(document, for: purpose)
      }
    }
  }

  private static func open(_ document: String, for purpose: DocumentStore.Purpose) throws {
    do throws(StoreError) {
      let store = try DocumentStore.open(
        document, limits: limits, for: purpose, clock: { 0 }
      ).store
      let survey = try store.survey()
      for step in survey.steps.prefix(20) { _ = survey.redoPath(from: step.id) }
      _ = JSONWriter.canonical(store.value)
    } catch {
      try expect(!"\(error)".isEmpty, "an error without words")
    }
  }

  private static let frameManifest = FuzzTarget(
    name: "frame-manifest",
    words: [
      #""count":"#, "1e300", #""frames":"1-3""#, #""manifest":1"#, "\n", #""frame":0"#,
      "9007199254740993",
    ],
    shortRuns: 1000
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    _ = FrameManifest.entries(in: text)
    guard let manifest = FrameManifest(text) else { return }
    if manifest.head.count < 10_000 { _ = manifest.head.frameNumbers }
    try expect(
      FrameManifest(manifest.text) == manifest, "another manifest is read than was written")
  }

  private static let batchList = FuzzTarget(
    name: "batch-list",
    words: [
      #""doc":"a.json""#, #""out":"#, #""set":{"#, #""verb":"frames""#, #""fps":30"#, "\\u0000",
      "..", "/",
      #""output=x":1"#, #""data":"#, "\n",
    ],
    shortRuns: 150
  ) { bytes in
    try withFile(bytes, named: "list.jsonl") { url in
      var stray: BatchLine?
      do throws(Failure) {
        let list = try BatchList(url.path, target: "out", limits: limits)
        stray = list.lines.first { !$0.path.hasPrefix("out/") }
      } catch {
        try expect(!"\(error)".isEmpty, "an error without words")
      }
      try expect(stray == nil, "\(stray?.path ?? "") lies elsewhere")
    }
  }

  private static let snapshotManifest = FuzzTarget(
    name: "snapshot-manifest",
    words: [#""status":"changed""#, #""results":["#, "../../x.png", "1e300"],
    shortRuns: 150
  ) { bytes in
    try withFile(bytes, named: "manifest.json") { url in
      // Every error is JSONDecoder's, and told as it is.
      guard let manifest = try? SnapshotRun(url.deletingLastPathComponent()).manifest() else {
        return
      }
      _ = (manifest.summary, manifest.isPass)
    }
  }

  private static let snapshotSettings = FuzzTarget(
    name: "snapshot-settings",
    words: [
      #""scales":[1,2]"#, #""allowDrift":"#, "1e300", #""size":[1,2]"#, #""ignore":[[0,0,1,1]]"#,
      "-1",
    ],
    shortRuns: 200
  ) { bytes in
    try withFile(bytes, named: "snapshots.json") { url in
      do throws(Failure) {
        let settings = try SnapshotSettings(folder: url.deletingLastPathComponent(), limits: limits)
        _ = settings.entry("a")
      } catch {
        try expect(!"\(error)".isEmpty, "an error without words")
      }
    }
  }

  /// Calls `body` with a file in a folder of its own.
  static func withFile(_ bytes: [UInt8], named name: String, _ body: (URL) throws -> Void) throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent(name)
      try Data(bytes).write(to: url)
      try body(url)
    }
  }

  static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
