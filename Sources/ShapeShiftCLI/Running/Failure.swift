import ShapeShiftDocuments

/// Why a run ends early: what is told, and how the process exits.
typealias Failure = RequestError

extension ExitStatus {
  /// How a process exits that fails for a reason.
  init(_ kind: RequestError.Kind) {
    self =
      switch kind {
      case .problems: .problems
      case .usage: .usage
      case .badDocument: .badDocument
      case .noInput: .noInput
      case .unavailable: .unavailable
      case .internalError: .internalError
      case .cannotCreate: .cannotCreate
      case .inputOutput: .inputOutput
      case .temporary: .temporary
      case .interrupted: .interrupted
      case .brokenPipe: .brokenPipe
      }
  }
}
