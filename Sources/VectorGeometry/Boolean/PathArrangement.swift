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
    /// What it is a part of, as an index among the curves.
    let curve: Int
    /// The part of the curve.
    let range: ClosedRange<CGFloat>
    /// How often each of the paths runs along it, forwards minus backwards.
    var counts: SIMD2<Int>
  }

  /// The segments of both paths, closing lines included.
  let segments: [PathSegment]
  /// The parts of the segments that run one way in x and in y.
  let curves: [MonotoneCurve]
  /// The points that edges run between.
  private(set) var points: [CGPoint] = []
  private(set) var edges: [Edge] = []
  /// What is as good as nothing; points nearer than eight of it are one.
  let tolerance: CGFloat

  /// Cuts both paths; open subpaths count as closed.
  init(_ subject: Path, _ other: Path, _ budget: PathBudget) {
    let parts = [subject.filledSegments, other.filledSegments]
    let count = parts[0].count
    self.init(segments: parts[0] + parts[1], budget) { $0 < count ? SIMD2(1, 0) : SIMD2(0, 1) }
    if !budget.isSpent { mergeShared(budget) }
  }

  private init(
    segments: [PathSegment], _ budget: PathBudget, counts: (Int) -> SIMD2<Int>
  ) {
    self.segments = segments
    curves = segments.enumerated().flatMap { MonotoneCurve.parts(of: $1, source: $0) }
    tolerance = Self.tolerance(of: curves.reduce(.null) { $0.union($1.box) })
    let cuts = CurveCuts(curves, tolerance: tolerance, budget)
    guard !budget.isSpent else { return }
    points = cuts.points
    for (index, curve) in curves.enumerated() {
      appendEdges(of: index, cuts: cuts.cuts(of: index), counts: counts(curve.source))
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
    of curve: Int, cuts: [CurveCuts.Cut], counts: SIMD2<Int>
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
  private mutating func mergeShared(_ budget: PathBudget) {
    var between = LinkedLists<SIMD2<Int>>()
    var kept: [Edge] = []
    for edge in edges {
      let key = SIMD2(min(edge.from, edge.to), max(edge.from, edge.to))
      let twin = between[key].first { other in
        budget.spend(1)
        return budget.isSpent || isSame(kept[other], edge)
      }
      if let twin {
        kept[twin].counts &+= kept[twin].from == edge.from ? edge.counts : 0 &- edge.counts
      } else {
        between.append(kept.count, at: key)
        kept.append(edge)
      }
    }
    edges = kept.filter { $0.counts != .zero }
  }

  /// Whether edges with the same ends are the same curve, by three points of one.
  private func isSame(_ first: Edge, _ second: Edge) -> Bool {
    if curve(of: first).isLine, curve(of: second).isLine { return true }
    return [0.25, 0.5, 0.75].allSatisfy { part in
      curve(of: second).parameter(at: point(of: first, at: part), within: tolerance * 16) != nil
    }
  }

  // MARK: Edges

  /// The curve that an edge is a part of.
  func curve(of edge: Edge) -> MonotoneCurve { curves[edge.curve] }

  /// The point at a share of an edge.
  func point(of edge: Edge, at part: CGFloat) -> CGPoint {
    let (low, high) = (edge.range.lowerBound, edge.range.upperBound)
    return curve(of: edge).point(at: low + (high - low) * part)
  }

  /// The part of its segment that an edge is.
  func sourceRange(of edge: Edge) -> ClosedRange<CGFloat> {
    let curve = curve(of: edge)
    return curve.sourceParameter(
      edge.range.lowerBound)...curve.sourceParameter(
        edge.range.upperBound)
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
