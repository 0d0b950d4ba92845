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
  private(set) var points: MergedPoints
  private(set) var edges: [Edge] = []
  /// Points nearer than this are one.
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
    tolerance = Self.tolerance(of: curves)
    points = MergedPoints(tolerance: tolerance * 4)
    for curve in curves {
      _ = points.index(of: curve.start)
      _ = points.index(of: curve.end)
    }
    let cuts = CurveCuts(curves, tolerance: tolerance)
    for (index, curve) in curves.enumerated() {
      appendEdges(of: curve, cuts: cuts.parameters[index], counts: counts(curve.source))
    }
  }

  /// A 2³²th of the extent: a millionth of what Cairo resolves, and a million times a rounding error.
  private static func tolerance(of curves: [MonotoneCurve]) -> CGFloat {
    var extent = CGFloat(0)
    for curve in curves {
      extent = max(extent, abs(curve.minX), abs(curve.maxX), abs(curve.minY), abs(curve.maxY))
    }
    return max(extent * 0x1p-32, .leastNormalMagnitude)
  }

  private mutating func appendEdges(
    of curve: MonotoneCurve, cuts: [CGFloat], counts: SIMD2<Int>
  ) {
    var (last, lastPoint) = (CGFloat(0), points.index(of: curve.start))
    let endPoint = points.index(of: curve.end)
    for t in cuts.filter({ $0 > 0 && $0 < 1 }).sorted() + [1] {
      let point = points.index(of: curve.point(at: t))
      // A cut beside an end is that end.
      guard point != lastPoint, point != endPoint || t == 1 else { continue }
      edges.append(
        Edge(from: lastPoint, to: point, curve: curve, range: last...t, counts: counts))
      (last, lastPoint) = (t, point)
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

/// Points of which those nearer than a tolerance are one.
struct MergedPoints {
  private(set) var all: [CGPoint] = []
  private let tolerance: CGFloat
  private var cells: [SIMD2<Int>: [Int]] = [:]

  init(tolerance: CGFloat) { self.tolerance = tolerance }

  subscript(index: Int) -> CGPoint { all[index] }

  /// The index of a point, which is added unless one is near.
  mutating func index(of point: CGPoint) -> Int {
    let cell = SIMD2(Int((point.x / tolerance).rounded()), Int((point.y / tolerance).rounded()))
    for dx in -1...1 {
      for dy in -1...1 {
        let near = cells[cell &+ SIMD2(dx, dy)]?.first { all[$0].distance(to: point) <= tolerance }
        if let near { return near }
      }
    }
    all.append(point)
    cells[cell, default: []].append(all.count - 1)
    return all.count - 1
  }
}

/// Where each of some curves meets any other.
struct CurveCuts {
  /// For each curve its parameters, in no order.
  private(set) var parameters: [[CGFloat]]

  /// Compares all curves whose boxes overlap, from left to right.
  init(_ curves: [MonotoneCurve], tolerance: CGFloat) {
    parameters = Array(repeating: [], count: curves.count)
    let order = curves.indices.sorted {
      (curves[$0].minX, $0) < (curves[$1].minX, $1)
    }
    var open: [Int] = []
    for index in order {
      let curve = curves[index]
      open.removeAll { curves[$0].maxX < curve.minX - tolerance }
      for other in open {
        for meeting in curve.meetings(with: curves[other], tolerance: tolerance) {
          parameters[index].append(meeting.first)
          parameters[other].append(meeting.second)
        }
      }
      open.append(index)
    }
  }
}
