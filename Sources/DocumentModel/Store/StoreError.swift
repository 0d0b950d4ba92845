public import FileStorage

/// An error of a store's operation.
public enum StoreError: Error, Sendable {
  /// Another process writes the history.
  case locked(String)
  /// A history was begun, replaced or removed by another process while it was open here.
  case replaced(String)
  /// A document was written by others in the very moment in which it was to be replaced.
  case outrun(String)
  /// A file can't be read.
  case unreadable(String, SystemError)
  /// A file can't be created.
  case notCreated(String, SystemError)
  /// Reading or writing failed half-way; nothing was changed.
  case failed(String, SystemError)
  /// Writing failed half-way, and what had been written can't be taken back.
  case unfinished(String, SystemError)
  /// The history does not contain the required data, for the given reason.
  case damaged(String, String)
  /// The history was written by a newer version.
  case newer(String, version: Int)
  /// The document can't be read, or what it would become is wrong.
  case document([Diagnostic])
  /// There is no such step.
  case noStep(String)
}

extension StoreError: CustomStringConvertible {
  /// The error in one sentence.
  public var description: String {
    switch self {
    case .locked(let path): "\(path) is being written by another process"
    case .replaced(let path): "\(path) was written by another program in the meantime"
    case .outrun(let path): "\(path) was written by another program at the same time"
    case .unreadable(let path, let error): "\(path) can't be read: \(error.sentence)"
    case .notCreated(let path, let error): "\(path) can't be created: \(error.sentence)"
    case .failed(let path, let error), .unfinished(let path, let error):
      "\(path) can't be written: \(error.sentence)"
    case .damaged(let path, let reason): "\(path) is damaged: \(reason)"
    case .newer(let path, let version):
      "\(path) has version \(version), which this program can't read"
    case .document(let diagnostics): DiagnosticRenderer().text(for: diagnostics)
    case .noStep(let name): "step \(name) not found"
    }
  }
}
