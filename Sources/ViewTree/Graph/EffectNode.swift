package import Foundation
package import VectorGeometry
package import VectorGraphics
import ViewLayout

/// A modifier that changes how its content is drawn and nothing of the layout.
package nonisolated protocol EffectModifier: PrimitiveViewModifier, Animatable {
  /// What happens to the content, whose frame is given in the canvas's coordinates.
  func effects(in frame: CGRect) -> DisplayGroup.Effects

  /// How far the content is moved, in points.
  var offset: CGSize { get }

  /// The effect where content runs from right to left.
  var mirrored: Self { get }

  /// What is wrong with the modifier's arguments; the effect does without them.
  var problem: ViewProblem? { get }
}

extension EffectModifier {
  package var offset: CGSize { .zero }
  package var mirrored: Self { self }
  package var problem: ViewProblem? { nil }

  /// A node that draws each of the content's views in a group with the modifier's effects.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EffectModifierNode<Base, Self>()
  }
}

private final class EffectModifierNode<Base: View, Modifier: EffectModifier>:
  WrappingNode<Base, Modifier>
{
  override func makeWrapper(around node: LayoutNode, session: LayoutSession) -> LayoutNode {
    EffectNode<Modifier>(around: node, owner: self, session: session)
  }

  override func update(_ wrapper: LayoutNode, with modifier: Modifier) {
    guard let wrapper = wrapper as? EffectNode<Modifier> else { return }
    wrapper.isMirrored = inputs.environment.layoutDirection == .rightToLeft
    wrapper.set(modifier, at: inputs.time) { change }
  }

  override func receive(_ view: ModifiedContent<Base, Modifier>) {
    super.receive(view)
    if let problem = view.modifier.problem { report(problem) }
  }
}

/// Draws its content with effects.
private final class EffectNode<Effect: EffectModifier>: WrapperNode {
  var isMirrored = false
  private var attribute: AnimatableAttribute<Effect>?

  func set(_ effect: Effect, at time: Double, change: () -> AttributeChange) {
    if attribute == nil { attribute = AnimatableAttribute(effect) }
    attribute?.set(effect, at: time, change: change)
    invalidateDrawing()
    if isAnimating(at: time) { session.animating[ObjectIdentifier(self)] = self }
  }

  override var contentOffset: CGSize { effect(attribute?.value)?.offset ?? .zero }

  /// The effect in the direction of the content.
  private func effect(_ effect: Effect?) -> Effect? { isMirrored ? effect?.mirrored : effect }

  override func isAnimating(at time: Double) -> Bool {
    super.isAnimating(at: time) || attribute?.isActive(at: time) ?? false
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    guard let effect = effect(attribute?.value(at: context.time)) else {
      return content.items(context)
    }
    var inner = context
    if effect.offset.width.isFinite { inner.offset.width += effect.offset.width }
    if effect.offset.height.isFinite { inner.offset.height += effect.offset.height }
    let effects = effect.effects(in: inner.placed(drawnFrame.frame(at: context.time)))
    guard effects.isVisible else { return [] }
    let items = content.items(inner)
    guard !effects.isEmpty, !items.isEmpty else { return items }
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))]
  }
}

extension DisplayGroup.Effects {
  /// Whether anything can be seen through them.
  var isVisible: Bool {
    let determinant = transform.determinant
    return opacity > 0 && determinant.isFinite && abs(determinant) > 1e-12
  }
}
