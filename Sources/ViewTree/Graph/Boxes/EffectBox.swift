package import Foundation
package import VectorGeometry
package import VectorGraphics
import ViewAnimation
import ViewLayout

/// A modifier that changes how its content is drawn and nothing of the layout.
package nonisolated protocol EffectModifier: PrimitiveViewModifier, Animatable {
  /// What happens to the content, whose frame is given in the canvas's coordinates.
  func effects(in frame: CGRect) -> DisplayGroup.Effects

  /// What maps the content instead of the effects' transform; nil for nothing.
  func projection(in frame: CGRect) -> ProjectionTransform?

  /// How far the content is moved, in points.
  var displacement: CGSize { get }

  /// Whether readers of geometry inside see where the effect puts the content.
  var isSeenByLayout: Bool { get }

  /// Whether the effect changes geometry, and so carries the frames inside while its own frame moves.
  static var isGeometryEffect: Bool { get }

  /// The effect where content runs from right to left.
  var mirrored: Self { get }

  /// What is wrong with the modifier's arguments; the effect does without them.
  var problem: ViewProblem? { get }

  /// The effect with its colours as numbers.
  func resolved(in environment: EnvironmentValues) -> Self

  /// The modifier with numbers that can be drawn.
  func sound(_ check: inout NumberCheck) -> Self
}

extension EffectModifier {
  package func projection(in frame: CGRect) -> ProjectionTransform? { nil }
  package var displacement: CGSize { .zero }
  package var isSeenByLayout: Bool { true }
  package static var isGeometryEffect: Bool { false }
  package var mirrored: Self { self }
  package var problem: ViewProblem? { nil }
  package func resolved(in environment: EnvironmentValues) -> Self { self }
  package func sound(_ check: inout NumberCheck) -> Self { self }

  /// A node that draws each of the content's views in a group with the modifier's effects.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EffectNode<Base, Self, Self>.making { $0 }
  }
}

/// The node of a modifier that stands for an effect.
final class EffectNode<Base: View, Modifier: ViewModifier, Effect: EffectModifier>:
  WrapperNode<Base, Modifier, EffectBox<Effect>>
{
  private var effect: ((Modifier) -> Effect)?

  /// A node for what a function makes of its modifier.
  static func making(_ effect: @escaping (Modifier) -> Effect) -> EffectNode {
    let node = EffectNode()
    node.effect = effect
    return node
  }

  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> EffectBox<Effect> {
    EffectBox<Effect>(around: box, owner: self, session: session)
  }

  override func update(_ wrapper: EffectBox<Effect>, with modifier: Modifier) {
    guard let effect = effect?(modifier) else {
      return
    }
    wrapper.isMirrored = inputs.environment.layoutDirection == .rightToLeft
    var check = NumberCheck()
    let sound = effect.resolved(in: inputs.environment).sound(&check)
    wrapper.set(sound, at: inputs.time) { change }
    for sentence in check.sentences { wrapper.refuse(sentence) }
  }

  override func check(_ modifier: Modifier) {
    if let problem = effect?(modifier).problem { report(problem) }
  }
}

/// Draws its content with effects.
final class EffectBox<Effect: EffectModifier>: WrapperBox {
  var isMirrored = false
  private var attribute: AnimatableAttribute<Effect>?

  func set(_ effect: Effect, at time: Double, change: () -> AttributeChange) {
    if attribute == nil { attribute = AnimatableAttribute(effect) }
    attribute?.set(effect, at: time, change: change)
    invalidateDrawing()
    // Readers inside may have moved.
    session.needsLayout = true
    noteMotion(at: time)
  }

  override var drawsElsewhere: Bool { true }

  // The effects of a transition draw a stand-in for a box, whose frame moves by itself.
  override var isGeometryGroup: Bool { Effect.isGeometryEffect && !isDecoration }

  private var isDecoration: Bool {
    var node: LayoutBox = self
    while let parent = node.parent {
      if parent.decoration === node { return true }
      node = parent
    }
    return false
  }

