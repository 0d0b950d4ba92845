import Foundation

/// One side of a line while it is drawn.
struct StrokeSide {
  var start = CGPoint.zero
  private(set) var segments: [PathSegment] = []
  /// Where the side goes on after a fan, of which it follows the center.
  private var pendingReturn: CGPoint?

  init(start: CGPoint = .zero) { self.start = start }

  /// Where it has come to.
  var end: CGPoint { segments.last?.end ?? start }

  mutating func line(to point: CGPoint) {
    flush()
    guard point != end else { return }
    segments.append(.line(end, point))
  }

  mutating func curve(_ cubic: PathSegment) {
    flush()
    if case .cubic(let start, let control1, let control2, let point) = cubic {
      let origin = end
      segments.append(.cubic(origin, control1 + (origin - start), control2, point))
    }
  }

  /// Ends the line drawn last at the point, sooner or later than it did.
  mutating func cutLast(to point: CGPoint) {
    flush()
    guard case .line(let first, _) = segments.last else { return line(to: point) }
    segments[segments.count - 1] = .line(first, point)
  }

  /// Follows the center of the line, to come back to the side later.
  private mutating func fold(from first: CGPoint, to last: CGPoint, back: CGPoint) {
    if pendingReturn == nil { line(to: first) }
    pendingReturn = nil
    line(to: last)
    pendingReturn = back
  }

  /// Adds the side of a piece, or the center where the side runs backwards.
  mutating func add(_ offset: OffsetCurve, of piece: StrokeSegment) {
    if offset.isFolded {
      fold(from: piece.start, to: piece.end, back: offset.cubic.end)
    } else {
      curve(offset.cubic)
    }
  }

  mutating func flush() {
    guard let point = pendingReturn else { return }
    pendingReturn = nil
    line(to: point)
  }

  /// Begins where the last join has ended, which may have shortened the first line.
  mutating func close() {
    flush()
    start = end
    if case .line(_, let point) = segments.first { segments[0] = .line(start, point) }
  }
}
