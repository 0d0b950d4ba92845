import Foundation

/// Where two curves meet, as a parameter of each.
struct CurveMeeting {
  let first: CGFloat
  let second: CGFloat
}

extension MonotoneCurve {
  /// Where two curves meet: their crossings, and ends of one on the other.
  ///
  /// Curves that run along each other meet at the ends of what they share. Where they touch without
  /// crossing may be left out.
  func meetings(with other: MonotoneCurve, tolerance: CGFloat) -> [CurveMeeting] {
    guard minX <= other.maxX + tolerance, other.minX <= maxX + tolerance,
      minY <= other.maxY + tolerance, other.minY <= maxY + tolerance
    else { return [] }
    var result = endMeetings(with: other, tolerance: tolerance)
    if isLine, other.isLine {
      if let crossing = lineCrossing(with: other) { result.append(crossing) }
    } else {
      result += crossings(with: other, tolerance: tolerance)
    }
    return result
  }

  private func endMeetings(with other: MonotoneCurve, tolerance: CGFloat) -> [CurveMeeting] {
    var result: [CurveMeeting] = []
    for (t, point) in [(CGFloat(0), start), (1, end)] {
      if let s = other.parameter(at: point, within: tolerance) {
        result.append(CurveMeeting(first: t, second: s))
      }
    }
    for (s, point) in [(CGFloat(0), other.start), (1, other.end)] {
      if let t = parameter(at: point, within: tolerance) {
        result.append(CurveMeeting(first: t, second: s))
      }
    }
    return result
  }

  private func lineCrossing(with other: MonotoneCurve) -> CurveMeeting? {
    let (along, across) = (end - start, other.end - other.start)
    let (offset, area) = (other.start - start, along.cross(across))
    // Lines nearly parallel that meet do so within the tolerance of an end.
    guard abs(area) > along.length * across.length * 1e-12 else { return nil }
    let (t, s) = (offset.cross(across) / area, offset.cross(along) / area)
    guard t > 0, t < 1, s > 0, s < 1 else { return nil }
    return CurveMeeting(first: t, second: s)
  }
}

// MARK: Crossings of curves

/// Parts of two curves whose boxes overlap.
private struct PartPair {
  var first: ClosedRange<CGFloat>
  var second: ClosedRange<CGFloat>
}

extension ClosedRange<CGFloat> {
  fileprivate var middle: CGFloat { (lowerBound + upperBound) / 2 }
  fileprivate var halves: [ClosedRange<CGFloat>] {
    [lowerBound...middle, middle...upperBound]
  }
}

extension MonotoneCurve {
  /// Above this number of pairs two curves run beside each other, and are compared as functions.
  private static let mostPairs = 48

  /// Halves both curves, and keeps the parts whose boxes overlap, until these are points.
  private func crossings(with other: MonotoneCurve, tolerance: CGFloat) -> [CurveMeeting] {
    var pairs = [PartPair(first: 0...1, second: 0...1)]
    var result: [CurveMeeting] = []
    while !pairs.isEmpty {
      guard pairs.count <= Self.mostPairs else {
        return result + runs(of: pairs).flatMap { crossings(in: $0, with: other, tolerance) }
      }
      var next: [PartPair] = []
      for pair in pairs {
        let halves = (
          halves(of: pair.first, tolerance), other.halves(of: pair.second, tolerance)
        )
        if halves.0.count == 1, halves.1.count == 1 {
          result.append(CurveMeeting(first: pair.first.middle, second: pair.second.middle))
          continue
        }
        for first in halves.0 {
          for second in halves.1 where touches(first, other, second, tolerance) {
            next.append(PartPair(first: first, second: second))
          }
        }
      }
      pairs = next
    }
    return result
  }

  /// The part itself if it is no larger than the tolerance.
  private func halves(
    of range: ClosedRange<CGFloat>, _ tolerance: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    let (low, high) = (point(at: range.lowerBound), point(at: range.upperBound))
    let size = max(abs(high.x - low.x), abs(high.y - low.y))
    return size <= tolerance || range.upperBound - range.lowerBound < 1e-14 ? [range] : range.halves
  }

  private func touches(
    _ range: ClosedRange<CGFloat>, _ other: MonotoneCurve, _ otherRange: ClosedRange<CGFloat>,
    _ tolerance: CGFloat
  ) -> Bool {
    let (a, b) = (point(at: range.lowerBound), point(at: range.upperBound))
    let (c, d) = (other.point(at: otherRange.lowerBound), other.point(at: otherRange.upperBound))
    let margin = tolerance / 4
    return min(a.x, b.x) <= max(c.x, d.x) + margin && min(c.x, d.x) <= max(a.x, b.x) + margin
      && min(a.y, b.y) <= max(c.y, d.y) + margin && min(c.y, d.y) <= max(a.y, b.y) + margin
  }

