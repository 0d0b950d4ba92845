extension Animation {
  /// The duration in seconds of a curve that is not given one.
  static let curveDuration = 0.35

  /// The animation of changes that do not name one: a spring of response 0.55 s without bounce.
  ///
  /// Source: Apple, SwiftUI documentation, "Animation/default".
  public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)

  /// A constant pace for 0.35 s.
  public static let linear = Animation.linear(duration: curveDuration)
  /// A slow start, for 0.35 s.
  public static let easeIn = Animation.easeIn(duration: curveDuration)
  /// A slow end, for 0.35 s.
  public static let easeOut = Animation.easeOut(duration: curveDuration)
  /// A slow start and end, for 0.35 s.
  public static let easeInOut = Animation.easeInOut(duration: curveDuration)

  /// A constant pace.
  public static func linear(duration: Double) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// A slow start.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// A slow end.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// A slow start and end.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// A pace given by a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  /// A pace given by the control points of a cubic Bézier curve; their x are clamped to 0...1.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    let curve = CubicBezierCurve(p1x, p1y, p2x, p2y)
    return timingCurve(UnitCurve(form: .bezier(curve)), duration: duration)
  }
}
