/// Says how a view comes and goes.
public struct _TransitionModifier: PrimitiveViewModifier {
  let transition: AnyTransition

  /// A node that notes the transition on each of the content's views.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TransitionModifierNode<Base>()
  }
}

private final class TransitionModifierNode<Base: View>: WrapperNode<
  Base, _TransitionModifier, TransitionTraitBox
>
{
  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> TransitionTraitBox {
    TransitionTraitBox(around: box, owner: self, session: session)
  }

  override func update(_ wrapper: TransitionTraitBox, with modifier: _TransitionModifier) {
    wrapper.transition = modifier.transition
  }
}

/// A box that knows how its view comes and goes.
private final class TransitionTraitBox: WrapperBox {
  var transition: AnyTransition?

  override var isTraced: Bool { false }

  override var traits: LayoutTraits {
    var traits = content.traits
    traits.transition = transition
    return traits
  }
}

extension View {
  /// Says how the view comes and goes when a change is animated.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t))
  }

  /// Says how the view comes and goes when a change is animated.
  @MainActor @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }
}
