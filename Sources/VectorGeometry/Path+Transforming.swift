public import Foundation

extension Path {
  /// The path with every point mapped by the transform.
  ///
  /// A `Primitive` is kept under translation and scaling by positive factors along the axes.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    return Path(
      elements: mapped { $0.applying(transform) }, primitive: primitive?.applying(transform))
  }

  /// The path moved by the given distances, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The steps with every point mapped.
  package func mapped(_ body: (CGPoint) -> CGPoint) -> ContiguousArray<Element> {
    var result = elements
    for index in result.indices { result[index] = result[index].mapped(body) }
    return result
  }

  /// The subpaths run backwards, each from its end; closed ones keep their start.
  package func reversed() -> Path {
    Path(elements: ContiguousArray(contours.flatMap { $0.reversed().elements }))
  }
}

extension Path.Element {
  /// The step with every point mapped.
  package func mapped(_ body: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let to): .move(to: body(to))
    case .line(let to): .line(to: body(to))
    case .quadCurve(let to, let control): .quadCurve(to: body(to), control: body(control))
    case .curve(let to, let control1, let control2):
      .curve(to: body(to), control1: body(control1), control2: body(control2))
    case .closeSubpath: .closeSubpath
    }
  }

  /// Where the step ends; nil for closing, which ends where the subpath began.
  package var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: nil
    }
  }

  /// Whether all coordinates are finite.
  package var isFinite: Bool {
    switch self {
    case .move(let to), .line(let to): to.isFinite
    case .quadCurve(let to, let control): to.isFinite && control.isFinite
    case .curve(let to, let control1, let control2):
      to.isFinite && control1.isFinite && control2.isFinite
    case .closeSubpath: true
    }
  }
}

extension Path {
  /// Whether all coordinates are finite; back ends draw no other paths.
  package var isFinite: Bool { elements.allSatisfy(\.isFinite) }

  /// The path without the steps that have a coordinate which is not finite.
  ///
  /// What follows a lost start of a subpath starts it where its first step ends.
  package var finitePart: Path {
    guard !isFinite else { return self }
    var result = Path()
    var needsStart = true
    for element in elements {
      guard element.isFinite else {
        if case .move = element { needsStart = true }
        continue
      }
      if !needsStart {
        result.append(element)
      } else if let end = element.end {
        result.append(.move(to: end))
      }
      if element.end != nil { needsStart = false }
    }
    return result
  }
}

extension Path.Primitive {
  /// The rectangle around the shape.
  package var rect: CGRect {
    switch self {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect
    }
  }

  /// Center and radius, if the shape is a circle.
  package var circle: (center: CGPoint, radius: CGFloat)? {
    guard case .ellipse(let rect) = self, rect.width == rect.height else { return nil }
    return (rect.center, rect.width / 2)
  }

  /// The primitive mapped; nil where it is no such primitive any more.
  package func applying(_ transform: CGAffineTransform) -> Path.Primitive? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    switch self {
    case .rect(let rect): return .rect(rect.applying(transform))
    case .ellipse(let rect): return .ellipse(rect.applying(transform))
    case .roundedRect(let rect, let cornerSize, let style):
      // How continuous a corner is depends on its share of the sides, which stays.
      let (rect, size) = (rect.applying(transform), cornerSize.applying(transform))
      let limit = min(rect.width, rect.height) / 2 * (1 + 1e-9)
      guard size.width <= limit, size.height <= limit else { return nil }
      return .roundedRect(rect, cornerSize: size, style: style)
    }
  }
}
