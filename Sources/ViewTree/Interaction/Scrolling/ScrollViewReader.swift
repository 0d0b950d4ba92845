import Foundation
public import VectorGeometry
import ViewAnimation
import ViewLayout

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
  /// Scrolls to a view below, once views and layout are in line; missing rows that it shows are created first.
  func scroll(toID id: AnyHashable, anchor: UnitPoint?, under transaction: Transaction) {
    guard let graph = inputs.graph else { return }
    for observer in transaction.observers { observer.isClaimed = true }
    graph.enqueue { [weak self] in
      self?.scrollNow(toID: id, anchor: anchor, under: transaction, creations: 2)
    }
  }

  /// Scrolls to a view below.
  ///
  /// - Parameter creations: How often rows may be created before: first the row of the view, then rows that are
  ///   visible with it.
  private func scrollNow(
    toID id: AnyHashable, anchor: UnitPoint?, under transaction: Transaction, creations: Int
  ) {
    guard isMounted, let graph = inputs.graph else { return }
    if let (window, frame, box) = place(ofID: id) {
      guard let scroller = (window.owner as? any ScrollingNode)?.scroller else { return }
      let target = window.offset(showing: frame, anchor: anchor, at: scroller.time)
      guard creations > 0, graph.makeRows(for: target, of: window) else {
        graph.noteTarget(box, of: window)
        return scroller.scroll(to: target, under: transaction)
      }
    } else {
      let isAnimated = transaction.animation != nil
      guard creations > 0, graph.makeRow(of: id, isAnimated: isAnimated, below: self) else {
        return
      }
    }
    graph.enqueue { [weak self] in
      self?.scrollNow(toID: id, anchor: anchor, under: transaction, creations: creations - 1)
    }
  }
}

extension ViewGraph {
  /// Has lazy containers below a node create the row of an id.
  ///
  /// - Returns: Whether one has such a row.
  fileprivate func makeRow(of id: AnyHashable, isAnimated: Bool, below node: AnyViewNode) -> Bool {
    for scope in session.watchers.lazyScopes.compactMap(\.scope) where scope.isBelow(node) {
      guard scope.makeRow(of: id, isAnimated: isAnimated, in: self) else { continue }
      session.needsLayout = true
      return true
    }
    return false
  }

  /// Has lazy containers of a window leave a box where it is while they create rows around it.
  fileprivate func noteTarget(_ box: LayoutBox, of window: WindowBox) {
    for scope in session.watchers.lazyScopes.compactMap(\.scope) where scope.window === window {
      scope.target = box.link
    }
  }

  /// Has lazy containers of a window create the rows that it shows at an offset, if its content ends before.
  ///
  /// - Returns: Whether rows are missing there.
  fileprivate func makeRows(for offset: CGPoint, of window: WindowBox) -> Bool {
    var isCut = false
    for scope in session.watchers.lazyScopes.compactMap(\.scope) where scope.window === window {
      let place = offset[scope.axis]
      guard scope.isCut, place > window.ranges[scope.axis].end + 0.01 else { continue }
      window.sight[scope.axis] = place...place
      isCut = true
    }
    if isCut { session.needsLayout = true }
    return isCut
  }
}
