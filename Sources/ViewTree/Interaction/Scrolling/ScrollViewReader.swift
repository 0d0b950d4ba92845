import Foundation
public import VectorGeometry

/// A proxy that scrolls to views.
public struct ScrollViewProxy {
  fileprivate let place: ScrollReaderPlace

  /// Scrolls the first scroll view in the reader in which there is a view with an id, so that a point of the view is on
  /// the same point of the window; without a point by the least way that shows all of it.
  ///
  /// With an animation, if one is in force.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    place.node?.scroll(
      toID: AnyHashable(id), anchor: anchor, under: Transaction.current.transaction)
  }
}

/// The node of a reader, which the proxy knows.
private final class ScrollReaderPlace {
  weak var node: AnyViewNode?
  nonisolated init() {}
}

/// A view whose content can ask for scrolling.
public struct ScrollViewReader<Content: View>: View {
  @State private var place = ScrollReaderPlace()
  private let content: (ScrollViewProxy) -> Content

  /// Creates a view whose content can scroll programmatically.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The reader's content, with its proxy.
  public var body: some View {
    content(ScrollViewProxy(place: place)).modifier(ScrollReaderModifier(place: place))
  }
}

private struct ScrollReaderModifier: PrimitiveViewModifier {
  let place: ScrollReaderPlace

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ScrollReaderNode<Base>()
  }
}

private final class ScrollReaderNode<Base: View>:
  _ViewNode<ModifiedContent<Base, ScrollReaderModifier>>
{
  private var content: _ViewNode<Base>?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, ScrollReaderModifier>) {
    view.modifier.place.node = self
    childNode(in: &content).update(view.content, inputs)
  }
}

extension AnyViewNode {
  /// Scrolls to a view below, once views and layout are in line; rows that are not made yet are made first.
  func scroll(toID id: AnyHashable, anchor: UnitPoint?, under transaction: Transaction) {
    guard let graph = inputs.graph else { return }
    for observer in transaction.observers { observer.isClaimed = true }
    graph.enqueue { [weak self, weak graph] in
      guard let self, let graph, isMounted else { return }
      if scrollNow(toID: id, anchor: anchor, under: transaction) { return }
      guard graph.makeRow(of: id, below: self) else { return }
      graph.enqueue { [weak self] in
        _ = self?.scrollNow(toID: id, anchor: anchor, under: transaction)
      }
    }
  }

  private func scrollNow(
    toID id: AnyHashable, anchor: UnitPoint?, under transaction: Transaction
  ) -> Bool {
    guard let (window, frame) = place(ofID: id),
      let scroller = (window.owner as? any ScrollingNode)?.scroller
    else { return false }
    scroller.scroll(
      to: window.offset(showing: frame, anchor: anchor, at: scroller.time), under: transaction)
    return true
  }
}

extension ViewGraph {
  /// Has lazy containers below a node make their rows up to that of an id.
  ///
  /// - Returns: Whether one has such a row.
  fileprivate func makeRow(of id: AnyHashable, below node: AnyViewNode) -> Bool {
    for scope in session.watchers.lazyScopes.compactMap(\.scope) where scope.isBelow(node) {
      guard scope.makeRow(of: id, in: self) else { continue }
      session.needsLayout = true
      return true
    }
    return false
  }
}
