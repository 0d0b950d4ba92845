public import Foundation
import IntegerConversion

// Angles go through the C library's sin, cos, tan and atan2. They may differ in the last bit between
// machines; outputs round coordinates to a thousandth or 1/256 of a point, where that is not seen.

extension Path {
  /// The handle of a quarter circle of radius 1: 4/3·(√2 − 1).
  ///
  /// Source: the cubic that meets the circle at both ends and at its middle; Riškus,
  /// "Approximation of a cubic Bézier curve by circular arcs", 2006, eq. 9.
  package static let quarterHandle: CGFloat = 0.552_284_749_830_793_4

  /// Adds an arc of a circle, after a line to its start if the path is not empty.
  ///
  /// As y points down, `clockwise: false` is the arc that looks clockwise on screen, from the start
  /// angle to larger angles: the flag is that of Core Graphics' upright plane. Arcs never exceed one
  /// turn. Equal angles add the point alone. A full turn either way draws a circle, which is closed only
  /// if the end angle is exactly one turn more than the start angle. Cubics are quarter turns, and one
  /// for the rest, off the circle by at most 0.027 % of the radius.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Path.sweep(from: startAngle.radians, to: endAngle.radians, decreasing: clockwise)
    addOpenArc(center, radius, startAngle.radians, sweep, transform)
    if Path.isWholeTurn(endAngle.radians - startAngle.radians) { closeSubpath() }
  }

  /// Adds an arc of a circle that turns by `delta`, clockwise on screen when positive.
  ///
  /// If the path is not empty, a line leads to its start. Up to 16 full turns are drawn; exactly one turn clockwise
  /// on screen closes the subpath. Non-finite angles draw nothing.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addOpenArc(center, radius, startAngle.radians, delta.radians, transform)
    if startAngle.radians.isFinite, Path.isWholeTurn(delta.radians) { closeSubpath() }
  }

  /// Adds an arc, after a line to its start if the path is not empty, and does not close it.
  private mutating func addOpenArc(
    _ center: CGPoint, _ radius: CGFloat, _ startAngle: Double, _ sweep: Double,
    _ transform: CGAffineTransform
  ) {
    guard startAngle.isFinite, sweep.isFinite else { return }
    let start = CGPoint(
      x: center.x + radius * cos(CGFloat(startAngle)),
      y: center.y + radius * sin(CGFloat(startAngle))
    ).applying(transform)
    if isEmpty { append(.move(to: start)) } else if currentPoint != start { addLine(to: start) }
    let frame = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    appendArc(
      of: frame.concatenating(transform), from: startAngle, by: Path.limitedTurns(sweep))
  }

  /// Whether an angle is one turn clockwise on screen, but for rounding.
  private static func isWholeTurn(_ angle: Double) -> Bool { abs(angle - 2 * .pi) < 1e-9 }

  /// Adds an arc of the given radius that touches two lines, after a line to its start.
  ///
  /// The first line runs from the current point to `tangent1End`, the second from there to
  /// `tangent2End`. Just a line to `tangent1End` where there is no corner to round; nothing in an
  /// empty path.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let currentPoint else { return }
    let origin = currentPoint.applying(transform.inverted())
    guard
      let incoming = (origin - tangent1End).unit, let outgoing = (tangent2End - tangent1End).unit,
      radius > 0, abs(incoming.cross(outgoing)) > 1e-9
    else { return append(.line(to: tangent1End.applying(transform))) }
    // Half the angle between the lines: tan(half) = |sin| / (1 + cos).
    let reach = radius * (1 + incoming.dot(outgoing)) / abs(incoming.cross(outgoing))
    let turn: CGFloat = incoming.cross(outgoing) > 0 ? -1 : 1
    let start = tangent1End + incoming * reach
    let center = start + incoming.perpendicular * (radius * -turn)
    let end = tangent1End + outgoing * reach
    let from = atan2(start.y - center.y, start.x - center.x)
    let to = atan2(end.y - center.y, end.x - center.x)
    addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(from)),
      endAngle: Angle(radians: Double(to)), clockwise: turn < 0, transform: transform)
  }

  /// The most turns of an arc that are drawn: more than that only cover themselves again.
  private static let mostTurns = 1024.0

  /// An angle to turn by without the turns beyond the most; 0 for what is no number.
  private static func bounded(_ delta: Double) -> Double {
    guard delta.isFinite else { return 0 }
    let most = mostTurns * 2 * .pi
    guard abs(delta) > most else { return delta }
    return delta.truncatingRemainder(dividingBy: 2 * .pi) + (delta < 0 ? -most : most)
  }

  /// Adds cubics along the image of the unit circle under `frame`, from the current point.
  ///
  /// Quarter turns, then one cubic for the rest, with handles of 4/3·tan(θ/4): off the circle by at most
  /// 0.027 % of the radius for 90 degrees, sixty-four times less for each halving.
  /// Source: Goldapp, "Approximation of circular arcs by cubic polynomials", CAGD 8 (1991).
  mutating func appendArc(of frame: CGAffineTransform, from start: Double, by delta: Double) {
    let delta = Self.bounded(delta)
    guard delta != 0 else { return }
    let count = max(1, Int(clamping: (abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let quarter = delta < 0 ? -Double.pi / 2 : .pi / 2
    var from = CGPoint(x: cos(start), y: sin(start))
    for index in 1...count {
      let turned = index < count ? quarter * Double(index) : delta
      let handle = CGFloat(4 / 3 * tan((turned - quarter * Double(index - 1)) / 4))
      let to = CGPoint(x: cos(start + turned), y: sin(start + turned))
      append(
        .curve(
          to: to.applying(frame),
          control1: CGPoint(x: from.x - handle * from.y, y: from.y + handle * from.x)
            .applying(frame),
          control2: CGPoint(x: to.x + handle * to.y, y: to.y - handle * to.x).applying(frame)))
      from = to
    }
  }

  /// The signed angle from `start` to `end` in one direction, within one turn, in radians.
  private static func sweep(from start: Double, to end: Double, decreasing: Bool) -> Double {
    let turn = 2 * Double.pi
    let forward = decreasing ? start - end : end - start
    let sweep =
      forward >= 0 ? min(forward, turn) : turn - (-forward).truncatingRemainder(dividingBy: turn)
    return decreasing ? -sweep : sweep
  }

  /// The angle with whole turns beyond the sixteenth taken away.
  private static func limitedTurns(_ delta: Double) -> Double {
    let limit = 32 * Double.pi
    guard abs(delta) > limit else { return delta }
    let rest = abs(delta).truncatingRemainder(dividingBy: 2 * .pi)
    return (delta < 0 ? -1 : 1) * (limit - 2 * .pi + rest)
  }
}
