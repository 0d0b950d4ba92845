import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics
import ViewAnimation

/// A motion of the symbols inside a view: what it is, since when, and until when; in closed form.
struct SymbolMotion: Equatable {
  let effect: NamedSymbolEffect
  let options: SymbolEffectOptions
  /// When it began, in seconds; minus infinity for what was so from the first picture on.
  var start: Double
  /// When it was told to stop; nil as long as it is active.
  var stop: Double?
  /// Whether it was set off by a value, and comes to an end by itself.
  var isTriggered = false

  /// What the symbol looks like at a time.
  func pose(at time: Double) -> SymbolPose {
    if isState { return statePose(at: time) }
    guard time >= start, time < end else { return SymbolPose() }
    let round = (time - start).truncatingRemainder(dividingBy: roundLength) * options.speed
    return round < duration ? cyclePose(round / duration) : SymbolPose()
  }

  /// How long the symbol moves.
  var length: MotionLength {
    if isState {
      let last = stop ?? start
      return .rest(at: last.isFinite ? last + duration / options.speed : 0)
    }
    return end.isFinite ? .rest(at: end) : .loop(from: start, period: roundLength)
  }

  /// Whether something stays as long as the motion is active.
  private var isState: Bool {
    switch effect.kind {
    case .scale, .appear, .disappear: !isTriggered
    case .bounce, .pulse, .variableColor, .rotate, .wiggle, .breathe, .replace: false
    }
  }

  /// The seconds of one time, which Apple does not publish.
  private var duration: Double {
    switch effect.kind {
    case .bounce: 0.6
    case .pulse, .rotate: 1.6
    case .variableColor: effect.isReversing ? 2.4 : 1.2
    case .wiggle: 0.8
    case .breathe: 2.4
    case .scale, .appear, .disappear, .replace: 0.3
    }
  }

  /// From one time to the next, in seconds.
  private var roundLength: Double { duration / options.speed + options.pause }

  /// When the last round is over, in seconds.
  private var end: Double {
    if effect.kind == .replace { return start }
    var rounds = Double.infinity
    switch options.repetition {
    case .automatic: if isTriggered { rounds = 1 }
    case .count(let count): rounds = Double(count)
    case .endless: break
    }
    if let stop { rounds = min(rounds, ((stop - start) / roundLength).rounded(.up)) }
    return start + rounds * roundLength
  }

  private func statePose(at time: Double) -> SymbolPose {
    func share(since start: Double) -> Double {
      let t = min(max((time - start) / duration * options.speed, 0), 1)
      return t * t * (3 - 2 * t)
    }
    var pose = SymbolPose()
    let active = stop.map { 1 - share(since: $0) } ?? share(since: start)
    switch effect.kind {
    case .scale: pose.scale = 1 + (effect.direction == .down ? -0.2 : 0.25) * active
    case .disappear: (pose.scale, pose.opacity) = (1 - 0.5 * active, 1 - active)
    case .appear:
      let there = stop == nil ? share(since: start) : 1
      (pose.scale, pose.opacity) = (0.5 + 0.5 * there, there)
    case .bounce, .pulse, .variableColor, .rotate, .wiggle, .breathe, .replace: break
    }
    return pose
  }

  /// What the symbol looks like within one time, at 0...1 of it.
  private func cyclePose(_ u: Double) -> SymbolPose {
    var pose = SymbolPose()
    let wave = (1 - cos(2 * .pi * u)) / 2
    let swing = sin(6 * .pi * u) * (1 - u)
    switch effect.kind {
    case .bounce:
      let sign: Double = effect.direction == .down ? -1 : 1
      pose.scale = 1 + sign * 0.2 * sin(2 * .pi * u) * (1 - u)
    case .pulse: pose.opacity = 1 - 0.65 * wave
    case .breathe:
      pose.scale = 1 + 0.12 * wave
      if !effect.isPlain { pose.opacity = 1 - 0.3 * wave }
    case .rotate:
      let turn = effect.direction == .counterClockwise ? -u : u
      pose.angle = Angle(degrees: 360 * turn)
    case .wiggle: wiggle(&pose, by: swing)
    case .variableColor: pose.lit = litShare(u)
    case .scale: pose.scale = 1 + (effect.direction == .down ? -0.2 : 0.25) * wave
    case .appear, .disappear:
      let there = effect.kind == .appear ? u : 1 - u
      (pose.scale, pose.opacity) = (0.5 + 0.5 * there, there)
    case .replace: break
    }
    return pose
  }

  private func wiggle(_ pose: inout SymbolPose, by swing: Double) {
    switch effect.direction {
    case .left, .right: pose.offset.width = (effect.direction == .left ? -0.12 : 0.12) * swing
    case .up, .down: pose.offset.height = (effect.direction == .up ? -0.12 : 0.12) * swing
    case .counterClockwise: pose.angle = Angle(degrees: -14 * swing)
    case .clockwise, nil: pose.angle = Angle(degrees: 14 * swing)
    }
  }

  private func litShare(_ u: Double) -> SymbolPose.Light {
    let way = effect.isReversing ? (u < 0.5 ? 2 * u : 2 - 2 * u) : u
    return SymbolPose.Light(
      share: way, isCumulative: effect.isCumulative, dimmed: effect.hidesInactive ? 0 : 0.3)
  }
}

/// What a symbol looks like while it moves.
struct SymbolPose: Equatable {
  /// Which parts are lit.
  struct Light: Equatable {
    /// How far the light has come, 0...1.
    let share: Double
    /// Whether what has been lit stays so.
    let isCumulative: Bool
    /// How opaque other parts are.
    let dimmed: Double

    /// How opaque a part is.
    func opacity(ofPart index: Int, of count: Int) -> Double {
      let lit = min(Int(clamping: share * Double(count)), count - 1)
      return index == lit || (isCumulative && index < lit) ? 1 : dimmed
    }
  }

  var scale = 1.0
  var angle = Angle.zero
  /// In widths and heights of the symbol.
  var offset = CGSize.zero
  var opacity = 1.0
  var lit: Light?

  /// A symbol drawn in this pose; `parts` are what it is made of.
  func items(_ parts: [[DisplayItem]], in rect: CGRect) -> [DisplayItem] {
    let parts = parts.indices.flatMap { index in
      parts[index].faded(to: lit?.opacity(ofPart: index, of: parts.count) ?? 1)
    }
    var effects = DisplayGroup.Effects()
    effects.opacity = min(max(opacity, 0), 1)
    effects.transform = CGAffineTransform(
      translationX: rect.midX + offset.width * rect.width,
      y: rect.midY + offset.height * rect.height
    )
    .rotated(by: angle.radians).scaledBy(x: CGFloat(scale), y: CGFloat(scale))
    .translatedBy(x: -rect.midX, y: -rect.midY)
    guard !parts.isEmpty, effects.isVisible else { return [] }
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: parts)))]
  }
}
