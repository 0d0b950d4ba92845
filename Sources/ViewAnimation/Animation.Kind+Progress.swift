/// How much of a change is made, and how fast it goes on, in changes per second.
struct AnimationProgress: Hashable, Sendable {
  var fraction: Double
  var rate: Double

  /// Everything is made.
  static let complete = AnimationProgress(fraction: 1, rate: 0)
}

extension Animation.Kind {
  /// Whether a rule of the user's is inside, so that there is no closed form.
  var hasCustomRule: Bool {
    switch self {
    case .curve, .spring, .interpolatingSpring: false
    case .custom: true
    case .delayed(let base, _), .sped(let base, _), .completed(let base, _),
      .repeated(let base, _, _, _):
      base.hasCustomRule
    }
  }

  /// The time in seconds until a change from rest is made, nil for never; closed forms only.
  var length: Double? {
    switch self {
    case .curve(_, let duration): return max(0, duration)
    case .spring(let spring, _):
      return spring.restingTime(SpringStart(displacement: 1.0, velocity: 0))
    case .interpolatingSpring(let spring, let velocity):
      return spring.restingTime(SpringStart(displacement: 1.0, velocity: velocity))
    case .custom: return nil
    case .delayed(let base, let seconds): return base.length.map { max(0, $0 + seconds) }
    case .sped(let base, let factor):
      guard let length = base.length else { return nil }
      if length == 0 { return 0 }
      return factor > 0 ? length / factor : nil
    case .repeated(_, let count, _, let run):
      guard let run else { return nil }
      if run == 0 { return 0 }
      return count.map { Double($0) * run }
    case .completed(let base, _): return base.length
    }
  }

  /// The time in seconds until the animation counts as complete, nil for never; closed forms only.
  ///
  /// A spring's is its response. Source: OpenSwiftUI, `FluidSpringAnimation`.
  var logicalLength: Double? {
    switch self {
    case .curve, .interpolatingSpring, .repeated: return length
    case .spring(let spring, _): return length.map { min($0, spring.response) } ?? spring.response
    case .custom: return nil
    case .delayed(let base, let seconds): return base.logicalLength.map { max(0, $0 + seconds) }
    case .sped(let base, let factor):
      guard let logical = base.logicalLength else { return nil }
      if logical == 0 { return 0 }
      return factor > 0 ? logical / factor : nil
    case .completed(let base, let seconds):
      return base.length.map { min($0, max(0, seconds)) } ?? max(0, seconds)
    }
  }

  /// The progress after `time` seconds, before the end of the animation; closed forms only.
  func progress(at time: Double) -> AnimationProgress {
    let time = max(0, time)
    switch self {
    case .curve(let curve, let duration):
      guard duration > 0, time < duration else { return .complete }
      let x = time / duration
      return AnimationProgress(
        fraction: curve.value(at: x), rate: curve.velocity(at: x) / duration)
    case .spring(let spring, _): return spring.progress(at: time, initialVelocity: 0)
    case .interpolatingSpring(let spring, let velocity):
      return spring.progress(at: time, initialVelocity: velocity)
    case .custom: return .complete
    case .delayed(let base, let seconds):
      guard time < seconds else { return base.progress(at: time - seconds) }
      return AnimationProgress(fraction: base.progress(at: 0).fraction, rate: 0)
    case .sped(let base, let factor):
      let progress = base.progress(at: time * factor)
      return AnimationProgress(fraction: progress.fraction, rate: progress.rate * factor)
    case .repeated(let base, let count, let autoreverses, let run):
      return base.progress(
        at: time, run: run, lastRun: count.map { $0 - 1 }, autoreverses: autoreverses)
    case .completed(let base, _): return base.progress(at: time)
    }
  }

  /// The progress of a repeated animation.
  ///
  /// The moment between two runs (within 1e-9 of a run) belongs to the earlier one, as SwiftUI
  /// restarts on the frame after completion; from the end of the last run the last run's end holds.
  private func progress(
    at time: Double, run: Double?, lastRun: Int?, autoreverses: Bool
  ) -> AnimationProgress {
    guard let run else { return progress(at: time) }
    guard run > 0 else { return .complete }
    let runs = time / run
    let nearest = runs.rounded()
    let isBoundary = nearest >= 1 && abs(runs - nearest) < 1e-9
    var index = isBoundary ? nearest - 1 : runs.rounded(.down)
    var result: AnimationProgress
    if let lastRun, index > Double(lastRun) {
      index = Double(lastRun)
      result = .complete
    } else {
      result = isBoundary ? .complete : progress(at: time - index * run)
    }
    if autoreverses, !index.truncatingRemainder(dividingBy: 2).isZero {
      result = AnimationProgress(fraction: 1 - result.fraction, rate: -result.rate)
    }
    return result
  }
}

extension Spring {
  /// The progress of a motion from 0 to 1.
  fileprivate func progress(at time: Double, initialVelocity: Double) -> AnimationProgress {
    let response = response(at: time)
    return AnimationProgress(
      fraction: 1 - response.displacement + initialVelocity * response.velocity,
      rate: -response.displacementRate + initialVelocity * response.velocityRate)
  }
}
