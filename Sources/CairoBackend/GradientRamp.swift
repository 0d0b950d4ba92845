import Foundation
import VectorGraphics

/// A gradient's colours as Cairo wants them.
///
/// Cairo (pixman) mixes stops with straight alpha; display lists mean premultiplied ones. Where the
/// alpha changes along with the colour, stops are put in between.
struct GradientRamp {
  /// Steps into which a change of colour and alpha is divided; the error is below 1/255 then.
  private static let steps = 32

  /// Straight colours in ascending places.
  private(set) var stops: [GradientPaint.Stop] = []

  init(_ gradient: GradientPaint) {
    for stop in Self.deviceStops(of: gradient) {
      if let last = stops.last { append(between: last, and: stop) }
      stops.append(stop)
    }
  }

  /// The stops to mix in gamma-encoded sRGB: the one place that decides about colour spaces.
  private static func deviceStops(of gradient: GradientPaint) -> [GradientPaint.Stop] {
    gradient.stops
  }

  private mutating func append(between first: GradientPaint.Stop, and last: GradientPaint.Stop) {
    let (start, end) = (first.color, last.color)
    let hasOneColor =
      start.red == end.red && start.green == end.green && start.blue == end.blue
    guard start.opacity != end.opacity, !hasOneColor, last.location > first.location else { return }
    if start.opacity == 0 {
      stops.append(.init(color: end.withOpacity(0), location: first.location))
    } else if end.opacity == 0 {
      stops.append(.init(color: start.withOpacity(0), location: last.location))
    } else {
      for step in 1..<Self.steps {
        let t = Double(step) / Double(Self.steps)
        let location = first.location + (last.location - first.location) * t
        stops.append(.init(color: start.mixedPremultiplied(with: end, by: t), location: location))
      }
    }
  }
}

extension GradientRamp {
  /// The colour at a place, 0...1, premultiplied.
  func premultipliedColor(at t: Double) -> UInt32 {
    guard let upper = stops.firstIndex(where: { $0.location > t }) else {
      return stops.last?.color.premultiplied ?? 0
    }
    guard upper > 0 else { return stops[0].color.premultiplied }
    let (first, last) = (stops[upper - 1], stops[upper])
    let fraction = (t - first.location) / (last.location - first.location)
    return first.color.mixedPremultiplied(with: last.color, by: fraction).premultiplied
  }
}

extension Color.Resolved {
  fileprivate func withOpacity(_ opacity: Float) -> Color.Resolved {
    Color.Resolved(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// The colour `t` of the way to another, mixed with premultiplied alpha.
  fileprivate func mixedPremultiplied(with other: Color.Resolved, by t: Double) -> Color.Resolved {
    let (mine, others) = (opacity * Float(1 - t), other.opacity * Float(t))
    let alpha = mine + others
    guard alpha > 0 else { return .clear }
    return Color.Resolved(
      red: (red * mine + other.red * others) / alpha,
      green: (green * mine + other.green * others) / alpha,
      blue: (blue * mine + other.blue * others) / alpha, opacity: alpha)
  }

  /// The colour as a premultiplied pixel 0xAARRGGBB.
  var premultiplied: UInt32 {
    let alpha = min(max(opacity, 0), 1)
    func byte(_ value: Float) -> UInt32 {
      UInt32((min(max(value, 0), 1) * alpha * 255).rounded())
    }
    return UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
