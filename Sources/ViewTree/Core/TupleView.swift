/// Views in a row, as a builder makes them.
public struct TupleView<T>: PrimitiveView {
  /// The views, a tuple.
  public var value: T

  /// Makes the node: the tuple type alone does not tell that its parts are views.
  fileprivate let makeNode: @MainActor () -> _ViewNode<TupleView<T>>

  @MainActor
  init<each Content: View>(views: repeat each Content) where T == (repeat each Content) {
    value = (repeat each views)
    makeNode = { TupleNode<repeat each Content>() }
  }

  /// A node that makes the real one with the first view that it gets.
  @MainActor public static func _makeNode() -> _ViewNode<TupleView<T>> { TupleForwardingNode<T>() }
}

/// Stands for the node of a tuple until the first view tells what the tuple holds.
private final class TupleForwardingNode<T>: _ViewNode<TupleView<T>> {
  private var target: _ViewNode<TupleView<T>>?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { target }

  override func receive(_ view: TupleView<T>) {
    let node = target ?? adopt(view.makeNode())
    target = node
    node.update(view, inputs)
  }
}

/// The node of a tuple: one child node a view.
private final class TupleNode<each Content: View>: _ViewNode<TupleView<(repeat each Content)>> {
  private var nodes: (repeat _ViewNode<each Content>)?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var childNodes: [AnyViewNode] {
    guard let nodes else { return [] }
    var result: [AnyViewNode] = []
    for node in repeat each nodes { result.append(node) }
    return result
  }

  override func receive(_ view: TupleView<(repeat each Content)>) {
    let nodes = self.nodes ?? (repeat adopt((each Content)._makeNode()))
    self.nodes = nodes
    repeat (each nodes).update(each view.value, inputs)
  }
}
