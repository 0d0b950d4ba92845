import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

/// A gradient's colors, to be looked up by place.
struct GradientRamp {
  /// Straight colors in ascending places, between which premultiplied mixing is exact.
  private let stops: [GradientPaint.Stop]

  init(_ gradient: GradientPaint) { stops = gradient.deviceStops(premultiplied: true) }

  /// The color at a place, 0...1, premultiplied.
  func premultipliedColor(at t: Double) -> UInt32 {
    guard let upper = stops.firstIndex(where: { $0.location > t }) else {
      return stops.last?.color.premultiplied ?? 0
    }
    guard upper > 0 else { return stops[0].color.premultiplied }
    let (first, last) = (stops[upper - 1], stops[upper])
    let fraction = (t - first.location) / (last.location - first.location)
    return first.color.mixed(with: last.color, by: fraction, in: .device).premultiplied
  }
}

extension Color.Resolved {
  /// The color as a premultiplied pixel 0xAARRGGBB.
  fileprivate var premultiplied: UInt32 {
    let alpha = min(max(opacity, 0), 1)
    func byte(_ value: Float) -> UInt32 {
      UInt32(clamping: (min(max(value, 0), 1) * alpha * 255).rounded())
    }
    return UInt32(clamping: (alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8
      | byte(blue)
  }
}
