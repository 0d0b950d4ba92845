import Foundation
import VectorGeometry

/// Cuts a contour into parts for several others.
enum MorphCut {
  /// Parts of a closed contour for the outlines it is to become or to be made of, in their order.
  ///
  /// Cuts keep off the obstacles; nil if no cut stays inside. Strict ones lie across the line of the targets
  /// however long they are.
  static func parts(
    of contour: MorphContour, for targets: [MorphOutline], obstacles: [[CGPoint]],
    isStrict: Bool = false
  ) -> [MorphContour]? {
    guard targets.count > 1 else { return [contour] }
    let axis = axis(of: targets)
    let order = targets.indices.sorted {
      (targets[$0].centroid.dot(axis), $0) < (targets[$1].centroid.dot(axis), $1)
    }
    let places = order.map { targets[$0].centroid.dot(axis) }
    let split = split(places)
    let (first, second) = (order[..<split].map { targets[$0] }, order[split...].map { targets[$0] })
    let share = first.reduce(0) { $0 + $1.area } / max(targets.reduce(0) { $0 + $1.area }, 1e-12)
    guard
      let (low, high) = halves(
        of: contour, share: min(max(share, 0.02), 0.98), axis: axis, obstacles: obstacles,
        isStrict: isStrict),
      let lows = parts(of: low, for: first, obstacles: obstacles, isStrict: isStrict),
      let highs = parts(of: high, for: second, obstacles: obstacles, isStrict: isStrict)
    else { return nil }
    var result = targets.map { _ in contour }
    for (index, part) in zip(order, lows + highs) { result[index] = part }
    return result
  }

  /// The direction in which the middles are spread most.
  private static func axis(of targets: [MorphOutline]) -> CGPoint {
    let middle = targets.reduce(CGPoint.zero) { $0 + $1.centroid } * (1 / CGFloat(targets.count))
    var (xx, xy, yy) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for target in targets {
      let d = target.centroid - middle
      (xx, xy, yy) = (xx + d.x * d.x, xy + d.x * d.y, yy + d.y * d.y)
    }
    if abs(xy) < 1e-9 * (xx + yy) { return xx >= yy ? CGPoint(x: 1, y: 0) : CGPoint(x: 0, y: 1) }
    let angle = atan2(2 * xy, xx - yy) / 2
    return CGPoint(x: cos(angle), y: sin(angle))
  }

  /// How many come before the widest gap; the gap nearest the middle of those about as wide.
  private static func split(_ places: [CGFloat]) -> Int {
    let gaps = zip(places, places.dropFirst()).map { $1 - $0 }
    let widest = gaps.max() ?? 0
    let wide = gaps.indices.filter { gaps[$0] >= widest * 0.8 }
    return (wide.min { abs($0 * 2 + 2 - places.count) < abs($1 * 2 + 2 - places.count) } ?? 0) + 1
  }

  private struct Chord {
    let from: Int
    let to: Int
    let cost: CGFloat
    /// Whether the part from the first to the second end is the one that lies lower on the axis.
    let isLow: Bool
  }

  /// The two sides of the best chord: the lower one on the axis first.
  private static func halves(
    of contour: MorphContour, share: CGFloat, axis: CGPoint, obstacles: [[CGPoint]],
    isStrict: Bool
  ) -> (MorphContour, MorphContour)? {
    let stations = stations(of: contour, share: share, axis: axis)
    let points = stations.map { contour.point(at: $0) }
    let polygon = contour.polyline(step: contour.length / 128)
    for chord in chords(points, share: share, axis: axis, isStrict: isStrict).prefix(400) {
      let (p, q) = (points[chord.from], points[chord.to])
      guard isInside(p, q, polygon, obstacles) else { continue }
      let (a, b) = contour.halves(from: stations[chord.from], to: stations[chord.to])
      return chord.isLow ? (a, b) : (b, a)
    }
    return nil
  }

  /// Corners, points between, and where straight cuts across the axis leave the share on one side.
  private static func stations(
    of contour: MorphContour, share: CGFloat, axis: CGPoint
  ) -> [MorphContour.Place] {
    let polygon = contour.polyline(step: contour.length / 128)
    let level = level(of: polygon, share: share, axis: axis)
    var places = MorphStation.stations(of: contour).map(\.place)
    places += contour.places(across: axis, at: level)
    let unique = places.map { (contour.fraction(of: $0), $0) }.sorted { $0.0 < $1.0 }
    return unique.indices.filter { $0 == 0 || unique[$0].0 > unique[$0 - 1].0 + 1e-7 }.map {
      unique[$0].1
    }
  }

