/// The stable name of a kind of problem, with the page that `explain` shows.
///
/// Codes are static members. Every module that reports problems adds its own in extensions, and a
/// list of them beside ``documentModelCodes``; numbers are never reused.
package struct DiagnosticCode: Sendable {
  /// A letter and four digits, such as `E0116`.
  package let id: String
  /// What the problem is, in a few words.
  package let title: String
  /// What it means, why it is refused and what to do, in sentences.
  package let explanation: String

  package init(_ id: String, _ title: String, _ explanation: String) {
    self.id = id
    self.title = title
    self.explanation = explanation
  }
}

extension DiagnosticCode: Hashable {
  package static func == (lhs: DiagnosticCode, rhs: DiagnosticCode) -> Bool { lhs.id == rhs.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension DiagnosticCode {
  /// Every code of this module, in order.
  package static let documentModelCodes: [DiagnosticCode] =
    limitCodes + syntaxCodes + nodeCodes + referenceCodes + expressionCodes + pointerCodes
    + dataCodes
}
