import DocumentModel
import FileStorage
import Foundation
import ShapeShiftDocuments

/// What `snapshots.json` in a folder says.
struct SnapshotSettings {
  /// The settings of one document, preview or picture.
  struct Entry {
    var matrix = SnapshotMatrix()
    var isSkipped = false
    /// How it is compared, as requests say it.
    var comparison: JSONObject = [:]
    var allowedDrift = 0
    /// The mask among them, a file of the folder.
    var mask: String?
    /// The keys that its object has.
    var keys: [String] = []
  }

  /// The file's name.
  static let fileName = DocumentFolder.snapshotSettings

  /// The file, as messages have it.
  private let file: String
  private var defaults = Entry()
  private var entries: [String: Entry] = [:]
  /// Whether picture files have snapshots; nil where that is not said.
  private(set) var takesPictures: Bool?

  /// Reads the file of a folder; without one everything is as it is by default.
  ///
  /// - Throws: `badDocument` with what is wrong in it.
  init(folder: URL, limits: DocumentLimits) throws(Failure) {
    let url = folder.appendingPathComponent(Self.fileName)
    file = url.relativePath
    guard FileSystem.exists(file) else { return }
    let reading = JSONReader.read(try InputFile(file).source(limits: limits), limits: limits)
    guard let root = reading.root else { throw Failure(reading.diagnostics) }
    guard let object = root.value.object else {
      throw Failure(.badDocument, "\(file) is \(root.value.kindName); expected an object")
    }
    let reader = SnapshotEntryReader(SnapshotValueReader(file: file, folder: folder.relativePath))
    defaults = try reader.entry(object, over: Entry(), at: "", isWhole: true)
    if let value = object["pictures"] {
      takesPictures = try reader.values.bool(value, "/pictures")
    }
    guard let snapshots = object["snapshots"] else { return }
    for member in try reader.values.members(snapshots, "/snapshots") {
      let path = "/snapshots/\(member.key)"
      guard let value = member.value.object else {
        throw reader.values.wrong(path, member.value, "an object")
      }
      entries[member.key] = try reader.entry(value, over: defaults, at: path)
    }
  }

  /// The picture files that say what is not looked at.
  var masks: Set<String> {
    Set(([defaults] + entries.values).compactMap(\.mask))
  }

  /// The settings of what has this name.
  func entry(_ name: String) -> Entry { entries[name] ?? defaults }

  /// Looks for settings of what is not there, and for such that change nothing.
  ///
  /// - Parameter subjects: The documents, previews and pictures, by their names without extensions.
  /// - Throws: `badDocument` for the first one.
  func check(against subjects: [(name: String, kind: SnapshotKind)]) throws(Failure) {
    let names = Set(subjects.map(\.name))
    if let stray = entries.keys.sorted().first(where: { !names.contains($0) }) {
      throw Failure(
        .badDocument,
        "\(file) has settings for \(Diagnostic.quoted(stray)), but no document, preview or "
          + "image has that name",
        help: Suggestion.help(for: stray, among: names.sorted())
          ?? (names.isEmpty
            ? nil : "the names are \(Suggestion.list(names.sorted()))"))
    }
    for subject in subjects {
      guard let entry = entries[subject.name],
        let key = entry.keys.first(where: { !subject.kind.uses($0) })
      else { continue }
      throw Failure(
        .badDocument,
        "\(file) at /snapshots/\(subject.name)/\(key) has no effect: "
          + "\(subject.name) is \(subject.kind == .svg ? "an" : "a") \(subject.kind.word)")
    }
    guard !subjects.isEmpty,
      let key = defaults.keys.first(where: { key in !subjects.contains { $0.kind.uses(key) } })
    else { return }
    throw Failure(
      .badDocument,
      "\(file) at /\(key) has no effect: the folder contains only \(subjects[0].kind.word)s")
  }
}
