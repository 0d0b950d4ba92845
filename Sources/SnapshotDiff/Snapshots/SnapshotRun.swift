import FileStorage
package import Foundation
import ImageCoding
import VectorGraphics

/// The results of a run, and the files that it left behind outside the references' folder.
package struct SnapshotRun: Sendable {
  /// What is written about a run.
  package struct Manifest: Sendable, Codable, Equatable {
    package var version = 1
    /// The folder of the references, as it was given.
    package var references: String
    /// Whether only some of the snapshots were looked at; nothing may be concluded about others then.
    package var isFiltered: Bool
    package var results: [SnapshotResult]

    package init(references: String, isFiltered: Bool, results: [SnapshotResult]) {
      self.references = references
      self.isFiltered = isFiltered
      self.results = results
    }

    /// Whether all snapshots passed.
    package var isPass: Bool { results.allSatisfy(\.status.isPass) }

    /// How many snapshots ended in a way.
    package func count(_ status: SnapshotResult.Status) -> Int {
      results.count { $0.status == status }
    }

    /// The results other than `passed`, grouped by their causes.
    package var failures: [SnapshotGroup] {
      SnapshotGroup.groups(of: results.filter { $0.status != .passed })
    }

    /// One line: `12 passed, 1 changed`.
    package var summary: String {
      let parts = SnapshotResult.Status.allCases.filter { count($0) > 0 }
        .map { "\(count($0)) \($0.rawValue)" }
      return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
    }
  }

  /// The file in the folder of a run that lists what runs wrote there.
  package static let listName = SnapshotFileList.name

  /// The folder with the manifest and the pictures.
  package let folder: URL
  private var files: ContainedFolder { ContainedFolder(folder.path) }

  package init(_ folder: URL) { self.folder = folder }

  private static let manifestName = "manifest.json"

  /// The last run's manifest; nil if there is none.
  ///
  /// - Throws: What decoding JSON throws, or `SnapshotFileError`.
  package func manifest() throws -> Manifest? {
    guard let bytes = try read(Self.manifestName) else { return nil }
    return try JSONDecoder().decode(Manifest.self, from: Data(bytes))
  }

  // MARK: What earlier runs left

  /// Removes what earlier runs left, and nothing else.
  package func clear() throws(SnapshotFileError) {
    try SnapshotFileList(in: files).clear(and: ownedByManifest())
  }

  /// The manifest and the files that it names, if it is one; runs once kept no list of their files.
  private func ownedByManifest() -> [String] {
    guard let manifest = try? manifest() else { return [] }
    return manifest.results.flatMap(\.files.all).filter(Self.isPictureName) + [Self.manifestName]
  }

  // MARK: Writing

  /// Writes the manifest.
  ///
  /// - Throws: What encoding JSON throws, or `SnapshotFileError`.
  package func write(_ manifest: Manifest) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try write([UInt8](encoder.encode(manifest) + Data("\n".utf8)), Self.manifestName)
  }

  /// Leaves the files of a snapshot that did not pass, and notes them in its result.
  ///
  /// - Throws: `ImageCodingError` or `SnapshotFileError`.
  package func keep(
    _ outcome: SnapshotChecker.Outcome, of subject: SnapshotSubject,
    against reference: SnapshotReference
  ) throws -> SnapshotResult {
    var result = outcome.result
    guard !result.status.isPass || result.status == .refactor else { return result }
    result.files.expected = try write(reference.png, "expected/\(subject.name).png")
    let actual = try subject.reference()
    result.files.actual = try write(actual.png, "actual/\(subject.name).png")
    result.files.drawing = try write(
      actual.drawing.map { Array($0.utf8) }, "actual/\(subject.name).drawing.txt")
    result.files.difference = try write(
      outcome.picture.map { try PNGEncoder().encode($0) }, "difference/\(subject.name).png")
    return result
  }

  @discardableResult
  private func write(_ bytes: [UInt8]?, _ name: String) throws(SnapshotFileError) -> String? {
    guard let bytes else { return nil }
    try SnapshotFileList(in: files).claim(name)
    try files.replace(name, by: bytes)
    return name
  }

  // MARK: Reading

  /// What a file of the run holds, by its name in the manifest.
  ///
  /// - Throws: For a name that is none of a run's pictures, leads out of the folder, or of no file.
  package func content(_ name: String?) throws(SnapshotFileError) -> [UInt8]? {
    guard let name else { return nil }
    guard Self.isPictureName(name) else {
      throw SnapshotFileError(.badName, name, "expected one in expected/, actual/ or difference/")
    }
    guard let bytes = try read(name) else {
      throw SnapshotFileError(.unreadable, name, "there is no such file")
    }
    return bytes
  }

  private func read(_ name: String) throws(SnapshotFileError) -> [UInt8]? {
    try SnapshotFileError.naming(.unreadable, name) { () throws(SystemError) in
      try FileSystem.contents(of: files.existingPath(of: name))?.bytes
    }
  }

  /// Whether a run gives such names to its pictures: a manifest may come from elsewhere.
  private static func isPictureName(_ name: String) -> Bool {
    ["expected/", "actual/", "difference/"].contains { name.hasPrefix($0) }
      && [".png", ".drawing.txt"].contains { name.hasSuffix($0) }
  }

  /// Whether a run gives such a name to any of its files.
  static func isFileName(_ name: String) -> Bool { name == manifestName || isPictureName(name) }

  /// The reference that a snapshot's picture would be.
  package func actual(_ result: SnapshotResult) throws(SnapshotFileError) -> SnapshotReference {
    SnapshotReference(
      png: try content(result.files.actual),
      drawing: try content(result.files.drawing).map { String(decoding: $0, as: UTF8.self) })
  }
}
