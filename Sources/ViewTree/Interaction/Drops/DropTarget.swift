package import Foundation

/// What happens to things that are carried over a view; points are the view's own.
package struct DropTarget {
  /// Whether something could be dropped.
  let accepts: @MainActor (Any) -> Bool
  /// Something has come over the view.
  let enter: @MainActor (Any, CGPoint) -> Void
  /// Something has moved over the view.
  let move: @MainActor (Any, CGPoint) -> Void
  /// Something has left the view.
  let exit: @MainActor (Any) -> Void
  /// Something is let go over the view; whether that is taken.
  let perform: @MainActor (Any, CGPoint) -> Bool

  package nonisolated init(
    accepts: @escaping @MainActor (Any) -> Bool,
    enter: @escaping @MainActor (Any, CGPoint) -> Void,
    move: @escaping @MainActor (Any, CGPoint) -> Void = { _, _ in },
    exit: @escaping @MainActor (Any) -> Void,
    perform: @escaping @MainActor (Any, CGPoint) -> Bool
  ) {
    (self.accepts, self.enter, self.move) = (accepts, enter, move)
    (self.exit, self.perform) = (exit, perform)
  }
}

private struct DropTargetModifier: PrimitiveViewModifier {
  let target: DropTarget

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    DropTargetNode<Base>()
  }
}

private final class DropTargetNode<Base: View>:
  WrapperNode<Base, DropTargetModifier, HitTestingBox>, DropResponder
{
  private var target: DropTarget? { view?.modifier.target }

  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> HitTestingBox {
    HitTestingBox(around: box, owner: self, session: session)
  }

  func accepts(_ payload: Any) -> Bool {
    isMounted && inputs.environment.isEnabled && target?.accepts(payload) ?? false
  }

  func dropDidEnter(_ payload: Any, at point: CGPoint) { target?.enter(payload, point) }

  func dropDidMove(_ payload: Any, to point: CGPoint) { target?.move(payload, point) }

  func dropDidExit(_ payload: Any) { target?.exit(payload) }

  func drop(_ payload: Any, at point: CGPoint) -> Bool {
    target?.perform(payload, point) ?? false
  }
}

extension View {
  /// Takes things that are carried over the view.
  package nonisolated func takesDrops(_ target: DropTarget) -> some View {
    modifier(DropTargetModifier(target: target))
  }
}
