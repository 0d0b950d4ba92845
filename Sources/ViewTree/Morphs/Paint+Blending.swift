import Foundation
import VectorGeometry
import VectorGraphics

extension Paint {
  /// The paint on the way to another one; nil if nothing leads from the one to the other.
  ///
  /// Colours are mixed as linear RGB with straight opacity, as SwiftUI animates them. Gradients of one kind go
  /// stop by stop, with other stops at the places of both. A colour is a gradient of one colour.
  ///
  /// - Parameter boxes: The bounds of what both paint; a gradient without partner goes along.
  func blended(with other: Paint, at t: Double, boxes: (CGRect, CGRect)) -> Paint? {
    switch (self, other) {
    case (.color(let from), .color(let to)): return .color(from.blended(with: to, at: t))
    case (.gradient(let from), .gradient(let to)):
      return from.blended(with: to, at: t).map { .gradient($0) }
    case (.color(let color), .gradient(let gradient)):
      let flat = gradient.flat(color)
      return flat.blended(with: gradient, at: t).map {
        .gradient($0.moved(from: boxes.1, to: boxes.0.blended(with: boxes.1, at: t)))
      }
    case (.gradient(let gradient), .color(let color)):
      return gradient.blended(with: gradient.flat(color), at: t).map {
        .gradient($0.moved(from: boxes.0, to: boxes.0.blended(with: boxes.1, at: t)))
      }
    case (.image, _), (.mesh, _), (.pattern, _), (_, .image), (_, .mesh), (_, .pattern):
      return self == other ? self : nil
    }
  }
}

extension GradientPaint {
  fileprivate func flat(_ color: Color.Resolved) -> GradientPaint {
    var flat = self
    flat.stops = stops.map { Stop(color: color, location: $0.location) }
    return flat
  }

  fileprivate func moved(from: CGRect, to: CGRect) -> GradientPaint {
    guard from.width > 0, from.height > 0 else { return self }
    let (x, y) = (to.width / from.width, to.height / from.height)
    var moved = self
    moved.transform = transform.concatenating(
      CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: to.minX - from.minX * x, ty: to.minY - from.minY * y))
    return moved
  }

  fileprivate func blended(with other: GradientPaint, at t: Double) -> GradientPaint? {
    guard let geometry = geometry.blended(with: other.geometry, at: t) else { return nil }
    let (from, to) = matchedStops(other)
    return GradientPaint(
      geometry: geometry,
      stops: zip(from, to).map { from, to in
        Stop(
          color: from.color.blended(with: to.color, at: t),
          location: from.location.blended(with: to.location, at: t))
      },
      interpolation: other.interpolation,
      transform: transform.blended(with: other.transform, at: t))
  }

  /// As many stops for both: one by one, else at the places of both.
  private func matchedStops(_ other: GradientPaint) -> ([Stop], [Stop]) {
    guard stops.count != other.stops.count else { return (stops, other.stops) }
    let places = Set((stops + other.stops).map(\.location)).sorted()
    let taken = { (gradient: GradientPaint) in
      places.map { Stop(color: gradient.color(at: $0), location: $0) }
    }
    return (taken(self), taken(other))
  }
}

extension GradientPaint.Geometry {
  fileprivate func blended(with other: Self, at t: Double) -> Self? {
    switch (self, other) {
    case (.linear(let start, let end), .linear(let otherStart, let otherEnd)):
      return .linear(
        start: start.blended(with: otherStart, at: t), end: end.blended(with: otherEnd, at: t))
    case (.radial(let center, let start, let end), .radial(let other, let otherStart, let otherEnd)):
      return .radial(
        center: center.blended(with: other, at: t),
        startRadius: start.blended(with: otherStart, at: t),
        endRadius: end.blended(with: otherEnd, at: t))
    case (
      .angular(let center, let start, let end), .angular(let other, let otherStart, let otherEnd)
    ):
      return .angular(
        center: center.blended(with: other, at: t), start: start + (otherStart - start) * t,
        end: end + (otherEnd - end) * t)
    case (.linear, _), (.radial, _), (.angular, _): return nil
    }
  }
}

extension Color.Resolved {
  /// The colour on the way to another one: linear RGB with straight opacity.
  func blended(with other: Color.Resolved, at t: Double) -> Color.Resolved {
    let share = Float(t)
    var color = self
    color.linearRed += (other.linearRed - linearRed) * share
    color.linearGreen += (other.linearGreen - linearGreen) * share
    color.linearBlue += (other.linearBlue - linearBlue) * share
    color.opacity += (other.opacity - opacity) * share
    return color
  }
}

extension CGFloat {
  /// The number on the way to another one.
  func blended(with other: CGFloat, at t: Double) -> CGFloat { self + (other - self) * CGFloat(t) }
}

extension CGPoint {
  fileprivate func blended(with other: CGPoint, at t: Double) -> CGPoint {
    CGPoint(x: x.blended(with: other.x, at: t), y: y.blended(with: other.y, at: t))
  }
}

extension CGRect {
  fileprivate func blended(with other: CGRect, at t: Double) -> CGRect {
    CGRect(
      x: minX.blended(with: other.minX, at: t), y: minY.blended(with: other.minY, at: t),
      width: width.blended(with: other.width, at: t),
      height: height.blended(with: other.height, at: t))
  }
}

extension CGAffineTransform {
  /// The transform on the way to another one, number by number.
  func blended(with other: CGAffineTransform, at t: Double) -> CGAffineTransform {
    CGAffineTransform(
      a: a.blended(with: other.a, at: t), b: b.blended(with: other.b, at: t),
      c: c.blended(with: other.c, at: t), d: d.blended(with: other.d, at: t),
      tx: tx.blended(with: other.tx, at: t), ty: ty.blended(with: other.ty, at: t))
  }
}
