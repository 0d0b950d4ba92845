extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The animation as it would be written in Swift.
  public var description: String { kind.description }

  /// The animation as it would be written in Swift.
  public var debugDescription: String { kind.description }
}

extension Animation.Kind {
  var description: String {
    switch self {
    case .curve(let curve, let duration): return "\(curve).duration(\(duration))"
    case .spring(let spring, let blendDuration):
      let blend = blendDuration > 0 ? ", blendDuration: \(blendDuration)" : ""
      return "spring(\(spring.arguments)\(blend))"
    case .interpolatingSpring(let spring, let velocity):
      let initial = velocity == 0 ? "" : ", initialVelocity: \(velocity)"
      return "interpolatingSpring(\(spring.arguments)\(initial))"
    case .custom(let box): return "\(box.animation)"
    case .delayed(let base, let seconds): return "\(base.description).delay(\(seconds))"
    case .sped(let base, let factor): return "\(base.description).speed(\(factor))"
    case .repeated(let base, let count, let autoreverses, _):
      let times = count.map { "repeatCount(\($0), " } ?? "repeatForever("
      return "\(base.description).\(times)autoreverses: \(autoreverses))"
    case .completed(let base, let seconds):
      return "\(base.description).logicallyComplete(after: \(seconds))"
    }
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The curve's name, or its control points.
  public var description: String {
    switch self {
    case .linear: return "linear"
    case .easeIn: return "easeIn"
    case .easeOut: return "easeOut"
    case .easeInOut: return "easeInOut"
    default: return form.description
    }
  }
}

extension UnitCurve.Form {
  var description: String {
    switch self {
    case .linear: "linear"
    case .circularEaseIn: "circularEaseIn"
    case .circularEaseOut: "circularEaseOut"
    case .circularEaseInOut: "circularEaseInOut"
    case .circularEaseOutIn: "circularEaseInOut.inverse"
    case .bezier(let curve): "timingCurve(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
    }
  }
}

extension Spring {
  /// The arguments of an animation's description.
  fileprivate var arguments: String { "response: \(response), dampingFraction: \(dampingRatio)" }
}
