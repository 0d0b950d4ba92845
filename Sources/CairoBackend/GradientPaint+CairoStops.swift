import Foundation
import VectorGraphics

extension GradientPaint {
  /// Stops from 0 to 1 with no hard edge at either end.
  ///
  /// For a PDF Cairo cuts a gradient to the range of its stops; a hard edge at the end of the range
  /// is then a piece of no length, and viewers drop colors.
  /// Source: PDF 32000-1, 7.10.4: `Bounds` must lie inside of `Domain`.
  var cairoStops: [Stop] {
    // Less than a thousandth of a pixel of any gradient of 100 pixels.
    let inset: CGFloat = 1e-5
    let stops = deviceStops()
    guard let first = stops.first, let last = stops.last else { return [] }
    let inner = stops.dropFirst(first.location > 0 ? 0 : 1).dropLast(last.location < 1 ? 0 : 1)
    let moved = inner.map { stop in
      Stop(color: stop.color, location: min(max(stop.location, inset), 1 - inset))
    }
    return [Stop(color: first.color, location: 0)] + moved + [Stop(color: last.color, location: 1)]
  }
}
