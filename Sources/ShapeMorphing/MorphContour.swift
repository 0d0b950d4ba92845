import Foundation
import IntegerConversion
import VectorGeometry

/// One subpath made ready for matching: lines and cubics of some length, in the space of the morph.
struct MorphContour: Sendable {
  /// A place on a contour: a segment and the parameter on it in 0..<1.
  struct Place: Sendable, Equatable {
    var segment: Int
    var t: CGFloat
  }

  /// Lines and cubics, none of no length, with the line that closes it.
  let segments: [PathSegment]
  /// Whether the end is joined to the start.
  let isClosed: Bool
  /// Where it starts; all there is of a contour without segments.
  let start: CGPoint
  /// How far from the start each segment begins, and at last the whole length.
  let distances: [CGFloat]

  init(segments: [PathSegment], isClosed: Bool, start: CGPoint) {
    self.segments = segments
    self.isClosed = isClosed
    self.start = segments.first?.start ?? start
    var distances: [CGFloat] = [0]
    distances.reserveCapacity(segments.count + 1)
    for segment in segments {
      distances.append(distances[distances.count - 1] + segment.roughLength)
    }
    self.distances = distances
  }

  /// The length of the whole outline.
  var length: CGFloat { distances[distances.count - 1] }

  /// Whether it is a single point.
  var isPoint: Bool { segments.isEmpty }

  /// The end of the last segment.
  var end: CGPoint { segments.last?.end ?? start }

  /// The contour run backwards.
  func reversed() -> MorphContour {
    MorphContour(
      segments: segments.reversed().map(\.reversed), isClosed: isClosed, start: end)
  }

  /// The place at a fraction of the length in 0...1.
  func place(at fraction: CGFloat) -> Place {
    let distance = min(max(fraction, 0), 1) * length
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if distances[middle] <= distance { low = middle } else { high = middle }
    }
    let part = distances[low + 1] - distances[low]
    let t = segments[low].roughParameter(
      atFraction: part > 0 ? (distance - distances[low]) / part : 0)
    return t >= 1 && low + 1 < segments.count
      ? Place(segment: low + 1, t: 0) : Place(segment: low, t: min(t, 1))
  }

  /// The fraction of the length at which a place lies.
  func fraction(of place: Place) -> CGFloat {
    guard length > 0 else { return 0 }
    let part = distances[place.segment + 1] - distances[place.segment]
    let along = place.t <= 0 ? 0 : segments[place.segment].roughFraction(atParameter: place.t)
    return (distances[place.segment] + part * along) / length
  }

  /// The point at a place.
  func point(at place: Place) -> CGPoint {
    isPoint ? start : segments[place.segment].point(at: place.t)
  }

  /// The direction of length 1 with which the outline leaves a place.
  func direction(leaving place: Place) -> CGPoint {
    isPoint ? .zero : segments[place.segment].direction(at: place.t) ?? .zero
  }

  /// The direction of length 1 with which the outline comes to a place; at an open start, it leaves.
  func direction(reaching place: Place) -> CGPoint {
    guard !isPoint, place.t <= 0 else { return direction(leaving: place) }
    guard place.segment > 0 || isClosed else { return direction(leaving: place) }
    let before = place.segment > 0 ? place.segment - 1 : segments.count - 1
    return segments[before].direction(at: 1) ?? .zero
  }

  /// Points along the outline, at least one a segment, no two further apart than `step`, closed
  /// ones without repeating the start.
  func polyline(step: CGFloat) -> [CGPoint] {
    guard !isPoint else { return [start] }
    var points: [CGPoint] = []
    for (index, segment) in segments.enumerated() {
      let length = distances[index + 1] - distances[index]
      let count = segment.isLine ? 1 : Int(clamping: (length / step).rounded(.up), to: 1...64)
      for part in 0..<count { points.append(segment.point(at: CGFloat(part) / CGFloat(count))) }
    }
    if !isClosed { points.append(end) }
    return points
  }
}

extension PathSegment {
  private static let roughSteps = 12

  /// The length within some thousandths, as the sum of twelve chords.
  var roughLength: CGFloat {
    guard !isLine else { return (end - start).length }
    var (length, last) = (CGFloat(0), start)
    for step in 1...Self.roughSteps {
      let next = point(at: CGFloat(step) / CGFloat(Self.roughSteps))
      length += (next - last).length
      last = next
    }
    return length
  }

  /// The parameter at a fraction of the rough length.
  func roughParameter(atFraction fraction: CGFloat) -> CGFloat {
    guard !isLine else { return fraction }
    let target = fraction * roughLength
    var (length, last) = (CGFloat(0), start)
    for step in 1...Self.roughSteps {
      let next = point(at: CGFloat(step) / CGFloat(Self.roughSteps))
      let chord = (next - last).length
      if length + chord >= target, chord > 0 {
        return min((CGFloat(step - 1) + (target - length) / chord) / CGFloat(Self.roughSteps), 1)
      }
      length += chord
      last = next
    }
    return 1
  }

  /// The fraction of the rough length at a parameter; the inverse of ``roughParameter(atFraction:)``.
  func roughFraction(atParameter t: CGFloat) -> CGFloat {
    guard !isLine else { return t }
    let position = t * CGFloat(Self.roughSteps)
    var (length, before, last) = (CGFloat(0), CGFloat(0), start)
    for step in 1...Self.roughSteps {
      let next = point(at: CGFloat(step) / CGFloat(Self.roughSteps))
      let chord = (next - last).length
      length += chord
      before += chord * min(max(position - CGFloat(step - 1), 0), 1)
      last = next
    }
    return length > 0 ? before / length : t
  }
}
