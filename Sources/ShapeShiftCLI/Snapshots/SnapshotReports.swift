import DocumentModel
import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// What a run is told as: on the terminal, and in files.
struct SnapshotReports {
  let manifest: SnapshotRun.Manifest
  let run: SnapshotRun
  let references: SnapshotFolder
  /// The folder of documents and the one of the run, as they were given.
  let folder: String
  /// The options with which commands go on with the run.
  let options: [String]

  /// What a run prints: each snapshot that did not pass, and the summary.
  var text: String {
    var lines = Self.lines(of: manifest)
    if !manifest.isPass {
      lines.append("to look:   \(command("report"))")
      lines.append("to accept: \(command("accept"))")
    }
    return lines.map { $0.terminalLine + "\n" }.joined()
  }

  /// What did not pass, and the summary.
  static func lines(of manifest: SnapshotRun.Manifest) -> [String] {
    var lines: [String] = []
    for group in manifest.failures {
      let text = ResultText.lines(of: group)
      lines.append("\(group.first.status.rawValue)  \(group.title)  \(text.first ?? "")")
      lines += text.dropFirst().map { "    \($0)" }
    }
    return lines + [manifest.summary]
  }

  /// A command that goes on with the run: names of snapshots may be put at its end.
  private func command(_ action: String) -> String {
    let words = [action, folder] + options
    return "shapeshift snapshot " + words.map(\.shellWord).joined(separator: " ")
  }

  /// For scripts: the manifest and whether all passed.
  var json: JSONObject {
    var object: JSONObject = [
      "verdict": .string(manifest.isPass ? "pass" : "fail"), "folder": .string(manifest.references),
      "filtered": .bool(manifest.isFiltered), "artifacts": .string(run.folder.relativePath),
    ]
    object.merge(Self.members(of: manifest, listedAs: "snapshots"))
    object["causes"] = .array(manifest.failures.map { .object(Self.object($0)) })
    return object
  }

  private static func object(_ group: SnapshotGroup) -> JSONObject {
    [
      "source": .string(group.first.source), "status": .string(group.first.status.rawValue),
      "message": .string(group.first.message),
      "snapshots": .array(group.names.map { .string($0) }),
    ]
  }

  /// How many there are of each kind, and all of them.
  static func members(of manifest: SnapshotRun.Manifest, listedAs key: String) -> JSONObject {
    var counts = JSONObject()
    for status in SnapshotResult.Status.allCases where manifest.count(status) > 0 {
      counts[status.rawValue] = number(manifest.count(status))
    }
    return ["counts": .object(counts), key: .array(manifest.results.map { .object(object($0)) })]
  }

  private static func object(_ result: SnapshotResult) -> JSONObject {
    [
      "name": .string(result.name), "source": .string(result.source),
      "status": .string(result.status.rawValue), "message": .string(result.message),
      "metric": .string(result.metric), "differentPixels": number(result.differentPixels),
      "totalPixels": number(result.totalPixels),
      "maxChannelDifference": number(result.maxChannelDifference),
      "boxes": .array(
        result.boxes.map {
          .object([
            "x": number($0.x), "y": number($0.y), "width": number($0.width),
            "height": number($0.height), "pixels": number($0.pixels),
          ])
        }),
      "views": .array(
        result.views.map {
          .object([
            "view": .string($0.view), "from": $0.from.map { .string($0) } ?? .null,
            "to": $0.to.map { .string($0) } ?? .null,
          ])
        }),
      "notes": .array(result.notes.map { .string($0) }),
    ]
  }

  private static func number(_ value: Int) -> JSONValue { .number(JSONNumber(Double(value))) }

  // MARK: Files

  /// Writes the results for build servers.
  func write(junit path: String, seconds: [String: Double]) throws(Failure) {
    let report = JUnitReport(manifest, in: run.folder, seconds: seconds)
    try OutputFile(path: path).write(Array(report.text.utf8))
  }

  /// Writes the results for people, as a table and with pictures.
  func write(markdown path: String, pictures: MarkdownPictures) throws {
    let shown: MarkdownReport.Pictures =
      switch pictures {
      case .none: .none
      case .auto: pathToRun(from: FileSystem.folder(of: path)).map { .beneath($0) } ?? .none
      case .address(let address): .beneath(address)
      case .embed: .embedded(try contents())
      }
    let report = MarkdownReport(manifest, pictures: shown)
    try OutputFile(path: path).write(Array(report.text.utf8))
  }

  /// The way from a folder to that of the run, where both are beneath the present one.
  private func pathToRun(from folder: String) -> String? {
    guard let here = FileSystem.resolved("."), let start = FileSystem.resolved(folder),
      let end = FileSystem.resolved(run.folder.path),
      [start, end].allSatisfy({ $0 == here || $0.hasPrefix(here + "/") })
    else { return nil }
    let (from, to) = (start.split(separator: "/"), end.split(separator: "/"))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - shared)
    let parts = up + to.dropFirst(shared).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The pictures of the run, by the names of their files.
  private func contents() throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for files in manifest.results.map(\.files) {
      for file in [files.expected, files.actual, files.difference] {
        if let file { contents[file] = try run.content(file) }
      }
    }
    return contents
  }

  /// Writes the page.
  func write(html path: String) throws(Failure) { try OutputFile(path: path).write(try page()) }

  /// The report with all pictures.
  private func page() throws(Failure) -> [UInt8] {
    do {
      return Array(try reportPage().html().utf8)
    } catch {
      throw Failure(error) ?? Failure(.inputOutput, "the report can't be created: \(error)")
    }
  }

  /// What the report shows.
  func reportPage() throws -> ReportPage {
    var pictures: [String: ReportPage.Pictures] = [:]
    for result in manifest.results {
      pictures[result.name] = ReportPage.Pictures(
        expected: try expected(result), actual: try run.content(result.files.actual))
    }
    return ReportPage(manifest, pictures: pictures, acceptCommand: command("accept"))
  }

  /// The reference that a picture was compared with.
  func expected(_ result: SnapshotResult) throws -> [UInt8]? {
    try run.content(result.files.expected) ?? references.reference(result.name).png
  }
}
