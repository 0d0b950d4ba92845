import DocumentModel
import DocumentViews
import Foundation
import ShapeShiftDocuments
import SnapshotDiff

@testable import ShapeShiftCLI

/// Files that the command reads.
extension FuzzTarget {
  static let files = [
    document, history, frameManifest, batchList, snapshotManifest, snapshotSettings, changes,
  ]

  static let documentWords = [
    #"{"view":"Text","text":"a"}"#, #""modifiers":[]"#, #""children":["#, #"{"$":"a+1"}"#,
    #""view":"VStack""#, #"{"padding":4}"#, #"{"frame":{"width":9}}"#, #""canvas""#, #""values""#,
    "1e300", "-1", "0", "null", #""view":"ForEach""#, #""view":"Path""#, #""view":"Circle""#,
    #"{"fill":{"linearGradient":{"colors":["red","blue"]}}}"#, #"{"blur":2}"#, #"{"opacity":0.5}"#,
    #"{"rotationEffect":30}"#, #"{"clipShape":{"view":"Circle"}}"#, #"{"blendMode":"multiply"}"#,
    #""script":[{"at":0.5,"set":{"/values/a":2},"animation":"spring"}]"#, #""timeline""#,
    #""view":"Canvas""#, #""view":"Chart""#, #""view":"Toggle""#, #""view":"List""#,
  ]

  /// A document as a whole, which is not drawn.
  private static let document = FuzzTarget(
    name: "document", words: documentWords, longest: 3072, shortRuns: 100
  ) { bytes in
    do throws(DocumentErrors) {
      _ = try SceneReader(limits: limits).read(SourceText(name: "document.json", bytes: bytes))
    } catch {
      try expect(!error.diagnostics.isEmpty, "errors without an error")
      try expectPlaces(error.diagnostics)
    }
  }

  /// The history of a document: as damaged, and with a line of it signed anew.
  private static let history = FuzzTarget(
    name: "history", words: [#""step":2"#, #""parent":1"#, #""head":1"#, "\n", #"{"op":"add""#],
    longest: 3584, shortRuns: 60
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

  /// Changes of a document as `edit` takes them, one per line: the result can be written and read again.
  private static let changes = FuzzTarget(
    name: "edit",
    words: [
      "values.a=1", "/values/a=2", "values.list/0=3", "fill=@orange", "=null", "={\"a\":[1]}", "/-",
      "~1", "\n", "1e308", "values.new.deep=true",
    ], longest: 512, shortRuns: 300
  ) { bytes in
    var value: JSONValue = [
      "shapeshift": 1, "values": ["a": 1, "list": [1, "b", nil], "fill": ["hue": 0.5]],
      "view": ["view": "Circle"],
    ]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(20) {
      guard let equals = line.firstIndex(of: "=") else { continue }
      let change = DocumentChange(
        String(line[..<equals]), text: String(line[line.index(after: equals)...]))
      do throws(Diagnostic) {
        value = try DocumentEditing.edited(value, by: [change])
      } catch {
        try expect(!error.description.isEmpty, "an error without a message")
      }
    }
    let text = JSONWriter.canonical(value)
    let root = JSONReader.read(SourceText(name: "f", text: text)).root
    try expect(root?.value.isIdentical(to: value) == true, "another value is read from \(text)")
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
