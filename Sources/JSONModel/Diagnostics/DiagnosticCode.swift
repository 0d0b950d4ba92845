/// The stable name of a kind of problem, with the page that `explain` shows.
///
/// Codes are static members. Each module that reports problems declares its codes in extensions, with a
/// list such as ``jsonCodes``; numbers are never reused.
public struct DiagnosticCode: Sendable {
  /// A letter and four digits, such as `E0116`.
  public let id: String
  /// The problem in a few words.
  public let title: String
  /// The meaning of the problem, the reason for the refusal and the fix, in sentences.
  public let explanation: String

  /// A code with its page.
  public init(_ id: String, _ title: String, _ explanation: String) {
    self.id = id
    self.title = title
    self.explanation = explanation
  }
}

extension DiagnosticCode: Hashable {
  /// Whether both have the same name.
  public static func == (lhs: DiagnosticCode, rhs: DiagnosticCode) -> Bool { lhs.id == rhs.id }

  /// Takes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension DiagnosticCode {
  /// Every code of this module, in order.
  public static let jsonCodes: [DiagnosticCode] =
    limitCodes + syntaxCodes + pointerCodes + dataCodes
}
