import Foundation

/// Makes the outlines of strokes.
///
/// An outline runs along the left side of the line and back along the right one. It is a sum of pieces
/// that all run clockwise on screen: half a strip on either side of each segment, joins outside of
/// corners, caps. As none runs the other way, overlaps never cancel and the nonzero fill is the union.
/// Two things keep that true where a plain offset would not: inner joins go through the corner, and
/// where a curve turns more tightly than half the line's width (so that its offset would run backwards)
/// the inner half is added as a fan of convex pieces.
struct Stroker {
  private(set) var elements = ContiguousArray<Path.Element>()

  private let style: StrokeStyle
  private let tolerance: CGFloat
  private let half: CGFloat
  private let corners: StrokeCorners
  /// The largest turn of a piece of a fan, in radians.
  private let fanAngle: CGFloat
  private var left = StrokeSide()
  private var right = StrokeSide()

  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    half = style.lineWidth / 2
    corners = StrokeCorners(style: style)
    self.tolerance = max(tolerance, half * 1e-6, 1e-6)
    fanAngle = min(0.2, max(0.02, (8 * self.tolerance / half).squareRoot()))
  }

  /// Adds the outline of one dash or subpath.
  mutating func add(_ dash: Dash) {
    let contour = dash.contour
    let segments = contour.closedSegments.flatMap(\.strokeSegments)
    guard let first = segments.first, let last = segments.last else {
      if dash.direction != nil || contour.isClosed || !contour.segments.isEmpty {
        addPoint(contour.start, direction: dash.direction ?? CGPoint(x: 1, y: 0))
      }
      return
    }
    left = StrokeSide(start: first.start + first.startNormal * half)
    right = StrokeSide(start: first.start - first.startNormal * half)
    var previous: StrokeSegment?
    for segment in segments {
      if let previous { join(previous, segment) }
      draw(segment)
      previous = segment
    }
    if contour.isClosed { finishClosed(first, last) } else { finishOpen(first, last) }
  }

  private mutating func finishOpen(_ first: StrokeSegment, _ last: StrokeSegment) {
    left.flush()
    right.flush()
    elements.append(.move(to: left.start))
    elements.append(contentsOf: left.segments.lazy.map(\.element))
    addCap(at: last.end, direction: last.endDirection)
    elements.append(contentsOf: right.segments.reversed().lazy.map(\.reversed.element))
    addCap(at: first.start, direction: -first.startDirection)
    elements.append(.closeSubpath)
  }

  private mutating func finishClosed(_ first: StrokeSegment, _ last: StrokeSegment) {
    join(last, first)
    left.close()
    right.close()
    appendClosed(left.segments, from: left.start)
    appendClosed(right.segments.reversed().map(\.reversed), from: right.end)
  }

  /// Adds a closed outline, without the line that closing draws anyway.
  private mutating func appendClosed(_ segments: [PathSegment], from start: CGPoint) {
    let closes = segments.count > 1 && segments[segments.count - 1].isLine
    let contour = Contour(
      start: start, segments: closes ? segments.dropLast() : segments, isClosed: true)
    elements.append(contentsOf: contour.elements)
  }

  // MARK: Caps

  /// Adds the end of a line from its left to its right side; the current point is on the left.
  private mutating func addCap(at point: CGPoint, direction: CGPoint) {
    let side = direction.normal * half
    let ahead = direction * half
    switch style.lineCap {
    case .butt: break
    case .round:
      for cubic in circularArc(around: point, from: side, by: .pi) {
        elements.append(cubic.element)
      }
      return
    case .square:
      elements.append(.line(to: point + side + ahead))
      elements.append(.line(to: point - side + ahead))
    }
    elements.append(.line(to: point - side))
  }

  /// Adds the caps of a line of no length.
  private mutating func addPoint(_ point: CGPoint, direction: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round:
      let rect = CGRect(
        center: point, size: CGSize(width: style.lineWidth, height: style.lineWidth))
      elements.append(contentsOf: Path(ellipseIn: rect).elements)
    case .square:
      let (side, ahead) = (direction.normal * half, direction * half)
      elements.append(.move(to: point + side - ahead))
      elements.append(.line(to: point + side + ahead))
      elements.append(.line(to: point - side + ahead))
      elements.append(.line(to: point - side - ahead))
      elements.append(.closeSubpath)
    }
  }

  // MARK: Joins

  private mutating func join(_ first: StrokeSegment, _ second: StrokeSegment) {
    let (a, b) = (first.endDirection, second.startDirection)
    let (cross, dot) = (a.cross(b), a.dot(b))
    let pivot = second.start
    if dot > 0, abs(cross) < 1e-7 {
      left.line(to: pivot + b.normal * half)
      right.line(to: pivot - b.normal * half)
    } else if cross >= 0 {
      corners.outside(&left, first, second, distance: half)
      corners.inside(&right, first, second, distance: -half)
    } else {
      corners.outside(&right, first, second, distance: -half)
      corners.inside(&left, first, second, distance: half)
    }
  }

  // MARK: Segments

  private mutating func draw(_ segment: StrokeSegment) {
    if case .line = segment.curve {
      left.line(to: segment.end + segment.endNormal * half)
      right.line(to: segment.end - segment.endNormal * half)
    } else {
      drawCurve(segment, depth: 0)
    }
  }

  /// Halves the curve until both its sides are simple.
  private mutating func drawCurve(_ piece: StrokeSegment, depth: Int) {
    let turn = piece.turn
    if turn <= 1 || depth >= 14 {
      let samples = CurveSamples(piece)
      let leftSide = samples.offset(half)
      let rightSide = samples.offset(-half)
      let isFolded = leftSide.isFolded || rightSide.isFolded
      let isSimple =
        turn <= (isFolded ? fanAngle : 1)
        && (leftSide.isFolded || samples.isWithin(tolerance, of: leftSide.cubic, at: half))
        && (rightSide.isFolded || samples.isWithin(tolerance, of: rightSide.cubic, at: -half))
      if isSimple || depth >= 14 {
        left.add(leftSide, of: piece)
        right.add(rightSide, of: piece)
        if leftSide.isFolded { addFan(leftSide, of: piece) }
        if rightSide.isFolded { addFan(rightSide, of: piece) }
        return
      }
    }
    let (first, second) = piece.halves
    drawCurve(first, depth: depth + 1)
    drawCurve(second, depth: depth + 1)
  }

  /// Adds what a piece sweeps on the side where its offset runs backwards.
  private mutating func addFan(_ side: OffsetCurve, of piece: StrokeSegment) {
    let hull = convexHull([piece.start, piece.end, side.cubic.start, side.cubic.end])
    guard hull.count > 2 else { return }
    elements.append(.move(to: hull[0]))
    for point in hull.dropFirst() { elements.append(.line(to: point)) }
    elements.append(.closeSubpath)
  }
}

/// The clockwise outline of the points' convex hull, collinear points left out.
///
/// Source: Andrew, "Another efficient algorithm for convex hulls in two dimensions", 1979.
private func convexHull(_ points: [CGPoint]) -> [CGPoint] {
  let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  func chain(_ points: some Sequence<CGPoint>) -> [CGPoint] {
    var chain: [CGPoint] = []
    for point in points {
      while chain.count > 1,
        (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1])
          <= 0
      {
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain
  }
  return chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
}
