import ArgumentParser
import DocumentModel
import FileStorage
import Foundation
import Glibc
import ShapeShift
import SnapshotDiff

/// A folder of documents with their references beneath.
struct SnapshotSuite {
  /// The folder as it was given.
  let path: String
  let references: SnapshotFolder
  /// All pictures of all documents, by name.
  let jobs: [SnapshotJob]

  /// Finds the documents of a folder: its JSON files, not those of folders beneath.
  ///
  /// - Throws: `noInput` without the folder, `badDocument` for wrong settings.
  init(_ path: String, limits: DocumentLimits) throws(Failure) {
    self.path = path
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    guard let status = try? FileStatus(of: path), status.isDirectory else {
      throw Failure(.noInput, "there is no folder \(path)")
    }
    references = SnapshotFolder(folder.appendingPathComponent(SnapshotFolder.folderName))
    let settings = try SnapshotSettings(folder: folder, limits: limits)
    let documents = DocumentFolder(path).documents().map { name in
      (name: name, stem: InputFile(name).stem)
    }
    let stems = documents.map(\.stem)
    try settings.check(against: stems, in: path)
    var jobs: [SnapshotJob] = []
    for document in documents {
      jobs += try Self.jobs(
        document.stem, of: document.name, in: path, settings.entry(document.stem))
    }
    self.jobs = jobs
  }

  private static func jobs(
    _ stem: String, of file: String, in folder: String, _ entry: SnapshotSettings.Entry
  ) throws(Failure) -> [SnapshotJob] {
    guard !entry.isSkipped else { return [] }
    let options: ComparisonOptions
    let comparison: PictureComparison
    do {
      options = try ComparisonOptions.parse(entry.comparison)
      comparison = try options.comparison()
    } catch {
      throw Failure(
        .badDocument,
        "\(folder)/\(SnapshotSettings.fileName) for \(stem): "
          + ComparisonOptions.message(for: error))
    }
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let mask = try options.mask.map { (name) throws(Failure) in
      try PictureFile.read("\(root)/\(name)")
    }
    var jobs: [SnapshotJob] = []
    for time in entry.times {
      for scale in entry.scales {
        jobs.append(
          SnapshotJob(
            document: URL(fileURLWithPath: "\(root)/\(file)"),
            name: name(stem, time: time, scale: scale), scale: scale, time: time, size: entry.size,
            tolerance: SnapshotTolerance(comparison, allowedDrift: entry.allowedDrift),
            ignoredViews: options.ignoreView, mask: mask))
      }
    }
    return jobs
  }

  /// `card`, `card@2x`, `card-0.5s@2x`.
  static func name(_ stem: String, time: Double, scale: Double) -> String {
    func text(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
    return stem + (time == 0 ? "" : "-\(text(time))s") + (scale == 1 ? "" : "@\(text(scale))x")
  }

  /// The jobs whose names match a pattern of the shell, or have it in them.
  func jobs(matching pattern: String?) -> [SnapshotJob] {
    guard let pattern else { return jobs }
    return jobs.filter { job in
      unsafe job.name.contains(pattern) || fnmatch(pattern, job.name, 0) == 0
    }
  }

  /// The references that no document makes a picture for.
  func orphans() -> [String] {
    let known = Set(jobs.map(\.name))
    return references.names().filter { !known.contains($0) }
  }
}
