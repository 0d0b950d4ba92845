/// Sets the transition of a view.
public struct _TransitionModifier: BoxModifier {
  let transition: AnyTransition

  @MainActor func update(_ box: TransitionBox, of node: AnyViewNode) {
    box.transition = transition
  }
}

/// A box that knows how its view comes and goes.
final class TransitionBox: WrapperBox, ModifierBox {
  var transition: AnyTransition?

  override var isTraced: Bool { false }

  override var traits: LayoutTraits {
    var traits = content.traits
    traits.transition = transition
    return traits
  }
}

extension View {
  /// Sets the transition for animated insertion and removal of the view.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t))
  }

  /// Sets the transition for animated insertion and removal of the view.
  @MainActor @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }
}
