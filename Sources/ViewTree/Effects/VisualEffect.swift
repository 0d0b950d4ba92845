public import Foundation
public import VectorGeometry
import VectorGraphics
import ViewLayout

/// Changes of how a view is drawn that leave the layout alone, and so may depend on the view's place.
public nonisolated protocol VisualEffect: Animatable, SendableMetatype {
  /// Adds the changes in their order. Only the library's own effects say how.
  func _append(to steps: inout _VisualEffectSteps)
}

/// The changes that visual effects are made of.
public struct _VisualEffectSteps {
  fileprivate var effects: [any EffectModifier] = []
}

/// No change: where a chain of visual effects begins.
public nonisolated struct EmptyVisualEffect: VisualEffect, Sendable {
  /// No change.
  public init() {}

  /// Adds nothing.
  public func _append(to steps: inout _VisualEffectSteps) {}
}

/// An effect, then another.
private nonisolated struct ChainedVisualEffect<Base: VisualEffect, Effect: EffectModifier>:
  VisualEffect
{
  var base: Base
  var effect: Effect

  var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
    get { AnimatablePair(base.animatableData, effect.animatableData) }
    set {
      base.animatableData = newValue.first
      effect.animatableData = newValue.second
    }
  }

  func _append(to steps: inout _VisualEffectSteps) {
    base._append(to: &steps)
    steps.effects.append(effect)
  }
}

extension VisualEffect {
  private func then(_ effect: some EffectModifier) -> some VisualEffect {
    ChainedVisualEffect(base: self, effect: effect)
  }

  /// Moves the drawing, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then(MovingEffect(distance: CGSize(width: x, height: y)))
  }

  /// Moves the drawing, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws larger or smaller about a point of the frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws larger or smaller about a point of the frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    then(_ScaleEffect(scale: CGSize(width: scale, height: scale), anchor: anchor))
  }

  /// Draws larger or smaller about a point of the frame.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    then(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Draws turned about a point of the frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws turned in space about an axis through a point of the frame.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Draws through a projective transform, from the top left corner of the frame.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    then(GeometryEffectAdapter(effect: _ProjectionEffect(transform: transform)))
  }

  /// Sets the opacity, from 0 transparent to 1 opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    then(_OpacityEffect(opacity: opacity))
  }

  /// Blurs by a Gaussian with a standard deviation of `radius` points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Adds a value to each color component.
  public func brightness(_ amount: Double) -> some VisualEffect {
    then(_BrightnessEffect(amount: amount))
  }

  /// Scales the distance of each color component from the middle.
  public func contrast(_ amount: Double) -> some VisualEffect {
    then(_ContrastEffect(amount: amount))
  }

  /// Scales the distance of colors from gray.
  public func saturation(_ amount: Double) -> some VisualEffect {
    then(_SaturationEffect(amount: amount))
  }

  /// Blends colors with gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    then(_GrayscaleEffect(amount: amount))
  }

  /// Turns hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then(_HueRotationEffect(angle: angle))
  }
}

/// Moves what is drawn by a transform.
private nonisolated struct MovingEffect: EffectModifier {
  var distance: CGSize

  var animatableData: CGSize.AnimatableData {
    get { distance.animatableData }
    set { distance.animatableData = newValue }
  }

  var mirrored: Self { Self(distance: CGSize(width: -distance.width, height: distance.height)) }

  func effects(in frame: CGRect) -> DisplayGroup.Effects { DisplayGroup.Effects() }

  func projection(in frame: CGRect) -> ProjectionTransform? {
    ProjectionTransform(CGAffineTransform(translationX: distance.width, y: distance.height))
  }
}

/// Draws a view with effects that depend on its size and place.
public struct _VisualEffectModifier<Effect: VisualEffect>: PrimitiveViewModifier {
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect

  nonisolated init(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect) {
    self.effect = effect
  }

  /// A node that makes the effects once the size of the content is known.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    VisualEffectModifierNode<Base, Effect>()
  }
}

private final class VisualEffectModifierNode<Base: View, Effect: VisualEffect>:
  WrapperNode<Base, _VisualEffectModifier<Effect>, VisualEffectBox<Effect>>, ResizableContent
{
  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> VisualEffectBox<
    Effect
  > {
    VisualEffectBox<Effect>(around: box, reader: self, session: session)
  }

  override func update(
    _ wrapper: VisualEffectBox<Effect>, with modifier: _VisualEffectModifier<Effect>
  ) {
    guard wrapper.isPlaced else { return }
    let direction = inputs.environment.layoutDirection
    wrapper.isMirrored = direction == .rightToLeft
    let proxy = GeometryProxy(
      size: wrapper.frame.size,
      safeAreaInsets: wrapper.safeArea.insets(around: wrapper.frame, direction: direction),
      node: wrapper)
    wrapper.set(modifier.effect(EmptyVisualEffect(), proxy), at: inputs.time) { change }
  }

  func updateForSize() { updateWrappers() }
}

/// Draws its content with visual effects.
private final class VisualEffectBox<Effect: VisualEffect>: WrapperBox, ReaderLeaf {
  private weak var reader: (any ResizableContent)?
  private var attribute: AnimatableAttribute<Effect>?
  private var frames = FollowedFrames()
  private(set) var isPlaced = false
  var isMirrored = false

  init(
    around content: LayoutBox, reader: any AnyViewNode & ResizableContent,
    session: LayoutSession
  ) {
    self.reader = reader
    super.init(around: content, owner: reader, session: session)
    session.watchers.readers.append(WeakReader(reader: self))
  }

  override var modifierName: String? { "visualEffect" }
  override var drawsElsewhere: Bool { true }

  func set(_ effect: Effect, at time: Double, change: () -> AttributeChange) {
    if attribute == nil { attribute = AnimatableAttribute(effect) }
    attribute?.set(effect, at: time, change: change)
    invalidateDrawing()
    noteMotion(at: time)
  }

  override func isAnimating(at time: Double) -> Bool {
    super.isAnimating(at: time) || attribute?.isActive(at: time) ?? false
  }

  override func placeChildren() {
    isPlaced = true
    super.placeChildren()
  }

  var followsDrawing: Bool { true }

  /// Has the effects made anew for another size or place.
  func noteMove() {
    guard isPlaced, let reader, frames.haveChanged(for: self) else { return }
    session.resizedReaders.append(reader)
  }

  /// Has the effects made anew when the node moves in a space.
  func note(_ space: CoordinateSpace) { frames.note(space, for: self) }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let items = content.items(context)
    guard let effect = attribute?.value(at: context.time) else { return items }
    var steps = _VisualEffectSteps()
    effect._append(to: &steps)
    let frame = context.placed(drawnFrame.frame(at: context.time))
    return steps.effects.reduce(items) { items, effect in
      draw(items, with: effect, in: frame, isForRegions: context.isForRegions)
    }
  }

  private func draw(
    _ items: [DisplayItem], with effect: some EffectModifier, in frame: CGRect, isForRegions: Bool
  ) -> [DisplayItem] {
    var check = NumberCheck()
    var sound = effect.sound(&check)
    if isMirrored { sound = sound.mirrored }
    if isForRegions { return sound.regions(of: items, in: frame) }
    let result = sound.applied(to: items, in: frame, &check)
    for sentence in check.sentences { refuse(sentence) }
    return result
  }
}

extension View {
  /// Draws the view with effects that may depend on its size and place; the layout stays.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier(effect))
  }
}
