extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The animation as it would be written in Swift.
  public var description: String { kind.description }

  /// The animation as it would be written in Swift.
  public var debugDescription: String { kind.description }
}

extension Animation.Kind {
  var description: String {
    switch self {
    case .curve(let curve, let duration): return curve.call(duration: duration)
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
  /// The curve as it would be written in Swift.
  public var description: String {
    switch form {
    case .linear: "linear"
    case .circularEaseIn: "circularEaseIn"
    case .circularEaseOut: "circularEaseOut"
    case .circularEaseInOut: "circularEaseInOut"
    case .circularEaseOutIn: "circularEaseInOut.inverse"
    case .bezier(let curve): name ?? "bezier(\(curve.arguments))"
    }
  }

  /// The name of a curve that animations have a factory for.
  private var name: String? {
    let named: [(UnitCurve, String)] = [
      (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
    ]
    return named.first { $0.0 == self }?.1
  }

  /// The factory of an animation along the curve.
  fileprivate func call(duration: Double) -> String {
    if let name { return "\(name)(duration: \(duration))" }
    if case .bezier(let curve) = form {
      return "timingCurve(\(curve.arguments), duration: \(duration))"
    }
    return "timingCurve(.\(description), duration: \(duration))"
  }
}

extension CubicBezierCurve {
  /// The control points, as arguments.
  fileprivate var arguments: String { "\(x1), \(y1), \(x2), \(y2)" }
}

extension Spring {
  /// The arguments of an animation's description.
  fileprivate var arguments: String { "response: \(response), dampingFraction: \(dampingRatio)" }
}
