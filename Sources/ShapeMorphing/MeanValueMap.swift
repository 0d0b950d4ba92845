import Foundation
import VectorGeometry

/// Moves points along with a polygon that changes, each by all of its corners.
///
/// Source: Hormann and Floater, "Mean value coordinates for arbitrary planar polygons", 2006.
struct MeanValueMap {
  /// For each point, the weights of the polygon's corners; they sum to 1.
  private let weights: [[CGFloat]]

  init(_ points: [CGPoint], in polygon: [CGPoint]) {
    PathBudget.current?.spend(1 + points.count * polygon.count / 64)
    weights = points.map { Self.weights(of: $0, in: polygon) }
  }

  /// Where the points are in a polygon of as many corners.
  func points(in polygon: [CGPoint]) -> [CGPoint] {
    weights.map { row in
      var sum = CGPoint.zero
      for (weight, corner) in zip(row, polygon) { sum = sum + corner * weight }
      return sum
    }
  }

  /// Where the points are on the way from this map to another.
  func points(in polygon: [CGPoint], blendedWith other: MeanValueMap, at t: CGFloat) -> [CGPoint] {
    PathBudget.current?.spend(1 + weights.count * polygon.count / 256)
    return zip(weights, other.weights).map { row, next in
      var (x, y) = (CGFloat(0), CGFloat(0))
      for index in polygon.indices {
        let weight = row[index] + (next[index] - row[index]) * t
        x += polygon[index].x * weight
        y += polygon[index].y * weight
      }
      return CGPoint(x: x, y: y)
    }
  }

  private static func weights(of point: CGPoint, in polygon: [CGPoint]) -> [CGFloat] {
    let count = polygon.count
    let rays = polygon.map { $0 - point }
    let lengths = rays.map(\.length)
    var result = [CGFloat](repeating: 0, count: count)
    if let hit = lengths.firstIndex(where: { $0 < 1e-9 }) {
      result[hit] = 1
      return result
    }
    for index in 0..<count {
      let next = index + 1 < count ? index + 1 : 0
      let (cross, dot) = (rays[index].cross(rays[next]), rays[index].dot(rays[next]))
      let reach = lengths[index] * lengths[next]
      if abs(cross) < 1e-12 * reach {
        guard dot < 0 else { continue }
        result = [CGFloat](repeating: 0, count: count)
        let along = lengths[index] / (lengths[index] + lengths[next])
        (result[index], result[next]) = (1 - along, along)
        return result
      }
      let tangent = (reach - dot) / cross
      result[index] += tangent / lengths[index]
      result[next] += tangent / lengths[next]
    }
    let sum = result.reduce(0, +)
    guard abs(sum) > 1e-12 else { return [CGFloat](repeating: 1 / CGFloat(count), count: count) }
    return result.map { $0 / sum }
  }
}
