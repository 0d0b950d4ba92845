import Foundation
import TestSupport
import VectorGeometry

extension SeededGenerator {
  /// A point of the square 0...size, its coordinates multiples of `step` if that is given.
  mutating func point(size: Double = 100, step: Double? = nil) -> CGPoint {
    var (x, y) = (number(in: 0...size), number(in: 0...size))
    if let step {
      (x, y) = ((x / step).rounded() * step, (y / step).rounded() * step)
    }
    return CGPoint(x: x, y: y)
  }

  /// A path of one to three subpaths with all kinds of steps.
  mutating func path(size: Double = 100, step: Double? = nil) -> Path {
    var path = Path()
    for _ in 0..<integer(in: 1...3) {
      path.move(to: point(size: size, step: step))
      for _ in 0..<integer(in: 1...5) {
        switch integer(in: 0...2) {
        case 0: path.addLine(to: point(size: size, step: step))
        case 1:
          path.addQuadCurve(
            to: point(size: size, step: step), control: point(size: size, step: step))
        default:
          path.addCurve(
            to: point(size: size, step: step), control1: point(size: size, step: step),
            control2: point(size: size, step: step))
        }
      }
      if integer(in: 0...1) == 0 { path.closeSubpath() }
    }
    return path
  }
}

/// Seeds of properties; ten times as many in long runs.
let seeds: [UInt64] = Array(1...(TestLength.isLong ? 200 : 20))