  /// Ranges of the first curve without gaps between them.
  private func runs(of pairs: [PartPair]) -> [ClosedRange<CGFloat>] {
    var runs: [ClosedRange<CGFloat>] = []
    for range in pairs.map(\.first).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = runs.last, range.lowerBound <= last.upperBound {
        runs[runs.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        runs.append(range)
      }
    }
    return runs
  }

  /// Where a part of the curve changes from one side of another to its other side.
  private func crossings(
    in range: ClosedRange<CGFloat>, with other: MonotoneCurve, _ tolerance: CGFloat
  ) -> [CurveMeeting] {
    let gap = CurveGap(first: self, second: other, range: range)
    return gap.signChanges(deadZone: tolerance / 4).compactMap { t in
      other.parameter(where: gap.along, is: value(gap.along, at: t))
        .map { CurveMeeting(first: t, second: $0) }
    }
  }
}

/// The distance between two curves that run beside each other, across the way they run.
private struct CurveGap {
  let first: MonotoneCurve
  let second: MonotoneCurve
  let range: ClosedRange<CGFloat>
  /// The axis that they run along.
  let along: Axis

  private var across: Axis { along == .horizontal ? .vertical : .horizontal }
  /// How many places are looked at.
  private static let samples = 64

  init(first: MonotoneCurve, second: MonotoneCurve, range: ClosedRange<CGFloat>) {
    (self.first, self.second, self.range) = (first, second, range)
    let way = first.point(at: range.upperBound) - first.point(at: range.lowerBound)
    along = abs(way.x) >= abs(way.y) ? .horizontal : .vertical
  }

  /// The gap at a parameter of the first curve; nil where the second is not beside it.
  private func value(at t: CGFloat) -> CGFloat? {
    second.parameter(where: along, is: first.value(along, at: t)).map {
      first.value(across, at: t) - second.value(across, at: $0)
    }
  }

  /// Where the gap changes its sign; gaps in the dead zone have none.
  func signChanges(deadZone: CGFloat) -> [CGFloat] {
    var places: [(t: CGFloat, gap: CGFloat)] = []
    for index in 0...Self.samples {
      let part = CGFloat(index) / CGFloat(Self.samples)
      let t = range.lowerBound + (range.upperBound - range.lowerBound) * part
      if let gap = value(at: t) { places.append((t, gap)) }
    }
    places = withNearest(places)
    var result: [CGFloat] = []
    var last: (t: CGFloat, gap: CGFloat)?
    for place in places where abs(place.gap) > deadZone {
      if let last, (last.gap < 0) != (place.gap < 0) {
        result.append(root(from: last, to: place))
      }
      last = place
    }
    return result
  }

  /// The places, and between them those where the curves come nearest to each other: they may cross twice
  /// between two places.
  private func withNearest(
    _ places: [(t: CGFloat, gap: CGFloat)]
  ) -> [(t: CGFloat, gap: CGFloat)] {
    guard places.count > 2 else { return places }
    var result = [places[0]]
    for index in 1..<places.count - 1 {
      let (before, here, after) = (places[index - 1], places[index], places[index + 1])
      result.append(here)
      let isNearest = abs(here.gap) <= abs(before.gap) && abs(here.gap) < abs(after.gap)
      let isOneSided = (before.gap < 0) == (here.gap < 0) && (here.gap < 0) == (after.gap < 0)
      guard isNearest, isOneSided, let nearest = nearest(from: before.t, to: after.t) else {
        continue
      }
      result.append(nearest)
    }
    result.append(places[places.count - 1])
    return result.sorted { $0.t < $1.t }
  }

  /// The smallest gap in a range by golden sections, signed as if the curves did not cross.
  private func nearest(from low: CGFloat, to high: CGFloat) -> (t: CGFloat, gap: CGFloat)? {
    guard let sign = value(at: low).map({ $0 < 0 ? CGFloat(-1) : 1 }) else { return nil }
    let ratio = (CGFloat(5).squareRoot() - 1) / 2
    var (low, high) = (low, high)
    for _ in 0..<40 {
      let (left, right) = (high - ratio * (high - low), low + ratio * (high - low))
      guard let first = value(at: left), let second = value(at: right) else { return nil }
      if first * sign < second * sign { high = right } else { low = left }
    }
    let t = (low + high) / 2
    return value(at: t).map { (t, $0) }
  }

  private func root(
    from first: (t: CGFloat, gap: CGFloat), to last: (t: CGFloat, gap: CGFloat)
  ) -> CGFloat {
    var (low, high) = (first.t, last.t)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      guard middle > low, middle < high, let gap = value(at: middle) else { break }
      if (gap < 0) == (first.gap < 0) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
