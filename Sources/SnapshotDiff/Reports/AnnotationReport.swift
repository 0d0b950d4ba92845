/// The results as annotations of a GitHub workflow: a line for each failure.
///
/// Source: https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
package struct AnnotationReport: Sendable {
  private let manifest: SnapshotRun.Manifest

  package init(_ manifest: SnapshotRun.Manifest) { self.manifest = manifest }

  /// The lines.
  package var text: String {
    manifest.results.filter { !$0.status.isPass }.map { result in
      let file =
        result.source.isEmpty ? "" : "file=\(Self.escaped(result.source, isProperty: true)),"
      let title = Self.escaped("\(result.name): \(result.status.rawValue)", isProperty: true)
      let details = [result.message] + ResultText.details(result)
      let message = Self.escaped(details.joined(separator: "\n"), isProperty: false)
      return "::error \(file)title=\(title)::\(message)\n"
    }.joined()
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = text.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    if isProperty { result = result.replacing(":", with: "%3A").replacing(",", with: "%2C") }
    return result
  }
}
