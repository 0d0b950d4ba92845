import Foundation
import VectorGeometry

extension MorphCut {
  /// Parts of a line for the lines it is to become, in their order.
  ///
  /// It is cut at its sharpest corners near where their lengths ask for it; a closed one is opened at
  /// its start.
  static func strokes(of contour: MorphContour, for targets: [MorphOutline]) -> [MorphContour] {
    guard targets.count > 1 else { return [contour] }
    guard !contour.isPoint else { return targets.map { _ in contour } }
    let open = contour.isClosed ? contour.opened(at: .init(segment: 0, t: 0)) : contour
    let forward = Array(targets.indices).sorted {
      (along(open, targets[$0].centroid), $0) < (along(open, targets[$1].centroid), $1)
    }
    let lengths = forward.map { targets[$0].contour.length }
    let whole = max(lengths.reduce(0, +), 1e-12)
    var (sum, cuts) = (CGFloat(0), [MorphContour.Place(segment: 0, t: 0)])
    for length in lengths.dropLast() {
      sum += length / whole
      let least = open.fraction(of: cuts[cuts.count - 1])
      cuts.append(corner(of: open, near: sum, after: least))
    }
    cuts.append(open.place(ofNode: open.segments.count))
    var parts = targets.map { _ in open }
    for (index, target) in forward.enumerated() {
      let arc = open.arc(from: cuts[index], to: cuts[index + 1])
      parts[target] = MorphContour(
        segments: arc, isClosed: false, start: open.point(at: cuts[index]))
    }
    return parts
  }

  /// The fraction of a line that is nearest to a point.
  private static func along(_ line: MorphContour, _ point: CGPoint) -> Int {
    (0...64).min { a, b in
      let distance = { (step: Int) in
        (line.point(at: line.place(at: CGFloat(step) / 64)) - point).length
      }
      return distance(a) < distance(b)
    } ?? 0
  }

  private static func corner(
    of line: MorphContour, near fraction: CGFloat, after least: CGFloat
  ) -> MorphContour.Place {
    let corners = line.nodes.map { MorphStation(line, at: line.place(ofNode: $0)) }
      .filter { $0.isCorner && abs($0.fraction - fraction) < 0.15 && $0.fraction > least + 0.01 }
    let sharpest = corners.max { abs($0.turn) < abs($1.turn) }
    return sharpest?.place ?? line.place(at: max(fraction, least + 0.01))
  }
}
