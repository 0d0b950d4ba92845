package import Foundation
package import VectorGeometry

/// Leads a line straight from point to point, with gaps where points are not finite.
struct LineBuilder {
  private var elements: ContiguousArray<Path.Element> = []
  private var isDrawing = false

  init(capacity: Int) { elements.reserveCapacity(capacity) }

  mutating func add(_ point: CGPoint) {
    let isFinite = point.x.isFinite && point.y.isFinite
    if isFinite { elements.append(isDrawing ? .line(to: point) : .move(to: point)) }
    isDrawing = isFinite
  }

  var path: Path { Path(elements: elements) }
}

/// Leads a line through points.
///
/// Source: d3-shape's curves, https://d3js.org/d3-shape/curve: `monotoneX` after Steffen, "A simple method for monotonic
/// interpolation in one dimension", Astronomy and Astrophysics 239 (1990); `catmullRom` after Yuksel, Schaefer and
/// Keyser, "On the parameterization of Catmull-Rom curves" (2009).
package struct CurveBuilder {
  let method: InterpolationMethod
  /// Whether the points go along y instead of along x.
  var goesAlongY = false

  package init(method: InterpolationMethod, goesAlongY: Bool = false) {
    (self.method, self.goesAlongY) = (method, goesAlongY)
  }

  /// The line through some points, whose pieces end where points are not finite.
  package func path(through points: [CGPoint]) -> Path {
    if method == .linear {
      var line = LineBuilder(capacity: points.count)
      for point in points { line.add(point) }
      return line.path
    }
    var elements: ContiguousArray<Path.Element> = []
    elements.reserveCapacity(points.count + 1)
    for run in points.split(whereSeparator: { !($0.x.isFinite && $0.y.isFinite) }) {
      let turned = goesAlongY ? run.map(\.turned) : Array(run)
      let first = elements.count
      append(turned, to: &elements)
      guard goesAlongY else { continue }
      for index in first..<elements.count {
        elements[index] = elements[index].mapped(\.turned)
      }
    }
    return Path(elements: elements)
  }

  private func append(_ points: [CGPoint], to elements: inout ContiguousArray<Path.Element>) {
    guard let first = points.first else { return }
    elements.append(.move(to: first))
    guard points.count > 1 else { return }
    switch method.curve {
    case .linear: elements.append(contentsOf: points.dropFirst().map { .line(to: $0) })
    case .stepStart: appendSteps(points, at: 0, to: &elements)
    case .stepCenter: appendSteps(points, at: 0.5, to: &elements)
    case .stepEnd: appendSteps(points, at: 1, to: &elements)
    case .monotone: appendMonotone(points, to: &elements)
    case .cardinal(let tension): appendCardinal(points, (1 - tension) / 6, to: &elements)
    case .catmullRom(let alpha): appendCatmullRom(points, alpha, to: &elements)
    }
  }

  private func appendSteps(
    _ points: [CGPoint], at share: CGFloat, to elements: inout ContiguousArray<Path.Element>
  ) {
    for (from, to) in zip(points, points.dropFirst()) {
      let x = from.x + (to.x - from.x) * share
      if share > 0 { elements.append(.line(to: CGPoint(x: x, y: from.y))) }
      if share < 1 { elements.append(.line(to: CGPoint(x: x, y: to.y))) }
      elements.append(.line(to: to))
    }
  }

  private func appendMonotone(
    _ points: [CGPoint], to elements: inout ContiguousArray<Path.Element>
  ) {
    let slopes = Self.slopes(points)
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      elements.append(
        .curve(
          to: to, control1: CGPoint(x: from.x + third, y: from.y + third * slopes[index]),
          control2: CGPoint(x: to.x - third, y: to.y - third * slopes[index + 1])))
    }
  }

  /// The slope at each point, such that no curve goes beyond its ends.
  private static func slopes(_ points: [CGPoint]) -> [CGFloat] {
    let count = points.count
    let lengths = zip(points, points.dropFirst()).map { $1.x - $0.x }
    let secants = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    guard count > 2 else { return [secants[0], secants[0]] }
    var slopes = [CGFloat](repeating: 0, count: count)
    for index in 1..<(count - 1) {
      let (before, after) = (secants[index - 1], secants[index])
      guard before * after > 0 else { continue }
      let (h0, h1) = (lengths[index - 1], lengths[index])
      let weighted = h0 + h1 == 0 ? 0 : (before * h1 + after * h0) / (h0 + h1)
      slopes[index] =
        copysign(2, before) * min(abs(before), abs(after), abs(weighted) / 2)
    }
    slopes[0] = (3 * secants[0] - slopes[1]) / 2
    slopes[count - 1] = (3 * secants[count - 2] - slopes[count - 2]) / 2
    return slopes
  }

  private func appendCardinal(
    _ points: [CGPoint], _ k: CGFloat, to elements: inout ContiguousArray<Path.Element>
  ) {
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      var (control1, control2) = (from, to)
      if index > 0 {
        let before = points[index - 1]
        control1 = CGPoint(x: from.x + k * (to.x - before.x), y: from.y + k * (to.y - before.y))
      }
      if index + 2 < points.count {
        let after = points[index + 2]
        control2 = CGPoint(x: to.x + k * (from.x - after.x), y: to.y + k * (from.y - after.y))
      }
      elements.append(.curve(to: to, control1: control1, control2: control2))
    }
  }

  private func appendCatmullRom(
    _ points: [CGPoint], _ alpha: CGFloat, to elements: inout ContiguousArray<Path.Element>
  ) {
    func length(_ from: Int, _ to: Int) -> CGFloat {
      let (dx, dy) = (points[to].x - points[from].x, points[to].y - points[from].y)
      return pow(dx * dx + dy * dy, alpha / 2)
    }
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let middle = length(index, index + 1)
      var (control1, control2) = (from, to)
      if index > 0 {
        control1 = Self.control(
          from, between: points[index - 1], length(index - 1, index), and: to, middle)
      }
      if index + 2 < points.count {
        control2 = Self.control(
          to, between: points[index + 2], length(index + 1, index + 2), and: from, middle)
      }
      elements.append(.curve(to: to, control1: control1, control2: control2))
    }
  }

  /// The control point of a Catmull-Rom curve at `point`, towards `next`.
  private static func control(
    _ point: CGPoint, between last: CGPoint, _ toLast: CGFloat, and next: CGPoint, _ toNext: CGFloat
  ) -> CGPoint {
    guard toLast > 1e-6 else { return point }
    let weight = 2 * toLast * toLast + 3 * toLast * toNext + toNext * toNext
    let whole = 3 * toLast * (toLast + toNext)
    let (a, b) = (toNext * toNext, toLast * toLast)
    return CGPoint(
      x: (point.x * weight - last.x * a + next.x * b) / whole,
      y: (point.y * weight - last.y * a + next.y * b) / whole)
  }
}

extension CGPoint {
  /// The point with its coordinates exchanged.
  fileprivate var turned: CGPoint { CGPoint(x: y, y: x) }
}
