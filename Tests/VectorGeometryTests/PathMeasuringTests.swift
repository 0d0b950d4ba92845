import Foundation
import TestSupport
import Testing
import VectorGeometry

@Suite("Bounds, flattening and lengths")
struct PathMeasuringTests {
  @Test("An empty path has a null rectangle, a point an empty one")
  func degenerate() {
    #expect(Path().boundingRect == .null)
    #expect(Path().controlPointBounds.isNull)
    var path = Path()
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(path.boundingRect == CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test("Bounds are those of the curve, not of its controls")
  func extrema() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(path.controlPointBounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    var cubic = Path()
    cubic.move(to: .zero)
    // y = 3t(1-t)·4, at most 3.
    cubic.addCurve(
      to: CGPoint(x: 9, y: 0), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 6, y: 4))
    expectNear(cubic.boundingRect, CGRect(x: 0, y: 0, width: 9, height: 3), tolerance: 1e-12)
  }

  @Test("Bounds hold all points of the outline, tightly", arguments: seeds)
  func tight(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = generator.path()
    let flat = path.flattened(tolerance: 1e-5).controlPointBounds
    expectNear(path.boundingRect, flat, tolerance: 1e-3, "seed \(seed)")
    #expect(path.boundingRect.insetBy(dx: -1e-9, dy: -1e-9).encloses(flat))
  }

  @Test("Flattening stays within its tolerance", arguments: seeds)
  func flattening(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let segment = PathSegment.cubic(
      generator.point(), generator.point(), generator.point(), generator.point())
    let count = segment.flatCount(tolerance: 0.1)
    for index in 0..<count {
      let (a, b) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
      let chord = (segment.point(at: a), segment.point(at: b))
      let middle = segment.point(at: (a + b) / 2)
      #expect(distance(of: middle, toLine: chord) <= 0.1)
    }
  }

  @Test("Lengths are those of the geometry")
  func lengths() {
    expectNear(Path(CGRect(x: 0, y: 0, width: 100, height: 50)).length, 300)
    var parabola = Path()
    parabola.move(to: .zero)
    parabola.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
    // y = x - x²/2 from 0 to 2: the integral of √(1 + (1 - x)²) = √2 + asinh(1).
    expectNear(parabola.length, 2.0.squareRoot() + asinh(1.0), tolerance: 1e-8)
    var back = Path()
    back.move(to: .zero)
    // Along a line to x = 5 and back.
    back.addQuadCurve(to: .zero, control: CGPoint(x: 10, y: 0))
    expectNear(back.length, 10, tolerance: 1e-4)
  }

  @Test("Lengths agree with those of a fine polyline", arguments: seeds)
  func fineLengths(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = generator.path()
    let fine = path.flattened(tolerance: 1e-7).length
    expectNear(path.length, fine, tolerance: fine * 1e-6, "seed \(seed)")
  }

  @Test("Rectangles fit and fill a ratio about their centre")
  func ratios() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(rect.withAspectRatio(1, filling: false) == CGRect(x: 40, y: 20, width: 40, height: 40))
    #expect(
      rect.withAspectRatio(1, filling: true) == CGRect(x: 10, y: -10, width: 100, height: 100))
    #expect(rect.withAspectRatio(0, filling: true) == rect)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 36))
    #expect(!CGRect.null.isFinite)
    #expect(!CGRect.infinite.isFinite)
    #expect(rect.isFinite)
  }
}

/// The distance of a point to a piece of a line.
func distance(of point: CGPoint, toLine line: (CGPoint, CGPoint)) -> CGFloat {
  let direction = line.1 - line.0
  let square = direction.dot(direction)
  let t = square > 0 ? min(1, max(0, (point - line.0).dot(direction) / square)) : 0
  return point.distance(to: line.0 + direction * t)
}
