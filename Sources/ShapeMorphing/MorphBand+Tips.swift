import Foundation
import VectorGeometry

extension MorphBand {
  /// How wide a band may be, in parts of the outline's length.
  private static let maximumWidth: CGFloat = 0.05
  private static let samples = 256

  /// The bands that an outline may be taken for: one, from either tip; none if it is not thin.
  static func all(_ contour: MorphContour) -> [MorphBand] {
    let polygon = contour.polyline(step: contour.length / CGFloat(samples))
    let width = 2 * abs(polygon.areaAndCentroid(isClosed: true).0) / contour.length
    guard width < maximumWidth * contour.length,
      let (first, second) = tips(of: contour, width: width / contour.length)
    else { return [] }
    return [(first, second), (second, first)].compactMap {
      MorphBand(contour, from: $0, to: $1, width: width)
    }
  }

  /// The two places where the outline turns back along itself, as fractions of its length.
  private static func tips(of contour: MorphContour, width: CGFloat) -> (CGFloat, CGFloat)? {
    let reach = min(max(1.5 * width, 0.01), 0.06)
    let gap = { (fraction: CGFloat) -> CGFloat in
      let ends = [fraction - reach, fraction + reach].map {
        contour.point(at: contour.place(at: $0.wrapped(true)))
      }
      return (ends[1] - ends[0]).length / contour.length
    }
    let all = (0..<samples).map { CGFloat($0) / CGFloat(samples) }
    let gaps = all.map(gap)
    let best = gaps.indices.min { gaps[$0] < gaps[$1] } ?? 0
    let others = gaps.indices.filter { index in
      let away = abs(all[index] - all[best])
      return min(away, 1 - away) > 0.25
    }
    guard let other = others.min(by: { gaps[$0] < gaps[$1] }) else { return nil }
    guard gaps[best] < 2 * width, gaps[other] < 2 * width else { return nil }
    let ends = contour.bluntEnds(width: width * contour.length)
    let refined = [best, other].map { index -> CGFloat in
      let away = { (end: CGFloat) in min(abs(end - all[index]), 1 - abs(end - all[index])) }
      return ends.filter { away($0) < reach }.min { away($0) < away($1) } ?? all[index]
    }
    return (refined[0], refined[1])
  }
}

extension MorphContour {
  /// The angle from which on a corner may be one of a blunt end, in radians.
  static let leastEndTurn: CGFloat = 0.8

  /// The middles of sides between two corners, about as long as a band is wide, as fractions of the length.
  fileprivate func bluntEnds(width: CGFloat) -> [CGFloat] {
    let isCorner = segments.indices.map {
      abs(MorphStation(self, at: .init(segment: $0, t: 0)).turn) > Self.leastEndTurn
    }
    return segments.indices.compactMap { index in
      let side = distances[index + 1] - distances[index]
      guard isCorner[index], isCorner[(index + 1) % segments.count],
        (0.5 * width...2 * width).contains(side)
      else { return nil }
      return (distances[index] + side / 2) / length
    }
  }
}
