import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) read as y over x: CSS's `cubic-bezier()`.
///
/// Both x of the control points lie in 0...1, so x grows along the curve and y is a function of it.
/// Source: CSS Easing Functions 1, section 2.2, https://www.w3.org/TR/css-easing-1/
struct CubicBezierCurve: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// A curve with the given control points; their x are clamped to 0...1.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// The curve with x and y exchanged.
  var inverse: CubicBezierCurve { CubicBezierCurve(y1, x1, y2, x2) }

  /// y at `x`, which is clamped to 0...1.
  func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// dy/dx at `x`, which is clamped to 0...1; the limit where the curve stands still in x.
  func slope(at x: Double) -> Double {
    if x <= 0 { return slope(atParameter: 0) }
    if x >= 1 { return slope(atParameter: 1) }
    return slope(atParameter: parameter(at: x))
  }

  /// y at any `x`: outside 0...1 along the tangent of that end, or constant if that is vertical.
  func extendedValue(at x: Double) -> Double {
    if x < 0 {
      let slope = slope(atParameter: 0)
      return slope.isFinite ? slope * x : 0
    }
    if x > 1 {
      let slope = slope(atParameter: 1)
      return slope.isFinite ? 1 + slope * (x - 1) : 1
    }
    return value(at: x)
  }

  /// The parameter 0...1 at which the curve's x is `x`, to the last digits of a `Double`.
  ///
  /// Newton's method inside a shrinking bracket; the bracket alone converges where x stands still.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var guess = x
    for _ in 0..<200 {
      let error = Self.coordinate(x1, x2, at: guess) - x
      if error == 0 { return guess }
      if error > 0 { high = guess } else { low = guess }
      let newton = guess - error / Self.derivative(x1, x2, at: guess, order: 1)
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if abs(next - guess) <= 1e-16 || next == low || next == high { return next }
      guess = next
    }
    return guess
  }

  /// dy/dx at a parameter: the quotient of the first derivatives that do not both vanish.
  private func slope(atParameter s: Double) -> Double {
    for order in 1...3 {
      let dx = Self.derivative(x1, x2, at: s, order: order)
      let dy = Self.derivative(y1, y2, at: s, order: order)
      if abs(dx) > 1e-12 { return dy / dx }
      if abs(dy) > 1e-12 {
        let fromTheLeft = s == 1 && order == 2
        return (dy > 0) == fromTheLeft ? -.infinity : .infinity
      }
    }
    return 1
  }

  /// One coordinate at a parameter, with control values 0, `a`, `b`, 1.
  private static func coordinate(_ a: Double, _ b: Double, at s: Double) -> Double {
    let rest = 1 - s
    return s * (3 * rest * (rest * a + s * b) + s * s)
  }

  /// A derivative (first to third) of one coordinate by the parameter.
  private static func derivative(_ a: Double, _ b: Double, at s: Double, order: Int) -> Double {
    let rest = 1 - s
    switch order {
    case 1: return 3 * (rest * rest * a + 2 * rest * s * (b - a) + s * s * (1 - b))
    case 2: return 6 * (rest * (b - 2 * a) + s * (1 - 2 * b + a))
    default: return 6 * (1 - 3 * b + 3 * a)
    }
  }
}
