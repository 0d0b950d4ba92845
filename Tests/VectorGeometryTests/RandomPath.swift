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

extension SeededGenerator {
  /// A path of some kind within 0...100 as people combine them: boxes, circles, polygons, curves.
  mutating func outline() -> Path {
    switch integer(in: 0...6) {
    case 0:
      return Path(
        CGRect(
          x: number(in: 0...70), y: number(in: 0...70), width: number(in: 1...30),
          height: number(in: 1...30)))
    case 1: return circle(number(in: 20...80), number(in: 20...80), number(in: 1...20))
    case 2:
      // On a coarse grid: shared edges and touching points.
      return Path(
        CGRect(
          x: tens(0...6), y: tens(0...6), width: tens(1...4), height: tens(1...4)))
    case 3:
      return Path { path in
        path.addLines((0..<integer(in: 3...9)).map { _ in point() })
        path.closeSubpath()
      }
    case 4:
      return Path { path in
        path.move(to: point())
        for _ in 0..<integer(in: 1...4) {
          path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
    case 5:
      return Path { path in
        path.move(to: point())
        for _ in 0..<integer(in: 2...4) { path.addQuadCurve(to: point(), control: point()) }
        path.closeSubpath()
      }
    default:
      let turn = CGAffineTransform(translationX: 50, y: 50)
        .rotated(by: number(in: 0...1)).translatedBy(x: -50, y: -50)
      return circle(50, 50, number(in: 20...21).rounded()).applying(turn)
    }
  }

  private mutating func tens(_ range: ClosedRange<Double>) -> Double {
    number(in: range).rounded() * 10
  }

  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// Seeds of properties; ten times as many in long runs.
let seeds: [UInt64] = Array(1...(TestLength.isLong ? 200 : 20))
