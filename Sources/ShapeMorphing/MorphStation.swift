import Foundation
import IntegerConversion
import VectorGeometry

/// A point of an outline that may be matched: a corner, or one of the points between corners.
struct MorphStation: Sendable {
  let place: MorphContour.Place
  /// How far along the outline, from 0 at its first station to 1 at its end.
  var fraction: CGFloat
  var point: CGPoint
  /// The directions of length 1 in which the outline comes and goes.
  var reaching: CGPoint
  var leaving: CGPoint
  /// The angle by which it turns there, in radians, positive clockwise on screen.
  let turn: CGFloat

  init(_ contour: MorphContour, at place: MorphContour.Place) {
    self.place = place
    fraction = contour.fraction(of: place)
    point = contour.point(at: place)
    reaching = contour.direction(reaching: place)
    leaving = contour.direction(leaving: place)
    let angle = atan2(reaching.cross(leaving), reaching.dot(leaving))
    turn = place.t <= 0 && abs(angle) > Self.leastTurn ? angle : 0
  }

  var isCorner: Bool { turn != 0 }

  /// The mean of both directions; not of length 1 at a corner.
  var direction: CGPoint { (reaching + leaving) * 0.5 }

  /// Turns of less than this, about 10 degrees, count as smooth.
  static let leastTurn: CGFloat = 0.18

  /// Fewer points than this stand on an outline only if it is a single point.
  static let density: CGFloat = 64
  /// No more corners than these are matched: those of the longest sides.
  static let maximumCorners = 96

  /// Corners and evenly spread points between them, from the first corner on.
  static func stations(of contour: MorphContour, density: CGFloat = density) -> [MorphStation] {
    guard !contour.isPoint else { return [] }
    let corners = corners(of: contour)
    let starts =
      corners.isEmpty || !contour.isClosed
      ? [MorphStation(contour, at: .init(segment: 0, t: 0))] : []
    let fixed = (starts + corners.filter { contour.isClosed || $0.fraction > 0 })
    var result: [MorphStation] = []
    for (index, station) in fixed.enumerated() {
      result.append(station)
      let next =
        index + 1 < fixed.count
        ? fixed[index + 1].fraction : 1 + (contour.isClosed ? fixed[0].fraction : 0)
      let steps = max(Int(clamping: ((next - station.fraction) * density).rounded(.up)), 1)
      for step in 1..<max(steps, 1) {
        let fraction = station.fraction + (next - station.fraction) * CGFloat(step) / CGFloat(steps)
        result.append(
          MorphStation(contour, at: contour.place(at: fraction - fraction.rounded(.down))))
      }
    }
    if !contour.isClosed {
      result.append(MorphStation(contour, at: .init(segment: contour.segments.count - 1, t: 1)))
      result[result.count - 1].fraction = 1
    }
    return result
  }

  private static func corners(of contour: MorphContour) -> [MorphStation] {
    var corners: [(station: MorphStation, weight: CGFloat)] = []
    let count = contour.segments.count
    for index in 0..<count {
      let station = MorphStation(contour, at: .init(segment: index, t: 0))
      guard station.isCorner else { continue }
      let before = index > 0 ? index - 1 : count - 1
      let side = min(
        contour.distances[index + 1] - contour.distances[index],
        contour.distances[before + 1] - contour.distances[before])
      corners.append((station, abs(station.turn) * side))
    }
    guard corners.count > maximumCorners else { return corners.map(\.station) }
    let least = corners.map(\.weight).sorted(by: >)[maximumCorners - 1]
    return corners.filter { $0.weight >= least }.prefix(maximumCorners).map(\.station)
  }
}

extension [MorphStation] {
  /// The stations of a closed outline from another first one on, and that one again at the end.
  func starting(at first: Int) -> [MorphStation] {
    let origin = self[first].fraction
    var result = (self[first...] + self[..<first]).map { station in
      var station = station
      station.fraction -= origin
      if station.fraction < 0 { station.fraction += 1 }
      return station
    }
    var last = result[0]
    last.fraction = 1
    result.append(last)
    return result
  }

  /// The stations moved to the origin, brought to a mean distance of 1 from there, and turned.
  func normalised(around center: CGPoint, size: CGFloat, turnedBy angle: CGFloat = 0)
    -> [MorphStation]
  {
    let (cosine, sine) = (cos(angle), sin(angle))
    let turned = { (p: CGPoint) in
      CGPoint(x: cosine * p.x - sine * p.y, y: sine * p.x + cosine * p.y)
    }
    return map { station in
      var station = station
      station.point = turned((station.point - center) * (1 / size))
      station.reaching = turned(station.reaching)
      station.leaving = turned(station.leaving)
      return station
    }
  }

  /// The middle of the outline, by length.
  var middle: CGPoint {
    var (sum, weight) = (CGPoint.zero, CGFloat(0))
    for (a, b) in zip(self, dropFirst() + prefix(1)) {
      let length = (b.point - a.point).length
      sum = sum + (a.point + b.point) * (length / 2)
      weight += length
    }
    return weight > 0 ? sum * (1 / weight) : first?.point ?? .zero
  }

  /// The root mean square distance from a point; 1 if there is none.
  func spread(around center: CGPoint) -> CGFloat {
    var (sum, weight) = (CGFloat(0), CGFloat(0))
    for (a, b) in zip(self, dropFirst() + prefix(1)) {
      let length = (b.point - a.point).length
      sum +=
        ((a.point - center).dot(a.point - center) + (b.point - center).dot(b.point - center))
        * (length / 2)
      weight += length
    }
    let spread = weight > 0 ? (sum / weight).squareRoot() : 0
    return spread > 1e-9 ? spread : 1
  }
}
