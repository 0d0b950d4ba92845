import Foundation
import IntegerConversion
import VectorGeometry

/// A closed outline that is long and thin, as a line down its middle.
struct MorphBand {
  /// The fraction of the outline's length at which the line starts.
  let tip: CGFloat
  /// The line's points, from tip to tip.
  private var points: [CGPoint]
  /// The directions of the parts between them, in radians, each less than half a turn from the one before.
  private var angles: [CGFloat]
  private let lengths: [CGFloat]
  /// Where on both sides the line's parts are.
  private let knots: [Knot]
  /// How wide it is.
  let thickness: CGFloat
  /// How wide it is, in parts of the outline's length.
  private let width: CGFloat

  /// A cut across the band.
  private struct Knot {
    /// The part of the line, 0...1.
    var part: CGFloat
    /// How far from the first tip the cut's ends are, in parts of the outline's length: forwards, and backwards.
    var sides: (CGFloat, CGFloat)
  }

  private static let count = 192
  /// How long a cut across a band may be, in parts of its width.
  private static let widest: CGFloat = 2.5

  /// The band from one tip to another; nil if its sides do not run along each other.
  init?(_ contour: MorphContour, from first: CGFloat, to second: CGFloat, width: CGFloat) {
    let places = (contour.place(at: first), contour.place(at: second))
    let forth = contour.arc(from: places.0, to: places.1)
    let back = contour.arc(from: places.1, to: places.0).reversed().map(\.reversed)
    let sides = [forth, back].map { MorphContour(segments: $0, isClosed: false, start: .zero) }
    guard sides.allSatisfy({ !$0.isPoint }) else { return nil }
    let stations = sides.map {
      MorphStation.stations(of: $0).normalised(around: .zero, size: width)
    }
    let pairs = MorphAlignment(stations[0], stations[1]).pairs
    let cuts = pairs.map { (stations[0][$0.0].point - stations[1][$0.1].point).length }
    guard pairs.count > 2, cuts.allSatisfy({ $0 < Self.widest }) else { return nil }
    let middles = pairs.map {
      stations[0][$0.0].point.interpolated(to: stations[1][$0.1].point, at: 0.5)
    }
    var distances: [CGFloat] = [0]
    for (p, q) in zip(middles, middles.dropFirst()) {
      distances.append(distances[distances.count - 1] + (q - p).length)
    }
    let whole = max(distances[distances.count - 1], 1e-12)
    let shares = sides.map { $0.length / contour.length }
    knots = zip(pairs, distances).map { pair, distance in
      Knot(
        part: distance / whole,
        sides: (
          stations[0][pair.0].fraction * shares[0], stations[1][pair.1].fraction * shares[1]
        ))
    }
    (tip, thickness, self.width) = (first, width, width / contour.length)
    points = Self.points(of: contour, from: first, knots)
    let chords = zip(points, points.dropFirst()).map { $1 - $0 }
    (angles, lengths) = (MorphTrack.angles(chords), chords.map(\.length))
  }

  private static func points(
    of contour: MorphContour, from tip: CGFloat, _ knots: [Knot]
  ) -> [CGPoint] {
    (0...count).map { step in
      let part = CGFloat(step) / CGFloat(count)
      let next = knots.firstIndex { $0.part >= part } ?? knots.count - 1
      let (p, q) = (knots[max(next - 1, 0)], knots[next])
      let along = q.part > p.part ? (part - p.part) / (q.part - p.part) : 1
      let sides = [
        tip + p.sides.0 + (q.sides.0 - p.sides.0) * along,
        tip - p.sides.1 - (q.sides.1 - p.sides.1) * along,
      ].map { contour.point(at: contour.place(at: $0.wrapped(true))) }
      return sides[0].interpolated(to: sides[1], at: 0.5)
    }
  }

  /// The fraction of the outline's length that lies before the second tip, forwards from the first.
  var otherTip: CGFloat { knots[knots.count - 1].sides.0 }

  /// The corners beside the tips: after the first, before the second, after that, before the first again.
  func corners(of contour: MorphContour) -> [(node: Int, fraction: CGFloat)?] {
    let nodes = contour.segments.indices.filter {
      abs(MorphStation(contour, at: .init(segment: $0, t: 0)).turn) > MorphContour.leastEndTurn
    }.map { node in
      (node: node, fraction: (contour.distances[node] / contour.length - tip).wrapped(true))
    }
    return [(0, 1), (otherTip, -1), (otherTip, 1), (1, -1)].map { (tip: CGFloat, sense: CGFloat) in
      let near = nodes.filter { (0...width).contains(($0.fraction - tip) * sense) }
      return near.min { abs($0.fraction - tip) < abs($1.fraction - tip) }
    }
  }

