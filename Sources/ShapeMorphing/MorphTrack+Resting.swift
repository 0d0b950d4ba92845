import Foundation
import VectorGeometry

extension MorphTrack {
  /// The course of an outline that looks the same at both ends, however it is divided there: none.
  ///
  /// Nil unless the outlines are nowhere further apart than three ten-thousandths of their size.
  init?(resting a: MorphContour, as b: MorphContour) {
    guard !a.isPoint, !b.isPoint, a.isClosed == b.isClosed else { return nil }
    let size = a.length / 4
    guard abs(a.length - b.length) < size * 0.004,
      a.isNear(b, within: size * 3e-4), b.isNear(a, within: size * 3e-4)
    else { return nil }
    self.init(a.segments.map { ($0, $0) }, isClosed: a.isClosed, turn: 0)
  }
}

extension MorphContour {
  private static let probes = 96

  /// Whether corners, ends and points between them lie on another outline.
  fileprivate func isNear(_ other: MorphContour, within distance: CGFloat) -> Bool {
    let corners = segments.count <= 512 ? segments.map(\.start) : []
    let even = (0...Self.probes).map { point(at: place(at: CGFloat($0) / CGFloat(Self.probes))) }
    let polyline = other.polyline(step: max(other.length / 512, 1e-9))
    let line = polyline + (other.isClosed ? polyline.prefix(1) : [])
    return (corners + even).allSatisfy { point in
      zip(line, line.dropFirst()).contains { point.isNear($0, $1, within: distance) }
    }
  }
}

extension CGPoint {
  /// Whether the point lies within a distance of a straight line between two others.
  fileprivate func isNear(_ a: CGPoint, _ b: CGPoint, within distance: CGFloat) -> Bool {
    let (way, ray) = (b - a, self - a)
    let square = way.dot(way)
    let along = square > 0 ? min(max(ray.dot(way) / square, 0), 1) : 0
    let gap = ray - way * along
    return gap.dot(gap) <= distance * distance
  }
}
