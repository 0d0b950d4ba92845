public import ShapeMorphing

/// A transition in which a view that comes grows out of one that goes: outlines, paint and all.
///
/// Of the views with this transition that come and go at one instant, those belong together that have one
/// id in `matchedGeometryEffect`, else those in the place of each other (`if` and `else`, a changed id), else
/// those in one container, in their order. A view without partner fades.
public struct MorphTransition: Transition, Sendable {
  /// How outlines are matched.
  public var options: MorphPlan.Options

  /// A morph between views that come and go.
  public nonisolated init(options: MorphPlan.Options = MorphPlan.Options()) {
    self.options = options
  }

  /// The view, which is there in its identity and not elsewhere.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_MorphPhase(presence: phase.isIdentity ? 1 : 0, options: options))
  }
}

extension Transition where Self == MorphTransition {
  /// A morph out of the view that goes and into the one that comes.
  public nonisolated static var morph: MorphTransition { MorphTransition() }
}

extension AnyTransition {
  /// A morph out of the view that goes and into the one that comes; see ``MorphTransition``.
  public static var morph: AnyTransition { AnyTransition(base: MorphTransition()) }
}

/// How far a view is there in a morph.
public struct _MorphPhase: PrimitiveViewModifier {
  /// 0 gone to 1 there.
  let presence: Double
  let options: MorphPlan.Options

  /// A node that draws each of the content's views on its way.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    MorphPhaseModifierNode<Base>()
  }
}

private final class MorphPhaseModifierNode<Base: View>: WrapperNode<
  Base, _MorphPhase, MorphPhaseBox
>
{
  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> MorphPhaseBox {
    MorphPhaseBox(around: box, owner: self, session: session)
  }

  override func update(_ wrapper: MorphPhaseBox, with modifier: _MorphPhase) {
    wrapper.options = modifier.options
    wrapper.place = place
    wrapper.set(modifier.presence, at: inputs.time) { change }
  }

  /// The node whose child comes or goes.
  private var place: ObjectIdentifier? {
    var node: AnyViewNode? = self
    while let current = node, !(current is TransitionHost) { node = current.parent }
    return node?.parent.map { ObjectIdentifier($0) }
  }
}
