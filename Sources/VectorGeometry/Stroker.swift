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
  /// The largest turn of a piece of a fan, in radians.
  private let fanAngle: CGFloat
  private var left = StrokeSide()
  private var right = StrokeSide()

  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    half = style.lineWidth / 2
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
      for cubic in arc(around: point, from: side, by: .pi) { elements.append(cubic.element) }
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

  /// Cubics along a circle, from `center + offset`, clockwise on screen for a positive angle.
  private func arc(
    around center: CGPoint, from offset: CGPoint, by angle: CGFloat
  ) -> [PathSegment] {
    let count = max(1, (abs(angle) / (.pi / 2) - 1e-9).rounded(.up))
    let step = angle / count
    let handle = 4 / 3 * tan(step / 4)
    let (sine, cosine) = (sin(step), cos(step))
    var from = offset
    return (0..<Int(count)).map { _ in
      let to = CGPoint(
        x: from.x * cosine - from.y * sine, y: from.x * sine + from.y * cosine)
      defer { from = to }
      return .cubic(
        center + from, center + from + from.perpendicular * handle,
        center + to - to.perpendicular * handle, center + to)
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
      joinOutside(&left, first, second, distance: half)
      joinInside(&right, first, second, distance: -half)
    } else {
      joinOutside(&right, first, second, distance: -half)
      joinInside(&left, first, second, distance: half)
    }
  }

  private func joinOutside(
    _ side: inout StrokeSide, _ first: StrokeSegment, _ second: StrokeSegment, distance: CGFloat
  ) {
    let (a, b, pivot) = (first.endDirection, second.startDirection, second.start)
    let dot = a.dot(b)
    switch style.lineJoin {
    case .bevel: break
    case .miter:
      // Miter length / line width = 1 / cos(turn/2); its square is 2 / (1 + cos(turn)).
      let square = 2 / (1 + dot)
      guard square <= style.miterLimit * style.miterLimit, square < 1e12 else { break }
      let tip = pivot + (a.normal + b.normal) * (distance / (1 + dot))
      if first.curve.isLine { side.cutLast(to: tip) } else { side.line(to: tip) }
      // A line goes on from the tip.
      if second.curve.isLine { return }
    case .round:
      let turn = atan2(abs(a.cross(b)), dot) * (distance < 0 ? -1 : 1)
      for cubic in arc(around: pivot, from: a.normal * distance, by: turn) {
        side.curve(cubic)
      }
    }
    side.line(to: pivot + b.normal * distance)
  }

  /// Goes through the corner, or where two lines are long enough straight to where they meet.
  private func joinInside(
    _ side: inout StrokeSide, _ first: StrokeSegment, _ second: StrokeSegment, distance: CGFloat
  ) {
    let (a, b) = (first.endDirection, second.startDirection)
    let cut = half * abs(a.cross(b)) / (1 + a.dot(b))
    let room = min(first.lineLength, second.lineLength)
    if cut <= room / 2, half <= room {
      side.cutLast(
        to: second.start + (a.normal + b.normal) * (distance / (1 + a.dot(b))))
    } else {
      side.line(to: second.start)
      side.line(to: second.start + b.normal * distance)
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
    let isDeep = depth >= 14
    let leftSide = OffsetCurve(piece, distance: half)
    let rightSide = OffsetCurve(piece, distance: -half)
    let turn = piece.turn
    let isFolded = leftSide.isFolded || rightSide.isFolded
    let isSimple =
      turn <= (isFolded ? fanAngle : 1) && leftSide.isWithin(tolerance)
      && rightSide.isWithin(tolerance)
    guard isSimple || isDeep else {
      let (first, second) = piece.halves
      drawCurve(first, depth: depth + 1)
      drawCurve(second, depth: depth + 1)
      return
    }
    add(leftSide, of: piece, to: \.left)
    add(rightSide, of: piece, to: \.right)
  }

  private mutating func add(
    _ offset: OffsetCurve, of piece: StrokeSegment, to side: WritableKeyPath<Stroker, StrokeSide>
  ) {
    guard offset.isFolded else { return self[keyPath: side].curve(offset.cubic) }
    self[keyPath: side].fold(from: piece.start, to: piece.end, back: offset.cubic.end)
    let hull = convexHull([piece.start, piece.end, offset.cubic.start, offset.cubic.end])
    guard hull.count > 2 else { return }
    elements.append(.move(to: hull[0]))
    for point in hull.dropFirst() { elements.append(.line(to: point)) }
    elements.append(.closeSubpath)
  }
}

/// One side of a line while it is drawn.
private struct StrokeSide {
  var start = CGPoint.zero
  private(set) var segments: [PathSegment] = []
  /// Where the side goes on after a fan, of which it follows the centre.
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

  /// Follows the centre of the line, to come back to the side later.
  mutating func fold(from first: CGPoint, to last: CGPoint, back: CGPoint) {
    if pendingReturn == nil { line(to: first) }
    pendingReturn = nil
    line(to: last)
    pendingReturn = back
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