  /// The part of the line beside a place of the outline that lies a fraction of its length after the first tip.
  func part(at fraction: CGFloat) -> CGFloat {
    let isForth = fraction <= otherTip
    let own = { (knot: Knot) in isForth ? knot.sides.0 : knot.sides.1 }
    let wanted = isForth ? fraction : 1 - fraction
    let next = max(knots.firstIndex { own($0) >= wanted } ?? knots.count - 1, 1)
    let (p, q) = (knots[next - 1], knots[next])
    let span = own(q) - own(p)
    let along = span > 0 ? min(max((wanted - own(p)) / span, 0), 1) : 1
    return p.part + (q.part - p.part) * along
  }

  /// The band between two others: its line is bent as much as theirs are at that time.
  init(_ a: MorphBand, _ b: MorphBand, at time: CGFloat, scale: CGFloat = 1) {
    let mix = { (from: CGFloat, to: CGFloat) in from + (to - from) * time }
    // Angles that differ by whole turns are the same: those nearest to each other on the whole.
    let apart = zip(a.angles, b.angles).reduce(0) { $0 + $1.0 - $1.1 } / CGFloat(a.angles.count)
    let turns = (apart / (2 * .pi)).rounded() * 2 * .pi
    angles = zip(a.angles, b.angles).map { mix($0, $1 + turns) }
    lengths = zip(a.lengths, b.lengths).map { mix($0, $1) * scale }
    var points = [CGPoint.zero]
    for (angle, length) in zip(angles, lengths) {
      points.append(points[points.count - 1] + CGPoint(x: cos(angle), y: sin(angle)) * length)
    }
    let shift = a.points.middle.interpolated(to: b.points.middle, at: time) - points.middle
    self.points = points.map { $0 + shift }
    (tip, knots, width, thickness) = (a.tip, a.knots, a.width, a.thickness)
  }

  /// The same band along a straight line, in the mean direction.
  var straightened: MorphBand {
    var band = self
    let mean = angles.reduce(0, +) / CGFloat(angles.count)
    band.angles = angles.map { _ in mean }
    let way = CGPoint(x: cos(mean), y: sin(mean))
    let whole = lengths.reduce(0, +)
    var place = points.middle - way * (whole / 2)
    band.points = [place]
    for length in lengths {
      place = place + way * length
      band.points.append(place)
    }
    return band
  }

  /// The larger of the width and the height of the box around the line.
  var reach: CGFloat { MorphBox(points).reach }

  /// The radius of the sharpest bend near each part of the line.
  private var radii: [CGFloat] {
    let reach = Self.count / 32
    let bends = (0..<Self.count).map { index -> CGFloat in
      let (from, to) = (max(index - reach / 2, 0), min(index + reach / 2, Self.count - 1))
      let length = lengths[from..<to].reduce(0, +)
      return abs(angles[to] - angles[from]) / max(length, 1e-12)
    }
    return (0..<Self.count).map { index in
      let near = max(index - reach, 0)...min(index + reach, Self.count - 1)
      return 1 / max(bends[near].max() ?? 0, 1e-9)
    }
  }

  /// How much thicker than it is the band may be drawn beside each part of the line, up to a factor: where the
  /// line bends, not so thick that the inner side folds.
  func thickening(upTo factor: CGFloat, thickness: CGFloat) -> [CGFloat] {
    let limits = radii.map { min(factor, max($0 / max(thickness, 1e-12), 1)) }
    let reach = Self.count / 24
    return limits.indices.map { index in
      let near = limits[max(index - reach, 0)...min(index + reach, limits.count - 1)]
      return near.reduce(0, +) / CGFloat(near.count)
    }
  }

  /// The point of the line and its direction at a part of its way in 0...1.
  func frame(at part: CGFloat) -> (point: CGPoint, angle: CGFloat) {
    let position = min(max(part, 0), 1) * CGFloat(Self.count)
    let index = min(Int(clamping: position), Self.count - 1)
    let point = points[index].interpolated(to: points[index + 1], at: position - CGFloat(index))
    // Directions are those in the middle of each part.
    let middle = position - 0.5
    let before = min(max(Int(clamping: middle.rounded(.down)), 0), Self.count - 2)
    let along = min(max(middle - CGFloat(before), 0), 1)
    return (point, angles[before] + (angles[before + 1] - angles[before]) * along)
  }
}

extension [CGPoint] {
  fileprivate var middle: CGPoint { reduce(.zero, +) * (1 / CGFloat(Swift.max(count, 1))) }
}
