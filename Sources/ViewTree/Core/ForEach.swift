/// One view for each element of a collection, told apart by stable ids.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// Primitive: never called.
  public var body: Never { preconditionFailure("ForEach is a primitive view: it has no body") }

  /// A node with a child an id.
  @MainActor public static func _makeNode() -> _ViewNode<Self> {
    Data.self is any ResolvableElements.Type
      ? ResolvedForEachNode<Data, ID, Content>() : ForEachNode<Data, ID, Content>()
  }

  /// One view for each element, told apart by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// One view for each identifiable element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// One view for each number of a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// One view for each element of a bound collection, with a binding to it.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection
  {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
      content: { pair in content(data[element: pair.0]) },
      id: { $0.1 })
  }

  /// One view for each identifiable element of a bound collection, with a binding to it.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  /// An id and which of the elements with that id is meant: ids should be unique, but may not be.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private var nodes: [Key: _ViewNode<Content>] = [:]
  private var order: [_ViewNode<Content>] = []

  override var childNodes: [AnyViewNode] { order }

  override func receive(_ view: ForEach<Data, ID, Content>) {
    var counts: [ID: Int] = [:]
    var kept: [Key: _ViewNode<Content>] = [:]
    var order: [_ViewNode<Content>] = []
    isDirty = false
    let rows = tracking { view.data.map { (id: view.id($0), view: view.content($0)) } }
    for (id, row) in rows {
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      if occurrence == 1 { report(.duplicateID(String(describing: id))) }
      let key = Key(id: id, occurrence: occurrence)
      let node = nodes.removeValue(forKey: key) ?? make(id)
      kept[key] = node
      order.append(node)
      node.update(row, inputs)
    }
    let keptNodes = Set(order.map(ObjectIdentifier.init))
    for node in self.order where !keptNodes.contains(ObjectIdentifier(node)) { unmount(node) }
    nodes = kept
    if !order.elementsEqual(self.order, by: ===) {
      self.order = order
      outputsDidChange()
    }
  }

  override func updateIfDirty() {
    if isDirty, let view { receive(view) }
  }

  private func make(_ id: ID) -> _ViewNode<Content> {
    let node = adopt(Content._makeNode())
    node.explicitID = AnyHashable(id)
    return node
  }
}
