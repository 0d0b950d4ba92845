/// A problem in a document: what, where, and what may help.
///
/// It is also the error that this module throws.
package struct Diagnostic: Error, Sendable, Equatable {
  /// How bad it is.
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// A remark, perhaps about another place.
  package struct Note: Sendable, Equatable {
    package var message: String
    package var span: SourceSpan?

    package init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// An edit that solves the problem.
  package struct Fix: Sendable, Equatable {
    package var span: SourceSpan
    package var replacement: String

    package init(replacing span: SourceSpan, with replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  package var code: DiagnosticCode
  package var severity: Severity
  /// One lower-case sentence without a full stop.
  package var message: String
  package var span: SourceSpan?
  /// The value that the problem is about.
  package var pointer: JSONPointer?
  /// What to do, such as `did you mean "strokeBorder"?`.
  package var help: String?
  package var fix: Fix?
  package var notes: [Note]

  package init(
    _ code: DiagnosticCode, _ message: String, severity: Severity = .error,
    at span: SourceSpan? = nil, pointer: JSONPointer? = nil, help: String? = nil, fix: Fix? = nil,
    notes: [Note] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.span = span
    self.pointer = pointer
    self.help = help
    self.fix = fix
    self.notes = notes
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The plain text that ``DiagnosticRenderer`` makes.
  package var description: String { DiagnosticRenderer().text(for: self) }
}

extension Diagnostic {
  /// A name from a document as messages show it: quoted, control characters escaped, cut at 40
  /// characters.
  package static func quoted(_ name: some StringProtocol) -> String {
    let shown = name.count > 40 ? String(name.prefix(39)) + "…" : String(name)
    return JSONWriter.quoted(shown)
  }

  /// The diagnostics in the order of their places; those without a place come first.
  ///
  /// Sources keep the order of their first appearance, equal places the order given.
  package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var order: [ObjectIdentifier: Int] = [:]
    for case let span? in diagnostics.lazy.map(\.span) {
      let source = ObjectIdentifier(span.source)
      if order[source] == nil { order[source] = order.count }
    }
    func place(_ index: Int) -> (Int, Int, Int, Int) {
      guard let span = diagnostics[index].span else { return (-1, 0, 0, index) }
      let source = order[ObjectIdentifier(span.source)] ?? 0
      return (source, span.range.lowerBound, span.range.upperBound, index)
    }
    return diagnostics.indices.sorted { place($0) < place($1) }.map { diagnostics[$0] }
  }
}
