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

  package let kind: Kind
  /// What was wrong with the numbers of the geometry, one sentence each; others are used.
  let flaws: [String]
  /// What the colours' opacity is multiplied by.
  package var opacity: Double = 1

  package init(_ kind: Kind) {
    var check = NumberCheck()
    self.kind = kind.sound(&check)
    flaws = check.sentences
  }

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
      .color(opaque(color))
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
        color: opaque($0.color), location: $0.location)
    }
    guard let first = stops.first else { return .color(.clear) }
    guard stops.count > 1 else { return .color(first.color) }
    return .gradient(
      GradientPaint(
        geometry: geometry, stops: stops, interpolation: gradient.interpolation,
        transform: transform))
  }

  /// The colour with the recipe's opacity, as numbers that can be drawn.
  private func opaque(_ color: Color.Resolved) -> Color.Resolved {
    var color = color.multiplyingOpacity(by: opacity)
    color.opacity = color.opacity.isNaN ? 0 : min(max(color.opacity, 0), 1)
    return color
  }

  /// The one colour of the recipe, if it has no geometry.
  package var color: Color.Resolved? {
    guard case .color(let color) = kind else { return nil }
    return opaque(color)
  }
}

extension _StyleRecipe.Kind {
  /// The kind with geometry that can be drawn.
  fileprivate func sound(_ check: inout NumberCheck) -> Self {
    switch self {
    case .color(let color): return .color(color.sound)
    case .linear(let gradient, let start, let end):
      return .linear(
        gradient, start: check.point(start, "the gradient's start", or: .zero),
        end: check.point(end, "the gradient's end", or: .zero))
    case .radial(let gradient, let center, let startRadius, let endRadius):
      return .radial(
        gradient, center: check.point(center, "the gradient's center", or: .center),
        startRadius: check.length(startRadius, "the gradient's start radius"),
        endRadius: check.length(endRadius, "the gradient's end radius"))
    case .elliptical(let gradient, let center, let startRadius, let endRadius):
      return .elliptical(
        gradient, center: check.point(center, "the gradient's center", or: .center),
        startRadius: check.length(startRadius, "the gradient's start radius"),
        endRadius: check.length(endRadius, "the gradient's end radius"))
    case .angular(let gradient, let center, let start, let end):
      return .angular(
        gradient, center: check.point(center, "the gradient's center", or: .center),
        start: Angle(radians: check.number(start.radians, "the gradient's start angle")),
        end: Angle(radians: check.number(end.radians, "the gradient's end angle")))
    }
  }
}

extension Color.Resolved {
  /// The colour with 0 for components that are not finite.
  fileprivate var sound: Color.Resolved {
    func sound(_ component: Float) -> Float { component.isFinite ? component : 0 }
    return Color.Resolved(
      red: sound(red), green: sound(green), blue: sound(blue), opacity: sound(opacity))
  }
}
