package import Foundation

/// The `SizeCache` of one element, as an object: for elements that are classes, a struct with
/// mutating functions has every one of their accesses checked for overlap with others.
package final class SizeMemory {
  private var cache = SizeCache()

  /// An empty memory.
  package init() {}

  /// The size remembered for `proposal`.
  package func size(for proposal: ProposedViewSize) -> CGSize? { cache.size(for: proposal) }

  /// Remembers `size` as the answer to `proposal`.
  package func store(_ size: CGSize, for proposal: ProposedViewSize) {
    cache.store(size, for: proposal)
  }

  /// Forgets all sizes.
  package func removeAll() { cache.removeAll() }

  /// Whether every answer that was given since the memory was empty is known to meet a condition.
  package func answersSatisfy(_ condition: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    cache.answersSatisfy(condition)
  }
}
