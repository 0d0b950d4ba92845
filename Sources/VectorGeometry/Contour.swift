package import Foundation

/// One subpath: segments that follow each other without a gap.
package struct Contour: Sendable, Hashable {
  /// Where it starts.
  package var start: CGPoint
  /// What is drawn, without the line that closes it.
  package var segments: [PathSegment]
  /// Whether the end is joined to the start.
  package var isClosed: Bool

  package init(start: CGPoint, segments: [PathSegment] = [], isClosed: Bool = false) {
    self.start = start
    self.segments = segments
    self.isClosed = isClosed
  }

  /// Where it ends before it is closed.
  package var end: CGPoint { segments.last?.end ?? start }

  /// The segments with the line that closes them, if that is longer than nothing.
  package var closedSegments: [PathSegment] {
    isClosed && end != start ? segments + [.line(end, start)] : segments
  }

  /// The steps that draw it.
  package var elements: ContiguousArray<Path.Element> {
    var elements: ContiguousArray<Path.Element> = [.move(to: start)]
    elements.append(contentsOf: segments.lazy.map(\.element))
    if isClosed { elements.append(.closeSubpath) }
    return elements
  }

  /// The contour run backwards; a closed one keeps its start.
  package func reversed() -> Contour {
    var segments = Array(closedSegments.reversed().map(\.reversed))
    guard isClosed else { return Contour(start: end, segments: segments) }
    if segments.count > 1, segments[segments.count - 1].isLine { segments.removeLast() }
    return Contour(start: start, segments: segments, isClosed: true)
  }
}

extension Path {
  /// The subpaths in order; a step after a closing starts a new one at the same start.
  package var contours: [Contour] {
    var result: [Contour] = []
    var current: Contour?
    for element in elements {
      switch element {
      case .move(let to):
        if let current { result.append(current) }
        current = Contour(start: to)
      case .line, .quadCurve, .curve:
        current = current ?? result.last.map { Contour(start: $0.start) }
        if let end = current?.end, let segment = element.segment(from: end) {
          current?.segments.append(segment)
        }
      case .closeSubpath:
        current?.isClosed = true
        if let closed = current { result.append(closed) }
        current = nil
      }
    }
    if let current { result.append(current) }
    return result
  }

  /// Calls `body` with every segment, closing lines included where they are longer than nothing.
  package func forEachSegment(_ body: (PathSegment) -> Void) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let to): start = to
      case .closeSubpath: if current != start { body(.line(current, start)) }
      case .line, .quadCurve, .curve:
        if let segment = element.segment(from: current) { body(segment) }
      }
      current = element.end ?? start
    }
  }
}

extension Path.Element {
  /// What the step draws from the given point; nil for moving and closing.
  package func segment(from start: CGPoint) -> PathSegment? {
    switch self {
    case .move, .closeSubpath: nil
    case .line(let to): .line(start, to)
    case .quadCurve(let to, let control): .quadratic(start, control, to)
    case .curve(let to, let control1, let control2): .cubic(start, control1, control2, to)
    }
  }
}
