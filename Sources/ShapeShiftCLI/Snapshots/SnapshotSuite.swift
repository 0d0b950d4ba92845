import ArgumentParser
import DocumentModel
import FileStorage
import Foundation
import Glibc
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// A folder of documents or Swift code, or a Swift file, with their references beneath or beside it.
struct SnapshotSuite {
  /// The folder as it was given.
  let path: String
  let references: SnapshotFolder
  /// All pictures of all documents and previews, by name.
  let jobs: [SnapshotJob]

  /// Finds what there is to draw: the JSON files of a folder, not those of folders beneath; where there are none, and
  /// of files and packages, the previews of Swift code.
  ///
  /// - Throws: `noInput` without the folder, `badDocument` for wrong settings, and what the compiler finds wrong.
  @MainActor
  init(_ path: String, limits: DocumentLimits) throws(Failure) {
    self.path = path
    guard let status = try? FileStatus(of: path), status.isDirectory || InputFile(path).isSwift
    else {
      throw Failure(.noInput, "there is no folder \(path)")
    }
    let home = status.isDirectory ? path : FileSystem.folder(of: path)
    let folder = URL(fileURLWithPath: home, isDirectory: true)
    references = SnapshotFolder(folder.appendingPathComponent(SnapshotFolder.folderName))
    let settings = try SnapshotSettings(folder: folder, limits: limits)
    let documents = Self.documents(of: path).map { name in (name: name, stem: InputFile(name).stem)
    }
    let previews = documents.isEmpty ? try Self.previews(of: path, limits) : []
    // Those of a single file are not all that the settings of its folder are about.
    if status.isDirectory {
      try settings.check(against: documents.map(\.stem) + previews.map(\.name), in: path)
    }
    var jobs: [SnapshotJob] = []
    for document in documents {
      let file = SwiftSources.join(path, document.name)
      jobs += try Self.jobs(document.stem, of: file, in: home, settings.entry(document.stem))
    }
    for preview in previews {
      jobs += try Self.jobs(preview.name, of: path, in: home, settings.entry(preview.name)).map {
        var job = $0
        job.preview = preview.preview
        return job
      }
    }
    self.jobs = jobs
  }

  private static func documents(of path: String) -> [String] {
    guard !InputFile(path).isSwift, !SwiftSources.isPackage(path) else { return [] }
    let documents = DocumentFolder(path).documents()
    let isOfPictures = documents.allSatisfy { $0.hasSuffix(".svg") }
    return isOfPictures && SwiftSources.isFolder(path) ? [] : documents
  }

  /// The previews of Swift code, and what their pictures are called: the target or file, and the preview.
  @MainActor
  private static func previews(
    of path: String, _ limits: DocumentLimits
  ) throws(Failure) -> [(name: String, preview: SnapshotJob.DrawnPreview)] {
    let input = InputFile(path)
    guard input.isSwiftCode else { return [] }
    let all = try SwiftPreviews(input, type: nil, limits: limits)
    let targets = all.previews.indices.map { PreviewPictures.plain(all.target($0)) }
    let names = PreviewPictures.fileNames(of: all.previews.map(\.description), in: targets)
    return all.previews.indices.map { index in
      (
        "\(targets[index])-\(names[index])",
        SnapshotJob.DrawnPreview(index: index, previews: all)
      )
    }
  }

  private static func jobs(
    _ stem: String, of file: String, in folder: String, _ entry: SnapshotSettings.Entry
  ) throws(Failure) -> [SnapshotJob] {
    guard !entry.isSkipped else { return [] }
    let settings: ComparisonSettings
    let comparison: PictureComparison
    do throws(Failure) {
      settings = try ComparisonSettings(entry.comparison)
      comparison = try settings.checked()
    } catch {
      throw Failure(
        .badDocument, "\(folder)/\(SnapshotSettings.fileName) for \(stem): \(error.sentence)",
        help: error.help)
    }
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let mask = try settings.mask.map { (name) throws(Failure) in
      try PictureFile.read("\(root)/\(name)")
    }
    var jobs: [SnapshotJob] = []
    for time in entry.times {
      for scale in entry.scales {
        jobs.append(
          SnapshotJob(
            document: URL(fileURLWithPath: file),
            name: name(stem, time: time, scale: scale), scale: scale, time: time, size: entry.size,
            tolerance: SnapshotTolerance(comparison, allowedDrift: entry.allowedDrift),
            ignoredViews: settings.ignoredViews, mask: mask))
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
  ///
  /// Beside a single file may be those of others.
  func orphans() -> [String] {
    guard !InputFile(path).isSwift else { return [] }
    let known = Set(jobs.map(\.name))
    return references.names().filter { !known.contains($0) }
  }
}
