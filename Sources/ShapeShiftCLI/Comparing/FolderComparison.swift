import DocumentModel
import FileStorage
import ImageCoding
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// Compares the pictures and documents of two folders, and of those beneath, file by file.
@MainActor
struct FolderComparison {
  /// What there is of a file in both folders.
  private struct Pair: Sendable {
    let name: String
    /// The paths; nil where the file is not there.
    let expected: String?
    let actual: String?
    /// Documents that were drawn before; nil for files of pixels.
    var drawn: (expected: Drawn?, actual: Drawn?)
  }

  private typealias Drawn = Result<ComparedPicture, Failure>

  /// What was found out about a file.
  private struct Finding: Sendable {
    var result: SnapshotResult
    /// The pictures as PNG files, where they are to be shown.
    var pictures = ReportPage.Pictures(expected: nil, actual: nil)
    var difference: Bitmap?
    /// The ids of its views.
    var ids: Set<String> = []
  }

  let verb: Diff
  let console: Console

  /// So many files are compared at the same time: pictures must not fill the memory.
  private static let batch = 16
  /// So many differences are shown on a terminal.
  private static let shown = 4

  /// Whether two paths are folders.
  ///
  /// - Throws: `usage` if one of them is.
  static func isAsked(of verb: Diff) throws(Failure) -> Bool {
    let isFolder = { (path: String) in
      path != "-" && (try? FileStatus(of: path))?.isDirectory == true
    }
    guard isFolder(verb.request.expected) != isFolder(verb.request.actual) else {
      return isFolder(verb.request.expected)
    }
    let (folder, file) =
      isFolder(verb.request.expected)
      ? (verb.request.expected, verb.request.actual) : (verb.request.actual, verb.request.expected)
    throw Failure(
      .usage, "\(folder) is a folder but \(file) is not",
      help: "pass two files or two folders")
  }

  func run() throws {
    guard verb.output != "-" else {
      throw Failure(
        .usage, "difference images of folders cannot be written to standard output",
        help: "pass a folder with -o")
    }
    let (first, second) = (
      try Self.files(verb.request.expected), try Self.files(verb.request.actual)
    )
    let names = Set(first).union(second).sorted()
    let mask = try verb.request.comparison.mask.map { try PictureFile.read($0) }
    let comparison = try verb.request.comparison.checked()
    var findings: [Finding] = []
    for start in stride(from: 0, to: names.count, by: Self.batch) {
      let pairs = names[start..<min(start + Self.batch, names.count)].map { name in
        pair(name, first.contains(name), second.contains(name))
      }
      let work = Work(
        comparison: comparison, mask: mask, ignoredViews: verb.request.comparison.ignoredViews,
        style: verb.style, keepsPictures: verb.html != nil,
        draws: verb.output != nil || TerminalShow(verb.show).form != nil)
      for finding in ConcurrentResults(count: pairs.count, { work.finding(pairs[$0]) }).values {
        findings.append(try kept(finding, after: findings))
      }
    }
    try check(ids: findings)
    try tell(findings)
  }

  // MARK: Files

  /// The pictures and documents of a folder, by their paths in it.
  private static func files(_ folder: String) throws(Failure) -> Set<String> {
    let files = PictureFolder(folder).files.filter { name in
      PictureFolder.isPicture(name) || name.hasSuffix(".svg")
        || name.hasSuffix(".json") && DocumentFolder.isDocument(SwiftSources.join(folder, name))
    }
    guard !files.isEmpty else {
      throw Failure(
        .noInput, "nothing to compare in \(folder)",
        help:
          "pass a folder that contains PNG, WebP, JPEG or SVG files or documents, directly or in subfolders"
      )
    }
    return Set(files)
  }

  private func pair(_ name: String, _ isExpected: Bool, _ isActual: Bool) -> Pair {
    let expected = isExpected ? SwiftSources.join(verb.request.expected, name) : nil
    let actual = isActual ? SwiftSources.join(verb.request.actual, name) : nil
    return Pair(
      name: name, expected: expected, actual: actual,
      drawn: (expected.flatMap(draw), actual.flatMap(draw)))
  }

  private func draw(_ path: String) -> Drawn? {
    guard !PictureFolder.isPicture(path) else { return nil }
    return Drawn { () throws(Failure) in
      try verb.compared(path, console)
    }
  }

  /// Writes and shows the picture of the differences, and lets go of it.
  private func kept(_ finding: Finding, after others: [Finding]) throws -> Finding {
    guard let picture = finding.difference else { return finding }
    var rest = finding
    rest.difference = nil
    if let folder = verb.output {
      let name = finding.result.name
      let path = SwiftSources.join(folder, name.hasSuffix(".png") ? name : "\(name).png")
      try OutputFile.makeFolders(above: path)
      try PictureFile.write(picture, to: path, console)
    }
    if !verb.json, let form = TerminalShow(verb.show).form,
      others.count(where: { !$0.result.status.isPass }) < Self.shown
    {
      try console.write(
        "\(finding.result.name.terminalLine)\n" + TerminalPicture(form).text(picture))
    }
    return rest
  }

