/// The items of an array or object after a change, matched with those before it.
struct ItemMatching {
  /// The old place of each new item; `nil` for one that is new.
  private(set) var origins: [Int?]
  /// Whether each old item keeps its order among those that stay; others are moved or removed.
  private(set) var staysInOrder: [Bool]
  private let oldCount: Int

  /// Whether nothing is added, removed or moved.
  var isUnchanged: Bool { origins.count == oldCount && staysInOrder.allSatisfy(\.self) }

  private init(_ origins: [Int?], oldCount: Int) {
    (self.origins, self.oldCount) = (origins, oldCount)
    staysInOrder = Array(repeating: false, count: oldCount)
    for place in Self.longestRise(origins.compactMap(\.self)) { staysInOrder[place] = true }
  }

  /// Matches members by their keys.
  init(keys old: [String], _ new: [String]) {
    let places = Dictionary(zip(old, old.indices)) { first, _ in first }
    self.init(
      new.map { key in places[key].flatMap { old[$0].isIdentical(to: key) ? $0 : nil } },
      oldCount: old.count)
  }

  /// Matches elements: those that are equal, then those with the same `id`, then the rest by their order.
  ///
  /// - Parameters:
  ///   - old, new: The hashes of the elements.
  ///   - oldID, newID: The `id` of an element that has one.
  init(
    elements old: [UInt64], _ new: [UInt64], oldID: (Int) -> String?, newID: (Int) -> String?
  ) {
    var origins = [Int?](repeating: nil, count: new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = min(
      zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count,
      min(old.count, new.count) - start)
    for index in 0..<start { origins[index] = index }
    for index in 0..<end { origins[new.count - 1 - index] = old.count - 1 - index }
    var oldRest = Array(start..<old.count - end)
    var newRest = Array(start..<new.count - end)
    func match<Key: Hashable>(_ oldKey: (Int) -> Key?, _ newKey: (Int) -> Key?) {
      var places: [Key: [Int]] = [:]
      for place in oldRest.reversed() {
        if let key = oldKey(place) { places[key, default: []].append(place) }
      }
      newRest.removeAll { place in
        guard let key = newKey(place), let origin = places[key]?.popLast() else { return false }
        origins[place] = origin
        return true
      }
      let taken = Set(origins.compactMap(\.self))
      oldRest.removeAll { taken.contains($0) }
    }
    match({ old[$0] }, { new[$0] })
    match(oldID, newID)
    for (origin, place) in zip(oldRest, newRest) { origins[place] = origin }
    self.init(origins, oldCount: old.count)
  }

  /// The longest part of different numbers that rises.
  ///
  /// Source: Fredman, "On computing the length of longest increasing subsequences", 1975.
  private static func longestRise(_ numbers: [Int]) -> [Int] {
    // The place of the least last number of a rise, by its length less one.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[place] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var rise: [Int] = []
    var place = ends.last
    while let current = place {
      rise.append(numbers[current])
      place = previous[current]
    }
    return rise.reversed()
  }
}
