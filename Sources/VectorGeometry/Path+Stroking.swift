package import Foundation

extension Path {
  /// The outline of the path drawn as a line: filled by the nonzero rule it paints the stroke.
  ///
  /// Lines stay lines; the sides of curves, caps and joins are cubics within 0.01 points.
  public func strokedPath(_ style: StrokeStyle) -> Path { strokedPath(style, tolerance: 0.01) }

  /// The outline of the path drawn as a line, within `tolerance` points.
  ///
  /// A subpath of no length gives a disc or an upright square with round or square caps, nothing with
  /// butt caps, and nothing if it only moves. Subpaths with coordinates that are not finite or beyond
  /// 10^60 are left out. Empty for a line width that is not positive and finite. The number of curves
  /// grows with the fourth root of 1/tolerance.
  package func strokedPath(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard style.lineWidth > 0, style.lineWidth < 1e60 else { return Path() }
    let drawable = Path(
      elements: ContiguousArray(contours.filter(\.isStrokable).flatMap(\.elements)))
    var stroker = Stroker(style: style, tolerance: tolerance)
    for dash in drawable.dashes(style) { stroker.add(dash) }
    return Path(elements: stroker.elements)
  }

  /// A rectangle around everything that a stroke paints; tight but for caps and curves' corners.
  package func strokedBounds(_ style: StrokeStyle) -> CGRect {
    let box = boundingRect
    let half = style.lineWidth / 2
    guard !box.isNull, half > 0, half.isFinite else { return .null }
    let reach = style.lineCap == .square ? half * 2.0.squareRoot() : half
    var bounds = box.insetBy(dx: -reach, dy: -reach)
    guard style.lineJoin == .miter else { return bounds }
    for contour in contours {
      let segments = contour.closedSegments.filter { !$0.isPoint }
      var previous = contour.isClosed ? segments.last : nil
      for segment in segments {
        if let tip = previous.flatMap({ miterTip($0, segment, style: style) }) {
          bounds = bounds.union(CGRect(origin: tip, size: .zero))
        }
        previous = segment
      }
    }
    return bounds
  }

  private func miterTip(
    _ first: PathSegment, _ second: PathSegment, style: StrokeStyle
  ) -> CGPoint? {
    guard let a = first.direction(at: 1), let b = second.direction(at: 0) else { return nil }
    let square = 2 / (1 + a.dot(b))
    guard square <= style.miterLimit * style.miterLimit, square.isFinite else { return nil }
    let outward = a - b
    return outward.unit.map { first.end + $0 * (style.lineWidth / 2 * square.squareRoot()) }
  }
}

extension Contour {
  /// Whether all coordinates are small enough to calculate with.
  fileprivate var isStrokable: Bool {
    elements.allSatisfy { element in
      var isSmall = true
      _ = element.mapped { point in
        isSmall = isSmall && abs(point.x) < 1e60 && abs(point.y) < 1e60
        return point
      }
      return isSmall
    }
  }
}
