import FileStorage

/// The results as annotations of a GitHub workflow: a line for each cause of failures.
///
/// Source: https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
package struct AnnotationReport: Sendable {
  private let manifest: SnapshotRun.Manifest

  package init(_ manifest: SnapshotRun.Manifest) { self.manifest = manifest }

  /// The lines.
  package var text: String {
    manifest.failures.filter { !$0.first.status.isPass }.map { group in
      let result = group.first
      let file =
        result.source.isEmpty ? "" : "file=\(Self.escaped(result.source, isProperty: true)),"
      let title = Self.escaped("\(group.title): \(result.status.rawValue)", isProperty: true)
      let details = ResultText.lines(of: group)
      let message = Self.escaped(details.joined(separator: "\n"), isProperty: false)
      return "::error \(file)title=\(title)::\(message)\n"
    }.joined()
  }

  /// Scalar by scalar: a carriage return and a line feed together are one character.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result += String(scalar).printable
      }
    }
  }
}
