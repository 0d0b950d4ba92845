/// A reference that does not keep a node or a graph: it is nil once that has gone.
///
/// It is what `weak` is, without its price: from the first weak reference on, Swift counts an object's
/// references in a table beside it, and every retain and release of the object takes the slow way. One link
/// is shared by all who refer to a node, which cuts it when it goes. Links are used where their nodes
/// are: on one thread.
package final class NodeLink<Node: AnyObject>: @unchecked Sendable {
  // Read and written whole, so that uses need no check for overlap.
  @exclusivity(unchecked) private unowned var storedNode: Node?

  /// The node, as long as it is there.
  package private(set) var node: Node? {
    get { unsafe storedNode }
    set { unsafe storedNode = newValue }
  }

  init(_ node: Node? = nil) { unsafe storedNode = node }

  /// Says whom the link leads to, which must cut it when it goes.
  func set(_ node: Node) { self.node = node }

  /// Called by the node as it goes.
  func cut() { node = nil }
}
