/// A problem in a document: what, where, and what may help.
///
/// It is also the error that this module throws.
public struct Diagnostic: Error, Sendable, Equatable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable {
    case error
    case warning
  }

  /// A remark, perhaps about another place.
  public struct Note: Sendable, Equatable {
    /// One sentence.
    public var message: String
    /// The location of the note, or `nil` for none.
    public var span: SourceSpan?

    /// Creates a note with a message and a location.
    public init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// An edit that solves the problem.
  public struct Fix: Sendable, Equatable {
    /// The replaced part of the source.
    public var span: SourceSpan
    /// The text that replaces it.
    public var replacement: String

    /// Creates an edit of a part of the source.
    public init(replacing span: SourceSpan, with replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  /// The kind of problem.
  public var code: DiagnosticCode
  /// The severity of the problem.
  public var severity: Severity
  /// One lower-case sentence without a full stop.
  public var message: String
  /// The location of the problem, or `nil` for none.
  public var span: SourceSpan?
  /// The value that the problem is about.
  public var pointer: JSONPointer?
  /// The suggested fix, such as `did you mean "strokeBorder"?`.
  public var help: String?
  /// An edit that solves it.
  public var fix: Fix?
  /// Remarks about other places.
  public var notes: [Note]

  /// Creates a diagnostic of a problem.
  public init(
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
  public var description: String { DiagnosticRenderer().text(for: self) }
}

extension Diagnostic {
  /// A name from a document as messages show it: quoted, control characters escaped, cut at 40
  /// characters.
  public static func quoted(_ name: some StringProtocol) -> String {
    let shown = name.count > 40 ? String(name.prefix(39)) + "…" : String(name)
    return JSONWriter.quoted(shown)
  }

  /// The diagnostics in the order of their places; those without a place come first.
  ///
  /// Sources keep the order of their first appearance, equal places the order given.
  public static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
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
