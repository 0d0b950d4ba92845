import DocumentModel
import FileStorage
import MacroSyntax

/// The files of a module that are skipped because they, or files that they need, do not compile.
struct SkippedFiles {
  /// A skipped file and why.
  private struct Cause {
    let path: String
    /// The reason, after the name of the file.
    let reason: String
    /// The compiler's error, if that says more.
    var message: String?
    var span: SourceSpan?

    var name: String { FileSystem.name(of: path) }

    /// Source: the compiler's `DiagnosticsSema.def`, `sema_no_import`.
    init(_ path: String, _ error: Diagnostic) {
      let module = error.message.firstMatch(of: #/^no such module '([^']+)'/#)?.1
      self.path = path
      reason = module.map { "imports \($0), which is not available" } ?? "does not compile"
      message = module == nil ? error.message : nil
      span = error.span
    }

    init(_ path: String, using type: String, of other: String) {
      self.path = path
      reason = "uses \(type), which is declared in \(FileSystem.name(of: other))"
    }

    var sentence: String {
      message.map { "\(name) \(reason) and is skipped: \($0)" }
        ?? "\(name) \(reason), and is skipped"
    }
  }

  private var causes: [Cause] = []
  private var uses: [String: TypeUse] = [:]

  func contains(_ path: String) -> Bool { causes.contains { $0.path == path } }

  /// Skips the files of a module that have errors, and those that use types which only skipped files declare.
  ///
  /// - Returns: Whether there are such files, and files that are left.
  mutating func take(from diagnostics: [Diagnostic], of files: [String]) -> Bool {
    let before = causes.count
    for diagnostic in diagnostics where diagnostic.severity == .error {
      guard let path = diagnostic.span?.source.name, files.contains(path), !contains(path) else {
        continue
      }
      causes.append(Cause(path, diagnostic))
    }
    guard causes.count > before else { return false }
    takeDependents(of: files)
    return causes.count < files.count
  }

  /// Skips files that use types of skipped files, files that use types of these, and so on: with the compiler's errors
  /// alone, each of these steps would take another run.
  private mutating func takeDependents(of files: [String]) {
    var next = 0
    while next < causes.count {
      let skipped = causes[next].path
      next += 1
      let kept = files.filter { !contains($0) }
      let lost = use(of: skipped).visible.subtracting(kept.flatMap { use(of: $0).declared })
      guard !lost.isEmpty else { continue }
      for path in kept {
        guard let name = use(of: path).words.intersection(lost).min() else { continue }
        causes.append(Cause(path, using: name, of: skipped))
      }
    }
  }

  private mutating func use(of path: String) -> TypeUse {
    if let known = uses[path] { return known }
    let bytes = try? SwiftModule.contents(of: path)
    let use = TypeUse(String(decoding: bytes ?? [], as: UTF8.self))
    uses[path] = use
    return use
  }

  /// One warning per file.
  var warnings: [Diagnostic] {
    causes.map { cause in
      Diagnostic(.skippedFile, cause.sentence, severity: .warning, at: cause.span)
    }
  }

  /// Names the skipped file that declares what the compiler does not find.
  func helping(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard diagnostic.help == nil, let name = SwiftProject.missingName(in: diagnostic.message),
        let cause = causes.first(where: { SwiftProject.declares(name, in: $0.path) })
      else { return diagnostic }
      var helped = diagnostic
      helped.help =
        "it is declared in \(cause.name), which is skipped because it \(cause.reason)"
      return helped
    }
  }
}
