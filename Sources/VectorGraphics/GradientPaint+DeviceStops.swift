import Foundation

extension GradientPaint {
  /// Stops for a renderer that mixes linearly in gamma-encoded sRGB.
  ///
  /// A gradient's colors are defined premultiplied, so that a fade to clear keeps its hue. Cairo,
  /// SVG and PDF mix straight colors, and nobody but us mixes in OKLab; stops are inserted until
  /// every channel of every (premultiplied) pixel is within 1/255 of the definition. A clear stop
  /// becomes one or two clear stops in its neighbors' colors. Opaque device gradients stay as
  /// they are.
  ///
  /// Source: pixman's gradient walker mixes straight colors and multiplies by alpha afterwards
  /// (pixman-gradient-walker.c); SVG 2, section 14.2.4, "SVG does not calculate gradients in
  /// pre-multiplied space"; PDF 32000-1, 11.6.5.2: color and alpha are separate shadings.
  /// Definition: CSS Color 4, section 12.3. Core Graphics mixes straight unless asked; SwiftUI's
  /// rule is not published.
  ///
  /// - Parameter premultiplied: Whether the renderer mixes premultiplied colors.
  package func deviceStops(premultiplied: Bool = false) -> [Stop] {
    guard let first = stops.first else { return [] }
    if isStraight, !premultiplied {
      return stops.map { Stop(color: $0.color.clamped, location: $0.location) }
    }
    guard stops.count > 1 else {
      return [Stop(color: first.color.clamped, location: first.location)]
    }
    var result: [Stop] = []
    for (left, right) in zip(stops, stops.dropFirst()) {
      let segment = GradientSegment(left, right, interpolation, isPremultiplied: premultiplied)
      for stop in segment.stops where result.last != stop { result.append(stop) }
    }
    return result
  }
}

/// The colors between two neighboring stops and their piecewise linear approximation.
private struct GradientSegment {
  typealias Stop = GradientPaint.Stop

  let left: Stop
  let right: Stop
  let interpolation: GradientPaint.Interpolation
  let isPremultiplied: Bool

  /// The largest error of a channel at the samples; below 1/255, as peaks may lie between samples.
  private static let tolerance = 0.7 / 255
  /// Halvings of a segment: at most 128 pieces.
  private static let maximumDepth = 7
  /// Where a piece is compared with the definition, in sixteenths of it.
  private static let samples = (1..<16).map { Double($0) / 16 }

  init(
    _ left: Stop, _ right: Stop, _ interpolation: GradientPaint.Interpolation,
    isPremultiplied: Bool
  ) {
    self.left = left
    self.right = right
    self.interpolation = interpolation
    self.isPremultiplied = isPremultiplied
  }

  /// The stops of the segment, both ends included.
  var stops: [Stop] {
    var result = [stop(at: 0)]
    if right.location > left.location, !isExact {
      appendPieces(from: 0, to: 1, depth: 0, to: &result)
    } else {
      result.append(stop(at: 1))
    }
    return result
  }

  /// Whether the renderer's own mixing is the definition.
  private var isExact: Bool {
    switch interpolation {
    case .device: isPremultiplied || left.color.opacity == right.color.opacity
    case .perceptual: false
    }
  }

  private func appendPieces(
    from start: Double, to end: Double, depth: Int, to result: inout [Stop]
  ) {
    guard depth < Self.maximumDepth, error(from: start, to: end) > Self.tolerance else {
      result.append(stop(at: end))
      return
    }
    let middle = (start + end) / 2
    appendPieces(from: start, to: middle, depth: depth + 1, to: &result)
    appendPieces(from: middle, to: end, depth: depth + 1, to: &result)
  }

  /// The stop at a share of the segment.
  private func stop(at t: Double) -> Stop {
    let location =
      t == 0
      ? left.location
      : t == 1 ? right.location : left.location + (right.location - left.location) * t
    return Stop(color: color(at: t), location: location)
  }

  /// The defined color, in gamut; at a clear end the color that the segment tends to.
  private func color(at t: Double) -> Color.Resolved {
    let isDevice = interpolation == .device
    let start = isDevice ? left.color.clamped : left.color
    let end = isDevice ? right.color.clamped : right.color
    var color = start.mixed(with: end, by: t, in: interpolation).clamped
    guard color.opacity == 0, !isPremultiplied else { return color }
    color = (t < 0.5 ? end : start).clamped
    color.opacity = 0
    return color
  }

  /// The largest difference of a premultiplied channel between the renderer's mix and the
  /// definition.
  private func error(from start: Double, to end: Double) -> Double {
    let (first, last) = (color(at: start), color(at: end))
    return Self.samples.reduce(0) { largest, share in
      let drawn = rendered(first, last, share)
      let defined = premultiplied(color(at: start + (end - start) * share))
      let difference = drawn - defined
      return max(largest, difference.max(), -difference.min())
    }
  }

  private func rendered(
    _ first: Color.Resolved, _ last: Color.Resolved, _ share: Double
  ) -> SIMD3<Double> {
    guard !isPremultiplied else {
      return premultiplied(first) * (1 - share) + premultiplied(last) * share
    }
    let alpha = Double(first.opacity) * (1 - share) + Double(last.opacity) * share
    return (first.encoded * (1 - share) + last.encoded * share) * alpha
  }

  private func premultiplied(_ color: Color.Resolved) -> SIMD3<Double> {
    color.encoded * Double(color.opacity)
  }
}
