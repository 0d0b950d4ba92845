package import Foundation

/// The sizes that an element answered, by proposal: a few, the oldest replaced first.
package struct SizeCache {
  /// How often a size was remembered.
  package private(set) var hits = 0
  /// How often a size had to be computed.
  package private(set) var misses = 0

  private let capacity: Int
  private var entries: [Entry] = []
  private var oldest = 0
  private var hasForgotten = false

  /// An empty cache of at most `capacity` sizes, at least 1.
  package init(capacity: Int = 16) { self.capacity = max(capacity, 1) }

  /// The size remembered for `proposal`.
  package mutating func size(for proposal: ProposedViewSize) -> CGSize? {
    let key = Key(proposal)
    guard let entry = entries.first(where: { $0.key == key }) else {
      misses += 1
      return nil
    }
    hits += 1
    return entry.size
  }

  /// Remembers `size` as the answer to `proposal`.
  package mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(key: Key(proposal), size: size)
    guard entries.count == capacity else {
      if entries.isEmpty { entries.reserveCapacity(min(capacity, Self.usual)) }
      return entries.append(entry)
    }
    hasForgotten = true
    entries[oldest] = entry
    oldest = (oldest + 1) % capacity
  }

  /// Forgets all sizes and keeps the counts.
  package mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    oldest = 0
    hasForgotten = false
  }

  /// Whether every answer that was given since the cache was empty is known to meet a condition.
  package func answersSatisfy(_ condition: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    !hasForgotten && entries.allSatisfy { condition($0.key.proposal, $0.size) }
  }

  /// How many proposals an element is made in a stack inside of another.
  private static var usual: Int { 9 }

  private struct Entry {
    var key: Key
    var size: CGSize
  }

  /// A proposal by its bits: exact, and a NaN equals itself.
  private struct Key: Equatable {
    /// The bits of a NaN that no arithmetic makes, for nil.
    static let unspecified: UInt64 = 0x7FF8_5155_5155_5155

    var width: UInt64
    var height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = proposal.width.map { Double($0).bitPattern } ?? Self.unspecified
      height = proposal.height.map { Double($0).bitPattern } ?? Self.unspecified
    }

    var proposal: ProposedViewSize {
      ProposedViewSize(width: Self.length(width), height: Self.length(height))
    }

    private static func length(_ bits: UInt64) -> CGFloat? {
      bits == unspecified ? nil : CGFloat(Double(bitPattern: bits))
    }
  }
}
