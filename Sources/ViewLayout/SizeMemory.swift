package import Foundation

/// The sizes that one element answered, by proposal: a few, the oldest replaced first.
///
/// Every element is asked for its size several times in each stack around it. In a class, each use of an
/// array that is changed in place is checked for overlap with others, which took longer than the search; the
/// entries lie in memory of their own instead, reached only below.
@safe
package final class SizeMemory {
  private struct Entry {
    var key: Key
    var size: CGSize
  }

  /// How many proposals an element is made in a stack inside of another.
  private static var usual: Int { 9 }

  private let capacity: Int
  private var entries: UnsafeMutablePointer<Entry>
  /// How many entries there is room for.
  private var room: Int
  private var count = 0
  private var oldest = 0
  private var hasForgotten = false

  /// An empty memory of at most `capacity` sizes, at least 1.
  package init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    room = min(self.capacity, Self.usual)
    unsafe entries = .allocate(capacity: room)
  }

  deinit { unsafe entries.deallocate() }

  /// The size remembered for `proposal`.
  package func size(for proposal: ProposedViewSize) -> CGSize? {
    let key = Key(proposal)
    for index in 0..<count where unsafe entries[index].key == key {
      return unsafe entries[index].size
    }
    return nil
  }

  /// Remembers `size` as the answer to `proposal`.
  package func store(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(key: Key(proposal), size: size)
    guard count == capacity else {
      if count == room { grow() }
      unsafe (entries + count).initialize(to: entry)
      count += 1
      return
    }
    hasForgotten = true
    unsafe entries[oldest] = entry
    oldest = (oldest + 1) % capacity
  }

  /// Forgets all sizes.
  package func removeAll() {
    count = 0
    oldest = 0
    hasForgotten = false
  }

  /// Whether every answer that was given since the memory was empty is known to meet a condition.
  package func answersSatisfy(_ condition: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    guard !hasForgotten else { return false }
    for index in 0..<count {
      let entry = unsafe entries[index]
      guard condition(entry.key.proposal, entry.size) else { return false }
    }
    return true
  }

  private func grow() {
    let larger = min(room * 2, capacity)
    let moved = UnsafeMutablePointer<Entry>.allocate(capacity: larger)
    unsafe moved.moveInitialize(from: entries, count: count)
    unsafe entries.deallocate()
    unsafe entries = moved
    room = larger
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
