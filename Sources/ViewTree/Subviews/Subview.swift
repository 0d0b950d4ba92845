/// One of the views that a view resolves to, as seen by its container.
///
/// It represents a view with an existing identity, and keeps the environment and the modifiers of that view.
/// It can be shown once; a second use shows nothing and is reported.
public struct Subview: PrimitiveView, Identifiable {
  /// The identity of a subview.
  public struct ID: Hashable {
    let node: LayoutBox

    /// Whether both are of one view.
    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.node === rhs.node }

    /// Hashes the view's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
  }

  let node: LayoutBox

  // Stored, so that views that hold a subview with other values are other views.
  /// The values that the view has set for its container.
  public let containerValues: ContainerValues

  /// The identity of the subview.
  public var id: ID { ID(node: node) }

  init(_ node: LayoutBox) {
    self.node = node
    containerValues = node.traits.containerValues
  }

  /// A node that stands for the view.
  @MainActor public static func _makeNode() -> _ViewNode<Subview> { SubviewNode() }
}

private final class SubviewNode: _ViewNode<Subview> {
  /// Whether another node shows the view since this one is about to go.
  private var hasPassedOn = false

  override var shownSubview: LayoutBox? { view?.node }

  override func receive(_ view: Subview) {
    hasPassedOn = false
    outputsDidChange()
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    guard !hasPassedOn, let node = view?.node else { return }
    // The same node would stand in two places at once; to look for it takes time, and is hardly ever needed.
    if let other = node.showing?.node as? SubviewNode, other !== self, other.isMounted {
      if node.isGoing {
        other.passOn(node)
        outputs.removeAll { $0 === node }
      } else if outputs.contains(where: { $0 === node }) {
        return report(
          .layout("a subview is shown more than once; only the first occurrence is drawn"))
      }
    }
    node.showing = link
    outputs.append(node)
  }

  /// Shows the view no more: it is seen where it went, and has nothing on it of how it left here.
  private func passOn(_ node: LayoutBox) {
    hasPassedOn = true
    node.isLeaving = false
    node.decorate(with: nil, proxy: nil)
    outputsDidChange()
  }
}

/// The views that a view amounts to, in order; as a view, all of them.
public nonisolated struct SubviewsCollection: RandomAccessCollection {
  /// One view.
  public typealias Element = Subview
  /// A position among the views.
  public typealias Index = Int
  /// Some of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last one.
  public var endIndex: Int { subviews.count }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

/// A view with its position among those of its collection, which is no part of its identity.
package struct NumberedSubview: Identifiable {
  package let index: Int
  package let subview: Subview

  package var id: Subview.ID { subview.id }
}

extension SubviewsCollection {
  /// The views with their positions, for rows that look different in different places.
  package var numbered: [NumberedSubview] {
    subviews.enumerated().map { NumberedSubview(index: $0, subview: $1) }
  }
}

extension SubviewsCollection: View {
  /// All of the views.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that a view amounts to; as a view, all of them.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection {
  /// One view.
  public typealias Element = Subview
  /// A position among the views.
  public typealias Index = Int
  /// Some of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  /// The first position.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last one.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// All of the views.
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}
