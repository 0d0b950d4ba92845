public import Foundation

extension Path {
  /// The smallest rectangle around the outline, in points; null for an empty path.
  ///
  /// Exact: curves count with their extrema, not with their control points. Coordinates that are not
  /// finite are left out.
  public var boundingRect: CGRect {
    var box = BoundingBox()
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let to):
        start = to
        box.add(to)
      case .line(let to): box.add(to)
      case .quadCurve(let to, let control): box.addQuadratic(current, control, to)
      case .curve(let to, let control1, let control2):
        box.addCubic(current, control1, control2, to)
      case .closeSubpath: break
      }
      current = element.end ?? start
    }
    return box.rect
  }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  package var controlPointBounds: CGRect {
    var box = BoundingBox()
    for element in elements {
      switch element {
      case .move(let to), .line(let to): box.add(to)
      case .quadCurve(let to, let control):
        box.add(control)
        box.add(to)
      case .curve(let to, let control1, let control2):
        box.add(control1)
        box.add(control2)
        box.add(to)
      case .closeSubpath: break
      }
    }
    return box.rect
  }
}

extension PathSegment {
  /// The smallest rectangle around the segment.
  package var boundingRect: CGRect {
    var box = BoundingBox()
    box.add(start)
    switch self {
    case .line(_, let end): box.add(end)
    case .quadratic(let start, let control, let end): box.addQuadratic(start, control, end)
    case .cubic(let start, let control1, let control2, let end):
      box.addCubic(start, control1, control2, end)
    }
    return box.rect
  }
}

/// The extent of the points that were added.
struct BoundingBox {
  private(set) var minX = CGFloat.infinity
  private(set) var minY = CGFloat.infinity
  private(set) var maxX = -CGFloat.infinity
  private(set) var maxY = -CGFloat.infinity

  /// The extent; null if no finite point was added.
  var rect: CGRect {
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Adds a point unless it is not finite.
  mutating func add(_ point: CGPoint) {
    guard point.isFinite else { return }
    addX(point.x)
    addY(point.y)
  }

  /// Adds the end and the extrema of a quadratic whose start was added.
  mutating func addQuadratic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
    add(c)
    guard !contains(b), a.isFinite, b.isFinite, c.isFinite else { return }
    if let x = Self.extremum(a.x, b.x, c.x) { addX(x) }
    if let y = Self.extremum(a.y, b.y, c.y) { addY(y) }
  }

  /// Adds the end and the extrema of a cubic whose start was added.
  mutating func addCubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    add(d)
    guard !contains(b) || !contains(c) else { return }
    guard a.isFinite, b.isFinite, c.isFinite, d.isFinite else { return }
    for x in Self.extrema(a.x, b.x, c.x, d.x) { addX(x) }
    for y in Self.extrema(a.y, b.y, c.y, d.y) { addY(y) }
  }

  private func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  private mutating func addX(_ x: CGFloat) {
    minX = min(minX, x)
    maxX = max(maxX, x)
  }

  private mutating func addY(_ y: CGFloat) {
    minY = min(minY, y)
    maxY = max(maxY, y)
  }

  /// The value of one coordinate where its derivative is zero inside the segment.
  private static func extremum(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat? {
    let t = (a - b) / (a - 2 * b + c)
    guard t > 0, t < 1 else { return nil }
    let u = 1 - t
    return u * u * a + 2 * u * t * b + t * t * c
  }

  /// The values of one coordinate where its derivative is zero inside the segment.
  private static func extrema(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
  ) -> [CGFloat] {
    let roots = quadraticRoots(d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    return roots.filter { $0 > 0 && $0 < 1 }.map { t in
      let u = 1 - t
      return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
  }
}

/// The real roots of a·t² + b·t + c, without cancellation; none if all t are roots.
///
/// Source: Press et al., "Numerical Recipes", section 5.6.
func quadraticRoots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
  let size = max(abs(a), abs(b), abs(c))
  guard size > 0, size.isFinite else { return [] }
  let (a, b, c) = (a / size, b / size, c / size)
  guard abs(a) > 1e-14 else { return b == 0 ? [] : [-c / b] }
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  return q == 0 ? [0] : [q / a, c / q]
}
