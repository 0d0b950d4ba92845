import Foundation

/// Joins edges with the filled region on their right to closed contours.
struct ContourLinker {
  /// An edge in the direction in which it is drawn.
  struct DirectedEdge {
    let edge: PathArrangement.Edge
    /// The segment that it is a part of, and the part.
    let source: Int
    let sourceRange: ClosedRange<CGFloat>
    let isReversed: Bool

    init(_ edge: PathArrangement.Edge, of arrangement: PathArrangement, isReversed: Bool) {
      (self.edge, self.isReversed) = (edge, isReversed)
      source = arrangement.curve(of: edge).source
      sourceRange = arrangement.sourceRange(of: edge)
    }

    var from: Int { isReversed ? edge.to : edge.from }
    var to: Int { isReversed ? edge.from : edge.to }

    /// The parameters of the segment at its start and at its end.
    var parameters: (CGFloat, CGFloat) {
      isReversed
        ? (sourceRange.upperBound, sourceRange.lowerBound)
        : (sourceRange.lowerBound, sourceRange.upperBound)
    }

    /// Whether it goes on with what another one drew.
    func continues(_ other: DirectedEdge) -> Bool {
      source == other.source && isReversed == other.isReversed
        && parameters.0 == other.parameters.1
    }
  }

  private let arrangement: PathArrangement
  private let edges: [DirectedEdge]
  private let budget: PathBudget
  private var starting: [Int: [Int]] = [:]
  private var isUsed: [Bool]

  init(
    _ arrangement: PathArrangement, _ edges: [DirectedEdge], _ budget: PathBudget
  ) {
    (self.arrangement, self.budget) = (arrangement, budget)
    self.edges = edges
    isUsed = Array(repeating: false, count: edges.count)
    for (index, edge) in edges.enumerated() { starting[edge.from, default: []].append(index) }
  }

  /// The closed contours as a path, clockwise on screen around what is filled.
  mutating func path() -> Path {
    var path = Path()
    for index in edges.indices where !isUsed[index] { append(contour(from: index), to: &path) }
    return path
  }

  /// Follows edges from one of them until they come back.
  private mutating func contour(from index: Int) -> [DirectedEdge] {
    var contour: [DirectedEdge] = []
    var next: Int? = index
    while let current = next {
      isUsed[current] = true
      contour.append(edges[current])
      guard edges[current].to != edges[index].from else { break }
      next = follower(of: edges[current])
    }
    return contour
  }

  /// The edge that goes on from the end of another: where regions touch the one most to the right, so that each
  /// has a contour of its own.
  private func follower(of edge: DirectedEdge) -> Int? {
    budget.spend(starting[edge.to, default: []].count / 4)
    guard !budget.isSpent else { return nil }
    let candidates = starting[edge.to, default: []].filter { !isUsed[$0] }
    guard candidates.count > 1 else { return candidates.first }
    let way = direction(of: edge, atEnd: true)
    return candidates.max { first, second in
      turn(from: way, to: edges[first]) < turn(from: way, to: edges[second])
    }
  }

  private func turn(from way: CGPoint, to edge: DirectedEdge) -> CGFloat {
    let next = direction(of: edge, atEnd: false)
    return atan2(way.cross(next), way.dot(next))
  }

  private func direction(of edge: DirectedEdge, atEnd: Bool) -> CGPoint {
    let segment = arrangement.segments[edge.source]
    let (first, last) = edge.parameters
    let way = segment.direction(at: atEnd ? last : first) ?? .zero
    return edge.isReversed ? -way : way
  }

  // MARK: Drawing

  private func append(_ contour: [DirectedEdge], to path: inout Path) {
    let contour = startingAtCorner(contour)
    guard let first = contour.first else { return }
    var segments: [PathSegment] = []
    var run: [DirectedEdge] = []
    for edge in contour {
      if let last = run.last, !edge.continues(last) {
        segments.append(segment(of: run))
        run = []
      }
      run.append(edge)
    }
    segments.append(segment(of: run))
    let start = arrangement.points[first.from]
    guard !isTiny(segments, around: start) else { return }
    if segments.count > 1, segments[segments.count - 1].isLine { segments.removeLast() }
    path.append(.move(to: start))
    for segment in segments { path.append(segment.element) }
    path.append(.closeSubpath)
  }

  /// The contour from the first edge that does not go on with what is before it.
  private func startingAtCorner(_ contour: [DirectedEdge]) -> [DirectedEdge] {
    let start = contour.indices.first { index in
      !contour[index].continues(contour[index == 0 ? contour.count - 1 : index - 1])
    }
    guard let start else { return contour }
    return Array(contour[start...] + contour[..<start])
  }

  /// What edges that go on with each other draw, from point to point.
  private func segment(of run: [DirectedEdge]) -> PathSegment {
    let source = arrangement.segments[run[0].source]
    let (first, last) = (run[0].parameters.0, run[run.count - 1].parameters.1)
    let part = source.part(from: min(first, last), to: max(first, last))
    return (run[0].isReversed ? part.reversed : part).withEnds(
      arrangement.points[run[0].from], arrangement.points[run[run.count - 1].to])
  }

  /// Whether all is within some tolerances of a point: what is left of rounding.
  private func isTiny(_ segments: [PathSegment], around point: CGPoint) -> Bool {
    segments.allSatisfy { segment in
      let box = segment.boundingRect.insetBy(
        dx: -arrangement.tolerance * 8, dy: -arrangement.tolerance * 8)
      return box.width < arrangement.tolerance * 32 && box.height < arrangement.tolerance * 32
        && box.contains(point)
    }
  }
}

extension PathSegment {
  /// The segment with its ends moved a little.
  fileprivate func withEnds(_ start: CGPoint, _ end: CGPoint) -> PathSegment {
    switch self {
    case .line: .line(start, end)
    case .quadratic(_, let control, _): .quadratic(start, control, end)
    case .cubic(_, let control1, let control2, _): .cubic(start, control1, control2, end)
    }
  }
}
