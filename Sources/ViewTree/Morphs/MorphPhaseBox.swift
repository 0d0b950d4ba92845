import Foundation
import ShapeMorphing
import VectorGeometry
import VectorGraphics
import ViewAnimation

/// Draws a view that comes or goes by a morph.
final class MorphPhaseBox: WrapperBox, ModifierBox {
  var options = MorphPlan.Options()
  /// The node whose child comes or goes.
  var place: ObjectIdentifier?
  /// What the view grows out of; nil if it fades.
  var course: MorphCourse?
  /// Whether another view grows out of this one, and draws it.
  var isAbsorbed = false
  /// What is drawn of a view that was still growing when it was told to go.
  var remains: [DisplayItem]?

  private var presence: AnimatedValue<Double>?
  /// When everything is at rest, in seconds: later than any scene.
  private static let restTime = 1e9

  override var isTraced: Bool { false }

  /// Has the view come (1) or go (0) from `time` on.
  func set(_ value: Double, at time: Double, change: () -> AttributeChange) {
    guard let old = presence else {
      presence = AnimatedValue(value)
      return
    }
    guard value != old.target else { return }
    presence?.set(value, at: time, change: change)
    session.morphs.note(self, isComing: value > old.target)
    invalidateDrawing()
    noteMotion(at: time)
  }

  /// How far the view is there at a time.
  func presence(at time: Double) -> Double { presence?.value(at: time) ?? 1 }

  override func isAnimating(at time: Double) -> Bool {
    super.isAnimating(at: time) || presence?.isActive(at: time) ?? false
  }

  override var motion: MotionLength {
    super.motion.combined(with: presence?.motion ?? .rest(at: 0))
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    if context.isForRegions { return isAbsorbed ? [] : content.items(context) }
    guard let presence, !isAbsorbed else { return isAbsorbed ? [] : content.items(context) }
    guard presence.isActive(at: context.time) || presence.target != 1 else {
      return content.items(context)
    }
    let value = presence.value(at: context.time)
    guard let course else { return faded(remains ?? content.items(context), to: value) }
    var inner = context
    inner.offset = .zero
    return course.items(growingTo: rest(inner), at: value).moved(by: context.offset)
  }

  /// What the view looks like when nothing moves, without the offsets around it.
  func rest(_ context: DrawContext) -> [DisplayItem] {
    var context = context
    context.time = Self.restTime
    return content.items(context)
  }

  /// What is seen of the view at a time, without the offsets around it.
  func snapshot(_ context: DrawContext) -> [DisplayItem] {
    guard let course, presence?.isActive(at: context.time) ?? false else {
      return content.items(context)
    }
    return course.items(growingTo: rest(context), at: presence(at: context.time))
  }

  private func faded(_ items: [DisplayItem], to opacity: Double) -> [DisplayItem] {
    guard opacity > 0, !items.isEmpty else { return [] }
    var effects = DisplayGroup.Effects()
    effects.opacity = min(opacity, 1)
    return effects.opacity < 1
      ? [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))] : items
  }
}

/// How one view grows out of another.
final class MorphCourse {
  /// What the view grows out of.
  let source: [DisplayItem]
  /// Who that was.
  private(set) weak var former: MorphPhaseBox?
  /// How far the view was there when it began.
  let start: Double
  /// Whether the morph is that of the other way, run backwards.
  let isReversed: Bool
  private let options: MorphPlan.Options
  private var made: (target: [DisplayItem], morph: ItemMorph)?

  init(
    from source: [DisplayItem], of former: MorphPhaseBox, start: Double, isReversed: Bool,
    options: MorphPlan.Options
  ) {
    self.source = source
    self.former = former
    self.start = start
    self.isReversed = isReversed
    self.options = options
  }

  /// What is drawn of a view that is there so far.
  func items(growingTo target: [DisplayItem], at presence: Double) -> [DisplayItem] {
    let way = start < 1 ? (presence - start) / (1 - start) : 1
    let progress = min(max(way, 0), 1)
    return morph(to: target).items(at: isReversed ? 1 - progress : progress)
  }

  private func morph(to target: [DisplayItem]) -> ItemMorph {
    if let made, made.target == target { return made.morph }
    let (from, to) = isReversed ? (target, source) : (source, target)
    let morph = ItemMorph(from: from, to: to, options: options)
    made = (target, morph)
    return morph
  }
}

extension [DisplayItem] {
  /// The items moved.
  func moved(by offset: CGSize) -> [DisplayItem] {
    guard offset != .zero, !isEmpty else { return self }
    var effects = DisplayGroup.Effects()
    effects.transform = CGAffineTransform(translationX: offset.width, y: offset.height)
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: self)))]
  }
}
