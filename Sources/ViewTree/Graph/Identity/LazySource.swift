import VectorGeometry
import ViewLayout

/// A node that makes rows from the first on, as many as are asked for.
@MainActor
protocol LazySource: AnyViewNode {
  /// Whether there are rows that are not made.
  var isCut: Bool { get }
  /// How many these are.
  var missingCount: Int { get }
  /// How many rows are made.
  var madeCount: Int { get }
  /// Makes more rows.
  func makeMore(_ count: Int)
  /// Which row, from 0, an id is of.
  func offset(of id: AnyHashable) -> Int?
}

extension AnyViewNode {
  /// The lazy container whose content this node's views are, through nothing that lays them out.
  var lazyScope: LazyScope? {
    guard let parent, isMadeByRows else { return nil }
    return parent.passesOn(self) ? parent.lazyScope : parent.ownLazyScope
  }

  /// The nearest window on an axis around the node.
  func window(along axis: Axis) -> WindowBox? {
    var ancestor = parent
    while let node = ancestor {
      if let window = node.scrollWindow, window.scrolls(along: axis) { return window }
      ancestor = node.parent
    }
    return nil
  }
}
