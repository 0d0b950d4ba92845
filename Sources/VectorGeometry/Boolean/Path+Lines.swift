import Foundation

extension Path {
  /// The parts of this path's lines that lie in what the other fills.
  ///
  /// The path counts as lines: open subpaths stay open. Parts that run along the other's outline count as
  /// inside. Exact up to a 2³²th of the paths' extent. Too much work leaves nothing; see ``union(_:eoFill:)``.
  ///
  /// - Parameter eoFill: Whether the other is filled by the even-odd rule, else by the nonzero one.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(in: other, eoFill: eoFill, inside: true)
  }

  /// Returns the parts of this path's lines outside the other's fill; see ``lineIntersection(_:eoFill:)``.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(in: other, eoFill: eoFill, inside: false)
  }

  private func lines(in region: Path, eoFill: Bool, inside: Bool) -> Path {
    let budget = PathBudget.current ?? PathBudget(limit: .max)
    let cutter = LineCutter(region, lines: self, eoFill: eoFill, budget)
    var path = Path()
    for contour in contours {
      let pieces = contour.closedSegments.flatMap { cutter.pieces(of: $0) }
      guard !budget.isSpent else { return Path() }
      let kept = pieces.filter { $0.isInside == inside }
      guard kept.count < pieces.count || pieces.isEmpty else {
        for element in contour.elements where !pieces.isEmpty { path.append(element) }
        continue
      }
      path.append(joining: kept, wraps: contour.isClosed)
    }
    return path
  }

  /// Adds pieces, those that follow each other as one subpath; one that a closed contour's start cuts, too.
  private mutating func append(joining pieces: [LineCutter.Piece], wraps: Bool) {
    var runs: [[PathSegment]] = []
    for piece in pieces {
      if let last = runs.last?.last, last.end == piece.segment.start {
        runs[runs.count - 1].append(piece.segment)
      } else {
        runs.append([piece.segment])
      }
    }
    if wraps, runs.count > 1, runs[runs.count - 1].last?.end == runs[0].first?.start {
      runs[0] = runs.removeLast() + runs[0]
    }
    for run in runs {
      append(.move(to: run[0].start))
      for segment in run { append(segment.element) }
    }
  }
}

/// Cuts segments at the outline of a region.
struct LineCutter {
  /// A part of a segment that is inside of the region or outside as a whole.
  struct Piece {
    let segment: PathSegment
    let isInside: Bool
  }

  private let outline: [MonotoneCurve]
  private let region: Path
  private let eoFill: Bool
  private let tolerance: CGFloat
  private let budget: PathBudget

  init(_ region: Path, lines: Path, eoFill: Bool, _ budget: PathBudget) {
    (self.region, self.budget) = (region, budget)
    self.eoFill = eoFill
    outline = region.contours.flatMap { contour in
      (contour.segments + [.line(contour.end, contour.start)])
        .flatMap { MonotoneCurve.parts(of: $0, source: 0) }
    }
    tolerance = PathArrangement.tolerance(
      of: region.controlPointBounds.union(lines.controlPointBounds))
  }

  /// The parts of a segment, those of the same side joined.
  func pieces(of segment: PathSegment) -> [Piece] {
    var result: [(range: ClosedRange<CGFloat>, isInside: Bool)] = []
    for curve in MonotoneCurve.parts(of: segment, source: 0) {
      for (low, high) in cuts(of: curve) {
        let isInside = isInside(curve.point(at: (low + high) / 2))
        let range = curve.sourceParameter(low)...curve.sourceParameter(high)
        if let last = result.last, last.isInside == isInside {
          result[result.count - 1].range = last.range.lowerBound...range.upperBound
        } else {
          result.append((range, isInside))
        }
      }
    }
    return result.map { range, isInside in
      Piece(
        segment: segment.part(from: range.lowerBound, to: range.upperBound), isInside: isInside)
    }
  }

  /// The parts of a curve between places where it meets the outline.
  private func cuts(of curve: MonotoneCurve) -> [(CGFloat, CGFloat)] {
    budget.spend(1 + outline.count / 32)
    guard !budget.isSpent else { return [] }
    let meetings = outline.flatMap { curve.meetings(with: $0, tolerance: tolerance, budget) }
    var places: [CGFloat] = [0]
    for t in meetings.map(\.first).sorted() + [1] {
      let isApart =
        curve.point(at: t).distance(to: curve.point(at: places[places.count - 1])) > tolerance * 4
      if t == 1, !isApart, places.count > 1 { places.removeLast() }
      if isApart || t == 1 { places.append(t) }
    }
    return Array(zip(places, places.dropFirst()))
  }

  private func isInside(_ point: CGPoint) -> Bool {
    budget.spend(1 + outline.count / 32)
    guard !budget.isSpent else { return false }
    return region.contains(point, eoFill: eoFill)
      || outline.contains { $0.parameter(at: point, within: tolerance * 4) != nil }
  }
}
