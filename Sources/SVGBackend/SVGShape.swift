import Foundation
import VectorGeometry

/// A path as the simplest SVG element that draws it.
enum SVGShape {
  case circle(center: CGPoint, radius: CGFloat)
  case ellipse(CGRect)
  case rect(CGRect)
  case roundedRect(CGRect, radii: CGSize)
  case path

  /// The shape of `path`; a dashed outline also has to start where SVG's element starts.
  init(_ path: Path, isDashed: Bool, decimals: Int) {
    self = .path
    guard let primitive = path.primitive else { return }
    let shape = Self.shape(of: primitive, path)
    guard shape.hasArea(decimals) else { return }
    guard !isDashed || shape.startsLike(path) else { return }
    self = shape
  }

  private static func shape(of primitive: Path.Primitive, _ path: Path) -> SVGShape {
    switch primitive {
    case .rect(let rect): return .rect(rect)
    case .ellipse(let rect): return round(rect)
    case .roundedRect(let rect, let corner, let style):
      let radii = CGSize(
        width: min(max(corner.width, 0), rect.width / 2),
        height: min(max(corner.height, 0), rect.height / 2))
      if radii.width == 0 || radii.height == 0 { return .rect(rect) }
      switch style {
      case .circular: break
      case .continuous: guard isCircular(path, rect, radii) else { return .path }
      }
      let isWhole = 2 * radii.width == rect.width && 2 * radii.height == rect.height
      return isWhole ? round(rect) : .roundedRect(rect, radii: radii)
    }
  }

  private static func round(_ rect: CGRect) -> SVGShape {
    guard rect.width == rect.height else { return .ellipse(rect) }
    return .circle(center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2)
  }

  /// SVG draws nothing, not even a stroke, of an element without width or height.
  private func hasArea(_ decimals: Int) -> Bool {
    switch self {
    case .path: return true
    case .circle(_, let radius): return SVGNumber.grid(radius, decimals) > 0
    case .ellipse(let rect), .rect(let rect), .roundedRect(let rect, _):
      return SVGNumber.grid(rect.width / 2, decimals) > 0
        && SVGNumber.grid(rect.height / 2, decimals) > 0
    }
  }

  /// Whether dashes fall on the same places.
  ///
  /// SVG starts an ellipse at 3 o'clock and a rectangle at the end of its top left corner, both clockwise.
  /// Source: SVG 2, section 10, "Basic shapes".
  private func startsLike(_ path: Path) -> Bool {
    guard path.elements.count > 1, case .move(let start) = path.elements[0] else { return false }
    switch (self, path.elements[1]) {
    case (.circle(let center, let radius), .curve(let to, _, _)):
      return start == CGPoint(x: center.x + radius, y: center.y)
        && to == CGPoint(x: center.x, y: center.y + radius)
    case (.ellipse(let rect), .curve(let to, _, _)):
      return start == CGPoint(x: rect.maxX, y: rect.midY)
        && to == CGPoint(x: rect.midX, y: rect.maxY)
    case (.rect(let rect), .line(let to)):
      return start == rect.origin && to == CGPoint(x: rect.maxX, y: rect.minY)
    case (.roundedRect(let rect, let radii), .line(let to)):
      return start == CGPoint(x: rect.minX + radii.width, y: rect.minY)
        && to == CGPoint(x: rect.maxX - radii.width, y: rect.minY)
    default: return false
    }
  }

  /// Whether a continuous corner is so round that the circular one differs by less than 1/256 point and the
  /// 2.7e-4 radii by which cubics miss a quarter circle.
  private static func isCircular(_ path: Path, _ rect: CGRect, _ radii: CGSize) -> Bool {
    guard radii.width == radii.height else { return false }
    let tolerance = 1.0 / 256 + radii.width * 2.8e-4
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to), .line(let to): current = to
      case .quadCurve, .closeSubpath: continue
      case .curve(let to, let control1, let control2):
        for t in [0.25, 0.5, 0.75] {
          let point = cubic(current, control1, control2, to, t)
          guard abs(distance(point, rect, radii.width)) < tolerance else { return false }
        }
        current = to
      }
    }
    return true
  }

  private static func cubic(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let u = 1 - t
    let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: weights.0 * p0.x + weights.1 * p1.x + weights.2 * p2.x + weights.3 * p3.x,
      y: weights.0 * p0.y + weights.1 * p1.y + weights.2 * p2.y + weights.3 * p3.y)
  }

  /// The signed distance from the outline of a rounded rectangle.
  private static func distance(_ point: CGPoint, _ rect: CGRect, _ radius: CGFloat) -> CGFloat {
    let dx = abs(point.x - rect.midX) - rect.width / 2 + radius
    let dy = abs(point.y - rect.midY) - rect.height / 2 + radius
    let outside = hypot(max(dx, 0), max(dy, 0))
    return outside + min(max(dx, dy), 0) - radius
  }
}

extension SVGShape {
  /// Whether stroked outlines have corners sharper than a right angle.
  var hasSharpCorners: Bool {
    switch self {
    case .path: true
    case .circle, .ellipse, .rect, .roundedRect: false
    }
  }

  /// Whether stroked outlines have corners at all.
  var hasCorners: Bool {
    switch self {
    case .path, .rect: true
    case .circle, .ellipse, .roundedRect: false
    }
  }

  var elementName: String {
    switch self {
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .rect, .roundedRect: "rect"
    case .path: "path"
    }
  }
}

extension SVGBuffer {
  /// Appends the attributes that say where a shape is.
  mutating func appendGeometry(_ shape: SVGShape, of path: Path, decimals: Int) {
    switch shape {
    case .circle(let center, let radius):
      attribute("cx", center.x, unless: 0, decimals: decimals)
      attribute("cy", center.y, unless: 0, decimals: decimals)
      attribute("r", radius, decimals: decimals)
    case .ellipse(let rect):
      attribute("cx", rect.midX, unless: 0, decimals: decimals)
      attribute("cy", rect.midY, unless: 0, decimals: decimals)
      attribute("rx", rect.width / 2, decimals: decimals)
      attribute("ry", rect.height / 2, decimals: decimals)
    case .rect(let rect):
      appendFrame(rect, decimals: decimals)
    case .roundedRect(let rect, let radii):
      appendFrame(rect, decimals: decimals)
      attribute("rx", radii.width, decimals: decimals)
      attribute("ry", radii.height, unless: radii.width, decimals: decimals)
    case .path:
      var data = SVGPathData(decimals: decimals)
      data.append(path)
      appendPathData(data)
    }
  }

  /// Appends a rectangle; edges, not sizes, are rounded, so that neighbors meet.
  mutating func appendFrame(_ rect: CGRect, decimals: Int) {
    let x = SVGNumber.rounded(rect.minX, decimals)
    let y = SVGNumber.rounded(rect.minY, decimals)
    attribute("x", x, unless: 0, decimals: decimals)
    attribute("y", y, unless: 0, decimals: decimals)
    attribute("width", SVGNumber.rounded(rect.maxX, decimals) - x, decimals: decimals)
    attribute("height", SVGNumber.rounded(rect.maxY, decimals) - y, decimals: decimals)
  }

  mutating func appendPathData(_ data: SVGPathData) {
    append(" d=\"")
    append(data.buffer)
    append("\"")
  }
}
