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
  func meetings(
    with other: MonotoneCurve, tolerance: CGFloat, _ budget: PathBudget
  ) -> [CurveMeeting] {
    guard minX <= other.maxX + tolerance, other.minX <= maxX + tolerance,
      minY <= other.maxY + tolerance, other.minY <= maxY + tolerance
    else { return [] }
    budget.spend(1)
    guard !budget.isSpent else { return [] }
    var result = endMeetings(with: other, tolerance: tolerance)
    if isLine, other.isLine {
      if let crossing = lineCrossing(with: other) { result.append(crossing) }
    } else if !isSame(as: other) {
      result += crossings(with: other, tolerance: tolerance, budget)
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
