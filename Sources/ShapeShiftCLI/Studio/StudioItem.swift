import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// Something that the studio shows: a document, a preview or an SVG file.
@MainActor
final class StudioItem {
  enum Kind: String {
    case document, preview, svg
  }

  /// How it was changed last.
  struct Change {
    /// The document before.
    let before: JSONValue
    let moment: StoreMoment
  }

  /// By which pages name it: the same in each engine.
  let id: String
  let kind: Kind
  /// Its file.
  let path: String
  /// The folder out of which no link may lead; `nil` for what was named itself.
  private let root: String?
  /// The folder or the target that it is listed under.
  let group: String
  private(set) var name: String
  /// Grows whenever it is read anew.
  private(set) var revision = 0
  /// What is drawn: the last that was good.
  private(set) var content: SceneDocument?
  /// What is wrong with it now; the content is older then.
  private(set) var failure: Failure?
  /// What is odd about it.
  private(set) var warnings: [Diagnostic] = []
  /// The canvas in points, as far as it is known.
  var size: CGSize?
  /// The document, where it could be read as JSON.
  var value: JSONValue?
  /// What led to its last state, if that is known.
  var change: Change?
  /// The files that it was read from, and what they were then.
  private(set) var stamps: [String: StudioStamp] = [:]
  /// What the history says.
  var history = StudioHistory()
  /// Of a preview: where it stands.
  var line: Int?
  var index: Int?
  var sourceFile: String?
  /// Has its code find the resources of its program, before it runs.
  var enter: () -> Void = {}

  init(_ kind: Kind, path: String, root: String? = nil, name: String, group: String, key: String) {
    self.kind = kind
    self.path = path
    self.root = root
    self.name = name
    self.group = group
    id = String(SHA256.hexDigest(of: Array("\(kind.rawValue) \(key)".utf8)).prefix(16))
  }

  /// Reads the document with the values of a row; nil where there are none.
  var rowReader: ((Int) throws -> SceneDocument?)?
  private var rowScenes: [Int: SceneDocument] = [:]

  /// The document with the values of a row; the document itself where it has no values that rows could set.
  func scene(row: Int, instead plain: SceneDocument) throws -> SceneDocument {
    if let known = rowScenes[row] { return known }
    let scene = try rowReader?(row) ?? plain
    if rowScenes.count >= Self.mostRowScenes { rowScenes = [:] }
    rowScenes[row] = scene
    return scene
  }

  /// How many of them are kept.
  private static let mostRowScenes = 16

  /// Takes what was read of it.
  func take(_ content: SceneDocument, warnings: [Diagnostic], files: [String]) {
    self.content = content
    self.warnings = warnings
    (failure, rowScenes) = (nil, [:])
    stamp(files)
    revision += 1
  }

  /// Takes what is wrong with it; what was good stays.
  func fail(_ failure: Failure, files: [String]) {
    self.failure = failure
    stamp(files)
    revision += 1
  }

  /// Refuses a path that links take out of the folder in which the item was found.
  func checkInside(_ path: String) throws(Failure) {
    guard let root, !ContainedFolder(root).contains(path) else { return }
    throw Failure(
      .noInput, "\(path) is a link to a file outside \(root)",
      help: "open the file itself: shapeshift studio \(path.shellWord)")
  }

  /// Whether anything of it was read and is followed.
  var isRead: Bool { !stamps.isEmpty }

  private var isInside: Bool { (try? checkInside(path)) != nil }

  /// Refuses its file, which is not in the folder any more; nothing of it is kept or followed.
  func refuse(_ failure: Failure) {
    (content, value, change, size) = (nil, nil, nil, nil)
    (history, rowScenes, rowReader, warnings) = (StudioHistory(), [:], nil, [])
    self.failure = failure
    stamps = [:]
    revision += 1
  }

  private func stamp(_ files: [String]) {
    stamps = [:]
    let history = isDocument ? [(FileSystem.resolved(path) ?? path) + ".history"] : []
    for file in files + [path] + history { stamps[file] = StudioStamp(of: file) }
  }

  /// Whether it must be read: it never was, one of its files changed, or a link leads elsewhere now.
  var isOutdated: Bool {
    guard isInside else { return failure == nil || isRead }
    return !isRead || stamps.contains { StudioStamp(of: $0.key) != $0.value }
  }

  /// Whether documents of its kind have a history.
  var isDocument: Bool { kind == .document }
}

/// What tells whether a file is still the one that was read.
struct StudioStamp: Equatable {
  private let status: [Int]

  init(of path: String) {
    guard let found = try? FileStatus(of: path) else {
      status = []
      return
    }
    status = [found.size, found.written] + found.identity.map { Int(truncatingIfNeeded: $0) }
  }
}

/// Where a document is in its history.
struct StudioHistory: Equatable {
  var isThere = false
  var head = 0
  /// The highest number of a step that was seen.
  var newest = 0
  var canUndo = false
  var canRedo = false
}
