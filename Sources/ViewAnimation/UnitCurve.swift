import Foundation
public import VectorGeometry

/// A function from a progress of 0...1 to an eased progress: the pace of an animation.
///
/// Values are solved to 1e-12. At an end where a control point coincides with the end point the
/// velocity is the limit of the curve's slope, where SwiftUI answers 0 or 1.
public struct UnitCurve: Hashable, Sendable {
  /// The shapes a curve can have.
  enum Form: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    /// The inverse of `circularEaseInOut`.
    case circularEaseOutIn
    case bezier(CubicBezierCurve)
  }

  let form: Form

  /// A constant pace.
  public static let linear = UnitCurve(form: .linear)
  /// Starts slowly and gains speed: control points (0.42, 0) and (1, 1).
  public static let easeIn = UnitCurve(form: .bezier(CubicBezierCurve(0.42, 0, 1, 1)))
  /// Starts fast and loses speed: control points (0, 0) and (0.58, 1).
  public static let easeOut = UnitCurve(form: .bezier(CubicBezierCurve(0, 0, 0.58, 1)))
  /// Starts and ends slowly: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = UnitCurve(form: .bezier(CubicBezierCurve(0.42, 0, 0.58, 1)))
  /// Starts slowly along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(form: .circularEaseIn)
  /// Ends slowly along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(form: .circularEaseOut)
  /// Starts and ends slowly along two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(form: .circularEaseInOut)

  /// A cubic Bézier curve from (0, 0) to (1, 1); the x of its control points are clamped to 0...1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      form: .bezier(
        CubicBezierCurve(
          Double(startControlPoint.x), Double(startControlPoint.y),
          Double(endControlPoint.x), Double(endControlPoint.y))))
  }

  /// The curve with input and output exchanged, which finds the progress that has a given value.
  ///
  /// It is exact for curves that never leave 0...1; of others the control points are clamped.
  public var inverse: UnitCurve {
    switch form {
    case .linear: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(form: .circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    case .bezier(let curve): UnitCurve(form: .bezier(curve.inverse))
    }
  }

  /// The eased progress at `progress`, which is clamped to 0...1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch form {
    case .linear: return x
    case .circularEaseIn: return Self.arc(x)
    case .circularEaseOut: return 1 - Self.arc(1 - x)
    case .circularEaseInOut:
      return x < 0.5 ? Self.arc(2 * x) / 2 : 1 - Self.arc(2 - 2 * x) / 2
    case .circularEaseOutIn:
      return x < 0.5 ? 0.5 - Self.arc(1 - 2 * x) / 2 : 0.5 + Self.arc(2 * x - 1) / 2
    case .bezier(let curve): return curve.value(at: x)
    }
  }

  /// The slope of the curve at `progress`, which is clamped to 0...1; infinite where it is vertical.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch form {
    case .linear: return 1
    case .circularEaseIn: return Self.arcSlope(x)
    case .circularEaseOut: return Self.arcSlope(1 - x)
    case .circularEaseInOut: return Self.arcSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .circularEaseOutIn: return Self.arcSlope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
    case .bezier(let curve): return curve.slope(at: x)
    }
  }

  /// The value at any progress: outside 0...1 along the tangent of that end, as CSS does.
  ///
  /// An end whose tangent is vertical continues at its own value.
  package func extendedValue(at progress: Double) -> Double {
    if case .bezier(let curve) = form { return curve.extendedValue(at: progress) }
    guard progress < 0 || progress > 1 else { return value(at: progress) }
    let end = progress < 0 ? 0.0 : 1.0
    let slope = velocity(at: end)
    return slope.isFinite ? end + slope * (progress - end) : end
  }

  /// 1 - √(1 - x²): the lower right quarter of a unit circle about (0, 1).
  private static func arc(_ x: Double) -> Double { 1 - max(0, (1 - x) * (1 + x)).squareRoot() }

  /// The slope of `arc`.
  private static func arcSlope(_ x: Double) -> Double {
    x >= 1 ? .infinity : x / ((1 - x) * (1 + x)).squareRoot()
  }
}
