package import Foundation
import VectorGeometry
package import VectorGraphics

/// A gradient from one circle to another that it lies in, of opaque colours.
///
/// Paints know circles around one centre only: here it is circles over circles, each in its colour.
package struct CircleGradient {
  /// In how many steps colours change.
  ///
  /// Two colours differ by 255 levels at most: finer steps show nothing on usual sizes.
  private static let steps = 255

  /// The colours, from the inner circle to the outer one.
  package var gradient: Gradient
  /// The inner circle.
  package var inner: (center: CGPoint, radius: CGFloat)
  /// The outer circle.
  package var outer: (center: CGPoint, radius: CGFloat)
  /// Whether the inner circle is filled with the first colour.
  package var fillsInside: Bool
  /// How far around the outer circle the last colour goes.
  package var reach: CGFloat

  package init(
    gradient: Gradient, inner: (center: CGPoint, radius: CGFloat),
    outer: (center: CGPoint, radius: CGFloat), fillsInside: Bool, reach: CGFloat
  ) {
    (self.gradient, self.inner, self.outer) = (gradient, inner, outer)
    (self.fillsInside, self.reach) = (fillsInside, reach)
  }

  fileprivate func circle(_ share: CGFloat, plus rest: CGFloat = 0) -> Path {
    let center = CGPoint(
      x: inner.center.x + (outer.center.x - inner.center.x) * share,
      y: inner.center.y + (outer.center.y - inner.center.y) * share)
    let radius = inner.radius + (outer.radius - inner.radius) * share + rest
    return Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  fileprivate func shapes(in context: ColorContext) -> [(path: Path, color: Color.Resolved)] {
    let resolved = gradient.resolved(in: context)
    func color(_ share: CGFloat) -> Color.Resolved {
      resolved.stops.color(at: share, mixedIn: resolved.interpolation)
    }
    let around = reach > 0 ? [(circle(1, plus: reach), color(1))] : []
    let inside = fillsInside && inner.radius > 0 ? [(circle(0), color(0))] : []
    let between = (0..<Self.steps).map { step in
      let first = 1 - CGFloat(step) / CGFloat(Self.steps)
      return (circle(first), color(first - 0.5 / CGFloat(Self.steps)))
    }
    return around + between + inside
  }
}

extension GraphicsContext {
  /// Draws a gradient between circles.
  package func draw(_ circles: CircleGradient) {
    var copy = makeLayer()
    if circles.reach <= 0 { copy.clip(to: circles.circle(1)) }
    if !circles.fillsInside, circles.inner.radius > 0 {
      copy.clip(to: circles.circle(0), options: .inverse)
    }
    // Smooth edges of many circles in one pixel would add up to more of the inner ones than there is.
    let style = FillStyle(antialiased: false)
    for (path, color) in circles.shapes(in: environment.colors) {
      copy.fill(path, with: .color(Color(color)), style: style)
    }
    drawLayer(copy)
  }
}
