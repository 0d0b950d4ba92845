/// One view for each element of a collection, told apart by stable ids.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection of elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  package let id: (Data.Element) -> ID
  /// What may be done with the elements.
  var edits: ElementEdits?
  /// Whether the elements are known to have different ids, which need not be compared then.
  private(set) var areIDsUnique = false

  package nonisolated init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
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

  /// One view for each element, of which the caller knows that no two have the same id.
  package init(unique data: Data, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
    areIDsUnique = true
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// One view for each number of a constant range.
  ///
  /// The views are told apart by their place, from 0: of options without tags in a picker over `2..<100`, the choice 2
  /// is the number 4, as in SwiftUI. With `id: \.self` it is the number 2.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 &- data.lowerBound })
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
  /// One view for each element of a bound collection, whose rows can be moved or deleted.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection
  {
    self.init(data, id: id, content: content)
    edits = ElementEdits(editActions, of: data)
  }

  /// One view for each identifiable element of a bound collection, whose rows can be moved or deleted.
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}

/// The edits that users can make to rows of data.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Actions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving rows.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Deleting rows.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// The actions for moving and deleting rows.
  public static var all: EditActions { [.move, .delete] }
}
