import Foundation
import VectorGraphics

/// Gradient stops fit for SVG, which mixes colours unpremultiplied and knows no stops outside 0...1.
enum SVGStops {
  typealias Stop = GradientPaint.Stop

  /// The stops of a gradient whose colours mix in device space, cut to 0...1.
  static func deviceStops(of gradient: GradientPaint) -> [Stop] {
    cut(gradient.stops)
  }

  /// Stops between which straight mixing equals premultiplied mixing to within half a level of 255.
  static func straight(_ stops: [Stop]) -> [Stop] {
    guard var last = stops.first else { return [] }
    var result: [Stop] = []
    for stop in stops.dropFirst() {
      let (from, to) = matched(last, stop)
      add(from, to: &result)
      subdivide(from, to, depth: 0, into: &result)
      add(to, to: &result)
      last = stop
    }
    if stops.count == 1 { result = stops }
    return result
  }

  /// The mix of two colours, `t` of the way from one to the other, premultiplied.
  static func mix(_ a: Color.Resolved, _ b: Color.Resolved, _ t: Double) -> Color.Resolved {
    let (u, v) = (Float(1 - t) * a.opacity, Float(t) * b.opacity)
    let opacity = u + v
    guard opacity > 0 else {
      return Color.Resolved(red: a.red, green: a.green, blue: a.blue, opacity: 0)
    }
    return Color.Resolved(
      red: (u * a.red + v * b.red) / opacity, green: (u * a.green + v * b.green) / opacity,
      blue: (u * a.blue + v * b.blue) / opacity, opacity: opacity)
  }

  /// The stop at `location` between two.
  static func between(_ a: Stop, _ b: Stop, at location: CGFloat) -> Stop {
    let span = b.location - a.location
    let t = span > 0 ? (location - a.location) / span : 1
    return Stop(color: mix(a.color, b.color, t), location: location)
  }

  /// A clear end takes the other's colour, which is exact: premultiplied, it has none of its own.
  private static func matched(_ a: Stop, _ b: Stop) -> (Stop, Stop) {
    (clear(a, like: b), clear(b, like: a))
  }

  private static func clear(_ stop: Stop, like other: Stop) -> Stop {
    guard stop.color.opacity <= 0 else { return stop }
    var color = other.color
    color.opacity = 0
    return Stop(color: color, location: stop.location)
  }

  private static func add(_ stop: Stop, to result: inout [Stop]) {
    if result.last != stop { result.append(stop) }
  }

  /// Halves the stretch until the two ways to mix agree.
  ///
  /// Their difference is s(1-s)·Δopacity·Δcolour with its maximum, a quarter, in the middle.
  private static func subdivide(_ a: Stop, _ b: Stop, depth: Int, into result: inout [Stop]) {
    let opacity = abs(a.color.opacity - b.color.opacity)
    let color = max(
      abs(a.color.red - b.color.red), abs(a.color.green - b.color.green),
      abs(a.color.blue - b.color.blue))
    guard opacity * color / 4 > 0.5 / 255, depth < 8, b.location > a.location else { return }
    let middle = between(a, b, at: (a.location + b.location) / 2)
    subdivide(a, middle, depth: depth + 1, into: &result)
    add(middle, to: &result)
    subdivide(middle, b, depth: depth + 1, into: &result)
  }

  private static func cut(_ stops: [Stop]) -> [Stop] {
    guard let first = stops.first, let last = stops.last else { return [] }
    guard first.location < 0 || last.location > 1 else { return stops }
    var result: [Stop] = []
    for (index, stop) in stops.enumerated() {
      if index > 0 {
        let before = stops[index - 1]
        for edge in [0.0, 1.0] where before.location < edge && stop.location > edge {
          result.append(between(before, stop, at: edge))
        }
      }
      if stop.location >= 0, stop.location <= 1 { result.append(stop) }
    }
    guard result.isEmpty else { return result }
    return [Stop(color: last.location < 0 ? last.color : first.color, location: 0)]
  }
}
