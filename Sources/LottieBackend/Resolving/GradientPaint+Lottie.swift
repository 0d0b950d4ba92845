import Foundation
import VectorGeometry
import VectorGraphics

extension GradientPaint {
  /// What of the gradient Lottie lacks; nil for nothing.
  var lottieLack: UnsupportedEffect.Kind? {
    if case .angular = geometry { return .angularGradient }
    if spread != .pad { return .gradientSpread }
    guard case .radial(_, let start, _) = geometry, focus != nil, start > 0 else { return nil }
    return .gradientSpread
  }

  /// Whether its circles are circles.
  var isRound: Bool {
    if case .radial = geometry { return transform.isSimilarity }
    return true
  }

  /// The gradient in other coordinates, without its transform.
  ///
  /// A line's colors run across it, whatever becomes of the line: its end moves along the lines of one color.
  func mapped(by matrix: CGAffineTransform) -> GradientPaint {
    var copy = self
    copy.transform = .identity
    copy.focus = focus?.applying(matrix)
    switch geometry {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      let (origin, inverse) = (start.applying(matrix), matrix.inverted())
      // How fast the place along the gradient grows in each direction of the new coordinates.
      let slope = CGPoint(
        x: (inverse.a * dx + inverse.b * dy) / square, y: (inverse.c * dx + inverse.d * dy) / square
      )
      let steepness = slope.x * slope.x + slope.y * slope.y
      guard square > 0, steepness > 0, steepness.isFinite else {
        copy.geometry = .linear(start: origin, end: end.applying(matrix))
        return copy
      }
      copy.geometry = .linear(
        start: origin,
        end: CGPoint(x: origin.x + slope.x / steepness, y: origin.y + slope.y / steepness))
    case .radial(let center, let startRadius, let endRadius):
      let scale = matrix.meanScale
      copy.geometry = .radial(
        center: center.applying(matrix), startRadius: startRadius * scale,
        endRadius: endRadius * scale)
    case .angular: break
    }
    return copy
  }

  /// A radial gradient with its stops measured from the center: Lottie has no start radius.
  var fromCenter: GradientPaint {
    guard case .radial(let center, let startRadius, let endRadius) = geometry else { return self }
    let (start, end) = (max(startRadius, 0), max(endRadius, 0))
    let radius = max(start, end)
    var copy = self
    copy.geometry = .radial(center: center, startRadius: 0, endRadius: radius)
    guard radius > 0, start > 0 else { return copy }
    let moved = stops.map {
      Stop(color: $0.color, location: (start + (end - start) * $0.location) / radius)
    }
    copy.stops =
      start == end
      ? [moved.first, moved.last].compactMap(\.self) : start < end ? moved : moved.reversed()
    return copy
  }
}

extension CGAffineTransform {
  /// The root of how areas grow.
  var meanScale: CGFloat { abs(determinant).squareRoot() }

  /// The largest factor by which a length grows.
  var largestScale: CGFloat {
    let (p, q) = (a * a + b * b + c * c + d * d, determinant)
    return ((p + max(p * p - 4 * q * q, 0).squareRoot()) / 2).squareRoot()
  }

  /// Whether all lengths grow alike, to a thousandth.
  var isSimilarity: Bool { largestScale <= meanScale * 1.001 }
}
