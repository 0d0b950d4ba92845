import Foundation
import VectorGeometry

/// A sector in the middle of the plot.
struct SectorFigure: Hashable, Sendable {
  var innerRadius: MarkDimension
  var outerRadius: MarkDimension
  /// How far the straight sides are moved inside, in points.
  var inset: CGFloat
  var cornerRadius: CGFloat

  /// The radii in a plot of a size, in points.
  func radii(in size: CGSize) -> (inner: CGFloat, outer: CGFloat) {
    let most = max(min(size.width, size.height) / 2, 0)
    let outer = min(max(Self.radius(outerRadius, of: most) ?? most, 0), most)
    let inner = min(max(Self.radius(innerRadius, of: most) ?? 0, 0), outer)
    return (inner, outer)
  }

  private static func radius(_ dimension: MarkDimension, of most: CGFloat) -> CGFloat? {
    switch dimension.size {
    case .automatic: nil
    case .fixed(let radius): radius
    case .inset(let inset): most - inset
    case .ratio(let ratio): most * ratio
    }
  }

  /// The outline from one share of a turn to another, clockwise from the top.
  ///
  /// The straight sides stay parallel to the radii: at radius r they are asin(inset/r) further inside.
  /// Source: d3-shape, `arc.padAngle`, https://d3js.org/d3-shape/arc#arc_padAngle.
  func path(from start: Double, to end: Double, in size: CGSize) -> Path {
    let (inner, outer) = radii(in: size)
    guard outer > 0, end > start else { return Path() }
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let turn = 2 * CGFloat.pi
    let (from, to) = (CGFloat(start) * turn - turn / 4, CGFloat(end) * turn - turn / 4)
    if end - start > 0.999_999 { return ring(center, inner, outer) }
    let lean = asin(min(inset / outer, 1))
    guard to - from > 2 * lean else { return Path() }
    var path = Path()
    let corner = min(cornerRadius, (outer - inner) / 2, outer * (to - from - 2 * lean) / 2)
    arc(&path, center, outer, from + lean, to - lean, corner, -1)
    if inner > 0, inner * sin(min((to - from) / 2, turn / 4)) > inset {
      let lean = asin(min(inset / inner, 1))
      let corner = min(corner, inner * (to - from - 2 * lean) / 2)
      arc(&path, center, inner, to - lean, from + lean, corner, 1)
    } else {
      // Where both sides meet.
      let half = (to - from) / 2
      let reach = inset / max(sin(min(half, turn / 4)), 1e-6)
      path.addLine(to: point(center, max(reach, min(inner, outer)), (from + to) / 2))
    }
    path.closeSubpath()
    return path
  }

  /// An arc with rounded ends, which lie to the middle (`side` -1) or away from it (1).
  private func arc(
    _ path: inout Path, _ center: CGPoint, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat,
    _ corner: CGFloat, _ side: CGFloat
  ) {
    let isForward = to > from
    let bend = radius > 0 ? (isForward ? corner : -corner) / radius : 0
    let straight = radius + side * corner
    let start = point(center, straight, from)
    if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
    path.addQuadCurve(
      to: point(center, radius, from + bend), control: point(center, radius, from))
    path.addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(from + bend)),
      delta: Angle(radians: Double(to - from - 2 * bend)))
    path.addQuadCurve(to: point(center, straight, to), control: point(center, radius, to))
  }

  private func ring(_ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat) -> Path {
    func circle(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    var path = circle(outer)
    if inner > 0 { path.append(circle(inner).reversed()) }
    return path
  }

  private func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
