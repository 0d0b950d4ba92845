import VectorGraphics

/// A view made of the views, or of the sections, that another view amounts to.
public struct _ResolvedContent<Base: View, Elements, Result: View>: PrimitiveView {
  let base: Base
  let transform: (Elements) -> Result
  /// What the transformation is given of the views found.
  let elements: @MainActor ([LayoutBox], AnyViewNode) -> Elements
  /// Whether each view found stands in a row of its own of the container around, which may make them one by one.
  var makesRows = false

  /// A node that shows what is made of the views.
  @MainActor public static func _makeNode() -> _ViewNode<Self> {
    ResolvedContentNode<Base, Elements, Result>()
  }
}

/// The content of a group that is made of the subviews of a view.
public typealias GroupElementsOfContent<Base: View, Result: View> = _ResolvedContent<
  Base, SubviewsCollection, Result
>

/// The content of a group that is made of the sections of a view.
public typealias GroupSectionsOfContent<Base: View, Result: View> = _ResolvedContent<
  Base, SectionCollection, Result
>

extension _ResolvedContent where Elements == SubviewsCollection {
  init(subviews base: Base, transform: @escaping (SubviewsCollection) -> Result) {
    self.init(base: base, transform: transform) { nodes, _ in
      SubviewsCollection(subviews: nodes.map { Subview($0) })
    }
  }
}

extension _ResolvedContent where Elements == SectionCollection {
  init(sections base: Base, transform: @escaping (SectionCollection) -> Result) {
    self.init(base: base, transform: transform) { SectionCollection(of: $0, owner: $1) }
  }
}

/// A node that takes the views of a view apart: ids of what is around it are none of theirs.
protocol SubviewsCollecting: AnyObject {}

/// Finds the views of `base`, which it lays out nowhere, and shows what is made of them.
private final class ResolvedContentNode<Base: View, Elements, Result: View>:
  _ViewNode<_ResolvedContent<Base, Elements, Result>>, SubviewsCollecting
{
  private var base: SubviewSource<Base>?
  private var result: _ViewNode<Result>?

  override func passesOn(_ child: AnyViewNode) -> Bool { child === base }
  override var childNodes: [AnyViewNode] {
    let nodes: [AnyViewNode?] = [base, result]
    return nodes.compactMap(\.self)
  }

  override func receive(_ view: _ResolvedContent<Base, Elements, Result>) {
    let base = base ?? adopt(SubviewSource<Base>())
    if self.base == nil {
      base.host = self
      self.base = base
    }
    base.makesRows = view.makesRows
    base.update(view.base, inputs)
    inputs.graph?.collect(self)
  }

  override func updateIfDirty() {
    if isDirty { inputs.graph?.collect(self) }
  }

  override func collectChildren() {
    guard let view, let base else { return }
    isDirty = false
    // What has gone is none of them, though it still shows: its row goes by itself.
    let elements = view.elements(base.outputs.filter { !$0.isOutsideLayout }, base)
    childNode(in: &result).update(tracking { view.transform(elements) }, inputs)
    outputsDidChange()
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    result?.collectOutputs(into: &outputs)
  }
}

/// The node above views that are found and shown elsewhere.
private final class SubviewSource<Base: View>: _ViewNode<Base> {
  override var isSubviewSource: Bool { true }
  override var isMadeByRows: Bool { makesRows }
  weak var host: AnyViewNode?
  var makesRows = false
  private var content: _ViewNode<Base>?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: Base) { childNode(in: &content).update(view, inputs) }

  override func outputsDidChange() {
    guard let host else { return }
    inputs.graph?.collect(host)
  }
}

extension Group {
  /// A group made of the views that a view amounts to.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = _ResolvedContent(subviews: view, transform: transform)
  }

  /// A group made of the sections of a view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = _ResolvedContent(sections: view, transform: transform)
  }

  /// A group made of the sections of a view, each view of which stands in a row of its own of the container around.
  package init<Base: View, Result: View>(
    rows view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    var content = _ResolvedContent(sections: view, transform: transform)
    content.makesRows = true
    self.content = content
  }
}

/// The views of a view, for a `ForEach`, which finds them when it is shown; until then it is empty.
public nonisolated struct ForEachSubviewCollection<Content: View>: RandomAccessCollection,
  ResolvableElements
{
  /// One view.
  public typealias Element = Subview
  /// A position in the collection.
  public typealias Index = Int

  let base: AnyView
  let content: (Subview) -> Content

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last one.
  public var endIndex: Int { 0 }

  /// Never called: there are no positions.
  public subscript(index: Int) -> Subview {
    preconditionFailure("the subviews of a ForEach are only available inside it")
  }

  @MainActor var resolved: AnyView {
    AnyView(Group(subviews: base) { ForEach($0, content: content) })
  }
}

/// The sections of a view, for a `ForEach`, which finds them when it is shown; until then it is empty.
public nonisolated struct ForEachSectionCollection<Content: View>: RandomAccessCollection,
  ResolvableElements
{
  /// One section.
  public typealias Element = SectionConfiguration
  /// A position in the collection.
  public typealias Index = Int

  let base: AnyView
  let content: (SectionConfiguration) -> Content

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last one.
  public var endIndex: Int { 0 }

  /// Never called: there are no positions.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("the sections of a ForEach are only available inside it")
  }

  @MainActor var resolved: AnyView {
    AnyView(Group(sections: base) { ForEach($0, content: content) })
  }
}

/// Elements of a `ForEach` that are found when it is shown.
protocol ResolvableElements {
  /// One view for each element found.
  @MainActor var resolved: AnyView { get }
}

extension ForEach where Content: View {
  /// One view for each of the views that a view amounts to.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(base: AnyView(view), content: content), content: content,
      id: { $0.id })
  }

  /// One view for each section of a view.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(base: AnyView(view), content: content), content: content,
      id: { $0.id })
  }
}

/// The node of a `ForEach` whose elements are found when it is shown.
final class ResolvedForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  private var child: _ViewNode<AnyView>?

  override var onlyChild: AnyViewNode? { child }

  override func receive(_ view: ForEach<Data, ID, Content>) {
    guard let elements = view.data as? any ResolvableElements else { return }
    childNode(in: &child).update(elements.resolved, inputs)
  }
}
