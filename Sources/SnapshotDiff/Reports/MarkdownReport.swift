/// The results as a table, for the summary of a job or a comment.
package struct MarkdownReport: Sendable {
  private let manifest: SnapshotRun.Manifest

  package init(_ manifest: SnapshotRun.Manifest) { self.manifest = manifest }

  /// The text.
  package var text: String {
    let failures = manifest.results.filter { !$0.status.isPass || $0.status == .refactor }
    var lines = ["### Snapshots: \(manifest.summary)", ""]
    guard !failures.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["| snapshot | | pixels | what |", "|---|---|---:|---|"]
    lines += failures.map { result in
      let pixels = result.differentPixels > 0 ? "\(result.differentPixels)" : ""
      let views = result.views.prefix(3).map { "`\(Self.cell($0.view))`" }.joined(separator: ", ")
      let what = Self.cell(result.message) + (views.isEmpty ? "" : "<br>" + views)
      return "| `\(Self.cell(result.name))` | \(result.status.rawValue) | \(pixels) | \(what) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ")
  }
}
