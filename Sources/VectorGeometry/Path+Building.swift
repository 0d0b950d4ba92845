public import Foundation

extension Path {
  /// Starts a new subpath at the point.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a straight line; does nothing in an empty path, which has no current point.
  public mutating func addLine(to end: CGPoint) {
    guard !isEmpty else { return }
    append(.line(to: end))
  }

  /// Adds a quadratic Bézier curve; does nothing in an empty path.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !isEmpty else { return }
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve; does nothing in an empty path.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !isEmpty else { return }
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Joins the end of the subpath to its start; does nothing in an empty or just closed subpath.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    append(.closeSubpath)
  }

  /// Adds a subpath of straight lines: a move to the first point, lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append(.move(to: first))
    for point in lines.dropFirst() { append(.line(to: point)) }
  }

  /// Adds a closed rectangle, from its origin first along x, then along y.
  ///
  /// Negative sizes are standardized; a null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(rect).applying(transform))
  }

  /// Adds closed rectangles one after the other.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse inscribed in the rectangle, from its rightmost point, clockwise on screen.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(ellipseIn: rect).applying(transform))
  }

  /// Adds a rectangle with rounded corners of one size.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    append(Path(roundedRect: rect, cornerSize: cornerSize, style: style).applying(transform))
  }

  /// Adds a rectangle with rounded corners of individual radii.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    append(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style).applying(transform))
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(path.applying(transform))
  }
}

extension Path {
  /// A closed rectangle, from its origin first along x, then along y.
  public init(_ rect: CGRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let rect = rect.standardized
    self.init(
      elements: [
        .move(to: rect.origin),
        .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
        .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
        .closeSubpath,
      ],
      primitive: .rect(rect))
  }

  /// The ellipse inscribed in the rectangle, from its rightmost point, clockwise on screen.
  ///
  /// Four cubics; the radius is at most 0.027 % too large and never too small.
  public init(ellipseIn rect: CGRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let rect = rect.standardized
    let (x, y) = (rect.midX, rect.midY)
    let kx = rect.width / 2 * Path.quarterHandle
    let ky = rect.height / 2 * Path.quarterHandle
    self.init(
      elements: [
        .move(to: CGPoint(x: rect.maxX, y: y)),
        .curve(
          to: CGPoint(x: x, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: y + ky),
          control2: CGPoint(x: x + kx, y: rect.maxY)),
        .curve(
          to: CGPoint(x: rect.minX, y: y), control1: CGPoint(x: x - kx, y: rect.maxY),
          control2: CGPoint(x: rect.minX, y: y + ky)),
        .curve(
          to: CGPoint(x: x, y: rect.minY), control1: CGPoint(x: rect.minX, y: y - ky),
          control2: CGPoint(x: x - kx, y: rect.minY)),
        .curve(
          to: CGPoint(x: rect.maxX, y: y), control1: CGPoint(x: x + kx, y: rect.minY),
          control2: CGPoint(x: rect.maxX, y: y - ky)),
        .closeSubpath,
      ],
      primitive: .ellipse(rect))
  }
}
