import DocumentModel
import FileStorage
import ShapeShiftDocuments

/// What a single Swift file belongs to.
struct SwiftProject {
  /// The folder of its package, or that in which Xcode keeps the files of its target.
  let folder: String

  /// Finds it; nil where there is none.
  ///
  /// - Parameter file: A path without links.
  init?(of file: String) {
    var (current, inner): (String, String?) = (FileSystem.folder(of: file), nil)
    while current != "/", current != "." {
      let names = (try? FileSystem.names(in: current)) ?? []
      if names.contains(SwiftSources.manifest) {
        folder = current
        return
      }
      if names.contains(where: Self.isProjectName) {
        folder = inner ?? current
        return
      }
      inner = current
      current = FileSystem.folder(of: current)
    }
    return nil
  }

  private static func isProjectName(_ name: String) -> Bool {
    name == ".git" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// A file of it that seems to declare a name.
  func file(declaring name: String) -> String? {
    FolderFiles(folder).swift.first { Self.declares(name, in: $0) }
  }

  /// Whether a file seems to declare a name.
  static func declares(_ name: String, in file: String) -> Bool {
    let kinds: Set = [
      "struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var",
    ]
    return (try? SwiftWords(ofFile: file).names(behind: kinds).contains(name)) ?? false
  }

  /// What the compiler does not find in one file, with what to do where another one of its project has it.
  static func helping(_ failure: Failure, with file: String) -> Failure {
    guard let resolved = FileSystem.resolved(file), let project = SwiftProject(of: resolved) else {
      return failure
    }
    var diagnostics = failure.diagnostics
    for index in diagnostics.indices where diagnostics[index].help == nil {
      guard let name = missingName(in: diagnostics[index].message),
        let other = project.file(declaring: name), other != resolved
      else { continue }
      diagnostics[index].help =
        "it is declared in \(FileSystem.name(of: other)); a file is compiled alone, so pass the whole folder: "
        + project.folder
      return Failure(diagnostics)
    }
    return failure
  }

  /// Source: the compiler's `DiagnosticsSema.def`, `cannot_find_in_scope` and `cannot_find_type_in_scope`.
  static func missingName(in message: String) -> String? {
    message.firstMatch(of: #/^cannot find (?:type )?'([^']+)' in scope/#).map { String($0.1) }
  }
}
