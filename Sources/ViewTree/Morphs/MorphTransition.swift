public import ShapeMorphing

/// A transition in which a view that comes grows out of one that goes: outlines, paint and all.
///
/// Of the views with this transition that come and go at one instant, those belong together that have one
/// id in `matchedGeometryEffect`, else those in the place of each other (`if` and `else`, a changed id), else
/// those in one container, in their order. A view without partner fades.
public struct MorphTransition: Transition, Sendable {
  /// The options for matching outlines.
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

/// The presence of a view in a morph.
public struct _MorphPhase: BoxModifier {
  /// 0 gone to 1 there.
  let presence: Double
  let options: MorphPlan.Options

  @MainActor func update(_ box: MorphPhaseBox, of node: AnyViewNode) {
    box.options = options
    box.place = node.transitionPlace
    box.set(presence, at: node.inputs.time) { node.change }
  }
}

extension AnyViewNode {
  /// The node whose child comes or goes.
  fileprivate var transitionPlace: ObjectIdentifier? {
    var node: AnyViewNode? = self
    while let current = node, !(current is TransitionHost) { node = current.parent }
    return node?.parent.map { ObjectIdentifier($0) }
  }
}
