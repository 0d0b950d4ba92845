import Foundation

/// Parts of two curves that may meet.
private struct PartPair {
  var first: CurvePart
  var second: CurvePart
}

/// Where two curves are near to each other.
private struct NearRun {
  var first: ClosedRange<CGFloat>
  var second: ClosedRange<CGFloat>

  mutating func join(_ other: NearRun) {
    (first, second) = (first.hull(other.first), second.hull(other.second))
  }
}

extension ClosedRange<CGFloat> {
  fileprivate func hull(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }

  /// The range and as much on both sides, within 0...1.
  fileprivate var withSurroundings: Self {
    let length = upperBound - lowerBound
    return Swift.max(0, lowerBound - length)...Swift.min(1, upperBound + length)
  }
}

extension MonotoneCurve {
  /// Above this number of pairs two curves run beside each other.
  private static let mostPairs = 128

  /// Where two curves cross, each place once.
  ///
  /// Halves both, and keeps the parts that nothing straight parts, until these are points or too many. What is
  /// left is made exact: a crossing by Newton's method, else by the sign of the gap between the curves.
  func crossings(
    with other: MonotoneCurve, tolerance: CGFloat, _ budget: PathBudget
  ) -> [CurveMeeting] {
    var pairs = [PartPair(first: whole, second: other.whole)]
    var near: [NearRun] = []
    while !pairs.isEmpty, pairs.count <= Self.mostPairs {
      budget.spend(pairs.count / 2)
      var next: [PartPair] = []
      for pair in pairs {
        let (first, second) = (
          pair.first.parts(over: tolerance), pair.second.parts(over: tolerance)
        )
        if first.count == 1, second.count == 1 {
          near.append(NearRun(first: pair.first.range, second: pair.second.range))
          continue
        }
        for first in first {
          for second in second where !first.isApart(from: second, by: tolerance / 4) {
            next.append(PartPair(first: first, second: second))
          }
        }
      }
      pairs = next
    }
    near += pairs.map { NearRun(first: $0.first.range, second: $0.second.range) }
    return runs(of: near).flatMap { crossings(in: $0, with: other, tolerance, budget) }
  }

  /// The runs without gaps between them.
  private func runs(of near: [NearRun]) -> [NearRun] {
    var runs: [NearRun] = []
    for one in near.sorted(by: { $0.first.lowerBound < $1.first.lowerBound }) {
      if let last = runs.last, last.first.overlaps(one.first) {
        runs[runs.count - 1].join(one)
      } else {
        runs.append(one)
      }
    }
    return runs
  }

  /// The crossing of curves that are near to each other about a point alone, else where they change sides.
  private func crossings(
    in run: NearRun, with other: MonotoneCurve, _ tolerance: CGFloat, _ budget: PathBudget
  ) -> [CurveMeeting] {
    let (start, end) = (point(at: run.first.lowerBound), point(at: run.first.upperBound))
    if start.distance(to: end) < tolerance * 256,
      let crossing = newtonCrossing(at: run, with: other, tolerance)
    {
      return [crossing]
    }
    budget.spend(CurveGap.steps)
    let gap = CurveGap(
      first: self, second: other, range: run.first.withSurroundings, deadZone: tolerance / 8)
    return gap.signChanges().map { t in
      let place = value(gap.along, at: t)
      return CurveMeeting(first: t, second: other.parameter(where: gap.along, nearest: place))
    }
  }

  /// The crossing by Newton's method in both parameters; nil where it finds none, as where curves are parallel.
  private func newtonCrossing(
    at run: NearRun, with other: MonotoneCurve, _ tolerance: CGFloat
  ) -> CurveMeeting? {
    let (firstRange, secondRange) = (run.first.withSurroundings, run.second.withSurroundings)
    var t = (run.first.lowerBound + run.first.upperBound) / 2
    var s = (run.second.lowerBound + run.second.upperBound) / 2
    for _ in 0..<24 {
      let offset = other.point(at: s) - point(at: t)
      let (way, otherWay) = (derivative(at: t), other.derivative(at: s))
      let area = way.cross(otherWay)
      guard abs(area) > way.length * otherWay.length * 1e-9 else { return nil }
      let steps = (offset.cross(otherWay) / area, offset.cross(way) / area)
      let last = (t, s)
      t = min(max(t + steps.0, firstRange.lowerBound), firstRange.upperBound)
      s = min(max(s + steps.1, secondRange.lowerBound), secondRange.upperBound)
      if last == (t, s) || max(abs(steps.0), abs(steps.1)) < 1e-16 { break }
    }
    guard point(at: t).distance(to: other.point(at: s)) <= tolerance / 256 else { return nil }
    return CurveMeeting(first: t, second: s)
  }
}

extension CurvePart {
  /// The part itself if it is no larger than the tolerance, else its halves.
  fileprivate func parts(over tolerance: CGFloat) -> [CurvePart] {
    size <= tolerance || range.upperBound - range.lowerBound < 1e-14 ? [self] : halves
  }
}
