/// A spring that takes over what runs, taken out of its modifiers.
struct SpringParts: Hashable, Sendable {
  let spring: Spring
  let blendDuration: Double
  /// Seconds until it starts.
  var delay = 0.0
  /// The spring's seconds per second.
  var speed = 1.0
  /// The time given for logical completion, in the spring's seconds; nil for the response.
  var completion: Double?
}

extension Animation.Kind {
  /// The spring inside, if it is one that takes over, delayed and sped at most.
  var springParts: SpringParts? {
    switch self {
    case .spring(let spring, let blendDuration):
      return SpringParts(spring: spring, blendDuration: blendDuration)
    case .curve, .interpolatingSpring, .custom, .repeated: return nil
    case .delayed(let base, let seconds):
      var parts = base.springParts
      parts?.delay += seconds
      return parts
    case .sped(let base, let factor):
      var parts = base.springParts
      parts?.delay /= factor
      parts?.speed *= factor
      return parts
    case .completed(let base, let seconds):
      guard var parts = base.springParts else { return nil }
      parts.completion = max(0, (seconds - parts.delay) * parts.speed)
      return parts
    }
  }
}