  /// How far along the axis the share of the area lies below.
  private static func level(of polygon: [CGPoint], share: CGFloat, axis: CGPoint) -> CGFloat {
    let places = polygon.map { $0.dot(axis) }
    var (low, high) = (places.min() ?? 0, places.max() ?? 0)
    let whole = abs(polygon.areaAndCentroid(isClosed: true).0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let below = zip(polygon, places).map { point, place in
        place > middle ? point - axis * (place - middle) : point
      }
      // What lies above is pressed flat on the line.
      if abs(below.areaAndCentroid(isClosed: true).0) < share * whole {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  /// All chords between stations, the best first: about the share of the area, short, across the axis.
  private static func chords(
    _ points: [CGPoint], share: CGFloat, axis: CGPoint, isStrict: Bool
  ) -> [Chord] {
    let acrossWeight: CGFloat = isStrict ? 6 : 0.3
    let count = points.count
    var (areas, moments) = ([CGFloat(0)], [CGPoint.zero])
    for index in points.indices {
      let (a, b) = (points[index], points[(index + 1) % count])
      areas.append(areas[index] + a.cross(b))
      moments.append(moments[index] + (a + b) * a.cross(b))
    }
    PathBudget.current?.spend(1 + count * count / 16)
    let (whole, moment) = (areas[count], moments[count])
    guard abs(whole) > 1e-12 else { return [] }
    let size = abs(whole / 2).squareRoot()
    var chords: [Chord] = []
    for from in 0..<count {
      for to in (from + 1)..<max(count, from + 1) {
        let (p, q) = (points[from], points[to])
        let closing = q.cross(p)
        let area = areas[to] - areas[from] + closing
        let part = area / whole
        guard part > 0.004, part < 0.996 else { continue }
        let first = (moments[to] - moments[from] + (p + q) * closing) * (1 / (3 * area))
        let rest =
          (moment - (moments[to] - moments[from] + (p + q) * closing)) * (1 / (3 * (whole - area)))
        let apart = (rest - first).dot(axis) / size
        let error = apart > 0 ? part - share : 1 - part - share
        let length = (q - p).length / size
        let cost =
          6 * error * error + 0.25 * length * length + acrossWeight * abs((q - p).dot(axis)) / size
          - 0.3 * min(abs(apart), 1.5)
        chords.append(Chord(from: from, to: to, cost: cost, isLow: apart > 0))
      }
    }
    return chords.map { (cost: $0.cost.settled, chord: $0) }.sorted {
      ($0.cost, $0.chord.from, $0.chord.to) < ($1.cost, $1.chord.from, $1.chord.to)
    }.map(\.chord)
  }

  /// Whether a chord runs inside a polygon and clear of the obstacles.
  private static func isInside(
    _ p: CGPoint, _ q: CGPoint, _ polygon: [CGPoint], _ obstacles: [[CGPoint]]
  ) -> Bool {
    let (a, b) = (p.interpolated(to: q, at: 0.001), p.interpolated(to: q, at: 0.999))
    for part in [0.02, 0.25, 0.5, 0.75, 0.98]
    where polygon.winding(around: p.interpolated(to: q, at: part)) == 0 {
      return false
    }
    return ([polygon] + obstacles).allSatisfy { other in
      other.indices.allSatisfy { index in
        let (c, d) = (other[index], other[(index + 1) % other.count])
        let (u, v) = ((b - a).cross(c - a), (b - a).cross(d - a))
        guard (u > 0) != (v > 0) else { return true }
        return ((d - c).cross(a - c) > 0) == ((d - c).cross(b - c) > 0)
      }
    }
  }
}

extension MorphContour {
  /// The closed contours on both sides of a chord.
  fileprivate func halves(from: Place, to: Place) -> (MorphContour, MorphContour) {
    (part(from: from, to: to), part(from: to, to: from))
  }

  /// The arc from one place to another, closed by a line.
  private func part(from: Place, to: Place) -> MorphContour {
    let arc = arc(from: from, to: to)
    let chord = PathSegment.line(point(at: to), point(at: from))
    return MorphContour(segments: arc + [chord], isClosed: true, start: point(at: from))
  }

  /// A part of a segment.
  struct Part: Sendable {
    var segment: Int
    var from: CGFloat = 0
    var to: CGFloat = 1
  }

  /// The segments from one place to another, around the start if need be.
  func arc(from: Place, to: Place) -> [PathSegment] {
    parts(from: from, to: to).map { segments[$0.segment].part(from: $0.from, to: $0.to) }
  }

  /// The parts of segments from one place to another, around the start if need be.
  func parts(from: Place, to: Place) -> [Part] {
    if from.segment == to.segment, from.t < to.t {
      return [Part(segment: from.segment, from: from.t, to: to.t)]
    }
    var parts = from.t < 1 ? [Part(segment: from.segment, from: from.t)] : []
    var index = (from.segment + 1) % segments.count
    while index != to.segment {
      parts.append(Part(segment: index))
      index = (index + 1) % segments.count
    }
    if to.t > 0 { parts.append(Part(segment: index, to: to.t)) }
    return parts
  }

  /// Where the outline crosses a line that lies across an axis.
  func places(across axis: CGPoint, at level: CGFloat) -> [Place] {
    var places: [Place] = []
    for (index, segment) in segments.enumerated() {
      let steps = segment.isLine ? 1 : 8
      for step in 0..<steps {
        var (low, high) = (CGFloat(step) / CGFloat(steps), CGFloat(step + 1) / CGFloat(steps))
        let side = { (t: CGFloat) in segment.point(at: t).dot(axis) > level }
        let isAbove = side(low)
        guard isAbove != side(high) else { continue }
        for _ in 0..<48 {
          let middle = (low + high) / 2
          if side(middle) == isAbove { low = middle } else { high = middle }
        }
        places.append(Place(segment: index, t: (low + high) / 2))
      }
    }
    return places
  }
}
