import Foundation
import TestSupport
import Testing
import VectorGeometry

@Suite("Stroking")
struct PathStrokingTests {
  private func line(_ points: [(Double, Double)], closed: Bool = false) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    if closed { path.closeSubpath() }
    return path
  }

  @Test("Caps reach as far as they should")
  func caps() {
    let path = line([(0, 0), (10, 0)])
    func bounds(_ cap: CGLineCap) -> CGRect {
      path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
    }
    #expect(bounds(.butt) == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(bounds(.square) == CGRect(x: -2, y: -2, width: 14, height: 4))
    expectNear(bounds(.round), CGRect(x: -2, y: -2, width: 14, height: 4), tolerance: 1e-3)
  }

  @Test("A stroked rectangle is two rectangles")
  func rectangle() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let stroke = Path(rect).strokedPath(StrokeStyle(lineWidth: 10))
    #expect(stroke.elements.count == 10)
    expectNear(stroke.boundingRect, rect.insetBy(dx: -5, dy: -5))
    #expect(stroke.polylines().map { $0.signedArea } == [110 * 60, -90 * 40])
  }

  @Test(
    "Miters end at the limit",
    arguments: [
      (CGLineJoin.miter, 10.0, 12.0), (.miter, 1.4, 10), (.bevel, 10, 10), (.miter, 1.42, 12),
    ])
  func miter(join: CGLineJoin, limit: Double, corner: Double) {
    // A right angle has the ratio √2; its tip stands out by half the width on both sides.
    let path = line([(0, 0), (10, 0), (10, 10)])
    let style = StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit)
    let stroke = path.strokedPath(style)
    #expect(stroke.contains(CGPoint(x: 11.9, y: -1.9)) == (corner == 12))
    #expect(stroke.contains(CGPoint(x: 11.9, y: 5)))
    #expect(stroke.contains(CGPoint(x: 10.5, y: -0.5)))
  }

  @Test("Points paint round and square caps only")
  func points() {
    var path = Path()
    path.move(to: CGPoint(x: 5, y: 5))
    let square = StrokeStyle(lineWidth: 4, lineCap: .square)
    let round = StrokeStyle(lineWidth: 4, lineCap: .round)
    #expect(path.strokedPath(square).isEmpty)
    path.closeSubpath()
    let rect = CGRect(x: 3, y: 3, width: 4, height: 4)
    #expect(path.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    #expect(path.strokedPath(square).boundingRect == rect)
    #expect(path.strokedPath(round).boundingRect == rect)
    let dot = line([(5, 5), (5, 5)])
    #expect(dot.strokedPath(round).boundingRect == rect)
  }

  @Test(
    "Widths that are not positive and finite paint nothing", arguments: [0, -1, .nan, .infinity])
  func widths(width: Double) {
    #expect(line([(0, 0), (9, 9)]).strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  /// A stroke with round joins and caps is all points within half its width.
  private func expectDiscs(_ path: Path, width: Double, seed: UInt64) {
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    let stroke = path.strokedPath(style)
    #expect(stroke.isFinite)
    let lines = path.contours.map { contour in
      let corners = Path(elements: contour.elements).polylines(tolerance: 1e-3)[0]
      return corners.points + (corners.isClosed ? corners.points.prefix(1) : [])
    }
    var generator = SeededGenerator(seed: seed &+ 1000)
    for _ in 0..<150 {
      let point = generator.point(size: 140) - CGPoint(x: 20, y: 20)
      let distance =
        lines.flatMap { points in
          zip(points, points.dropFirst()).map {
            VectorGeometryTests.distance(of: point, toLine: $0)
          }
        }.min() ?? .infinity
      guard abs(distance - width / 2) > 0.03 else { continue }
      #expect(
        stroke.contains(point) == (distance < width / 2),
        "seed \(seed), width \(width), \(point) at \(distance) of \(path)")
    }
  }

  @Test("Round strokes are the points near the path", arguments: seeds)
  func discs(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = generator.path()
    for width in [1.5, 8, 30] { expectDiscs(path, width: width, seed: seed) }
  }

  @Test("Curves that turn more tightly than the width leave no holes")
  func tight() {
    expectDiscs(Path(ellipseIn: CGRect(x: 48, y: 48, width: 4, height: 4)), width: 40, seed: 1)
    expectDiscs(Path(ellipseIn: CGRect(x: 10, y: 48, width: 80, height: 3)), width: 20, seed: 2)
    var loop = Path()
    loop.move(to: CGPoint(x: 20, y: 50))
    loop.addCurve(
      to: CGPoint(x: 80, y: 50), control1: CGPoint(x: 120, y: 20), control2: CGPoint(x: -20, y: 20))
    for width in [2.0, 10, 30] { expectDiscs(loop, width: width, seed: 3) }
  }

  @Test("Cusps and curves that run back on themselves are covered")
  func cusps() {
    var cusp = Path()
    cusp.move(to: CGPoint(x: 20, y: 80))
    cusp.addCurve(
      to: CGPoint(x: 80, y: 80), control1: CGPoint(x: 80, y: 20), control2: CGPoint(x: 20, y: 20))
    expectDiscs(cusp, width: 12, seed: 4)
    var back = Path()
    back.move(to: CGPoint(x: 20, y: 50))
    back.addQuadCurve(to: CGPoint(x: 40, y: 50), control: CGPoint(x: 90, y: 50))
    expectDiscs(back, width: 12, seed: 5)
  }

  @Test("The area of a stroked circle is that of a ring")
  func ring() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let stroke = circle.strokedPath(StrokeStyle(lineWidth: 10))
    let area = stroke.polylines(tolerance: 1e-4).reduce(0) { $0 + $1.signedArea }
    expectNear(area, .pi * (55 * 55 - 45 * 45), tolerance: 2)
    #expect(stroke.elements.count <= 60)
  }

  @Test("Bounds of strokes hold what strokes paint", arguments: seeds)
  func bounds(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = generator.path()
    for join in [CGLineJoin.miter, .round, .bevel] {
      for cap in [CGLineCap.butt, .round, .square] {
        let style = StrokeStyle(lineWidth: 6, lineCap: cap, lineJoin: join)
        let bounds = path.strokedBounds(style).insetBy(dx: -0.02, dy: -0.02)
        #expect(bounds.encloses(path.strokedPath(style).boundingRect), "seed \(seed)")
      }
    }
  }
}

