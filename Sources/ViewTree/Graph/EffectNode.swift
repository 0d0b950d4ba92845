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

  /// The modifier with numbers that can be drawn.
  func sound(_ check: inout NumberCheck) -> Self
}

extension EffectModifier {
  package var offset: CGSize { .zero }
  package var mirrored: Self { self }
  package var problem: ViewProblem? { nil }
  package func sound(_ check: inout NumberCheck) -> Self { self }

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
    var check = NumberCheck()
    wrapper.set(modifier.sound(&check), at: inputs.time) { change }
    for sentence in check.sentences { wrapper.refuse(sentence) }
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
    // Readers inside may have moved.
    session.needsLayout = true
    if isAnimating(at: time) { session.animating[ObjectIdentifier(self)] = self }
  }

  override var contentOffset: CGSize { effect(attribute?.value)?.offset ?? .zero }

  override var contentTransform: CGAffineTransform? {
    guard let effect = effect(attribute?.value) else { return nil }
    let move = CGAffineTransform(translationX: effect.offset.width, y: effect.offset.height)
    let own = effect.effects(in: frame).transform
    return own.isFinite ? own.concatenating(move) : move
  }

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
    inner.offset.width += effect.offset.width
    inner.offset.height += effect.offset.height
    var effects = effect.effects(in: inner.placed(drawnFrame.frame(at: context.time)))
    var check = NumberCheck()
    effects.makeSound(&check)
    for sentence in check.sentences { refuse(sentence) }
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
    return opacity > 0 && transform.isFinite && determinant.isFinite && abs(determinant) > 1e-12
  }
}
