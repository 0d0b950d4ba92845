public import DocumentModel

/// The reason for a failed request: problems with locations in documents, or a sentence and a suggested fix.
public struct RequestError: Error, Sendable {
  /// The cause of an error.
  public enum Kind: String, Sendable, CaseIterable {
    /// A check failed: images differ, frames are missing, lines failed.
    case problems
    /// The request itself is wrong.
    case usage
    /// A document, or something that it uses, is wrong or asks for too much.
    case badDocument
    /// A file to be read is missing, is a folder or may not be read.
    case noInput
    /// Something that must be installed is missing, such as fonts.
    case unavailable
    /// A library failed in a way that should not happen.
    case internalError
    /// A file can't be created.
    case cannotCreate
    /// Reading or writing failed half-way.
    case inputOutput
    /// Another process writes the history, or the system lacks something: it may work later.
    case temporary
    /// The task was canceled, or the process was asked to end.
    case interrupted
    /// The reader of the output closed it.
    case brokenPipe
  }

  /// The cause of the error.
  public var kind: Kind
  /// Problems with places in documents.
  public var diagnostics: [Diagnostic] = []
  /// A sentence, if there is more to say.
  public var message: String?
  /// The suggested fix.
  public var help: String?
  /// Whether nothing is wrong, but a process of another kind has to do it.
  package var isForHost = false

  /// An error in a sentence.
  public init(_ kind: Kind, _ message: String? = nil, help: String? = nil) {
    self.kind = kind
    self.message = message
    self.help = help
  }

  /// Creates the error for problems of a document.
  public init(_ diagnostics: [Diagnostic]) {
    kind = .badDocument
    self.diagnostics = diagnostics
  }
}

extension RequestError: CustomStringConvertible {
  /// The complete message.
  public var description: String {
    let problems = diagnostics.isEmpty ? "" : DiagnosticRenderer().text(for: diagnostics)
    let sentences = [message, help].compactMap { $0 }.joined(separator: "; ")
    return problems.isEmpty && sentences.isEmpty ? kind.rawValue : problems + sentences
  }
}

extension RequestError {
  /// Whether the machine is to blame, as one whose disk is full, so that the same may work another time.
  package var mayPass: Bool {
    kind == .inputOutput || kind == .cannotCreate || kind == .temporary
  }

  /// The message in one sentence.
  package var sentence: String {
    message ?? diagnostics.first?.message ?? kind.rawValue
  }
}