@Suite("Dashing")
struct PathDashingTests {
  private func spans(_ dash: [CGFloat], phase: CGFloat = 0, length: CGFloat = 100) -> [[CGFloat]] {
    var path = Path()
    path.addLines([.zero, CGPoint(x: length, y: 0)])
    return path.dashes(StrokeStyle(dash: dash, dashPhase: phase)).map {
      [($0.contour.start.x * 1e9).rounded() / 1e9, ($0.contour.end.x * 1e9).rounded() / 1e9]
    }
  }

  @Test("Dashes and gaps take turns")
  func even() {
    #expect(spans([30, 10]) == [[0, 30], [40, 70], [80, 100]])
    #expect(spans([60, 10, 5, 10]) == [[0, 60], [70, 75], [85, 100]])
  }

  @Test("An odd count repeats with the roles exchanged")
  func odd() {
    #expect(spans([20]) == [[0, 20], [40, 60], [80, 100]])
    #expect(spans([10, 20, 30]) == [[0, 10], [30, 60], [70, 90]])
  }

  @Test("The phase starts inside of the pattern, a negative one before it")
  func phase() {
    #expect(spans([30, 10], phase: 15) == [[0, 15], [25, 55], [65, 95]])
    #expect(spans([30, 10], phase: 35) == [[5, 35], [45, 75], [85, 100]])
    #expect(spans([30, 10], phase: -5) == [[5, 35], [45, 75], [85, 100]])
    #expect(spans([30, 10], phase: 4015) == [[0, 15], [25, 55], [65, 95]])
  }

  @Test(
    "Patterns that make no sense are solid",
    arguments: [[0, 0], [-1, 5], [.nan, 2], [1e-9, 0], []])
  func solid(dash: [CGFloat]) {
    #expect(spans(dash) == [[0, 100]])
  }

  @Test("Dashes of no length are points that caps make visible")
  func dots() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 30, y: 0)])
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 10])
    let stroke = path.strokedPath(style)
    #expect(stroke.contours.count == 3)
    #expect(stroke.contains(CGPoint(x: 10.9, y: 0)))
    #expect(!stroke.contains(CGPoint(x: 5, y: 0)))
  }

  @Test("A closed subpath joins the dashes at its start")
  func closed() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    // 0...8, 12...20, 24...32, 36...40: the last runs on into the first.
    let dashes = path.dashes(StrokeStyle(dash: [8, 4])).map(\.contour)
    #expect(dashes.count == 3)
    #expect(dashes[0].start == CGPoint(x: 0, y: 4))
    #expect(dashes[0].end == CGPoint(x: 8, y: 0))
    let whole = path.dashes(StrokeStyle(dash: [50, 1])).map(\.contour)
    #expect(whole.map(\.isClosed) == [true])
  }

  @Test("Dashes are as long as the pattern says on curves", arguments: seeds)
  func curves(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var path = Path()
    path.move(to: generator.point())
    path.addCurve(
      to: generator.point(), control1: generator.point(), control2: generator.point())
    let dashes = path.dashes(StrokeStyle(dash: [7, 3])).dropLast()
    for dash in dashes {
      expectNear(Path(elements: dash.contour.elements).length, 7, tolerance: 1e-3, "seed \(seed)")
    }
  }
}
