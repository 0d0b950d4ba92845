import FileStorage
import JSONModel

/// The reason that a catalog, or a part of it, cannot be read.
package struct AssetCatalogError: Error, Sendable, Equatable {
  /// What kind of problem it is.
  package enum Kind: String, Sendable {
    /// The system does not let it be read, or it is no plain file.
    case unreadable
    /// The file is there, and says what it may not.
    case malformed
    /// A file that is named is not there.
    case missing
    /// More than is read.
    case tooLarge
    /// It is understood and cannot be done here.
    case unsupported
  }

  package let kind: Kind
  /// The path of the file relative to the catalog's folder, with line and column if they are known.
  package let place: String
  /// One lower-case sentence.
  package let reason: String

  package init(_ kind: Kind, at place: String, _ reason: String) {
    self.kind = kind
    self.place = place.printable
    self.reason = reason
  }

  /// Place and reason, as a line of a report.
  package var sentence: String { "\(place): \(reason)" }
}

extension AssetCatalogError {
  /// What the system said of a file.
  init(_ error: SystemError, at place: String) {
    self.init(error.isMissing ? .missing : .unreadable, at: place, error.sentence)
  }

  /// What is wrong with a file's text.
  init(_ problem: Diagnostic, in place: String) {
    let start = problem.span?.start
    self.init(
      .malformed, at: start.map { "\(place):\($0.line):\($0.column)" } ?? place, problem.message)
  }
}
