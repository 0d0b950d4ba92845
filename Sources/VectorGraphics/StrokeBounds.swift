import Foundation
import VectorGeometry

extension Path {
  /// A rectangle around the path's stroke, never too small: half a line width around it, more for
  /// square caps, and the tips of the miters.
  func strokeBounds(_ style: StrokeStyle) -> CGRect {
    let box = controlPointBounds
    let half = abs(style.lineWidth) / 2
    guard !box.isNull, half > 0 else { return .null }
    let reach = style.lineCap == .square ? half * 2.squareRoot() : half
    let outline = box.insetBy(dx: -reach, dy: -reach)
    guard style.lineJoin == .miter else { return outline }
    var miters = MiterTips(half: half, limit: style.miterLimit)
    for element in elements { miters.add(element) }
    return outline.union(miters.bounds.rect)
  }
}

/// Walks an outline and collects the tips of its miters.
///
/// Source: W3C, SVG 2, section 13.5.5: miter length / line width = 1 / sin(angle / 2).
private struct MiterTips {
  typealias Vector = SIMD2<Double>

  let half: Double
  let limit: Double
  var bounds = BoundsAccumulator()
  private var start = Vector.zero
  private var current = Vector.zero
  /// The direction in which the subpath leaves its start.
  private var firstDirection: Vector?
  /// The direction in which the last segment arrived.
  private var lastDirection: Vector?

  init(half: CGFloat, limit: CGFloat) {
    self.half = Double(half)
    self.limit = Double(limit)
  }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let to):
      start = vector(to)
      restart()
    case .line(let to): addSegment([vector(to)])
    case .quadCurve(let to, let control): addSegment([vector(control), vector(to)])
    case .curve(let to, let control1, let control2):
      addSegment([vector(control1), vector(control2), vector(to)])
    case .closeSubpath:
      addSegment([start])
      if let arrival = lastDirection, let departure = firstDirection {
        addJoin(at: start, from: arrival, to: departure)
      }
      restart()
    }
  }

  private mutating func restart() {
    current = start
    firstDirection = nil
    lastDirection = nil
  }

  /// Adds a segment by its points after the current one, the end last.
  private mutating func addSegment(_ points: [Vector]) {
    guard let end = points.last else { return }
    let places = [current] + points
    let departure = places.compactMap { direction(from: places[0], to: $0) }.first
    let arrival = places.compactMap { direction(from: $0, to: end) }.last
    if let last = lastDirection, let departure {
      addJoin(at: current, from: last, to: departure)
    }
    firstDirection = firstDirection ?? departure
    lastDirection = arrival ?? lastDirection
    current = end
  }

  private mutating func addJoin(at place: Vector, from arrival: Vector, to departure: Vector) {
    let outward = arrival - departure
    let length = (outward * outward).sum().squareRoot()
    let sine = max((1 + (arrival * departure).sum()) / 2, 0).squareRoot()
    // A little beyond the limit counts, as renderers round.
    guard length > 1e-9, sine > 1e-9, 1 / sine <= limit * 1.001 else { return }
    let tip = place + outward / length * (half / sine)
    bounds.add(CGPoint(x: tip.x, y: tip.y))
  }

  private func direction(from start: Vector, to end: Vector) -> Vector? {
    let way = end - start
    let length = (way * way).sum().squareRoot()
    return length > 0 ? way / length : nil
  }

  private func vector(_ point: CGPoint) -> Vector { Vector(Double(point.x), Double(point.y)) }
}
