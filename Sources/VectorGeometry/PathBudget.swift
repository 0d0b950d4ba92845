import Synchronization

/// How much work combining and morphing paths may be, so that paths that meet everywhere end instead of taking all time
/// and memory.
///
/// Counts steps, never time: the same paths end at the same step on every machine. A step is two lines that are
/// compared; what takes longer counts as many times over.
package final class PathBudget: Sendable {
  /// The budget that paths are worked on under; without one there is no limit, as there is nobody to be told.
  @TaskLocal package static var current: PathBudget?

  /// The steps that are allowed.
  package let limit: Int
  private let spent = Atomic(0)

  package init(limit: Int) { self.limit = limit }

  /// The steps that were counted.
  package var count: Int { spent.load(ordering: .relaxed) }

  /// Whether more steps were needed than are allowed.
  package var isSpent: Bool { count > limit }

  /// Counts from none again.
  package func renew() { spent.store(0, ordering: .relaxed) }

  package func spend(_ steps: Int) { spent.wrappingAdd(steps, ordering: .relaxed) }
}
