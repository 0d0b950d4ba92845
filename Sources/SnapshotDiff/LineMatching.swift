/// Finds for each line of one display list its counterpart in another.
struct LineMatching {
  private typealias Change = DisplayListDifference.Change
  private typealias Entry = DisplayListDifference.Entry

  private let expected: [DisplayListLine]
  private let actual: [DisplayListLine]
  /// For each actual line the expected one that it stands for.
  private var partners: [Int?]
  /// Whether an expected line has a partner.
  private var isMatched: [Bool]

  /// The largest number of a view's lines that are matched by their least edit; more are matched
  /// one by one, as the effort grows with the square.
  private static let largestEdit = 256

  /// Matches lines within each view.
  init(_ expected: [DisplayListLine], _ actual: [DisplayListLine]) {
    (self.expected, self.actual) = (expected, actual)
    partners = Array(repeating: nil, count: actual.count)
    isMatched = Array(repeating: false, count: expected.count)
    let old = Dictionary(grouping: expected.indices) { expected[$0].origin }
    let new = Dictionary(grouping: actual.indices) { actual[$0].origin }
    for (origin, indices) in new { match(old[origin] ?? [], indices) }
  }

  /// The changes in drawing order.
  var entries: [DisplayListDifference.Entry] {
    let inOrder = inOrder
    var result: [Entry] = []
    var next = 0
    for (index, line) in actual.enumerated() {
      guard let partner = partners[index] else {
        result.append(Entry(origin: line.origin, change: .added(line.text)))
        continue
      }
      if inOrder.contains(index) {
        appendRemoved(next..<partner, to: &result)
        next = partner + 1
      }
      let old = expected[partner]
      if old != line {
        result.append(Entry(origin: line.origin, change: .changed(from: old.text, to: line.text)))
      } else if !inOrder.contains(index) {
        result.append(Entry(origin: line.origin, change: .moved(line.text)))
      }
    }
    appendRemoved(next..<expected.count, to: &result)
    return result
  }

  private func appendRemoved(_ range: Range<Int>, to result: inout [Entry]) {
    for index in range where !isMatched[index] {
      let line = expected[index]
      result.append(Entry(origin: line.origin, change: .removed(line.text)))
    }
  }

  // MARK: Matching

  /// Matches the lines of one view: those that are the same first, what is left in its order.
  private mutating func match(_ old: [Int], _ new: [Int]) {
    var (old, new) = (old[...], new[...])
    while let first = old.first, let second = new.first, expected[first] == actual[second] {
      pair(old.removeFirst(), new.removeFirst())
    }
    while let first = old.last, let second = new.last, expected[first] == actual[second] {
      pair(old.removeLast(), new.removeLast())
    }
    guard !old.isEmpty, !new.isEmpty else { return }
    guard old.count + new.count <= Self.largestEdit else {
      for (a, b) in zip(old, new) { pair(a, b) }
      return
    }
    matchByLeastEdit(Array(old), Array(new))
  }

  private mutating func matchByLeastEdit(_ old: [Int], _ new: [Int]) {
    let edit = new.map { actual[$0] }.difference(from: old.map { expected[$0] }, by: ==)
    let removed = edit.removals.map(\.position)
    let inserted = edit.insertions.map(\.position)
    let (removedSet, insertedSet) = (Set(removed), Set(inserted))
    let keptOld = old.indices.filter { !removedSet.contains($0) }
    let keptNew = new.indices.filter { !insertedSet.contains($0) }
    for (a, b) in zip(keptOld, keptNew) { pair(old[a], new[b]) }
    for (a, b) in zip(removed, inserted) { pair(old[a], new[b]) }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    partners[new] = old
    isMatched[old] = true
  }

  // MARK: Order

  /// The most matched actual lines whose partners stand in the same order.
  ///
  /// Source: Fredman, On computing the length of longest increasing subsequences, Discrete
  /// Mathematics 11 (1975): the smallest last member for each length, found by bisection.
  private var inOrder: Set<Int> {
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: actual.count)
    for (index, partner) in partners.enumerated() {
      guard let partner else { continue }
      let length = lengthBelow(partner, ends)
      before[index] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var result: Set<Int> = []
    var last = ends.last
    while let index = last {
      result.insert(index)
      last = before[index]
    }
    return result
  }

  /// How many of the sequences end before a partner.
  private func lengthBelow(_ partner: Int, _ ends: [Int]) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if let other = partners[ends[middle]], other < partner {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

extension CollectionDifference.Change {
  /// Where the line was removed or inserted.
  fileprivate var position: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
