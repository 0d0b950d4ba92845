import Observation
package import ViewAnimation

/// The persistent state of a view: its identity, its state, and its position among the others.
@MainActor
public class AnyViewNode {
  /// What refers to the node without keeping it.
  package nonisolated let link = NodeLink<AnyViewNode>()
  // As in `LayoutBox`: read and written whole, so that uses need no check for overlap.
  @exclusivity(unchecked) private var storedParent: NodeLink<AnyViewNode>?
  @exclusivity(unchecked) private var storedInputs = ViewInputs.none
  @exclusivity(unchecked) private var storedDepth = 0
  @exclusivity(unchecked) private var storedRowID: AnyHashable?

  private final var parentLink: NodeLink<AnyViewNode>? {
    get { unsafe storedParent }
    set { unsafe storedParent = newValue }
  }
  /// The number of nodes above.
  package private(set) final var depth: Int {
    get { unsafe storedDepth }
    set { unsafe storedDepth = newValue }
  }
  /// What the node got from above with its last view.
  package final var inputs: ViewInputs {
    get { unsafe storedInputs }
    set { unsafe storedInputs = newValue }
  }
  /// The id of the row that the node is, given by `ForEach`.
  package final var rowID: AnyHashable? {
    get { unsafe storedRowID }
    set { unsafe storedRowID = newValue }
  }
  /// Whether the node is a part of the graph.
  package private(set) var isMounted = true
  /// Whether a body must be run again before the next picture.
  package var isDirty = false
  /// Whether the outputs have changed since they were taken; so have those of a new node.
  private var hasNewOutputs = true
  /// Whether the node is about to take its children's outputs anew.
  var isCollecting = false

  /// A node that is a part of nothing yet.
  init() { link.set(self) }

  deinit { link.cut() }

  /// The node that this one is a part of.
  package final var parent: AnyViewNode? { parentLink?.node }

  /// The node of the view that this one is made of, where that is one at most.
  package var onlyChild: AnyViewNode? { nil }

  /// The id that the view gives itself by `id(_:)`.
  package var ownID: AnyHashable? { nil }

  /// The ids of the view, the innermost first.
  package final var explicitIDs: [AnyHashable] { [ownID, rowID].compactMap { $0 } }

  /// The document's view that the node stands for.
  package var documentTag: DocumentNodeTag? { nil }

  /// The nodes of the views that this one is made of, in order.
  package var childNodes: [AnyViewNode] { onlyChild.map { [$0] } ?? [] }

  /// Adds the boxes that the view amounts to, in order; those who want them call `collectOutputs`.
  ///
  /// By default they are those of the children.
  package func addOutputs(to outputs: inout [LayoutBox]) {
    for child in childNodes { child.collectOutputs(into: &outputs) }
  }

  /// Adds the boxes that the view amounts to, in order.
  package final func collectOutputs(into outputs: inout [LayoutBox]) {
    hasNewOutputs = false
    addOutputs(to: &outputs)
  }

  /// Called when the node leaves the graph, after its children.
  package func willUnmount() {}

  /// Runs what depends on the node's own state, when that has changed.
  package func updateIfDirty() {}

  /// Brings what depends on time to the graph's time.
  package func present() {}

  /// Adds what the view tells those above it; by default what its parts tell, in order.
  func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {
    for child in childNodes { child.addPreferences(to: &sum) }
  }

  /// Whether something of the node itself is on its way.
  package var isAnimating: Bool { false }

  /// How long what is on its way in the node itself moves, if nothing is set anew.
  package var motion: MotionLength { .rest(at: 0) }

  /// Changes the transaction of what happens at this node and below; a node that does so gives those below inputs
  /// that say so.
  package func transform(_ transaction: inout Transaction) {}

  /// Takes the children's outputs anew, if the node lays them out.
  package func collectChildren() {}

  /// Whether the views of a child are its own, whatever it does to each.
  package func passesOn(_ child: AnyViewNode) -> Bool { false }

  /// Whether the views of this node are found here and shown by something else.
  var isSubviewSource: Bool { false }

  /// Whether a lazy container around may make the views of this node one by one.
  var isMadeByRows: Bool { true }

  /// The view of another place that the node stands for.
  var shownSubview: LayoutBox? { nil }

  /// Whether the node's views are those of something that is taken apart and shown elsewhere.
  final var isShownElsewhere: Bool {
    guard let parent else { return false }
    return parent.isSubviewSource || parent.passesOn(self) && parent.isShownElsewhere
  }

  /// What makes the content's views as far as they are in sight.
  var ownLazyScope: LazyScope? { nil }

  /// The window that the content is seen through.
  var scrollWindow: WindowBox? { nil }

  /// Marks the node's body to be run again before the next picture.
  package final func invalidate() {
    guard isMounted else { return }
    inputs.graph?.invalidate(self)
  }

  /// The transaction of what happens at this node now.
  package final var transaction: Transaction {
    var transaction = inputs.transaction
    transform(&transaction)
    return transaction
  }

