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

  /// What a run prints: each snapshot that did not pass, and the summary.
  func text(folder: String) -> String {
    var lines: [String] = []
    for result in manifest.results where result.status != .passed {
      let sentences = ResultText.lines(of: result.message)
      lines.append("\(result.status.rawValue)  \(result.name)  \(sentences.first ?? "")")
      lines += (sentences.dropFirst() + ResultText.details(result)).map { "    \($0)" }
    }
    lines.append(manifest.summary)
    if !manifest.isPass {
      lines.append("to look:   shapeshift snapshot report \(folder.shellWord)")
      lines.append("to accept: \(acceptCommand(folder: folder))")
    }
    return lines.map { $0.terminalLine + "\n" }.joined()
  }

  /// What accepts snapshots, without their names.
  func acceptCommand(folder: String) -> String {
    "shapeshift snapshot accept \(folder.shellWord)"
  }

  /// For scripts: the manifest and whether all passed.
  var json: JSONObject {
    var counts = JSONObject()
    for status in SnapshotResult.Status.allCases where manifest.count(status) > 0 {
      counts[status.rawValue] = Self.number(manifest.count(status))
    }
    return [
      "verdict": .string(manifest.isPass ? "pass" : "fail"), "folder": .string(manifest.references),
      "filtered": .bool(manifest.isFiltered), "counts": .object(counts),
      "artifacts": .string(run.folder.relativePath),
      "snapshots": .array(manifest.results.map { .object(Self.object($0)) }),
    ]
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

  /// Writes the files that were asked for.
  func write(junit: String?, markdown: String?, html: String?, folder: String) throws(Failure) {
    if let junit {
      try OutputFile(path: junit).write(Array(JUnitReport(manifest, in: run.folder).text.utf8))
    }
    if let markdown {
      try OutputFile(path: markdown).write(Array(MarkdownReport(manifest).text.utf8))
    }
    if let html { try OutputFile(path: html).write(try page(folder: folder)) }
  }

  /// The report with all pictures.
  private func page(folder: String) throws(Failure) -> [UInt8] {
    do {
      var pictures: [String: ReportPage.Pictures] = [:]
      for result in manifest.results {
        let kept = try run.content(result.files.expected)
        pictures[result.name] = ReportPage.Pictures(
          expected: try kept ?? references.reference(result.name).png,
          actual: try run.content(result.files.actual))
      }
      let page = ReportPage(
        manifest, pictures: pictures, acceptCommand: acceptCommand(folder: folder))
      return Array(try page.html().utf8)
    } catch {
      throw Failure(error) ?? Failure(.inputOutput, "the report can't be made: \(error)")
    }
  }
}
