import Foundation
import TestSupport
import Testing
import VectorGeometry

@Suite("Coordinates beyond reason")
struct RobustnessTests {
  private static let values: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, 1, .greatestFiniteMagnitude,
  ]

  @Test("No operation crashes or hangs", arguments: seeds)
  func anything(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func point() -> CGPoint {
      let values = RobustnessTests.values
      return CGPoint(
        x: values[generator.integer(in: 0...values.count - 1)],
        y: values[generator.integer(in: 0...values.count - 1)])
    }
    for _ in 0..<20 {
      var path = Path()
      path.move(to: point())
      path.addLine(to: point())
      path.addQuadCurve(to: point(), control: point())
      path.addCurve(to: point(), control1: point(), control2: point())
      path.addArc(
        center: point(), radius: point().x, startAngle: Angle(radians: point().x),
        endAngle: Angle(radians: point().y), clockwise: seed.isMultiple(of: 2))
      path.addArc(tangent1End: point(), tangent2End: point(), radius: point().x)
      let rect = CGRect(origin: point(), size: CGSize(width: point().x, height: point().y))
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: point().x, height: point().y))
      path.addRoundedRect(
        in: rect, cornerRadii: RectangleCornerRadii(topLeading: point().x, topTrailing: point().y))
      path.addEllipse(in: rect)
      path.closeSubpath()
      exercise(path, point: point(), dash: [point().x, point().y])
    }
  }

  @Test("Rectangles are clipped as by Foundation")
  func clipping() {
    let rects = Self.rects(of: [-3, 0, 1, 2, 5])
    for rect in rects + [.null] {
      for other in rects + [.null, CGRect(x: 1, y: 10, width: 5, height: 5)] {
        #expect(rect.clipped(to: other) == rect.intersection(other))
        #expect(rect.touches(other) == !rect.intersection(other).isNull)
      }
    }
  }

  @Test("Rectangles with bounds that are not numbers are clipped to nothing")
  func clippingExtremes() {
    for rect in Self.rects(of: Self.values) {
      for other in Self.rects(of: Self.values) {
        let part = rect.clipped(to: other)
        #expect(part.isNull || !(part.minX.isNaN || part.maxX.isNaN))
      }
    }
    #expect(!CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1).touches(.zero))
  }

  private static func rects(of values: [Double]) -> [CGRect] {
    values.flatMap { x in values.map { CGRect(x: x, y: 0, width: $0, height: 10) } }
  }

  private func exercise(_ path: Path, point: CGPoint, dash: [CGFloat]) {
    let bounds = path.boundingRect
    #expect(bounds.isNull || !bounds.minX.isNaN)
    #expect(path.contains(point) == path.contains(point))
    #expect(path.length >= 0 || path.length.isNaN)
    let part = path.trimmedPath(from: 0.2, to: 0.7)
    #expect(part.elements.count <= path.elements.count + 2)
    let styles = [
      StrokeStyle(lineWidth: 3), StrokeStyle(lineWidth: 3, lineCap: .round, dash: dash),
      StrokeStyle(lineWidth: point.x, lineJoin: .round), StrokeStyle(dash: [1e-3, 1e-3]),
    ]
    for style in styles {
      #expect(path.strokedPath(style).isFinite)
      #expect(!path.strokedBounds(style).minX.isNaN)
    }
    #expect(path.flattened().elements.count >= path.elements.count)
  }

  @Test("A path says whether it is finite", arguments: [Double.nan, .infinity])
  func finiteness(value: Double) {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.isFinite)
    path.addCurve(to: .zero, control1: CGPoint(x: value, y: 0), control2: .zero)
    #expect(!path.isFinite)
  }
}
