import Foundation

/// The stops of a gradient as a paint has them, with how to mix between them.
package struct ResolvedGradient: Sendable, Hashable {
  /// The stops, in order, inside 0...1.
  package var stops: [GradientPaint.Stop]
  /// The color space in which colors between the stops are mixed.
  package var interpolation: GradientPaint.Interpolation

  package init(stops: [GradientPaint.Stop], interpolation: GradientPaint.Interpolation) {
    self.stops = stops
    self.interpolation = interpolation
  }

  /// Resolves the colors and corrects the positions.
  ///
  /// A stop before its predecessor moves onto it (a hard edge); stops outside 0...1 are replaced by
  /// the color that the gradient has at 0 or 1.
  /// Source: W3C, CSS Images Module Level 3, section 3.4.3 "Color Stop Fixup".
  package init(stops: [Gradient.Stop], space: Gradient.ColorSpace, context: ColorContext) {
    interpolation = space.interpolation
    var last = -farthest
    let ordered = stops.map { stop in
      last = stop.location.isNaN ? max(last, 0) : min(max(last, stop.location), farthest)
      return GradientPaint.Stop(color: stop.color.resolved(in: context), location: last)
    }
    self.stops = cut(ordered, interpolation)
  }
}

/// Locations are kept within this distance of 0, so that their differences stay finite.
private let farthest: CGFloat = 1e6

/// The part of the stops inside 0...1, with the gradient's own colors at the cuts.
private func cut(
  _ stops: [GradientPaint.Stop], _ interpolation: GradientPaint.Interpolation
) -> [GradientPaint.Stop] {
  guard let first = stops.first, let last = stops.last else { return [] }
  guard first.location < 0 || last.location > 1 else { return stops }
  var inside = stops.filter { (0...1).contains($0.location) }
  if first.location < 0, inside.first?.location != 0 {
    let color = stops.color(at: 0, mixedIn: interpolation)
    inside.insert(GradientPaint.Stop(color: color, location: 0), at: 0)
  }
  if last.location > 1, inside.last?.location != 1 {
    let color = stops.color(at: 1, mixedIn: interpolation)
    inside.append(GradientPaint.Stop(color: color, location: 1))
  }
  return inside
}