  private func check(ids findings: [Finding]) throws(Failure) {
    let ids = findings.reduce(into: Set<String>()) { $0.formUnion($1.ids) }
    guard let stray = verb.request.comparison.ignoredViews.first(where: { !ids.contains($0) })
    else { return }
    throw verb.unknownView(stray, among: ids)
  }

  // MARK: What was found

  private func tell(_ findings: [Finding]) throws {
    let manifest = SnapshotRun.Manifest(
      references: "\(verb.request.expected) and \(verb.request.actual)", isFiltered: false,
      results: findings.map(\.result))
    if let html = verb.html { try write(manifest, findings, to: html) }
    if verb.json {
      try console.write(JSONText.page(.object(json(manifest))))
    } else {
      let lines = SnapshotReports.lines(of: manifest)
      try console.write(lines.map { $0.terminalLine + "\n" }.joined())
    }
    guard manifest.isPass else { throw Failure(.problems) }
  }

  private func json(_ manifest: SnapshotRun.Manifest) -> JSONObject {
    var object: JSONObject = [
      "verdict": .string(manifest.isPass ? "pass" : "fail"),
      "expected": .string(verb.request.expected),
      "actual": .string(verb.request.actual),
    ]
    object.merge(SnapshotReports.members(of: manifest, listedAs: "files"))
    return object
  }

  private func write(
    _ manifest: SnapshotRun.Manifest, _ findings: [Finding], to path: String
  ) throws {
    let pictures = findings.map { ($0.result.name, $0.pictures) }
    let commands = findings.map { ($0.result.name, command(accepting: $0.result)) }
    let page = ReportPage(
      manifest, pictures: Dictionary(uniqueKeysWithValues: pictures),
      commands: Dictionary(uniqueKeysWithValues: commands))
    try OutputFile(path: path).write(Array(try page.html().utf8))
  }

  /// What makes a file the expected one.
  private func command(accepting result: SnapshotResult) -> String {
    let expected = SwiftSources.join(verb.request.expected, result.name)
    let actual = SwiftSources.join(verb.request.actual, result.name)
    let copy = "cp -- \(actual.shellWord) \(expected.shellWord)"
    return switch result.status {
    case .removed: "rm -- \(expected.shellWord)"
    case .new: "mkdir -p -- \(FileSystem.folder(of: expected).shellWord) && \(copy)"
    default: copy
    }
  }

  // MARK: Comparing

  /// What all files are compared with, on any thread.
  private struct Work: Sendable {
    let comparison: PictureComparison
    let mask: StraightBitmap?
    let ignoredViews: [String]
    let style: DifferencePicture.Style
    let keepsPictures: Bool
    let draws: Bool

    func finding(_ pair: Pair) -> Finding {
      do {
        let expected = try pair.expected.map { try picture($0, pair.drawn.expected) }
        let actual = try pair.actual.map { try picture($0, pair.drawn.actual) }
        var finding = try finding(pair, expected, actual)
        guard keepsPictures else { return finding }
        finding.pictures = ReportPage.Pictures(
          expected: try expected?.png(), actual: try actual?.png())
        return finding
      } catch {
        return Finding(
          result: SnapshotResult(
            name: pair.name, source: pair.actual ?? pair.expected ?? "", status: .failed,
            message: SnapshotRunner.sentence(error)))
      }
    }

    private func picture(_ path: String, _ drawn: Drawn?) throws(Failure) -> ComparedPicture {
      if let drawn { return try drawn.get() }
      return try ComparedPicture(picture: InputFile(path))
    }

    private func finding(
      _ pair: Pair, _ expected: ComparedPicture?, _ actual: ComparedPicture?
    ) throws -> Finding {
      guard let expected else {
        return only(pair, .new, "the file is missing in the first folder")
      }
      guard let actual else {
        return only(pair, .removed, "the file is missing in the second folder")
      }
      var comparison = comparison
      for id in ignoredViews {
        comparison.ignoring += (expected.frames[id] ?? []) + (actual.frames[id] ?? [])
      }
      let outcome = try ComparisonOutcome(expected, actual, comparison, mask: mask)
      var result = SnapshotChecker().result(
        of: outcome.difference, verdict: outcome.verdict, changes: outcome.drawing,
        name: pair.name, source: expected.name)
      result.notes = outcome.notes
      var finding = Finding(result: result)
      finding.ids = Set(expected.frames.keys).union(actual.frames.keys)
      if draws, !result.status.isPass {
        let (first, second) = try outcome.pictures ?? (expected.pixels(), actual.pixels())
        finding.difference = DifferencePicture(outcome.difference, mask: mask)
          .draw(first, second, style: style)
      }
      return finding
    }

    private func only(
      _ pair: Pair, _ status: SnapshotResult.Status, _ message: String
    ) -> Finding {
      Finding(
        result: SnapshotResult(
          name: pair.name, source: pair.actual ?? pair.expected ?? "", status: status,
          message: message))
    }
  }
}
