import Foundation

/// Two paths cut at all the points where they meet each other or themselves.
///
/// What both run along stands in it once. Points nearer to each other than a tolerance are one, which is how
/// edges shared up to rounding, touching points and slivers are brought into a state without doubt.
struct PathArrangement {
  /// A part of one segment between two points of meeting; runs one way in x and in y.
  struct Edge {
    /// The points it runs between, as indices.
    let from: Int
    let to: Int
    let curve: MonotoneCurve
    /// The part of the curve.
    let range: ClosedRange<CGFloat>
    /// How often each of the paths runs along it, forwards minus backwards.
    var counts: SIMD2<Int>
  }

  /// The segments of both paths, closing lines included.
  let segments: [PathSegment]
  /// The points that edges run between.
  private(set) var points: [CGPoint] = []
  private(set) var edges: [Edge] = []
  /// What is as good as nothing; points nearer than eight of it are one.
  let tolerance: CGFloat

  /// Cuts both paths; open subpaths count as closed.
  init(_ subject: Path, _ other: Path) {
    let parts = [subject.filledSegments, other.filledSegments]
    let count = parts[0].count
    self.init(segments: parts[0] + parts[1]) { $0 < count ? SIMD2(1, 0) : SIMD2(0, 1) }
    mergeShared()
  }

  private init(segments: [PathSegment], counts: (Int) -> SIMD2<Int>) {
    self.segments = segments
    let curves = segments.enumerated().flatMap { MonotoneCurve.parts(of: $1, source: $0) }
    tolerance = Self.tolerance(of: curves.reduce(.null) { $0.union($1.box) })
    let cuts = CurveCuts(curves, tolerance: tolerance)
    points = cuts.points
    for (index, curve) in curves.enumerated() {
      appendEdges(of: curve, cuts: cuts.cuts(of: index), counts: counts(curve.source))
    }
  }

  /// A 2³²th of the extent: a millionth of what Cairo resolves, and a million times a rounding error; more where the
  /// extent is so far from the origin that rounding is.
  static func tolerance(of box: CGRect) -> CGFloat {
    guard !box.isNull else { return .leastNormalMagnitude }
    let reach = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY))
    return max(max(box.width, box.height) * 0x1p-32, reach * 0x1p-44, .leastNormalMagnitude)
  }

  private mutating func appendEdges(
    of curve: MonotoneCurve, cuts: [CurveCuts.Cut], counts: SIMD2<Int>
  ) {
    guard var last = cuts.first, let end = cuts.last else { return }
    for cut in cuts.dropFirst() {
      // A cut beside an end is that end.
      guard cut.point != last.point, cut.point != end.point || cut.t == 1 else { continue }
      edges.append(
        Edge(from: last.point, to: cut.point, curve: curve, range: last.t...cut.t, counts: counts))
      last = cut
    }
  }

  /// Joins edges between the same points that are the same curve, and leaves out those that cancel.
  private mutating func mergeShared() {
    var between: [SIMD2<Int>: [Int]] = [:]
    var kept: [Edge] = []
    for edge in edges {
      let key = SIMD2(min(edge.from, edge.to), max(edge.from, edge.to))
      if let twin = between[key]?.first(where: { isSame(kept[$0], edge) }) {
        kept[twin].counts &+= kept[twin].from == edge.from ? edge.counts : 0 &- edge.counts
      } else {
        between[key, default: []].append(kept.count)
        kept.append(edge)
      }
    }
    edges = kept.filter { $0.counts != .zero }
  }

  /// Whether edges with the same ends are the same curve, by three points of one.
  private func isSame(_ first: Edge, _ second: Edge) -> Bool {
    if first.curve.isLine, second.curve.isLine { return true }
    return [0.25, 0.5, 0.75].allSatisfy { part in
      second.curve.parameter(at: first.point(at: part), within: tolerance * 16) != nil
    }
  }
}

extension PathArrangement.Edge {
  /// The parameter of its curve at a share of the edge.
  func parameter(at part: CGFloat) -> CGFloat {
    range.lowerBound + (range.upperBound - range.lowerBound) * part
  }

  /// The point at a share of the edge.
  func point(at part: CGFloat) -> CGPoint { curve.point(at: parameter(at: part)) }

  /// The part of its segment.
  var sourceRange: ClosedRange<CGFloat> {
    curve.sourceParameter(range.lowerBound)...curve.sourceParameter(range.upperBound)
  }
}

extension Path {
  /// All segments of the path as it is filled: open subpaths are closed.
  fileprivate var filledSegments: [PathSegment] {
    contours.flatMap { contour in
      contour.end == contour.start
        ? contour.segments : contour.segments + [.line(contour.end, contour.start)]
    }
  }
}
