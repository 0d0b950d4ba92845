import Foundation

/// The part of a scale that is in sight of all that can be scrolled to, in the scale's units.
struct AxisWindow: Equatable, Sendable {
  /// All that the scale reaches over.
  let whole: ClosedRange<Double>
  /// How much is in sight.
  let length: Double
  /// Whether the least value stands first: at the left, or at the top.
  let startsFirst: Bool
  /// The least value in sight; beyond the ends while a finger pulls it there.
  var start: Double

  /// The least value of the last part.
  var end: Double { whole.upperBound - length }

  /// How long all of it is, in lengths of the plot.
  var pages: Double { (whole.upperBound - whole.lowerBound) / length }

  /// How far it is scrolled, in lengths of the plot.
  var offset: Double {
    get { (startsFirst ? start - whole.lowerBound : end - start) / length }
    set { start = startsFirst ? whole.lowerBound + newValue * length : end - newValue * length }
  }

  /// The same within its ends.
  var clamped: AxisWindow {
    var copy = self
    copy.start = min(max(start, whole.lowerBound), end)
    return copy
  }
}

extension PositionScale {
  /// Its window, if not all of it is in sight.
  ///
  /// - Parameters:
  ///   - scrolled: Where a finger has brought it; nil for where it is said to be.
  ///   - isUpright: Whether the scale goes from the bottom to the top.
  func window(
    _ settings: ChartSettings.Axis, scrolled: Double?, isUpright: Bool
  ) -> AxisWindow? {
    guard let length = settings.visibleLength, length > 0,
      length < extent.upperBound - extent.lowerBound
    else { return nil }
    let isReversed = lower > upper
    var window = AxisWindow(
      whole: extent, length: length, startsFirst: isReversed == isUpright, start: extent.lowerBound)
    if let scrolled {
      window.start = scrolled
      return window
    }
    if let position = settings.scrollPosition, let unit = unit(position) {
      window.start = isCategory ? unit - 0.5 : unit
    }
    return window.clamped
  }

  /// The scale for what is in sight.
  func scale(in window: AxisWindow?) -> PositionScale {
    guard let window else { return self }
    let (start, end) = (window.start, window.start + window.length)
    return lower > upper ? self.window(from: end, to: start) : self.window(from: start, to: end)
  }

  /// The value that a window begins with: the name that is nearest to its start.
  func value(at window: AxisWindow) -> _PlottedValue {
    value(ofUnit: window.clamped.start + (isCategory ? 0.5 : 0))
  }
}
