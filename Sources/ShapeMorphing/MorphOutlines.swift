import Foundation
import IntegerConversion
import VectorGeometry

/// The outlines of one end of a morph.
struct MorphOutlines: Sendable {
  var outlines: [MorphOutline] = []

  /// The outlines of a path; subpaths with points that are not finite are left out.
  init(_ path: Path, in space: MorphSpace, options: MorphPlan.Options) {
    var index = 0
    // Who names starts or partners means the outlines as they are written.
    let isAsWritten =
      options.isStroked || options.pairing == .inOrder || options.startOffset != .automatic
    let contours = isAsWritten ? path.contours : path.contoursUncrossed(options.fillStyle)
    for contour in contours {
      for loop in MorphContour.loops(of: contour, in: space, isStroked: options.isStroked) {
        outlines.append(MorphOutline(contour: loop, index: index))
        index += 1
      }
    }
    guard !options.isStroked, outlines.count <= Self.maximumForRoles else { return }
    assignRoles(isEvenOdd: options.fillStyle.isEOFilled)
    outlines = outlines.map(\.oriented)
  }

  /// Beyond this number, all outlines count as ink: telling holes takes the square of it.
  private static let maximumForRoles = 2_000

  /// So many corners are gone around in the time of one step of the budget.
  ///
  /// Source: measured.
  static let cornersInStep = 512

  private mutating func assignRoles(isEvenOdd: Bool) {
    let boxes = outlines.map { MorphBox($0.polygon) }
    let isFilled = { (winding: Int) in isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0 }
    for index in outlines.indices where outlines[index].area > 0 {
      guard PathBudget.current?.isSpent != true else { return }
      let around = windingAround(index, boxes)
      let own = outlines[index].signedArea > 0 ? 1 : -1
      guard isFilled(around), !isFilled(around + own) else { continue }
      outlines[index].isHole = true
    }
    for index in outlines.indices where outlines[index].isHole {
      guard PathBudget.current?.isSpent != true else { return }
      outlines[index].parent = smallestInk(around: index, boxes)
    }
  }

  /// The winding number of all others just outside an outline: what most of some of its points say.
  private func windingAround(_ index: Int, _ boxes: [MorphBox]) -> Int {
    var (votes, corners) = ([Int: Int](), 0)
    for probe in probes(index) {
      var winding = 0
      for other in outlines.indices where other != index && boxes[other].contains(probe) {
        winding += outlines[other].polygon.winding(around: probe)
        corners += outlines[other].polygon.count
      }
      votes[winding, default: 0] += 1
    }
    PathBudget.current?.spend(1 + corners / Self.cornersInStep)
    return votes.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
  }

  private func smallestInk(around index: Int, _ boxes: [MorphBox]) -> Int? {
    let probes = probes(index)
    let around = outlines.indices.filter { other in
      other != index && !outlines[other].isHole && outlines[other].area > outlines[index].area
        && probes.count(where: {
          boxes[other].contains($0) && outlines[other].polygon.winding(around: $0) != 0
        }) * 2 > probes.count
    }
    return around.min { outlines[$0].area < outlines[$1].area }
  }

  /// Five points spread over an outline.
  private func probes(_ index: Int) -> [CGPoint] {
    let polygon = outlines[index].polygon
    return (0..<5).map { step in
      let at = polygon.count * step / 5
      // Beside the corners, where outlines tend to touch.
      return polygon[at].interpolated(to: polygon[(at + 1) % polygon.count], at: 0.382)
    }
  }
}

extension Path {
  /// Subpaths with more segments than this are taken as they are.
  private static let maximumUncrossed = 256

  /// The subpaths; one that runs through itself, and near no other, becomes the edge of what it fills.
  fileprivate func contoursUncrossed(_ style: FillStyle) -> [Contour] {
    let contours = contours
    guard contours.count <= 32 else { return contours }
    let boxes = contours.map { Path(elements: $0.elements).boundingRect }
    return contours.enumerated().flatMap { index, contour -> [Contour] in
      let isAlone = boxes.indices.allSatisfy {
        $0 == index || !boxes[$0].touches(boxes[index])
      }
      guard isAlone, contour.segments.count <= Self.maximumUncrossed, contour.crossesItself else {
        return [contour]
      }
      return Path(elements: contour.elements).normalized(eoFill: style.isEOFilled).contours
    }
  }
}

extension Contour {
  /// Whether the outline runs through itself elsewhere than at its nodes.
  fileprivate var crossesItself: Bool {
    let pieces = segments.flatMap { segment -> [CGPoint] in
      let count = segment.isLine ? 1 : 12
      return (0..<count).map { segment.point(at: CGFloat($0) / CGFloat(count)) }
    }
    let points = pieces + (segments.last.map { [$0.end] } ?? [])
    guard points.allSatisfy(\.isFinite) else { return false }
    let space = MorphSpace(around: points)
    return MorphCrossings.count([(points: points.map(space.inside), isClosed: true)]) > 0
  }
}

extension MorphContour {
  /// The loops of a subpath in the space of the morph: one, or where a filled one touches itself at
  /// its nodes, one for each simple round, which fills the same.
  static func loops(of contour: Contour, in space: MorphSpace, isStroked: Bool) -> [MorphContour] {
    guard contour.start.isFinite else { return [] }
    let start = space.inside(contour.start)
    var segments: [PathSegment] = []
    for segment in contour.closedSegments {
      let (a, b, c, d) = segment.cubicPoints
      guard a.isFinite, b.isFinite, c.isFinite, d.isFinite else { return [] }
      let (p, q) = (space.inside(a), space.inside(d))
      let piece: PathSegment =
        segment.isLine ? .line(p, q) : .cubic(p, space.inside(b), space.inside(c), q)
      if piece.roughLength > 1e-12 { segments.append(piece) }
    }
    guard !isStroked else {
      return [MorphContour(segments: segments, isClosed: contour.isClosed, start: start)]
    }
    if let last = segments.last, let first = segments.first, last.end != first.start {
      segments.append(.line(last.end, first.start))
    }
    return rounds(of: segments).map { MorphContour(segments: $0, isClosed: true, start: start) }
  }

  /// Cuts a closed row of segments where it comes back to one of its nodes.
  private static func rounds(of segments: [PathSegment]) -> [[PathSegment]] {
    var rounds: [[PathSegment]] = []
    var open: [PathSegment] = []
    var starts: [Node: Int] = [:]
    for segment in segments {
      starts[Node(segment.start)] = open.count
      open.append(segment)
      guard let first = starts[Node(segment.end)] else { continue }
      let round = Array(open[first...])
      for piece in round { starts[Node(piece.start)] = nil }
      open.removeSubrange(first...)
      rounds.append(round)
    }
    if !open.isEmpty { rounds.append(open) }
    // A round that encloses nothing, such as a line there and back, stays with the whole.
    let hasFlat = rounds.contains { $0.count < 3 && $0.allSatisfy(\.isLine) }
    return rounds.count < 2 || rounds.count > 16 || hasFlat ? [segments] : rounds
  }

  private struct Node: Hashable {
    let x: Int64
    let y: Int64

    init(_ point: CGPoint) {
      x = Int64(clamping: (point.x * 1e9).rounded())
      y = Int64(clamping: (point.y * 1e9).rounded())
    }
  }
}