  override var contentOffset: CGSize { effect(attribute?.value)?.displacement ?? .zero }

  override var contentTransform: CGAffineTransform? {
    guard let effect = effect(attribute?.value) else { return nil }
    let move = CGAffineTransform(
      translationX: effect.displacement.width, y: effect.displacement.height)
    guard effect.isSeenByLayout else { return nil }
    let own =
      effect.projection(in: frame).map { $0.normalized.affine ?? .identity }
      ?? effect.effects(in: frame).transform
    return own.isFinite ? own.concatenating(move) : move
  }

  /// The effect in the direction of the content.
  private func effect(_ effect: Effect?) -> Effect? { isMirrored ? effect?.mirrored : effect }

  override func isAnimating(at time: Double) -> Bool {
    super.isAnimating(at: time) || attribute?.isActive(at: time) ?? false
  }

  override var motion: MotionLength {
    super.motion.combined(with: attribute?.motion ?? .rest(at: 0))
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    guard let effect = effect(attribute?.value(at: context.time)) else {
      return content.items(context)
    }
    var inner = context
    inner.offset.width += effect.displacement.width
    inner.offset.height += effect.displacement.height
    let frame = inner.placed(drawnFrame.frame(at: context.time))
    let lag = drawnFrame.lag(at: context.time)
    if lag != .zero, isGeometryGroup {
      inner.offset.width += lag.width
      inner.offset.height += lag.height
    }
    var check = NumberCheck()
    let items = inner.container.around(frame) {
      inner.isForRegions
        ? effect.regions(of: content.items(inner), in: frame)
        : effect.applied(to: content.items(inner), in: frame, &check)
    }
    for sentence in check.sentences { refuse(sentence) }
    return items
  }
}

extension EffectModifier {
  /// Items in a frame as they are drawn with the effect, but for its offset.
  func applied(
    to items: @autoclosure () -> [DisplayItem], in frame: CGRect, _ check: inout NumberCheck
  ) -> [DisplayItem] {
    var effects = effects(in: frame)
    let projection = projection(in: frame)?.normalized
    if let affine = projection?.affine { effects.transform = affine }
    effects.makeSound(&check)
    guard effects.isVisible else { return [] }
    let items = items()
    if let projection, projection.affine == nil {
      return projection.isVisible(&check) ? items.projected(by: projection) : []
    }
    guard !effects.isEmpty, !items.isEmpty else { return items }
    return [DisplayItem(.group(DisplayGroup(effects: effects, around: items)))]
  }
}

extension EffectModifier {
  /// What a pointer can meet of items in a frame: it goes where they are drawn, and is not kept from what is cut
  /// off, but from what is nearly clear.
  ///
  /// Source of the least opacity: OpenSwiftUI, `minOpacityForHitTest`.
  func regions(of items: @autoclosure () -> [DisplayItem], in frame: CGRect) -> [DisplayItem] {
    var check = NumberCheck()
    var seen = effects(in: frame)
    seen.makeSound(&check)
    guard seen.opacity >= 0.001 else { return [] }
    let projection = projection(in: frame)?.normalized
    var effects = DisplayGroup.Effects()
    effects.transform = projection?.affine ?? seen.transform
    if let projection, projection.affine == nil {
      guard projection.isVisible(&check) else { return [] }
      return [DisplayItem(.perspective(PerspectiveItem(items: items(), projection: projection)))]
    }
    guard effects.isVisible else { return [] }
    let items = items()
    guard !effects.isEmpty, !items.isEmpty else { return items }
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))]
  }
}

extension ProjectionTransform {
  /// Whether anything can be seen through it.
  fileprivate func isVisible(_ check: inout NumberCheck) -> Bool {
    if !isFinite { check.note("its transform is not finite; nothing is drawn") }
    return isFinite && abs(determinant) > 1e-12
  }
}

extension DisplayGroup.Effects {
  /// Whether anything can be seen through them.
  var isVisible: Bool {
    let determinant = transform.determinant
    return opacity > 0 && transform.isFinite && determinant.isFinite && abs(determinant) > 1e-12
  }
}
