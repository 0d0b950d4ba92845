import Foundation

extension GradientPaint {
  /// Stops within 0...1, which is all that files of shapes know, for linear mixing in gamma-encoded sRGB.
  ///
  /// - Parameter premultiplied: Whether the colors are mixed premultiplied; those of SVG and Lottie aren't.
  package func unitStops(premultiplied: Bool = false) -> [Stop] {
    guard let first = stops.first, let last = stops.last else { return [] }
    var unit = self
    unit.stops = stops.filter { 0 <= $0.location && $0.location <= 1 }
    if first.location < 0 { unit.stops.insert(Stop(color: color(at: 0), location: 0), at: 0) }
    if last.location > 1 { unit.stops.append(Stop(color: color(at: 1), location: 1)) }
    return unit.deviceStops(premultiplied: premultiplied)
  }
}
