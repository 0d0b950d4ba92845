import Foundation
import VectorGeometry
import ViewLayout
import ViewTree

/// At which values of an axis a chart comes to rest.
struct ValueAlignment: Sendable {
  /// Some values of a scale.
  enum Values: Sendable {
    case multiples(Double)
    case matching(DateComponents)

    static func multiples<P: Plottable>(of unit: P) -> Values {
      .multiples(unit.plotted.number ?? 0)
    }

    /// The last of them up to a value, and the first from there on.
    func around(_ value: Double, _ calendar: Calendar) -> [Double] {
      switch self {
      case .multiples(let unit):
        guard unit > 0 else { return [] }
        // What is meant to be a multiple is one.
        let count = value / unit
        let near = abs(count - count.rounded()) < 1e-6 ? count.rounded() : count
        return [near.rounded(.down) * unit, near.rounded(.up) * unit]
      case .matching(let components):
        let date = Date(timeIntervalSinceReferenceDate: value)
        let directions: [Calendar.SearchDirection] = [.backward, .forward]
        return directions.compactMap { direction in
          // What matches itself is not looked for elsewhere.
          let start = date.addingTimeInterval(direction == .backward ? 0.001 : -0.001)
          return calendar.nextDate(
            after: start, matching: components, matchingPolicy: .nextTime, direction: direction)?
            .timeIntervalSinceReferenceDate
        }
      }
    }
  }

  /// Where swipes lead.
  enum Major: Sendable {
    case page
    case values(Values)
  }

  let values: Values
  let major: Major?

  init(_ values: Values, _ major: Major?) { (self.values, self.major) = (values, major) }
}

/// Where a chart stops along an axis.
struct AxisStop {
  let window: AxisWindow
  let axis: Axis
  let context: ScrollTargetBehaviorContext
  let calendar: Calendar
  /// Whether it goes no farther than what is in sight at once.
  let isLimited: Bool

  private var length: Double { Double(context.containerSize[axis]) }

  /// Moves a target to values.
  func align(_ target: inout ScrollTarget, _ alignment: ValueAlignment) {
    guard length > 0 else { return }
    var start = start(at: target)
    let swipe = context.swipe(along: axis)
    switch swipe == 0 ? nil : alignment.major {
    case .page:
      PagingScrollTargetBehavior().updateTarget(&target, context: context)
      start = nearest(alignment.values, to: self.start(at: target))
    case .values(let values):
      let way = window.startsFirst ? swipe : -swipe
      start = next(values, from: self.start(at: context.released(target, along: axis)), way)
      start = nearest(alignment.values, to: start)
    case nil:
      if isLimited { start = limited(start) }
      start = nearest(alignment.values, to: start)
    }
    var end = window
    end.start = start
    target.rect.origin[axis] = CGFloat(end.clamped.offset * length)
  }

  /// The value that a place begins with.
  private func start(at target: ScrollTarget) -> Double { start(at: target.rect.origin[axis]) }

  private func start(at place: CGFloat) -> Double {
    var window = window
    window.offset = Double(place) / length
    return window.clamped.start
  }

  private func limited(_ start: Double) -> Double {
    let origin = self.start(at: context.originalTarget)
    return min(max(start, origin - window.length), origin + window.length)
  }

  private func nearest(_ values: ValueAlignment.Values, to start: Double) -> Double {
    let ends = [window.whole.lowerBound, window.end]
    let around = values.around(start, calendar).filter { ends[0]...ends[1] ~= $0 }
    return (around + ends).min { abs($0 - start) < abs($1 - start) } ?? start
  }

  /// The next of some values, to a side.
  private func next(
    _ values: ValueAlignment.Values, from start: Double, _ direction: Int
  ) -> Double {
    // Who stands at one goes to the next.
    let step = window.length * 1e-6 * Double(direction)
    let around = values.around(start + step, calendar)
    return (direction > 0 ? around.last : around.first) ?? start
  }
}
