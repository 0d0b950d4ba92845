/// A step in the life of a view.
package struct ViewLifeStep: Sendable, Hashable {
  /// What happens to a view.
  package enum Kind: String, Sendable {
    /// A value of the view was made.
    case initialized = "init"
    /// Its body runs.
    case body
    /// It is there from now on.
    case appear
    /// It has gone.
    case disappear
  }

  package let kind: Kind
  /// The scene's time, in seconds.
  package let time: Double
  /// The type of the view, as Swift or the document names it.
  package let view: String
  /// The ids around the view, the outermost first; empty outside of rows.
  package let ids: [String]
}

extension ViewGraph {
  /// Takes inputs on below a node, which makes no values of views.
  func refresh(_ body: () -> Void) {
    guard onLife != nil else { return body() }
    let wasRefreshing = isRefreshing
    isRefreshing = true
    body()
    isRefreshing = wasRefreshing
  }

  /// Makes values of views.
  func makeViews(_ body: () -> Void) {
    guard onLife != nil else { return body() }
    let wasRefreshing = isRefreshing
    isRefreshing = false
    body()
    isRefreshing = wasRefreshing
  }
}

extension AnyViewNode {
  /// Tells a step in the life of a view of a type, unless the type is one of the project's own.
  final func noteLife(_ kind: ViewLifeStep.Kind, of type: Any.Type) {
    guard let graph = inputs.graph, graph.onLife != nil, !isFromHere(type) else { return }
    tell(kind, of: typeName(type), in: graph)
  }

  /// Tells a step in the life of a document's view.
  final func noteLife(_ kind: ViewLifeStep.Kind, of tag: DocumentNodeTag?) {
    guard let tag, let graph = inputs.graph, graph.onLife != nil else { return }
    tell(kind, of: tag.id.map { "\(tag.view) \($0)" } ?? tag.view, in: graph)
  }

  private func tell(_ kind: ViewLifeStep.Kind, of name: String, in graph: ViewGraph) {
    if kind == .initialized, graph.isRefreshing { return }
    let ids = sequence(first: self, next: \.parent).flatMap(\.explicitIDs)
    let step = ViewLifeStep(
      kind: kind, time: graph.time, view: name,
      ids: ids.reversed().map { String(describing: $0.base) })
    // A view appears once all is laid out, as `onAppear` has it.
    guard kind == .appear else { return graph.onLife?(step) ?? () }
    graph.enqueue { [weak graph] in graph?.onLife?(step) }
  }
}

/// The modules whose views are made of others that nobody asked for.
private let modules = ["ViewTree", "InterfaceViews", "InertViews", "DocumentViews", "ShapeShift"]

private func isFromHere(_ type: Any.Type) -> Bool {
  let module = _typeName(type, qualified: true).prefix { $0 != "." }
  return modules.contains { $0 == module }
}
