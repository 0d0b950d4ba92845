import DocumentModel
import FileStorage

/// Files of a folder that import modules which are not here, and are left out.
struct LeftOutFiles {
  private var files: [(path: String, module: String, span: SourceSpan?)] = []

  var count: Int { files.count }

  func contains(_ path: String) -> Bool { files.contains { $0.path == path } }

  /// Takes the files in which the compiler misses modules; false where it misses none.
  mutating func take(from diagnostics: [Diagnostic]) -> Bool {
    let before = count
    for diagnostic in diagnostics {
      guard let module = Self.module(in: diagnostic.message),
        let path = diagnostic.span?.source.name, !contains(path)
      else { continue }
      files.append((path, module, diagnostic.span))
    }
    return count > before
  }

  /// Source: the compiler's `DiagnosticsSema.def`, `sema_no_import`.
  private static func module(in message: String) -> String? {
    message.firstMatch(of: #/^no such module '([^']+)'/#).map { String($0.1) }
  }

  /// That they are left out.
  var warnings: [Diagnostic] {
    files.map { file in
      Diagnostic(
        .leftOutFile,
        "\(FileSystem.name(of: file.path)) imports \(file.module), which is not available, and is skipped",
        severity: .warning, at: file.span)
    }
  }

  /// What the compiler does not find, with the file that has it.
  func helping(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard diagnostic.help == nil, let name = SwiftProject.missingName(in: diagnostic.message),
        let file = files.first(where: { SwiftProject.declares(name, in: $0.path) })
      else { return diagnostic }
      var helped = diagnostic
      helped.help =
        "it is declared in \(FileSystem.name(of: file.path)), which is skipped because it imports \(file.module), which is not available"
      return helped
    }
  }
}
