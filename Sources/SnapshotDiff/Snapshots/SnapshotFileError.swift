import FileStorage

/// A file of references or of a run that can't be read or written.
package struct SnapshotFileError: Error, Sendable, Equatable {
  /// What was tried.
  package enum Problem: Sendable, Equatable {
    /// The name is none that a file of ours can have.
    case badName
    /// It can't be read.
    case unreadable
    /// It can't be written.
    case unwritable
    /// It is in the way, and no run of ours wrote it.
    case foreign
  }

  package let problem: Problem
  /// The file, as the list or the manifest names it.
  package let name: String
  /// What the file layer says.
  package let reason: String

  package init(_ problem: Problem, _ name: String, _ reason: String) {
    self.problem = problem
    self.name = name
    self.reason = reason
  }

  /// Refuses a file in which Git has left a conflict.
  static func checkMarkers(in bytes: [UInt8], of name: String) throws(SnapshotFileError) {
    guard let markers = MergeMarkers(bytes) else { return }
    throw SnapshotFileError(
      .unreadable, name,
      "line \(markers.firstLineNumber(in: bytes)): \(MergeMarkers.sentence); \(MergeMarkers.help)")
  }

  /// Does what reads or writes a file of this name.
  static func naming<Result>(
    _ problem: Problem, _ name: String, _ body: () throws(SystemError) -> Result
  ) throws(SnapshotFileError) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw SnapshotFileError(problem, name, error.sentence)
    }
  }
}

extension SnapshotFileError: CustomStringConvertible {
  /// One line: the file and what is wrong with it.
  package var description: String {
    let name = "\"\(name.printable)\""
    return switch problem {
    case .badName: "the entry \(name) is not a snapshot file: \(reason)"
    case .unreadable: "\(name) can't be read: \(reason)"
    case .unwritable: "\(name) can't be written: \(reason)"
    case .foreign: "\(name) already exists: \(reason)"
    }
  }
}
