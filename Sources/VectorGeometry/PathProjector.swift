package import Foundation

extension ProjectionTransform {
  /// The smallest divisor of what is drawn: what is nearer to the eye than a hundredth of the
  /// plane's distance is cut off.
  package static let nearDepth: CGFloat = 0.01
}

extension Path {
  /// The filled path seen through a projective transform, without what is behind the eye or nearly
  /// so.
  ///
  /// Lines stay lines. Curves become cubics that stay within `tolerance` points of the projected
  /// curve. Subpaths are cut at the near plane as areas, so that fills stay closed.
  package func projected(
    by transform: ProjectionTransform, tolerance: CGFloat = 1.0 / 128
  ) -> Path {
    let transform = transform.normalized
    if let affine = transform.affine { return applying(affine) }
    var projector = PathProjector(transform: transform, tolerance: tolerance)
    for contour in contours { projector.add(contour) }
    return projector.path
  }
}

extension CGRect {
  /// A rectangle around the part of this one in front of the near plane, projected; null for none.
  package func projectedBounds(by transform: ProjectionTransform) -> CGRect {
    guard !isNull else { return .null }
    return Path(self).projected(by: transform).controlPointBounds
  }
}

/// Projects subpaths.
private struct PathProjector {
  let transform: ProjectionTransform
  let tolerance: CGFloat
  private(set) var path = Path()
  /// Whether the subpath has begun.
  private var hasStarted = false

  /// Halvings of a curve at most.
  private static let maximumDepth = 16
  /// Where a curve is compared with its projection.
  private static let samples: [CGFloat] = [0.25, 0.5, 0.75]

  init(transform: ProjectionTransform, tolerance: CGFloat) {
    self.transform = transform
    self.tolerance = tolerance
  }

  mutating func add(_ contour: Contour) {
    hasStarted = false
    for segment in contour.closedSegments { add(segment, depth: 0) }
    if hasStarted { path.append(.closeSubpath) }
  }

  /// Adds the part of a segment in front of the near plane.
  private mutating func add(_ segment: PathSegment, depth: Int) {
    let depths = segment.points.map { transform.depth(at: $0) - ProjectionTransform.nearDepth }
    if depths.allSatisfy({ $0 <= 0 }) { return }
    if depths.allSatisfy({ $0 > 0 }) { return addVisible(segment, depth: depth) }
    if segment.isLine || depth >= Self.maximumDepth {
      return addCut(segment.start, segment.end, depths.first ?? 0, depths.last ?? 0)
    }
    let (first, second) = segment.split(at: 0.5)
    add(first, depth: depth + 1)
    add(second, depth: depth + 1)
  }

  /// Adds the part of a line in front of the near plane, which is where the depths are above 0.
  private mutating func addCut(
    _ start: CGPoint, _ end: CGPoint, _ first: CGFloat, _ last: CGFloat
  ) {
    guard first > 0 || last > 0 else { return }
    let edge = start.interpolated(to: end, at: first / (first - last))
    let isWhole = first > 0 && last > 0
    move(to: (first > 0 ? start : edge).applying(transform))
    path.append(.line(to: (isWhole || last > 0 ? end : edge).applying(transform)))
  }

  private mutating func addVisible(_ segment: PathSegment, depth: Int) {
    guard !segment.isLine else {
      move(to: segment.start.applying(transform))
      path.append(.line(to: segment.end.applying(transform)))
      return
    }
    let curve = projected(segment)
    guard depth < Self.maximumDepth, error(of: curve, for: segment) > tolerance else {
      move(to: curve.start)
      path.append(curve.element)
      return
    }
    let (first, second) = segment.split(at: 0.5)
    addVisible(first, depth: depth + 1)
    addVisible(second, depth: depth + 1)
  }

  /// Starts the subpath at a point, or goes there along the near plane.
  private mutating func move(to point: CGPoint) {
    guard hasStarted else {
      hasStarted = true
      return path.append(.move(to: point))
    }
    guard let current = path.currentPoint, current.distance(to: point) > 1e-9 else { return }
    path.append(.line(to: point))
  }

  /// A cubic with the ends and the directions of the projected curve there.
  ///
  /// A projected Bézier curve is a rational one with the depths of its points for weights; its
  /// derivative at an end is 3 (w1 / w0) (Q1 - Q0).
  /// Source: Farin, Curves and Surfaces for CAGD, section 13.5, "Derivatives" of rational curves.
  private func projected(_ segment: PathSegment) -> PathSegment {
    let (a, b, c, d) = segment.cubicPoints
    let (first, last) = (a.applying(transform), d.applying(transform))
    let (near, far) = (b.applying(transform), c.applying(transform))
    let leaving = transform.depth(at: b) / transform.depth(at: a)
    let arriving = transform.depth(at: c) / transform.depth(at: d)
    return .cubic(first, first + (near - first) * leaving, last + (far - last) * arriving, last)
  }

  /// The largest distance of samples of the projected segment from the curve.
  ///
  /// The parameters of both run differently: what counts is the distance across the curve.
  private func error(of curve: PathSegment, for segment: PathSegment) -> CGFloat {
    Self.samples.reduce(0) { largest, t in
      let wanted = segment.point(at: t).applying(transform)
      let parameter = curve.parameter(nearest: wanted, from: t)
      return max(largest, curve.point(at: parameter).distance(to: wanted))
    }
  }
}

extension PathSegment {
  /// All points, the controls too.
  fileprivate var points: [CGPoint] {
    switch self {
    case .line(let a, let b): [a, b]
    case .quadratic(let a, let b, let c): [a, b, c]
    case .cubic(let a, let b, let c, let d): [a, b, c, d]
    }
  }

  /// The parameter at which the curve comes nearest to a point, by steps of Newton's from a guess.
  fileprivate func parameter(nearest point: CGPoint, from guess: CGFloat) -> CGFloat {
    var t = guess
    for _ in 0..<3 {
      let (away, slope) = (self.point(at: t) - point, derivative(at: t))
      let curvature = slope.dot(slope) + away.dot(secondDerivative(at: t))
      guard curvature > 0 else { break }
      t = min(max(t - away.dot(slope) / curvature, 0), 1)
    }
    return t
  }
}
