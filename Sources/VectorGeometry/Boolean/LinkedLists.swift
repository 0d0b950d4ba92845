/// Lists of numbers by keys, most of them short: one array holds them all.
struct LinkedLists<Key: Hashable> {
  private var ends: [Key: (first: Int, last: Int)] = [:]
  private var links: [(value: Int, next: Int?)] = []

  /// Adds a number at the end of a list.
  mutating func append(_ value: Int, at key: Key) {
    let link = links.count
    links.append((value, nil))
    if let end = ends[key] { links[end.last].next = link }
    ends[key, default: (link, link)].last = link
  }

  /// A list in the order of adding.
  subscript(key: Key) -> some Sequence<Int> {
    sequence(state: ends[key]?.first) { [links] (next: inout Int?) -> Int? in
      guard let link = next else { return nil }
      next = links[link].next
      return links[link].value
    }
  }
}
