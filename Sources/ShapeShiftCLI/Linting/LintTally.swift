import DocumentModel

/// How many documents were looked at, and what was told of them.
struct LintTally {
  private var documents = 0
  private var clean = 0
  private var errors = 0
  private var warnings = 0

  /// Counts a document.
  ///
  /// - Parameter failed: Whether it could not be read at all.
  mutating func add(_ diagnostics: [Diagnostic], failed: Bool) {
    documents += 1
    let count =
      diagnostics.count { $0.severity == .error } + (failed && diagnostics.isEmpty ? 1 : 0)
    errors += count
    warnings += diagnostics.count { $0.severity == .warning }
    if diagnostics.isEmpty, !failed { clean += 1 }
  }

  /// `12 documents: 10 clean, 1 error, 3 warnings`.
  var sentence: String {
    func counted(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    return "\(counted(documents, "document")): \(clean) clean, \(counted(errors, "error")), "
      + counted(warnings, "warning")
  }
}
