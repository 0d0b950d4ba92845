import DocumentModel
import FileStorage
import Foundation
import Glibc
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// A folder of documents, pictures or Swift code, or a Swift file, with their references beneath or beside it.
struct SnapshotSuite {
  /// The folder as it was given.
  let path: String
  let references: SnapshotFolder
  /// All pictures of all documents, previews and picture files, no two of one name.
  let jobs: [SnapshotJob]
  /// Whether there is Swift code that is not run, so that it is not known which of the references belong to its previews.
  let hasSkippedCode: Bool

  /// What there are snapshots of.
  private struct Subject {
    /// Its name in the settings, with which those of its pictures begin.
    let name: String
    /// The file, or the folder or package of a preview.
    let file: String
    let kind: SnapshotKind
    let content: SnapshotJob.Content
  }

  /// Finds what there is to draw and to compare.
  ///
  /// That are the JSON files of a folder, not those of folders beneath, else its SVG files; where there are none, and of
  /// files and packages, the previews of Swift code. Picture files, also in folders beneath, are compared as they are,
  /// where there is nothing else or the settings ask for it.
  ///
  /// - Parameters:
  ///   - code: Whether Swift code is run; `nil` for what ``InputFile/runsCode(_:)`` says.
  ///   - previews: Those of the path, where they are loaded already.
  /// - Throws: `noInput` without the folder, `badDocument` for wrong settings, `usage` for code that may not run, and what
  ///   the compiler finds wrong.
  @MainActor
  init(
    _ path: String, code: Bool?, previews: SwiftPreviews? = nil, limits: DocumentLimits,
    store: (any SnapshotStore)? =
      BaselineOptions.storeOfEnvironment
  ) throws(Failure) {
    self.path = path
    let input = InputFile(path)
    guard let status = try? FileStatus(of: path) else {
      throw Failure(
        .noInput, "the folder \(path) does not exist", help: "pass a folder of documents or images")
    }
    guard status.isDirectory || input.isSwift else {
      throw Failure(.noInput, "\(path) is not a folder", help: "pass the folder that contains it")
    }
    guard code != true || input.isSwiftCode else {
      throw Failure(.usage, "--code has no effect: \(path) contains no Swift source")
    }
    let home = status.isDirectory ? path : FileSystem.folder(of: path)
    let folder = URL(fileURLWithPath: home, isDirectory: true)
    references = Self.references(in: folder, store)
    let settings = try SnapshotSettings(folder: folder, limits: limits)
    let runsCode = input.runsCode(code)
    hasSkippedCode = input.isSwiftCode && !runsCode
    var subjects = Self.documents(of: path, besidesCode: runsCode)
    if runsCode { subjects += try Self.previews(of: path, previews, code, limits) }
    subjects += Self.pictures(of: path, besides: subjects, settings)
    if subjects.isEmpty, hasSkippedCode { try input.checkCode(mayRun: code != false) }
    // Those of a single file are not all that the settings of its folder are about.
    if status.isDirectory { try settings.check(against: subjects.map { ($0.name, $0.kind) }) }
    var jobs: [SnapshotJob] = []
    for subject in subjects {
      jobs += try Self.jobs(subject, in: home, settings.entry(subject.name))
    }
    try Self.checkNames(of: jobs)
    self.jobs = jobs
  }

  /// The references of a folder, whatever there is to draw in it.
  init(referencesOf path: String, store: (any SnapshotStore)?) {
    let home = InputFile(path).isSwift ? FileSystem.folder(of: path) : path
    (self.path, jobs, hasSkippedCode) = (path, [], false)
    references = Self.references(in: URL(fileURLWithPath: home, isDirectory: true), store)
  }

  private static func references(
    in folder: URL, _ store: (any SnapshotStore)?
  ) -> SnapshotFolder {
    SnapshotFolder(folder.appendingPathComponent(SnapshotFolder.folderName), store: store)
  }

  // MARK: Subjects

  /// - Parameter besidesCode: Whether Swift code is drawn, of which other files are parts.
  private static func documents(of path: String, besidesCode: Bool) -> [Subject] {
    let input = InputFile(path)
    guard !input.isSwift, !besidesCode || input.isFolderOfDocuments else { return [] }
    return DocumentFolder(path).documents().map { file($0, in: path, .document) }
  }

