public import Foundation
import ShapeShift

// A context keeps its path where its points were when they were added: a transform that comes later changes lines, not places.

extension CGContext {
  /// Begins a new path.
  public func beginPath() { pathInBase = Path() }
  /// Starts at a point.
  public func move(to point: CGPoint) { pathInBase.move(to: point.applying(ctm)) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { pathInBase.addLine(to: point.applying(ctm)) }
  /// Adds lines between points, from the first of them on.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pathInBase.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pathInBase.addCurve(
      to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }
  /// Adds an arc; angles in radians.
  ///
  /// Clockwise is meant where y goes up: where it goes down it is seen the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    pathInBase.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: ctm)
  }
  /// Adds an arc that touches the lines to the first point and from there to the second.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    pathInBase.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { pathInBase.addRect(rect, transform: ctm) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { pathInBase.addRects(rects, transform: ctm) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { pathInBase.addEllipse(in: rect, transform: ctm) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { pathInBase.addPath(path.path, transform: ctm) }
  /// Closes what was begun last.
  public func closePath() { pathInBase.closeSubpath() }
  /// Replaces the path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard let path = pathHere else { return }
    pathInBase = path.strokedPath(state.line).applying(ctm)
  }

  /// The path in the present coordinates; nil without one.
  public var path: CGPath? {
    pathInBase.isEmpty ? nil : pathHere.map { CGPath($0) }
  }
  /// Whether there is no path.
  public var isPathEmpty: Bool { pathInBase.isEmpty }
  /// Where the pen is.
  public var currentPointOfPath: CGPoint { pathHere?.currentPoint ?? .zero }
  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { pathHere?.boundingRect ?? .null }
  /// Whether a point is on what drawing the path would paint; strokes count as wide as they are.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path = pathHere else { return false }
    let isInside = mode.fill.map { path.contains(point, eoFill: $0 == .evenOdd) } ?? false
    return isInside || mode.isStroked && path.strokedPath(state.line).contains(point)
  }

  /// The path in the present coordinates; nil if those have no extent.
  var pathHere: Path? {
    if ctm == .identity { return pathInBase }
    guard ctm.isInvertible else { return nil }
    return pathInBase.applying(ctm.inverted())
  }

  /// The path in the present coordinates, which is used up.
  private func takePath() -> Path? {
    defer { beginPath() }
    return pathHere
  }
}

// MARK: Painting

extension CGContext {
  /// Paints the inside of the path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    if let path = takePath() { fill(path, rule) }
  }
  /// Paints the outline of the path, and begins a new one.
  public func strokePath() {
    if let path = takePath() { stroke(path) }
  }
  /// Paints the path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    guard let path = takePath() else { return }
    if let rule = mode.fill { fill(path, rule) }
    if mode.isStroked { stroke(path) }
  }
  /// Paints a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  /// Paints rectangles.
  public func fill(_ rects: [CGRect]) { fill(Path { $0.addRects(rects) }) }
  /// Paints an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  /// Paints the outline of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  /// Paints the outline of a rectangle, so wide.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let line = state.line
    state.line.lineWidth = width
    stroke(Path(rect))
    state.line = line
  }
  /// Paints the outline of an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Paints lines from each point of even place to the one after it.
  public func strokeLineSegments(between points: [CGPoint]) {
    stroke(
      Path { path in
        for index in stride(from: 0, to: points.count - 1, by: 2) {
          path.move(to: points[index])
          path.addLine(to: points[index + 1])
        }
      })
  }
  /// Makes a rectangle clear, as far as the clips let.
  public func clear(_ rect: CGRect) {
    var graphics = state.graphics
    (graphics.blendMode, graphics.opacity) = (.clear, 1)
    graphics.removeFilters(from: baseFilters)
    graphics.fill(Path(rect), with: .color(.black))
  }

  /// Paints the inside of a path.
  package func fill(_ path: Path, _ rule: CGPathFillRule = .winding) {
    state.graphics.fill(
      path, with: .color(state.fill.color),
      style: FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased))
  }

  /// Paints the outline of a path.
  package func stroke(_ path: Path) {
    state.graphics.stroke(
      path, with: .color(state.stroke.color), style: state.line,
      isAntialiased: state.isAntialiased)
  }
}

// MARK: Clips

extension CGContext {
  /// Draws only inside of the path from now on, and begins a new one; without a path nothing changes.
  public func clip(using rule: CGPathFillRule = .winding) {
    guard let path = takePath(), !path.isEmpty else { return }
    clip(path, rule)
  }
  /// Draws only inside of a rectangle from now on.
  public func clip(to rect: CGRect) { clip(Path(rect)) }
  /// Draws only inside of rectangles from now on.
  public func clip(to rects: [CGRect]) { clip(Path { $0.addRects(rects) }) }
  /// Draws from now on as far as a picture in a rectangle is opaque.
  public func clip(to rect: CGRect, mask: CGImage) {
    let quality = state.interpolation
    state.graphics.clipToLayer { graphics in
      mask.draw(in: rect, upright: false, quality, &graphics)
    }
  }
  /// The rectangle around what the clips leave.
  public var boundingBoxOfClipPath: CGRect { state.graphics.clipBoundingRect }

  /// Draws only inside of a path from now on.
  package func clip(_ path: Path, _ rule: CGPathFillRule = .winding) {
    state.graphics.clip(
      to: path,
      style: FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased))
  }
}

extension CGAffineTransform {
  /// Whether there is a way back.
  var isInvertible: Bool { abs(a * d - b * c) > 1e-12 }
}
