import IntegerConversion

/// Numbers of values by what is written: the same for values of a document that are written alike, wherever they
/// stand.
///
/// Who asks what a value means where that depends on nothing else needs to ask once for each number.
package final class WordingIndex {
  private struct Entry {
    let tape: JSONTape
    let index: Int
    let part: Part
    let digest: UInt64

    func isSame(as other: Entry) -> Bool {
      digest == other.digest && part == other.part && tape === other.tape
        && tape.isSame(index, as: other.index, part)
    }
  }

  /// What of a value is compared.
  package enum Part {
    case whole
    /// The type and the arguments of a view, without what is in the view and what is done with it.
    case view
  }

  /// What is known: one value, so that a look at it is one use of the index.
  private struct Table {
    var entries: [Entry] = []
    /// Numbers by digests, -1 where there is none; a power of two of them, at most a quarter of them taken.
    var slots = [Int32](repeating: -1, count: 64)

    func slot(of digest: UInt64, _ step: Int) -> Int {
      Int(truncatingIfNeeded: digest &+ UInt64(step)) & (slots.count - 1)
    }

    func search(for wanted: Entry) -> Found {
      for step in 0..<WordingIndex.reach {
        let slot = slot(of: wanted.digest, step)
        let number = Int(slots[slot])
        guard number >= 0 else { return .free(slot: slot) }
        if entries[number].isSame(as: wanted) { return .known(number) }
      }
      return .full
    }
  }

  private enum Found {
    case known(Int)
    case free(slot: Int)
    case full
  }

  private var table = Table()

  /// How many wordings are told apart: more have little in common.
  private static let most = 4096
  /// How many slots are looked at, so that no document makes it slow.
  private static let reach = 16

  package init() {}

  /// The number of a value's wording, from 0 on.
  ///
  /// It is nil for what another place may change, expressions and what was put in from other files, for numbers that
  /// keep their digits, and where too many are known.
  package func number(of node: JSONNode, _ part: Part = .whole) -> Int? {
    let tape = node.tape
    guard let digest = tape.digest(of: node.index, part) else { return nil }
    let entry = Entry(tape: tape, index: node.index, part: part, digest: digest)
    return switch table.search(for: entry) {
    case .known(let number): number
    case .free(let slot): add(entry, at: slot)
    case .full: nil
    }
  }

  private func add(_ entry: Entry, at slot: Int) -> Int? {
    guard table.entries.count < Self.most else { return nil }
    table.slots[slot] = Int32(table.entries.count)
    table.entries.append(entry)
    if table.entries.count * 4 > table.slots.count { grow() }
    return table.entries.count - 1
  }

  private func grow() {
    table.slots = [Int32](repeating: -1, count: table.slots.count * 2)
    for (number, entry) in table.entries.enumerated() {
      let free = (0..<Self.reach).lazy.map { self.table.slot(of: entry.digest, $0) }
        .first { self.table.slots[$0] < 0 }
      // What finds no room gets another number when it is met again.
      if let free { table.slots[free] = Int32(number) }
    }
  }
}

extension JSONTape {
  /// A number that is the same for values that are written alike; nil for what has no wording.
  ///
  /// A text that stands on the tape twice has two numbers: such values count as different, which costs time and
  /// nothing else.
  fileprivate func digest(of index: Int, _ part: WordingIndex.Part) -> UInt64? {
    switch part {
    case .whole: digest(of: index)
    case .view: digest(ofView: index)
    }
  }

  private func digest(of index: Int) -> UInt64? {
    let value = self[index]
    switch value.kind {
    case .null, .bool, .number, .string:
      return value.bits.mixed(with: Self.seed(of: value))
    case .array, .object:
      var digest = UInt64(value.children.count).mixed(with: Self.seed(of: value))
      for child in value.children {
        let isMember = value.kind == .object
        guard let inner = isMember ? self.digest(ofMember: child) : self.digest(of: child) else {
          return nil
        }
        digest = digest.mixed(with: inner | 1)
      }
      return digest
    case .exactNumber, .other: return nil
    }
  }

  private func digest(ofMember index: Int) -> UInt64? {
    guard !has(.expression, at: index), let digest = digest(of: index) else { return nil }
    return digest.mixed(with: UInt64(self[index].key) << 1 | 1)
  }

  private func digest(ofView index: Int) -> UInt64? {
    let value = self[index]
    guard value.kind == .object else { return nil }
    var digest = UInt64.goldenRatio
    for child in value.children where !isPartOfView(child) {
      guard let inner = self.digest(ofMember: child) else { return nil }
      digest = digest.mixed(with: inner | 1)
    }
    return digest
  }

  /// Whether a member of a view is neither its type nor an argument.
  private func isPartOfView(_ index: Int) -> Bool {
    switch commonKey(at: index) {
    case .id, .children, .content, .modifiers: true
    case .view, .style, .condition, .otherwise, .expression, .reference, .textFile, nil: false
    }
  }

  /// Whether two values that have a wording have the same.
  fileprivate func isSame(_ first: Int, as second: Int, _ part: WordingIndex.Part) -> Bool {
    switch part {
    case .whole: isSame(first, as: second)
    case .view: isSameView(first, as: second)
    }
  }

  private func isSame(_ first: Int, as second: Int) -> Bool {
    guard first != second else { return true }
    let (one, other) = (self[first], self[second])
    guard one.kind == other.kind else { return false }
    guard one.kind == .array || one.kind == .object else { return one.bits == other.bits }
    let (children, others) = (one.children, other.children)
    guard children.count == others.count else { return false }
    for (child, other) in zip(children, others) {
      guard one.kind == .array ? isSame(child, as: other) : isSameMember(child, as: other) else {
        return false
      }
    }
    return true
  }

  private func isSameMember(_ first: Int, as second: Int) -> Bool {
    self[first].key == self[second].key && isSame(first, as: second)
  }

  private func isSameView(_ first: Int, as second: Int) -> Bool {
    guard first != second else { return true }
    var others = self[second].children.lazy.filter { !self.isPartOfView($0) }.makeIterator()
    for child in self[first].children where !isPartOfView(child) {
      guard let other = others.next(), isSameMember(child, as: other) else { return false }
    }
    return others.next() == nil
  }

  /// What a kind of value is mixed with.
  private static func seed(of value: Value) -> UInt64 {
    UInt64.goldenRatio &* (2 * UInt64(value.kind.rawValue) + 1)
  }
}
