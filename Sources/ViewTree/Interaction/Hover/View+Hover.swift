public import Foundation

/// The state of a hovering pointer.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place in points.
  case active(CGPoint)
  /// The pointer left the view.
  case ended
}

/// Tells a function where the mouse is.
private struct HoverModifier: PrimitiveViewModifier {
  let space: CoordinateSpace
  /// Whether it is told of each move, and not only of coming and going.
  let isContinuous: Bool
  let action: (HoverPhase) -> Void

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    HoverNode<Base>()
  }
}

private final class HoverNode<Base: View>: WrapperNode<Base, HoverModifier, HitTestingBox>,
  HoverResponder
{
  private var isCounted = false

  var isListening: Bool { isMounted && inputs.environment.isEnabled }

  override func receive(_ view: ModifiedContent<Base, HoverModifier>) {
    if !isCounted { inputs.graph?.hover.listeners += 1 }
    isCounted = true
    super.receive(view)
  }

  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> HitTestingBox {
    HitTestingBox(around: box, owner: self, session: session)
  }

  func hover(at point: CGPoint, in place: ResponderPlace, isNew: Bool) -> Bool {
    guard let modifier = view?.modifier, isNew || modifier.isContinuous else { return false }
    modifier.action(.active(place.location(point, in: modifier.space)))
    return true
  }

  func hoverDidEnd() { view?.modifier.action(.ended) }

  override func willUnmount() {
    if isCounted { inputs.graph?.hover.listeners -= 1 }
    isCounted = false
  }
}

extension View {
  /// Calls a function as the mouse comes to the view and as it leaves.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(space: .local, isContinuous: false) { action($0 != .ended) })
  }

  /// Calls a function while the mouse moves over the view, and as it leaves.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      HoverModifier(space: coordinateSpace.coordinateSpace, isContinuous: true, action: action))
  }
}
