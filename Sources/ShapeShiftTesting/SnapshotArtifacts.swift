import Foundation
import SnapshotDiff
import Synchronization

/// The files that the tests of a process save for review: images and a manifest.
final class SnapshotArtifacts: Sendable {
  /// The folder that `SHAPESHIFT_ARTIFACTS` names, else one in the build folder.
  static let shared = SnapshotArtifacts(
    ProcessInfo.processInfo.environment["SHAPESHIFT_ARTIFACTS"] ?? ".build/shapeshift-snapshots")

  let run: SnapshotRun
  private let results = Mutex<[SnapshotResult]>([])
  private let names = Mutex<[String: String]>([:])

  private init(_ path: String) {
    run = SnapshotRun(URL(fileURLWithPath: path, isDirectory: true))
  }

  /// Keeps the files of a failure; passing tests leave nothing.
  func keep(
    _ outcome: SnapshotChecker.Outcome, of subject: SnapshotSubject,
    against reference: SnapshotReference
  ) throws -> SnapshotResult {
    try results.withLock { results in
      if results.isEmpty { try run.clear() }
      let result =
        outcome.result.status.isPass
        ? outcome.result : try run.keep(outcome, of: subject, against: reference)
      results.append(result)
      guard !result.status.isPass else { return result }
      // Which tests will still run, nobody knows: nothing may be concluded about others.
      try run.write(
        SnapshotRun.Manifest(references: "tests", isFiltered: true, results: results))
      return result
    }
  }

  /// Notes who uses a reference.
  ///
  /// - Returns: Who else uses it, from another place.
  func claim(_ name: String, by place: String) -> String? {
    names.withLock { names in
      let other = names[name]
      names[name] = other ?? place
      return other == place ? nil : other
    }
  }
}
