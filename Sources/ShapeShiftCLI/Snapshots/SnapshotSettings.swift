import ArgumentParser
import DocumentModel
import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// What `snapshots.json` in a folder of documents says.
struct SnapshotSettings {
  /// The settings of one document.
  struct Entry {
    var scales = [1.0]
    var times = [0.0]
    var size: CGSize?
    var isSkipped = false
    /// How it is compared, as requests say it.
    var comparison: JSONObject = [:]
    var allowedDrift = 0
  }

  /// The file's name.
  static let fileName = DocumentFolder.snapshotSettings

  private var defaults = Entry()
  private var entries: [String: Entry] = [:]

  private static let keys =
    ["scales", "times", "size", "skip", "allowDrift"] + ComparisonSettings.keys

  /// Reads the file of a folder; without one everything is as it is by default.
  ///
  /// - Throws: `badDocument` with what is wrong in it.
  init(folder: URL, limits: DocumentLimits) throws(Failure) {
    let url = folder.appendingPathComponent(Self.fileName)
    guard FileSystem.exists(url.relativePath) else { return }
    let reading = JSONReader.read(
      try InputFile(url.relativePath).source(limits: limits), limits: limits)
    guard let root = reading.root else { throw Failure(reading.diagnostics) }
    guard let object = root.value.object else {
      throw Failure(
        .badDocument, "\(url.relativePath) is \(root.value.kindName); expected an object")
    }
    let reader = EntryReader(file: url.relativePath)
    defaults = try reader.entry(object, over: Entry(), at: "", allowing: ["snapshots"])
    guard let snapshots = object["snapshots"] else { return }
    guard let members = snapshots.object?.members else {
      throw reader.wrong("/snapshots", snapshots, "an object")
    }
    for member in members {
      let path = "/snapshots/\(member.key)"
      guard let value = member.value.object else {
        throw reader.wrong(path, member.value, "an object")
      }
      entries[member.key] = try reader.entry(value, over: defaults, at: path, allowing: [])
    }
  }

  /// The settings of a document, by its name without extension.
  func entry(_ stem: String) -> Entry { entries[stem] ?? defaults }

  /// Looks for settings of documents that are not there.
  ///
  /// - Parameters:
  ///   - stems: The names of the documents, without extensions.
  ///   - path: The folder, as messages give it.
  /// - Throws: `badDocument` for the first name without a document.
  func check(against stems: [String], in path: String) throws(Failure) {
    guard let stray = entries.keys.sorted().first(where: { !stems.contains($0) }) else { return }
    throw Failure(
      .badDocument,
      "\(path)/\(Self.fileName) has settings for \(Diagnostic.quoted(stray)), but there is no "
        + "\(stray).json", help: Suggestion.help(for: stray, among: stems))
  }

  /// Reads the members of one object.
  private struct EntryReader {
    let file: String

    func wrong(_ path: String, _ value: JSONValue, _ expected: String) -> Failure {
      Failure(.badDocument, "\(file) at \(path) is \(value.kindName); expected \(expected)")
    }

    func entry(
      _ object: JSONObject, over base: Entry, at path: String, allowing more: [String]
    ) throws(Failure) -> Entry {
      var entry = base
      for member in object.members where !more.contains(member.key) {
        try read(member.key, member.value, into: &entry, at: "\(path)/\(member.key)")
      }
      return entry
    }

    private func read(
      _ key: String, _ value: JSONValue, into entry: inout Entry, at path: String
    ) throws(Failure) {
      switch key {
      case "scales": entry.scales = try numbers(value, path, above: 0)
      case "times": entry.times = try numbers(value, path, above: -1e-300)
      case "size":
        let size = try numbers(value, path, above: 0)
        guard size.count == 2 else { throw wrong(path, value, "a width and a height") }
        entry.size = CGSize(width: size[0], height: size[1])
      case "skip": entry.isSkipped = try bool(value, path)
      case "allowDrift": entry.allowedDrift = Int(try number(value, path))
      case _ where ComparisonSettings.keys.contains(key): entry.comparison[key] = value
      default: throw unknown(key, path)
      }
    }

    private func unknown(_ key: String, _ path: String) -> Failure {
      Failure(
        .badDocument, "\(file) has the unknown key \(Diagnostic.quoted(key)) at \(path)",
        help: Suggestion.help(for: key, among: SnapshotSettings.keys)
          ?? "the keys are \(SnapshotSettings.keys.joined(separator: ", "))")
    }

    private func array(_ value: JSONValue, _ path: String) throws(Failure) -> [JSONValue] {
      guard let array = value.array else { throw wrong(path, value, "an array") }
      return array
    }

    private func bool(_ value: JSONValue, _ path: String) throws(Failure) -> Bool {
      guard let bool = value.bool else { throw wrong(path, value, "true or false") }
      return bool
    }

    private func number(_ value: JSONValue, _ path: String) throws(Failure) -> Double {
      guard let number = value.number, 0...1e9 ~= number else {
        throw wrong(path, value, "a number, 0 or more")
      }
      return number
    }

    private func numbers(
      _ value: JSONValue, _ path: String, above limit: Double
    ) throws(Failure) -> [Double] {
      let numbers = try array(value, path).compactMap(\.number)
      guard !numbers.isEmpty, numbers.count == value.array?.count,
        numbers.allSatisfy({ $0 > limit && $0 < 1e6 })
      else { throw wrong(path, value, "an array of numbers above 0") }
      return numbers
    }
  }
}
