public import Foundation

extension Path {
  /// The part of the path between two fractions of its length, clamped to 0...1.
  ///
  /// The length runs over all subpaths, closing lines included. Curves stay curves; a subpath that is
  /// inside as a whole stays closed. Empty when `from` is not less than `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(from, 0), min(to, 1))
    guard from < to, !isEmpty else { return Path() }
    guard from > 0 || to < 1 else { return self }
    let measured = contours.map(MeasuredContour.init)
    let total = measured.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    var result = ContiguousArray<Element>()
    var position: CGFloat = 0
    for contour in measured {
      let part = contour.part(from: from * total - position, to: to * total - position)
      if let part { result.append(contentsOf: part.elements) }
      position += contour.length
    }
    return Path(elements: result)
  }
}

/// A subpath with the lengths of its segments.
package struct MeasuredContour: Sendable {
  /// The subpath.
  package let contour: Contour
  /// Its segments with the line that closes it.
  package let segments: [PathSegment]
  /// The length of each segment, in points.
  package let lengths: [CGFloat]
  /// The length of all.
  package let length: CGFloat

  package init(_ contour: Contour) {
    self.contour = contour
    segments = contour.closedSegments
    lengths = segments.map(\.length)
    length = lengths.reduce(0, +)
  }

  /// The part between two distances from the start; nil if there is nothing between them.
  package func part(from: CGFloat, to: CGFloat) -> Contour? {
    guard from < to, to > 0, from < length else { return nil }
    // Distances that fall on the ends up to rounding mean the ends.
    let slack = length * 1e-12
    guard from > slack || to < length - slack else { return contour }
    var parts: [PathSegment] = []
    var position: CGFloat = 0
    for (segment, length) in zip(segments, lengths) {
      let t0 = segment.parameter(atDistance: from - position, of: length)
      let t1 = segment.parameter(atDistance: to - position, of: length)
      if t0 < t1, (t1 - t0) * length > slack { parts.append(segment.part(from: t0, to: t1)) }
      position += length
      if position >= to { break }
    }
    return parts.first.map { Contour(start: $0.start, segments: parts) }
  }

  /// The point and direction at a distance from the start; nil where there is nothing.
  package func place(at distance: CGFloat) -> (point: CGPoint, direction: CGPoint)? {
    var position: CGFloat = 0
    for (segment, length) in zip(segments, lengths) where length > 0 {
      if distance < position + length || position + length >= self.length * (1 - 1e-12) {
        let t = segment.parameter(atDistance: distance - position, of: length)
        return segment.direction(at: t).map { (segment.point(at: t), $0) }
      }
      position += length
    }
    return nil
  }
}
