/// Snapshots of one document that did not pass for the same reason.
///
/// The reason is the message of a snapshot that failed, is new or was removed, and the set of changed views of one that
/// differs. Snapshots without a known drawing are grouped only if the environment changed in the same way.
package struct SnapshotGroup: Sendable {
  /// The results in the order of the run; at least one.
  package let results: [SnapshotResult]

  /// The result whose details stand for all.
  package var first: SnapshotResult { results[0] }

  /// The names of the snapshots.
  package var names: [String] { results.map(\.name) }

  /// Whether all messages are the same.
  package var hasOneMessage: Bool { results.allSatisfy { $0.message == first.message } }

  /// The title in reports: the name, or the number of snapshots and their document.
  package var title: String {
    results.count == 1 ? first.name : "\(results.count) snapshots of \(first.source)"
  }

  /// Returns results in groups, each at the position of its first result.
  package static func groups(of results: [SnapshotResult]) -> [SnapshotGroup] {
    var groups: [[SnapshotResult]] = []
    var known: [Cause: Int] = [:]
    for result in results {
      guard let cause = Cause(result) else {
        groups.append([result])
        continue
      }
      if let index = known[cause] {
        groups[index].append(result)
      } else {
        known[cause] = groups.count
        groups.append([result])
      }
    }
    return groups.map { SnapshotGroup(results: $0) }
  }
}

/// The reason why a snapshot did not pass.
private struct Cause: Hashable {
  let source: String
  let status: SnapshotResult.Status
  let reasons: Set<String>
  let notes: [String]

  /// `nil` for a result that has nothing in common with others.
  init?(_ result: SnapshotResult) {
    guard result.status != .passed, !result.source.isEmpty else { return nil }
    (source, status, notes) = (result.source, result.status, result.notes)
    switch result.status {
    case .passed, .failed, .new, .removed: reasons = [result.message]
    case .refactor, .drift, .changed:
      let environment = result.environment.map { "\($0.name): \($0.expected) -> \($0.actual)" }
      reasons = Set(environment + result.views.map(\.identity))
    }
    guard !reasons.isEmpty else { return nil }
  }
}

extension SnapshotResult.ViewChange {
  /// The view, or the change itself if the drawing does not name the view.
  fileprivate var identity: String {
    view.isEmpty ? "\(from ?? "") -> \(to ?? "")" : view
  }
}
