/// The duration of an animation: the part of its time that needs several frames.
public enum MotionLength: Hashable, Sendable {
  /// Nothing changes from a time on, in seconds.
  case rest(at: Double)
  /// From a time on everything comes again every `period` seconds, without an end.
  case loop(from: Double, period: Double)
  /// The animation has no known end; the reason is part of a sentence.
  case unknown(String)

  /// The longest period that loops of different periods are given together, in seconds.
  static let longestPeriod = 600.0

  /// The length of both together.
  public func combined(with other: MotionLength) -> MotionLength {
    switch (self, other) {
    case (.unknown, _): return self
    case (_, .unknown): return other
    case (.rest(let end), .rest(let otherEnd)): return .rest(at: max(end, otherEnd))
    case (.rest(let end), .loop(let start, let period)),
      (.loop(let start, let period), .rest(let end)):
      return .loop(from: max(start, end), period: period)
    case (.loop(let start, let period), .loop(let otherStart, let otherPeriod)):
      guard let common = Self.commonPeriod(period, otherPeriod) else {
        return .unknown("loops of \(period) s and \(otherPeriod) s have no common period")
      }
      return .loop(from: max(start, otherStart), period: common)
    }
  }

  /// Whether something still moves after a time.
  package func isActive(at time: Double) -> Bool {
    if case .rest(let end) = self { return time < end }
    return true
  }

  /// The least time that is a whole number of both periods, found to 1e-9 of the larger one.
  private static func commonPeriod(_ first: Double, _ second: Double) -> Double? {
    let tolerance = max(first, second) * 1e-9
    var (larger, smaller) = (max(first, second), min(first, second))
    while smaller > tolerance {
      let rest = larger - (larger / smaller).rounded() * smaller
      (larger, smaller) = (smaller, abs(rest))
    }
    let common = max(first, second) * (min(first, second) / larger).rounded()
    return common <= longestPeriod ? common : nil
  }
}

extension Animation {
  /// How long a change from rest at time 0 moves.
  package var motion: MotionLength { kind.motion }
}

extension Animation.Kind {
  /// How long a change from rest at time 0 moves.
  var motion: MotionLength {
    if hasCustomRule { return .unknown("a custom animation has no known end") }
    if let length { return .rest(at: length) }
    switch self {
    case .curve, .custom: return .unknown("an animation has no known end")
    case .spring, .interpolatingSpring:
      return .unknown("a spring without damping never comes to rest")
    case .repeated(_, _, let autoreverses, let run):
      guard let run, run > 0 else { return .unknown("an animation that never ends is repeated") }
      return .loop(from: 0, period: autoreverses ? 2 * run : run)
    case .delayed(let base, let seconds): return base.motion.moved { $0 + max(0, seconds) }
    case .sped(let base, let factor):
      guard factor > 0 else { return .unknown("an animation of speed \(factor) never ends") }
      return base.motion.sped(factor)
    case .completed(let base, _): return base.motion
    }
  }
}

extension MotionLength {
  /// The length with its ends and starts changed.
  func moved(_ change: (Double) -> Double) -> MotionLength {
    switch self {
    case .rest(let end): .rest(at: change(end))
    case .loop(let start, let period): .loop(from: change(start), period: period)
    case .unknown: self
    }
  }

  fileprivate func sped(_ factor: Double) -> MotionLength {
    switch self {
    case .rest(let end): .rest(at: end / factor)
    case .loop(let start, let period): .loop(from: start / factor, period: period / factor)
    case .unknown: self
    }
  }
}
