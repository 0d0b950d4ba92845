/// The children of a node that have gone and still show, each behind the sibling that it stood behind.
struct LeavingChildren {
  private struct Entry {
    let child: AnyViewNode
    let key: AnyHashable
    /// Nil for the first place.
    var previous: ObjectIdentifier?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Those that stand behind a sibling, in the order in which they went.
  private var followers: [ObjectIdentifier?: [ObjectIdentifier]] = [:]
  private var known: [AnyHashable: [ObjectIdentifier]] = [:]

  var isEmpty: Bool { entries.isEmpty }

  /// Whether a child is one of these.
  func contains(_ child: AnyViewNode) -> Bool { entries[ObjectIdentifier(child)] != nil }

  /// Adds a child under the key by which it is known when it comes back.
  mutating func add(_ child: AnyViewNode, key: AnyHashable, behind previous: AnyViewNode?) {
    let id = ObjectIdentifier(child)
    let previous = previous.map { ObjectIdentifier($0) }
    entries[id] = Entry(child: child, key: key, previous: previous)
    followers[previous, default: []].append(id)
    known[key, default: []].append(id)
  }

  /// Has those behind a child stand behind another sibling from now on, before what stands there.
  mutating func moveFollowers(of child: AnyViewNode, behind previous: AnyViewNode?) {
    move(behind: ObjectIdentifier(child), to: previous.map { ObjectIdentifier($0) })
  }

  /// The first child of a key and a type.
  func first<Node: AnyViewNode>(_ key: AnyHashable, as type: Node.Type) -> Node? {
    for id in known[key] ?? [] {
      if let node = entries[id]?.child as? Node { return node }
    }
    return nil
  }

  /// Takes a child out; false if it is none of these.
  @discardableResult
  mutating func remove(_ child: AnyViewNode) -> Bool {
    let id = ObjectIdentifier(child)
    guard let entry = entries.removeValue(forKey: id) else { return false }
    followers[entry.previous]?.removeAll { $0 == id }
    known[entry.key]?.removeAll { $0 == id }
    if known[entry.key]?.isEmpty ?? false { known[entry.key] = nil }
    move(behind: id, to: entry.previous)
    return true
  }

  private mutating func move(behind former: ObjectIdentifier, to previous: ObjectIdentifier?) {
    guard let moved = followers.removeValue(forKey: former) else { return }
    for id in moved { entries[id]?.previous = previous }
    followers[previous, default: []].append(contentsOf: moved)
  }

  /// The children that are there, with those that have gone in the places where they were.
  func merged(into children: [AnyViewNode]) -> [AnyViewNode] {
    guard !isEmpty else { return children }
    var result: [AnyViewNode] = []
    addFollowers(of: nil, to: &result)
    for child in children {
      result.append(child)
      addFollowers(of: ObjectIdentifier(child), to: &result)
    }
    return result
  }

  /// Adds what stands behind a sibling, and what stands behind that: a run of thousands is no deep recursion.
  private func addFollowers(of sibling: ObjectIdentifier?, to result: inout [AnyViewNode]) {
    var waiting = Array((followers[sibling] ?? []).reversed())
    while let id = waiting.popLast() {
      if let child = entries[id]?.child { result.append(child) }
      waiting += (followers[id] ?? []).reversed()
    }
  }
}
