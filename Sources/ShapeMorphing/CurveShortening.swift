import Foundation
import VectorGeometry

/// A closed polygon that gets rounder: each point moves inwards as fast as the outline bends there.
///
/// A simple outline stays simple until it is round. The polygon keeps its area and its middle by being
/// enlarged after each step.
/// Source: Grayson, "The heat equation shrinks embedded plane curves to round points", 1987; the
/// semi-implicit step is Dziuk's, "Convergence of a semi-discrete scheme for the curve shortening flow",
/// 1994.
struct CurveShortening {
  /// The outline after each step; the first is the given one.
  private(set) var stages: [[CGPoint]]
  /// The share of the given area that each stage would have without enlarging; where a coarse step enlarges, a little
  /// less than that of the stage before.
  private(set) var shares: [CGFloat] = [1]

  /// What is left of the area at most after a step.
  private static let leastLoss: CGFloat = 0.999

  /// Shortens until no more than `share` of the area would be left.
  init(_ polygon: [CGPoint], downTo share: CGFloat) {
    stages = [polygon]
    let (area, middle) = polygon.areaAndCentroid(isClosed: true)
    guard abs(area) > 1e-9, polygon.count > 3 else { return }
    var (points, left) = (polygon, abs(area))
    while left > share * abs(area), stages.count < 160 {
      points = Self.step(points, by: left * 0.035 / (2 * .pi))
      let (now, center) = points.areaAndCentroid(isClosed: true)
      guard now * area > 0, abs(now) < 2 * left, points.allSatisfy(\.isFinite) else { break }
      // A step that is coarse for sharp corners may enlarge the polygon; the next ones reduce it.
      left = min(abs(now), left * Self.leastLoss)
      let factor = (abs(area) / abs(now)).squareRoot()
      stages.append(points.map { middle + ($0 - center) * factor })
      shares.append(left / abs(area))
    }
  }

  /// The outline at a share of the area between two stages.
  func outline(at share: CGFloat) -> [CGPoint] {
    guard let high = shares.firstIndex(where: { $0 <= share }) else {
      return stages[stages.count - 1]
    }
    guard high > 0 else { return stages[0] }
    let t = (shares[high - 1] - share) / (shares[high - 1] - shares[high])
    return zip(stages[high - 1], stages[high]).map { $0.interpolated(to: $1, at: t) }
  }

  /// One implicit step in time.
  private static func step(_ points: [CGPoint], by time: CGFloat) -> [CGPoint] {
    let count = points.count
    PathBudget.current?.spend(1 + count / 16)
    let chords = points.indices.map { (points[($0 + 1) % count] - points[$0]).length }
    let floor = chords.reduce(0, +) / CGFloat(count) * 1e-3
    let lengths = chords.map { max($0, floor) }
    let mass = points.indices.map { (lengths[$0] + lengths[($0 + count - 1) % count]) / 2 / time }
    let after = lengths.map { -1 / $0 }
    let before = points.indices.map { after[($0 + count - 1) % count] }
    let diagonal = points.indices.map { mass[$0] - after[$0] - before[$0] }
    return CyclicTridiagonal(before: before, diagonal: diagonal, after: after)
      .solution(points.indices.map { points[$0] * mass[$0] })
  }
}

/// Linear equations each of which holds an unknown and its two neighbors in a circle.
///
/// Source: Thomas's algorithm with Sherman and Morrison's formula for the two corners.
private struct CyclicTridiagonal {
  let before: [CGFloat]
  let diagonal: [CGFloat]
  let after: [CGFloat]

  func solution(_ right: [CGPoint]) -> [CGPoint] {
    let last = diagonal.count - 1
    let gamma = -diagonal[0]
    var middle = diagonal
    middle[0] -= gamma
    middle[last] -= before[0] * after[last] / gamma
    var corner = [CGPoint](repeating: .zero, count: diagonal.count)
    (corner[0], corner[last]) = (CGPoint(x: gamma, y: 0), CGPoint(x: after[last], y: 0))
    let (x, z) = (straight(middle, right), straight(middle, corner))
    let share = before[0] / gamma
    let factor = (x[0] + x[last] * share) * (1 / (1 + z[0].x + share * z[last].x))
    return zip(x, z).map { $0 - factor * $1.x }
  }

  private func straight(_ diagonal: [CGFloat], _ right: [CGPoint]) -> [CGPoint] {
    var factors = [CGFloat](repeating: 0, count: diagonal.count)
    var result = right
    var pivot = diagonal[0]
    result[0] = right[0] * (1 / pivot)
    for index in 1..<diagonal.count {
      factors[index] = after[index - 1] / pivot
      pivot = diagonal[index] - before[index] * factors[index]
      result[index] = (right[index] - result[index - 1] * before[index]) * (1 / pivot)
    }
    for index in (0..<(diagonal.count - 1)).reversed() {
      result[index] = result[index] - result[index + 1] * factors[index + 1]
    }
    return result
  }
}
