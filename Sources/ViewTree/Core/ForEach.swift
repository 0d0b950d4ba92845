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

extension ForEach where Content: View {
  /// One view for each element of a bound collection, whose rows could be moved or deleted by touch.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection
  {
    self.init(data, id: id, content: content)
  }

  /// One view for each identifiable element of a bound collection, whose rows could be moved or deleted by touch.
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}

/// What could be done to rows by touch; in a picture nothing is.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Actions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving rows.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Deleting rows.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// All of it.
  public static var all: EditActions { [.move, .delete] }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DynamicNode<ForEach<Data, ID, Content>>
{
  /// An id and which of the elements with that id is meant: ids should be unique, but may not be.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private struct Row {
    let key: Key
    let node: _ViewNode<Content>
  }

  private var nodes: [Key: _ViewNode<Content>] = [:]
  private var rows: [Row] = []

  override var presentChildren: [AnyViewNode] { rows.map { $0.node } }

  override func receive(_ view: ForEach<Data, ID, Content>) {
    isDirty = false
    let views = tracking { view.data.map { (id: view.id($0), view: view.content($0)) } }
    var counts: [ID: Int] = [:]
    let keys = views.map { row in
      let occurrence = counts[row.id, default: 0]
      counts[row.id] = occurrence + 1
      if occurrence == 1 { report(.duplicateID(String(describing: row.id))) }
      return Key(id: row.id, occurrence: occurrence)
    }
    removeRows(except: keys)
    let old = rows
    rows = zip(keys, views).map { Row(key: $0, node: node(of: $0, showing: $1.view)) }
    nodes = Dictionary(uniqueKeysWithValues: rows.map { ($0.key, $0.node) })
    if !rows.elementsEqual(old, by: { $0.node === $1.node }) { outputsDidChange() }
    didShow()
  }

  override func updateIfDirty() {
    if isDirty, let view { receive(view) }
  }

  /// The node of a row, which is made or brought back at need.
  private func node(of key: Key, showing view: Content) -> _ViewNode<Content> {
    if let node = nodes[key] {
      node.update(view, inputs)
      return node
    }
    if let node = revive(AnyHashable(key), as: _ViewNode<Content>.self) {
      node.update(view, inputs)
      settle(node)
      return node
    }
    let node = adopt(Content._makeNode())
    node.explicitID = AnyHashable(key.id)
    node.update(view, inputs)
    insert(node)
    return node
  }

  private func removeRows(except keys: [Key]) {
    guard !rows.isEmpty else { return }
    let kept = Set(keys)
    var previous: AnyViewNode?
    for row in rows {
      if !kept.contains(row.key) {
        nodes[row.key] = nil
        remove(row.node, key: AnyHashable(row.key), behind: previous)
      }
      if row.node.isMounted { previous = row.node }
    }
  }
}
