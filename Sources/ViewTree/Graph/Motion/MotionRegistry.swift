import ViewAnimation

/// The nodes in which something is on its way, in the order in which it set off.
///
/// A list and each node's place in it: to add and to take out are one step each, and what goes over the nodes does so
/// in the same order in every run.
package struct MotionRegistry {
  /// A node in which something is on its way.
  enum Mover {
    /// One that must take its views or its layout anew for each time.
    case view(AnyViewNode)
    /// One that must only be drawn anew.
    case layout(LayoutBox)
  }

  /// Nil where a node has been taken out.
  private var movers: [Mover?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Gaps are closed once there are more of them than nodes, and than this.
  private static let toleratedGaps = 16

  init() {}

  /// Adds a node behind the others, unless it is there.
  mutating func insert(_ node: AnyViewNode) { insert(.view(node), ObjectIdentifier(node)) }

  /// Adds a node behind the others, unless it is there.
  mutating func insert(_ node: LayoutBox) { insert(.layout(node), ObjectIdentifier(node)) }

  private mutating func insert(_ mover: Mover, _ id: ObjectIdentifier) {
    guard places[id] == nil else { return }
    places[id] = movers.count
    movers.append(mover)
  }

  /// Takes a node out, if it is there.
  mutating func remove(_ node: AnyObject) {
    guard !places.isEmpty, let place = places.removeValue(forKey: ObjectIdentifier(node)) else {
      return
    }
    movers[place] = nil
    if movers.count > 2 * places.count + Self.toleratedGaps { closeGaps() }
  }

  private mutating func closeGaps() {
    movers.removeAll { $0 == nil }
    for (place, mover) in movers.enumerated() {
      if let mover { places[mover.id] = place }
    }
  }

  /// All of them.
  var all: [Mover] { movers.compactMap(\.self) }

  /// Those that must take their views or their layout anew.
  var views: [AnyViewNode] {
    movers.compactMap { mover in
      guard case .view(let node) = mover else { return nil }
      return node
    }
  }

  /// Those that must only be drawn anew.
  var layoutNodes: [LayoutBox] {
    movers.compactMap { mover in
      guard case .layout(let node) = mover else { return nil }
      return node
    }
  }
}

extension MotionRegistry.Mover {
  fileprivate var id: ObjectIdentifier {
    switch self {
    case .view(let node): ObjectIdentifier(node)
    case .layout(let node): ObjectIdentifier(node)
    }
  }

  /// Whether the node is a part of the graph.
  @MainActor var isMounted: Bool {
    switch self {
    case .view(let node): node.isMounted
    case .layout(let node): node.isMounted
    }
  }

  /// Whether something of the node is on its way at a time, not before the graph's.
  @MainActor func isMoving(at time: Double) -> Bool {
    switch self {
    case .view(let node):
      node.isAnimating
        && (time <= node.inputs.time || node.motion == .rest(at: 0)
          || node.motion.isActive(at: time))
    case .layout(let node): node.isAnimating(at: time)
    }
  }

  /// How long what is on its way moves, if nothing is set anew.
  @MainActor var motion: MotionLength {
    switch self {
    case .view(let node): node.motion
    case .layout(let node): node.motion
    }
  }
}