  /// How an attribute of this node comes to a new value now.
  package final var change: AttributeChange {
    guard !(inputs.graph?.isPresenting ?? false) else { return .follow }
    let transaction = self.transaction
    return .set(
      transaction.animation, transaction.observers, tracksVelocity: transaction.tracksVelocity)
  }

  /// The boxes that the view amounts to.
  package final var outputs: [LayoutBox] {
    var result: [LayoutBox] = []
    collectOutputs(into: &result)
    return result
  }

  /// Tells the layout around that the list of outputs may have changed, once until it takes them.
  package func outputsDidChange() {
    guard !hasNewOutputs else { return }
    hasNewOutputs = true
    parent?.outputsDidChange()
  }

  /// Makes `node` a child of this one.
  package final func adopt<Node: AnyViewNode>(_ node: Node) -> Node {
    node.join(self)
    return node
  }

  /// Makes this node a child of another, whatever it is: `adopt` for code that would have to ask for the type.
  final func join(_ parent: AnyViewNode) {
    parentLink = parent.link
    depth = parent.depth + 1
    inputs = parent.inputs
  }

  /// The node in `slot`, which is made at need.
  ///
  /// The slot is in use no longer than the call: a slot held while the node is updated, and with it all
  /// below, costs time for each access further down.
  package final func childNode<V: View>(in slot: inout _ViewNode<V>?) -> _ViewNode<V> {
    if let node = slot { return node }
    let node = V._makeNode()
    node.join(self)
    slot = node
    outputsDidChange()
    return node
  }

  /// Takes the node in `slot` out of the graph.
  package final func discard<Node: AnyViewNode>(_ slot: inout Node?) {
    guard let node = slot else { return }
    slot = nil
    unmount(node)
    outputsDidChange()
  }

  /// Takes `node` and all below it out of the graph.
  package final func unmount(_ node: AnyViewNode) {
    for child in node.childNodes { node.unmount(child) }
    node.willUnmount()
    node.noteLife(.disappear, of: node.documentTag)
    node.isMounted = false
    inputs.graph?.forget(node)
  }

  /// Reports something wrong with this view.
  package final func report(_ problem: ViewProblem) {
    inputs.graph?.report(problem, at: problemPath)
  }

  /// The path of the view in messages.
  final var problemPath: String {
    let inside = pathComponent == nil ? nameInside : nil
    return [structuralPath, inside].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: "/")
  }

  /// The name of the first view inside that has one, for problems of a modifier.
  private var nameInside: String? {
    for child in childNodes {
      if let name = child.pathComponent ?? child.nameInside { return name }
    }
    return nil
  }

  /// The types of the views above and of this one, for messages.
  package var structuralPath: String {
    guard let parent else { return pathComponent ?? "" }
    let above = parent.structuralPath
    guard let component = pathComponent else { return above }
    return above.isEmpty ? component : "\(above)/\(component)"
  }

  /// What this node adds to the path in messages.
  package var pathComponent: String? { nil }
}

/// The node of a view of a known type.
///
/// That the type is a view's is not said again: the runtime would look through all conformances for each such class.
@MainActor
@safe
public class _ViewNode<V>: AnyViewNode {
  /// Where the last view is: in a place of its own, since code for any type asks the runtime what an optional
  /// view looks like at each use, but knows where a view ends.
  private nonisolated(unsafe) final var place: UnsafeMutablePointer<V>?

  /// The last view that the node was given.
  package final var view: V? { unsafe place?.pointee }
  /// Whether the node has seen a view: quicker to ask than for a view of any type.
  package final var hasView: Bool { unsafe place != nil }

  /// The last view, of a node that has seen one.
  package final var lastView: V {
    guard let place = unsafe place else { preconditionFailure("the node has no view yet") }
    return unsafe place.pointee
  }

  /// A node that has seen no view yet.
  package override init() {}

  deinit {
    guard let place = unsafe place else { return }
    unsafe place.deinitialize(count: 1)
    unsafe NodeStorage.deallocate(place)
  }

  /// Takes a new value of the view, or new inputs for it.
  package func update(_ view: V, _ inputs: ViewInputs) {
    keep(view, inputs)
    receive(view)
  }

  /// Keeps what came from above.
  package final func keep(_ view: V, _ inputs: ViewInputs) {
    self.inputs = inputs
    if let place = unsafe place {
      unsafe place.pointee = view
    } else {
      let place = unsafe NodeStorage.allocate(V.self)
      unsafe place.initialize(to: view)
      unsafe self.place = place
    }
  }

  /// Takes new inputs for the view that the node has.
  package final func update(_ inputs: ViewInputs) {
    guard hasView else { return }
    guard let graph = inputs.graph else { return update(lastView, inputs) }
    graph.refresh { update(lastView, inputs) }
  }

  /// Brings the children in line with `view`; the node's inputs are up to date.
  package func receive(_ view: V) {
    preconditionFailure("the node of \(V.self) must override receive(_:)")
  }
}
