import Foundation
import VectorGeometry

/// Opens holes where the other end has inlets: a cut joins each to the outline around it.
///
/// A ring that becomes a C opens at the side where the C is open, and its hole does not have to shrink.
struct MorphOpening {
  /// The outline with the holes that could be opened as parts of it.
  private(set) var contour: MorphContour
  /// The holes that could not be opened.
  private(set) var closed: [MorphOutline] = []

  private static let rays = 48
  /// How many ways to open its holes an outline is offered.
  private static let choices = 3

  /// The ways to open holes of an outline for another one; none if no hole can be.
  static func all(
    _ outline: MorphOutline, opening holes: [MorphOutline], beside others: [MorphOutline],
    for target: MorphOutline, with targetHoles: [MorphOutline]
  ) -> [MorphOpening] {
    guard holes.count <= 4, !outline.contour.isPoint, !target.contour.isPoint else { return [] }
    let boxes = (MorphBox(outline.polygon), MorphBox(target.polygon))
    let ways = holes.map { hole -> [CGPoint] in
      let place = boxes.0.stretched(to: boxes.1, hole.centroid)
      let isInHole = targetHoles.contains { $0.polygon.winding(around: place) != 0 }
      return isInHole ? [] : target.waysOut(of: place, rays: rays)
    }
    return (0..<choices).compactMap { choice in
      guard ways.contains(where: { choice < $0.count }) else { return nil }
      var opening = MorphOpening(contour: outline.contour)
      for (index, hole) in holes.enumerated() {
        let obstacles = others + holes[(index + 1)...] + opening.closed
        let way = ways[index].isEmpty ? nil : ways[index][min(choice, ways[index].count - 1)]
        if let way, let joined = opening.contour.joined(with: hole, along: way, obstacles) {
          opening.contour = joined
        } else {
          opening.closed.append(hole)
        }
      }
      return opening.closed.count < holes.count ? opening : nil
    }
  }

  private init(contour: MorphContour) { self.contour = contour }
}

extension MorphOutline {
  /// The directions in which a point outside of the outline sees the open, those in the middle of what it sees first; none
  /// for a point within.
  fileprivate func waysOut(of wanted: CGPoint, rays: Int) -> [CGPoint] {
    guard let point = placeOutside(near: wanted) else { return [] }
    let step = 2 * CGFloat.pi / CGFloat(rays)
    // Turned a little, so that no ray grazes corners that stand at round angles.
    let angles = (0..<rays).map { (CGFloat($0) + 0.37) * step }
    let isFree = angles.map { angle in
      !polygon.isMet(from: point, along: CGPoint(x: cos(angle), y: sin(angle)))
    }
    guard let start = isFree.firstIndex(of: false) else { return [] }
    var runs: [(first: Int, count: Int)] = []
    for step in 0..<rays where isFree[(start + step) % rays] {
      if let last = runs.last, last.first + last.count == start + step {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((start + step, 1))
      }
    }
    let parts: [CGFloat] = [0.5, 0.25, 0.75]
    return runs.sorted { (-$0.count, $0.first) < (-$1.count, $1.first) }.flatMap { run in
      parts.prefix(run.count >= rays / 6 ? 3 : 1).map { part in
        let angle =
          (CGFloat(run.first) + 0.37 + CGFloat(run.count - 1) * part) * step
        return CGPoint(x: cos(angle), y: sin(angle))
      }
    }
  }
}

extension MorphOutline {
  /// How far an inlet may be from where a hole comes to be, in parts of the size.
  private static let reach: CGFloat = 0.1

  /// The point itself if it lies outside of the outline, or else one a little outside as near as can be.
  private func placeOutside(near point: CGPoint) -> CGPoint? {
    guard polygon.winding(around: point) != 0 else { return point }
    let size = area.squareRoot()
    let nearest = contour.polyline(step: contour.length / 96).min {
      $0.distance(to: point) < $1.distance(to: point)
    }
    guard let nearest, let way = (nearest - point).unit,
      nearest.distance(to: point) < Self.reach * size
    else { return nil }
    let place = nearest + way * (0.03 * size)
    return polygon.winding(around: place) == 0 ? place : nil
  }
}

extension [CGPoint] {
  /// Whether a ray meets the polygon.
  fileprivate func isMet(from point: CGPoint, along way: CGPoint) -> Bool {
    indices.contains { index in
      let (a, b) = (self[index] - point, self[index + 1 < count ? index + 1 : 0] - point)
      let (u, v) = (way.cross(a), way.cross(b))
      guard (u > 0) != (v > 0) else { return false }
      return a.dot(way) * v - b.dot(way) * u > 0 ? v - u > 0 : v - u < 0
    }
  }
}

extension MorphContour {
  /// The outline with a hole as a part of it, joined by a cut from the hole's middle in a direction; nil if
  /// something else is in the way.
  fileprivate func joined(
    with hole: MorphOutline, along way: CGPoint, _ obstacles: [MorphOutline]
  ) -> MorphContour? {
    let middle = hole.centroid
    guard hole.polygon.winding(around: middle) != 0 else { return nil }
    let (axis, ahead) = (
      CGPoint(x: -way.y, y: way.x),
      { (contour: MorphContour, place: Place) in
        (contour.point(at: place) - middle).dot(way)
      }
    )
    let met = { (contour: MorphContour) in
      contour.places(across: axis, at: middle.dot(axis)).map { (ahead(contour, $0), $0) }
        .filter { $0.0 > 0 }.sorted { $0.0 < $1.0 }
    }
    let inner = met(hole.contour)
    guard inner.count == 1, let outer = met(self).first, inner[0].0 < outer.0,
      obstacles.allSatisfy({ met($0.contour).allSatisfy { $0.0 > outer.0 } })
    else { return nil }
    let (from, to) = (outer.1, inner[0].1)
    let (p, q) = (point(at: from), hole.contour.point(at: to))
    let segments =
      arc(from: from, to: from) + [.line(p, q)] + hole.contour.arc(from: to, to: to)
      + [.line(q, p)]
    return MorphContour(
      segments: segments.filter { $0.roughLength > 1e-12 }, isClosed: true, start: p)
  }
}
