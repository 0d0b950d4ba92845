import Foundation
import VectorGeometry

extension Path {
  /// Returns a conservative bounding box of the stroke: half a line width around the path, more for square caps, and
  /// the tips of the miters.
  ///
  /// - Parameter cornerError: The distance by which a renderer may move each corner of the path, in points: it turns the
  ///   segments at a join, and with them the tip of a miter.
  func strokeBounds(_ style: StrokeStyle, cornerError: CGFloat = 0) -> CGRect {
    let box = controlPointBounds
    let half = abs(style.lineWidth) / 2
    guard !box.isNull, half > 0 else { return .null }
    let reach = style.lineCap == .square ? half * 2.squareRoot() : half
    let outline = box.insetBy(dx: -reach, dy: -reach)
    guard style.lineJoin == .miter else { return outline }
    var miters = MiterTips(half: half, limit: style.miterLimit, cornerError: cornerError)
    for element in elements { miters.add(element) }
    return outline.union(miters.bounds.rect)
  }
}

/// Walks an outline and collects the tips of its miters.
///
/// Source: W3C, SVG 2, section 13.5.5: miter length / line width = 1 / sin(angle / 2).
private struct MiterTips {
  typealias Vector = SIMD2<Double>

  /// The direction of a segment at one of its ends, and by how much it may be off, in radians.
  struct Direction {
    var vector: Vector
    var error: Double
  }

  let half: Double
  let limit: Double
  let cornerError: Double
  var bounds = BoundsAccumulator()
  private var start = Vector.zero
  private var current = Vector.zero
  /// The direction in which the subpath leaves its start.
  private var firstDirection: Direction?
  /// The direction in which the last segment arrived.
  private var lastDirection: Direction?

  init(half: CGFloat, limit: CGFloat, cornerError: CGFloat) {
    self.half = Double(half)
    self.limit = Double(limit)
    self.cornerError = Double(cornerError)
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

  private mutating func addJoin(
    at place: Vector, from arrival: Direction, to departure: Direction
  ) {
    let outward = arrival.vector - departure.vector
    let length = (outward * outward).sum().squareRoot()
    let sine = max((1 + (arrival.vector * departure.vector).sum()) / 2, 0).squareRoot()
    let error = arrival.error + departure.error
    // A little beyond the limit counts, as renderers round.
    let limit = limit * 1.001
    guard 1 / (sine + error) <= limit, error > 0 || (length > 1e-9 && sine > 1e-9) else { return }
    let reach = half * min(limit, 1 / max(sine - error, 1e-9))
    // Directions that are off by more than this say nothing.
    guard length > 1e-9, error < 0.25 else { return addBox(around: place, reach) }
    addBox(around: place + outward / length * reach, reach * error)
  }

  private mutating func addBox(around center: Vector, _ reach: Double) {
    bounds.add(CGPoint(x: center.x - reach, y: center.y - reach))
    bounds.add(CGPoint(x: center.x + reach, y: center.y + reach))
  }

  private func direction(from start: Vector, to end: Vector) -> Direction? {
    let way = end - start
    let length = (way * way).sum().squareRoot()
    return length > 0 ? Direction(vector: way / length, error: cornerError / length) : nil
  }

  private func vector(_ point: CGPoint) -> Vector { Vector(Double(point.x), Double(point.y)) }
}
