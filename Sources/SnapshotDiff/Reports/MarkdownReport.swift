import FileStorage
import Foundation

/// The results as a table with pictures below, for the summary of a job or a comment.
package struct MarkdownReport: Sendable {
  /// Where the pictures are that are shown.
  package enum Pictures: Sendable {
    case none
    /// In the folder of the run, whose path or address this is.
    case beneath(String)
    /// In the text itself, as `data:` addresses, by the names of the files.
    case embedded([String: [UInt8]])
  }

  /// The most bytes of a text.
  ///
  /// Source: https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions, job summaries: 1 MiB a
  /// step; what is longer is not shown at all.
  private static let largest = (1 << 20) - 4096

  private let manifest: SnapshotRun.Manifest
  private let pictures: Pictures

  package init(_ manifest: SnapshotRun.Manifest, pictures: Pictures = .none) {
    self.manifest = manifest
    self.pictures = pictures
  }

  /// The text; what is too much for it is counted at its end.
  package var text: String {
    let failures = manifest.failures
    var text = "### Snapshots: \(manifest.summary)\n"
    guard !failures.isEmpty else { return text }
    var room = Self.largest - text.utf8.count
    func add(_ parts: [String], _ rest: (Int) -> String) {
      for (index, part) in parts.enumerated() {
        room -= part.utf8.count
        guard room > 0 else {
          text += rest(parts.count - index)
          return
        }
        text += part
      }
    }
    text += "\n| snapshot | | pixels | what |\n|---|---|---:|---|\n"
    add(failures.map(row)) { "\n… and \($0) more\n" }
    let pictures = failures.compactMap { group in
      section(group.first, also: Array(group.names.dropFirst()))
    }
    add(pictures) { "\n… and the images of \($0) more\n" }
    return text
  }

  /// A row for all snapshots of a group; the pixels are those of the first one.
  private func row(_ group: SnapshotGroup) -> String {
    let result = group.first
    let names = group.names.map(Self.code).joined(separator: "<br>")
    let pixels = result.differentPixels > 0 ? "\(result.differentPixels)" : ""
    let views = result.views.prefix(3).map { Self.code($0.view) }.joined(separator: ", ")
    let what = Self.cell(result.message) + (views.isEmpty ? "" : "<br>" + views)
    return "| \(names) | \(result.status.rawValue) | \(pixels) | \(what) |\n"
  }

  // MARK: Pictures

  /// The pictures of a snapshot beside each other; nil where there are none.
  ///
  /// - Parameter others: The names of the snapshots with the same cause, whose pictures are left out.
  private func section(_ result: SnapshotResult, also others: [String]) -> String? {
    let files = [
      ("reference", result.files.expected), ("now", result.files.actual),
      ("difference", result.files.difference),
    ]
    let shown = files.compactMap { title, file in
      file.flatMap(address).map { (title: title, address: $0) }
    }
    guard !shown.isEmpty else { return nil }
    let cells = shown.map { "<img src=\"\($0.address)\" alt=\"\($0.title)\" width=\"280\">" }
    let rest =
      others.isEmpty ? "" : ", and the same in " + others.map(Self.code).joined(separator: ", ")
    return
      "\n\(Self.code(result.name))\(rest)\n\n| \(shown.map(\.title).joined(separator: " | ")) |\n"
      + "|\(String(repeating: "---|", count: shown.count))\n| \(cells.joined(separator: " | ")) |\n"
  }

  private func address(_ file: String) -> String? {
    switch pictures {
    case .none: nil
    case .beneath(let folder): Self.address("\(folder)/\(file)")
    case .embedded(let files):
      files[file].map { "data:image/png;base64," + Data($0).base64EncodedString() }
    }
  }

  /// A path or an address in which nothing ends an attribute or a cell.
  private static func address(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic
          || "0123456789-._~/:@?=&".unicodeScalars
            .contains(scalar)
      {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }

  // MARK: Texts

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
