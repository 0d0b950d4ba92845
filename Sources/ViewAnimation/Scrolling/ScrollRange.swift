/// How far a content can be scrolled along one axis, in points.
package struct ScrollRange: Hashable, Sendable {
  /// How much of the window's length a finger's way beyond an end counts for at first.
  ///
  /// Source: public analyses of `UIScrollView`.
  static let bandStiffness = 0.55

  /// The length of the part that is seen.
  package let windowLength: Double
  /// The length of all there is.
  package let contentLength: Double

  /// Lengths that are negative or no numbers count as 0.
  package init(windowLength: Double, contentLength: Double) {
    self.windowLength = windowLength.isFinite ? max(0, windowLength) : 0
    self.contentLength = contentLength.isFinite ? max(0, contentLength) : 0
  }

  /// The offset at which the content's end is at the window's end; the least offset is 0.
  package var end: Double { max(0, contentLength - windowLength) }

  /// The nearest offset that shows nothing beyond an end.
  package func clamped(_ offset: Double) -> Double { min(max(offset, 0), end) }

  /// How far an offset is beyond an end: negative before the start, 0 within.
  package func overshoot(_ offset: Double) -> Double { offset - clamped(offset) }

  /// The offset that is drawn where a finger has led the content to `offset`: beyond an end it follows less and less.
  package func banded(_ offset: Double) -> Double {
    guard windowLength > 0 else { return clamped(offset) }
    return clamped(offset)
      + Self.signed(overshoot(offset)) { distance in
        (1 - 1 / (Self.bandStiffness * distance / windowLength + 1)) * windowLength
      }
  }

  /// Where a finger has led a content that is drawn at `offset`, so that a touch takes it up without a jump.
  ///
  /// No finger leads a content a whole window beyond an end: such an offset counts as a millionth less.
  package func unbanded(_ offset: Double) -> Double {
    guard windowLength > 0 else { return clamped(offset) }
    return clamped(offset)
      + Self.signed(overshoot(offset)) { distance in
        let share = min(distance / windowLength, 1 - 1e-6)
        return windowLength / Self.bandStiffness * (1 / (1 - share) - 1)
      }
  }

  /// A change of a distance that is the same to both sides.
  private static func signed(_ distance: Double, _ change: (Double) -> Double) -> Double {
    distance < 0 ? -change(-distance) : change(distance)
  }
}

extension ScrollRange {
  /// From which speed on a release turns the page, in points a second.
  package static let pagingSpeed = 250.0

  /// The page's offset at which a drag that began at `origin` comes to rest.
  ///
  /// Pages are as long as the window. A fast release leads to the next page its way, any other to the
  /// nearest; neither leads farther than one page from where the drag began.
  package func page(from origin: Double, at offset: Double, velocity: Double) -> Double {
    guard windowLength > 0 else { return clamped(offset) }
    let first = (clamped(origin) / windowLength).rounded()
    var page = (offset / windowLength).rounded()
    if velocity > Self.pagingSpeed { page = (offset / windowLength).rounded(.down) + 1 }
    if velocity < -Self.pagingSpeed { page = (offset / windowLength).rounded(.up) - 1 }
    return clamped(min(max(page, first - 1), first + 1) * windowLength)
  }
}
