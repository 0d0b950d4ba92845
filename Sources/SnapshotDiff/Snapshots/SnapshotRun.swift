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

    /// One line: `12 passed, 1 changed`.
    package var summary: String {
      let parts = SnapshotResult.Status.allCases.filter { count($0) > 0 }
        .map { "\(count($0)) \($0.rawValue)" }
      return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
    }
  }

  /// The folder with the manifest and the pictures.
  package let folder: URL

  package init(_ folder: URL) { self.folder = folder }

  private var manifestURL: URL { folder.appendingPathComponent("manifest.json") }

  /// The last run's manifest.
  package func manifest() throws -> Manifest {
    try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: manifestURL))
  }

  /// Whether there is a manifest.
  package var exists: Bool { FileManager.default.fileExists(atPath: manifestURL.path) }

  /// Removes what earlier runs left.
  package func clear() throws {
    for name in ["manifest.json", "expected", "actual", "difference"] {
      let url = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.removeItem(at: url)
      }
    }
  }

  /// Writes the manifest.
  package func write(_ manifest: Manifest) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try (encoder.encode(manifest) + Data("\n".utf8)).write(to: manifestURL, options: .atomic)
  }

  /// Leaves the files of a snapshot that did not pass, and notes them in its result.
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

  private func write(_ bytes: [UInt8]?, _ path: String) throws -> String? {
    guard let bytes else { return nil }
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: .atomic)
    return path
  }

  /// What a file of the run holds.
  package func content(_ path: String?) throws -> [UInt8]? {
    guard let path else { return nil }
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// The reference that a snapshot's picture would be.
  package func actual(_ result: SnapshotResult) throws -> SnapshotReference {
    SnapshotReference(
      png: try content(result.files.actual),
      drawing: try content(result.files.drawing).map { String(decoding: $0, as: UTF8.self) })
  }
}
