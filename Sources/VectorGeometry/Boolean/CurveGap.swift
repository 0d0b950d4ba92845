import Foundation

/// The distance between two curves that run beside each other, across the way they run.
struct CurveGap {
  let first: MonotoneCurve
  let second: MonotoneCurve
  let range: ClosedRange<CGFloat>
  /// The axis that they run along.
  let along: Axis
  /// Gaps no wider have no sign, in points.
  let deadZone: CGFloat

  private var across: Axis { along == .horizontal ? .vertical : .horizontal }
  /// How many places are looked at.
  private static let samples = 64
  /// What that takes, in steps of a budget.
  ///
  /// Source: measured.
  static let steps = 100

  init(
    first: MonotoneCurve, second: MonotoneCurve, range: ClosedRange<CGFloat>, deadZone: CGFloat
  ) {
    (self.first, self.second) = (first, second)
    (self.range, self.deadZone) = (range, deadZone)
    let way = first.point(at: range.upperBound) - first.point(at: range.lowerBound)
    along = abs(way.x) >= abs(way.y) ? .horizontal : .vertical
  }

  /// The gap at a parameter of the first curve; nil where the second is not beside it, but for rounding.
  private func value(at t: CGFloat) -> CGFloat? {
    let place = first.value(along, at: t)
    let beside = second.parameter(where: along, nearest: place)
    guard abs(second.value(along, at: beside) - place) <= deadZone else { return nil }
    return first.value(across, at: t) - second.value(across, at: beside)
  }

  /// Where the gap changes its sign.
  func signChanges() -> [CGFloat] {
    let places = withNearest(
      sampleParameters.compactMap { t in value(at: t).map { (t: t, gap: $0) } })
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

  /// Parameters all over the range, and those beside the ends of the second curve.
  private var sampleParameters: [CGFloat] {
    let even = (0...Self.samples).map { index in
      range.lowerBound
        + (range.upperBound - range.lowerBound) * CGFloat(index) / CGFloat(Self.samples)
    }
    let ends = [CGFloat(0), 1].compactMap { end in
      first.parameter(where: along, is: second.value(along, at: end))
    }
    return (even + ends.filter(range.contains)).sorted()
  }

  /// The places, and between them those where the curves come nearest to each other: they may cross twice
  /// between two places.
  private func withNearest(
    _ places: [(t: CGFloat, gap: CGFloat)]
  ) -> [(t: CGFloat, gap: CGFloat)] {
    guard places.count > 1 else { return places }
    var result = places
    for index in places.indices {
      let (before, here) = (places[max(index - 1, 0)], places[index])
      let after = places[min(index + 1, places.count - 1)]
      let isNearest = abs(here.gap) <= abs(before.gap) && abs(here.gap) <= abs(after.gap)
      let isOneSided = (before.gap < 0) == (here.gap < 0) && (here.gap < 0) == (after.gap < 0)
      guard isNearest, isOneSided, let nearest = nearest(from: before.t, to: after.t) else {
        continue
      }
      result.append(nearest)
    }
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
