package import Foundation
package import VectorGeometry
package import VectorGraphics

/// A style whose colours are numbers and whose geometry still refers to the rectangle that it paints.
public struct _StyleRecipe: Sendable, Equatable {
  /// The kinds of paint.
  package enum Kind: Sendable, Equatable {
    case color(Color.Resolved)
    case linear(ResolvedGradient, start: UnitPoint, end: UnitPoint)
    case radial(ResolvedGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case elliptical(ResolvedGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular(ResolvedGradient, center: UnitPoint, start: Angle, end: Angle)
  }

  package var kind: Kind
  /// What the colours' opacity is multiplied by.
  package var opacity: Double = 1

  package init(_ kind: Kind) { self.kind = kind }

  /// The recipe with its opacity multiplied.
  package func opacity(_ factor: Double) -> _StyleRecipe {
    var copy = self
    copy.opacity *= factor
    return copy
  }

  /// The paint for a rectangle, in its coordinates.
  package func paint(in rect: CGRect) -> Paint {
    switch kind {
    case .color(let color):
      .color(color.multiplyingOpacity(by: opacity))
    case .linear(let gradient, let start, let end):
      paint(gradient, .linear(start: start.point(in: rect), end: end.point(in: rect)))
    case .radial(let gradient, let center, let startRadius, let endRadius):
      paint(
        gradient,
        .radial(center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius))
    case .elliptical(let gradient, let center, let startRadius, let endRadius):
      elliptical(gradient, in: rect, center: center, startRadius, endRadius)
    case .angular(let gradient, let center, let start, let end):
      paint(gradient, .angular(center: center.point(in: rect), start: start, end: end))
    }
  }

  /// A circle in the unit square, stretched to the rectangle.
  private func elliptical(
    _ gradient: ResolvedGradient, in rect: CGRect, center: UnitPoint, _ startRadius: CGFloat,
    _ endRadius: CGFloat
  ) -> Paint {
    let stretch = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    return paint(
      gradient,
      .radial(
        center: CGPoint(x: center.x, y: center.y), startRadius: startRadius, endRadius: endRadius),
      transform: stretch)
  }

  private func paint(
    _ gradient: ResolvedGradient, _ geometry: GradientPaint.Geometry,
    transform: CGAffineTransform = .identity
  ) -> Paint {
    let stops = gradient.stops.map {
      GradientPaint.Stop(
        color: $0.color.multiplyingOpacity(by: opacity), location: $0.location)
    }
    guard let first = stops.first else { return .color(.clear) }
    guard stops.count > 1 else { return .color(first.color) }
    return .gradient(
      GradientPaint(
        geometry: geometry, stops: stops, interpolation: gradient.interpolation,
        transform: transform))
  }

  /// The one colour of the recipe, if it has no geometry.
  package var color: Color.Resolved? {
    guard case .color(let color) = kind else { return nil }
    return color.multiplyingOpacity(by: opacity)
  }
}
