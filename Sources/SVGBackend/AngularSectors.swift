import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

/// An angular gradient cut into sectors of one color each.
///
/// Neighbors differ by at most 2/255 in each component, so that the middle color of a sector is within one
/// level of every color in it; no sector is wider than a twelfth of a turn.
struct AngularSectors {
  struct Sector {
    /// In radians, clockwise from 3 o'clock.
    var start: Double
    var end: Double
    var color: Color.Resolved
  }

  /// The widest angle of a sector, in radians.
  static let widest = Double.pi / 6

  private(set) var sectors: [Sector] = []

  /// The sectors of a full turn.
  ///
  /// - Parameter radius: how far the sectors reach in points at the output's scale; arcs shorter than half a
  ///   point aren't cut further.
  init(stops: [GradientPaint.Stop], start: Angle, end: Angle, radius: Double) {
    let isReversed = end < start
    let stops = isReversed ? Self.reversed(stops) : stops
    let (start, end) = isReversed ? (end, start) : (start, end)
    guard let first = stops.first, let last = stops.last else { return }
    let span = end.radians - start.radians
    let limit = start.radians + 2 * .pi
    var previous = GradientPaint.Stop(color: first.color, location: 0)
    for stop in stops + [GradientPaint.Stop(color: last.color, location: 1)] {
      add(
        previous, stop, from: start.radians + span * previous.location,
        to: start.radians + span * stop.location, limit: limit, radius)
      previous = stop
    }
    let gap = max(limit - end.radians, 0)
    addPlain(last.color, from: limit - gap, to: limit - gap / 2)
    addPlain(first.color, from: limit - gap / 2, to: limit)
  }

  private mutating func add(
    _ a: GradientPaint.Stop, _ b: GradientPaint.Stop, from: Double, to: Double, limit: Double,
    _ radius: Double
  ) {
    guard to > from, from < limit else { return }
    let levels = Self.difference(a.color, b.color) * 255 / 2
    let arcs = max((to - from) * radius * 2, 1)
    let count = max(Int(clamping: min(levels, arcs).rounded(.up)), 1)
    guard count > 1 else {
      return addPlain(
        a.color.mixed(with: b.color, by: 0.5, in: .device), from: from, to: min(to, limit))
    }
    for index in 0..<count {
      let (low, high) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      let color = a.color.mixed(with: b.color, by: (low + high) / 2, in: .device)
      addPlain(color, from: from + (to - from) * low, to: min(from + (to - from) * high, limit))
    }
  }

  private mutating func addPlain(_ color: Color.Resolved, from: Double, to: Double) {
    guard to > from else { return }
    let count = ((to - from) / Self.widest).rounded(.up)
    for index in 0..<Int(clamping: count) {
      let (low, high) = (Double(index) / count, Double(index + 1) / count)
      sectors.append(
        Sector(start: from + (to - from) * low, end: from + (to - from) * high, color: color))
    }
  }

  private static func reversed(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    stops.reversed().map { GradientPaint.Stop(color: $0.color, location: 1 - $0.location) }
  }

  private static func difference(_ a: Color.Resolved, _ b: Color.Resolved) -> Double {
    Double(
      max(
        abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue),
        abs(a.opacity - b.opacity)))
  }
}
