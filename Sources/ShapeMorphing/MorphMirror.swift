import Foundation
import VectorGeometry

/// Looks for the axes of one closed outline.
struct MorphMirror {
  /// Where an axis leaves an outline and where it comes in.
  struct Axis {
    var from: MorphContour.Place
    var to: MorphContour.Place
  }

  private static let count = 64
  /// How far a mirror image may be from its original, in parts of the mean distance from the middle.
  private static let tolerance: CGFloat = 0.03
  /// What is less alike than this is not looked at.
  private static let likeness: CGFloat = 0.97
  private static let equal: CGFloat = 1e-6
  /// How far a place of the outline may be from where the axis is thought to be, in parts of the length.
  private static let near: CGFloat = 0.003

  private let contour: MorphContour
  private let samples: [CGPoint]
  private let middle: CGPoint
  private let size: CGFloat
  /// For each sum of two samples' indices, how well they mirror each other: the length says it, half the
  /// angle is the axis.
  private let products: [CGPoint]

  init(_ contour: MorphContour) {
    self.contour = contour
    let count = Self.count
    let points = (0..<count).map {
      contour.point(at: contour.place(at: CGFloat($0) / CGFloat(count)))
    }
    let middle = points.reduce(.zero, +) * (1 / CGFloat(count))
    let size = (points.reduce(0) { $0 + ($1 - middle).dot($1 - middle) } / CGFloat(count))
      .squareRoot()
    let samples = points.map { ($0 - middle) * (size > 1e-12 ? 1 / size : 1) }
    (self.middle, self.size, self.samples) = (middle, size, samples)
    products = (0..<count).map { sum in
      samples.indices.reduce(CGPoint.zero) { product, index in
        product + samples[index].multiplied(by: samples[(sum - index + count) % count])
      } * (1 / CGFloat(count))
    }
  }

  /// The directions of the likely axes, in radians within half a turn.
  var angles: [CGFloat] {
    let likeness = products.map(\.length)
    return likeness.indices.filter { index in
      likeness[index] > Self.likeness && likeness[index] >= likeness[(index + 1) % Self.count]
        && likeness[index] > likeness[(index + Self.count - 1) % Self.count] + Self.equal
    }.map { atan2(products[$0].y, products[$0].x) / 2 }
  }

  /// The axis of about a direction, if the outline has one.
  func axis(along angle: CGFloat) -> Axis? {
    let wanted = CGPoint(x: cos(2 * angle), y: sin(2 * angle))
    let values = products.map { $0.dot(wanted) }
    let best = values.indices.max { values[$0] < values[$1] } ?? 0
    guard values[best] > Self.likeness else { return nil }
    let (before, after) = (
      values[best] - values[(best + Self.count - 1) % Self.count],
      values[best] - values[(best + 1) % Self.count]
    )
    let step = before + after > 0 ? (before - after) / (2 * (before + after)) : 0
    let fraction = ((CGFloat(best) + step) / CGFloat(2 * Self.count)).wrapped(true)
    let ahead = CGPoint(x: cos(angle), y: sin(angle))
    let places = [fraction, (fraction + 0.5).wrapped(true)].map {
      contour.markedPlace(near: $0, within: Self.near)
        ?? contour.place(near: $0, within: 2 * Self.near, from: middle, along: ahead)
    }
    let points = places.map(point)
    let chord = points[0] - points[1]
    guard let own = chord.unit, abs(own.cross(ahead)) < MorphSymmetry.apart, mirrors(places, own)
    else { return nil }
    return chord.dot(ahead) > 0
      ? Axis(from: places[0], to: places[1]) : Axis(from: places[1], to: places[0])
  }

  private func point(_ place: MorphContour.Place) -> CGPoint {
    (contour.point(at: place) - middle) * (size > 1e-12 ? 1 / size : 1)
  }

  /// Whether all points lie where the axis through two places mirrors others.
  private func mirrors(_ places: [MorphContour.Place], _ direction: CGPoint) -> Bool {
    let axis = direction.multiplied(by: direction)
    let (start, half) = (contour.fraction(of: places[0]), Self.count / 2)
    let foot = point(places[0])
    return (1..<half).allSatisfy { index in
      let step = CGFloat(index) / CGFloat(Self.count)
      let (p, q) = (start + step, start - step)
      let sides = [p, q].map { point(contour.place(at: $0.wrapped(true))) - foot }
      let gap = CGPoint(x: sides[1].x, y: -sides[1].y).multiplied(by: axis) - sides[0]
      return gap.dot(gap) < Self.tolerance * Self.tolerance
    }
  }
}

extension MorphContour {
  /// The node, or else the middle of a segment, nearest to a fraction of the length, if it is near.
  func markedPlace(near fraction: CGFloat, within reach: CGFloat) -> Place? {
    let wanted = fraction * length
    let gap = { (distance: CGFloat) in
      let gap = abs(distance - wanted)
      return min(gap, length - gap)
    }
    let segment = place(at: fraction).segment
    let node = gap(distances[segment]) <= gap(distances[segment + 1]) ? segment : segment + 1
    if gap(distances[node]) < reach * length {
      return Place(segment: node < segments.count ? node : 0, t: 0)
    }
    let middle = Place(segment: segment, t: 0.5)
    return gap(self.fraction(of: middle) * length) < reach * length ? middle : nil
  }

  /// Where near a fraction of the length the outline meets a straight line.
  fileprivate func place(
    near fraction: CGFloat, within reach: CGFloat, from point: CGPoint, along way: CGPoint
  ) -> Place {
    let side = { (at: CGFloat) in
      way.cross(self.point(at: place(at: at.wrapped(true))) - point) > 0
    }
    var (low, high) = (fraction - reach, fraction + reach)
    let start = side(low)
    guard start != side(high) else { return place(at: fraction) }
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if side(middle) == start { low = middle } else { high = middle }
    }
    return place(at: ((low + high) / 2).wrapped(true))
  }
}
