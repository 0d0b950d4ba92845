import FileStorage

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
      let views = result.views.prefix(3).map { Self.code($0.view) }.joined(separator: ", ")
      let what = Self.cell(result.message) + (views.isEmpty ? "" : "<br>" + views)
      return "| \(Self.code(result.name)) | \(result.status.rawValue) | \(pixels) | \(what) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text as a name in a cell.
  private static func code(_ text: String) -> String {
    let name = text.printable
    return name.contains { marks.contains($0) || $0 == "|" }
      ? "<code>\(cell(text))</code>" : "`\(name)`"
  }

  /// A text that is nothing but text in a cell.
  ///
  /// Source: CommonMark 0.31, 2.5: what a numeric reference stands for never has a meaning of its own.
  private static func cell(_ text: String) -> String {
    let line = ResultText.lines(of: text).joined(separator: " ").printable
    return line.reduce(into: "") { result, character in
      if character == "|" {
        result += "\\|"
      } else if marks.contains(character), let scalar = character.unicodeScalars.first {
        result += "&#\(scalar.value);"
      } else {
        result.append(character)
      }
    }
  }

  /// What begins a code span, HTML, an escape, emphasis, a link or somebody's name.
  private static let marks: Set<Character> = [
    "`", "<", ">", "&", "\\", "*", "_", "[", "]", "~", "@",
  ]
}