  private static func file(
    _ name: String, in path: String, _ content: SnapshotJob.Content
  ) -> Subject {
    Subject(
      name: self.name(ofFile: name), file: SwiftSources.join(path, name),
      kind: SnapshotKind(file: name), content: content)
  }

  /// What a file beneath the folder is called: its path without the extension.
  static func name(ofFile name: String) -> String {
    let (folder, stem) = (FileSystem.folder(of: name), InputFile(name).stem)
    return folder == "." ? stem : "\(folder)/\(stem)"
  }

  /// The previews of Swift code, and what their pictures are called: the target or file, and the preview.
  @MainActor
  private static func previews(
    of path: String, _ loaded: SwiftPreviews?, _ code: Bool?, _ limits: DocumentLimits
  ) throws(Failure) -> [Subject] {
    let all =
      if let loaded { loaded } else {
        try SwiftPreviews(InputFile(path), type: nil, limits: limits, mayRun: code != false)
      }
    let targets = all.previews.indices.map { PreviewPictures.plain(all.target($0)) }
    let names = PreviewPictures.fileNames(of: all.previews.map(\.description), in: targets)
    return all.previews.indices.map { index in
      Subject(
        name: "\(targets[index])-\(names[index])", file: path, kind: .preview,
        content: .preview(
          SnapshotJob.DrawnPreview(index: index, previews: all, isFollowed: loaded == nil)))
    }
  }

  /// The picture files, but for masks: beside documents and code they are most likely parts of those.
  private static func pictures(
    of path: String, besides others: [Subject], _ settings: SnapshotSettings
  ) -> [Subject] {
    let isOfPictures = others.allSatisfy { $0.kind == .svg }
    guard !InputFile(path).isSwift, settings.takesPictures ?? isOfPictures else { return [] }
    return PictureFolder(path).pictures.filter { !settings.masks.contains($0) }
      .map { file($0, in: path, .picture) }
  }

  // MARK: Jobs

  private static func jobs(
    _ subject: Subject, in folder: String, _ entry: SnapshotSettings.Entry
  ) throws(Failure) -> [SnapshotJob] {
    guard !entry.isSkipped else { return [] }
    let settings: ComparisonSettings
    let comparison: PictureComparison
    do throws(Failure) {
      settings = try ComparisonSettings(entry.comparison)
      comparison = try settings.checked()
    } catch {
      throw Failure(
        .badDocument,
        "\(SwiftSources.join(folder, SnapshotSettings.fileName)) for \(subject.name): "
          + error.sentence, help: error.help)
    }
    let mask = try settings.mask.map { (name) throws(Failure) in
      try PictureFile.read(SwiftSources.join(folder, name))
    }
    return entry.matrix.variants(of: subject.kind).map { variant in
      SnapshotJob(
        document: URL(fileURLWithPath: subject.file), content: subject.content,
        name: subject.name + variant.suffix, variant: variant,
        tolerance: SnapshotTolerance(comparison, allowedDrift: entry.allowedDrift),
        ignoredViews: settings.ignoredViews, mask: mask)
    }
  }

  /// No picture may take the place of another one.
  private static func checkNames(of jobs: [SnapshotJob]) throws(Failure) {
    var known: [String: SnapshotJob] = [:]
    for job in jobs {
      guard let other = known.updateValue(job, forKey: job.name) else { continue }
      let what =
        other.source == job.source
        ? "\(job.source) produces two images" : "\(other.source) and \(job.source) produce images"
      throw Failure(
        .badDocument, "\(what) with the name \(Diagnostic.quoted(job.name))",
        help: "rename one of the files, or a value in \(SnapshotSettings.fileName)")
    }
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
  /// Beside a single file may be those of others, and any may be of code that is skipped.
  func orphans() throws(Failure) -> [String] {
    guard !InputFile(path).isSwift, !hasSkippedCode else { return [] }
    let known = Set(jobs.map(\.name))
    do throws(SnapshotFileError) {
      return try references.names().filter { !known.contains($0) }
    } catch {
      throw Failure(error)
    }
  }
}
