import DocumentModel
import DocumentViews

/// Something that may look wrong, of a view of a document.
struct LintFinding {
  let code: DiagnosticCode
  /// The place of the view in the document; nil if it is of none.
  let pointer: String?
  let message: String
  let help: String?

  init(_ code: DiagnosticCode, at pointer: String?, _ message: String, help: String? = nil) {
    self.code = code
    self.pointer = pointer
    self.message = message
    self.help = help
  }

  /// What makes it the same at another time.
  var key: [String] { [code.id, pointer ?? message] }

  /// The warning, at the text, the title or the name of the view.
  func diagnostic(in document: JSONNode) -> Diagnostic {
    let place = pointer.flatMap { try? JSONPointer(path: $0) }
    let view = place.flatMap { document[$0] }
    let member = ["text", "title", "view"].lazy.compactMap { view?.member($0) }.first
    return Diagnostic(
      code, message, severity: .warning, at: member?.value.span ?? view?.span, pointer: place,
      help: help)
  }
}
