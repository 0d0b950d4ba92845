/// The names that code has for assets, in their namespaces.
struct AssetSymbolTree {
  /// An asset and its name in code.
  struct Leaf {
    let symbol: String
    let set: AssetSet
  }

  /// A group that gives a namespace.
  struct Child {
    let symbol: String
    /// The group with those around it: `Icons/Big`.
    let name: String
    var tree = AssetSymbolTree()
  }

  private(set) var leaves: [Leaf] = []
  private(set) var children: [Child] = []
  private var taken: Set<String> = []

  var isEmpty: Bool { leaves.isEmpty && children.isEmpty }

  /// The assets of a kind, by their names; what has no name in code is told.
  init(_ sets: [AssetSet], warn: (String) -> Void) {
    for set in sets { insert(set, path: set.namespace[...], warn) }
  }

  private init() {}

  private mutating func insert(
    _ set: AssetSet, path: ArraySlice<String>, _ warn: (String) -> Void
  ) {
    guard let group = path.first else { return add(set, warn) }
    guard let symbol = AssetSymbol.namespace(group) else {
      return warn(
        "the group \"\(group)\" has no letters for a Swift name, so its assets have no symbols")
    }
    let place = children.firstIndex { $0.symbol == symbol } ?? children.count
    if place == children.count {
      let outer = set.namespace.prefix(path.startIndex + 1).joined(separator: "/")
      children.append(Child(symbol: symbol, name: outer))
    }
    children[place].tree.insert(set, path: path.dropFirst(), warn)
  }

  private mutating func add(_ set: AssetSet, _ warn: (String) -> Void) {
    guard let symbol = AssetSymbol.member(set.title, of: set.kind) else {
      return warn("the asset \"\(set.name)\" has no letters for a Swift name")
    }
    guard taken.insert(symbol).inserted else {
      return warn(
        "the asset \"\(set.name)\" has the Swift name \"\(symbol)\", which another asset already has"
      )
    }
    leaves.append(Leaf(symbol: symbol, set: set))
  }
}
