import ViewAnimation

/// Where a page of a stack stands: 0 in sight, 1 beyond the trailing edge, -1 covered by the next one.
final class PageMotion {
  private(set) var position: AnimatedValue<Double>

  init(at position: Double) { self.position = AnimatedValue(position) }

  /// How pages come and go.
  ///
  /// Source: the push of UIKit, 0.35 seconds; the spring is critically damped.
  static let animation = Animation.spring(duration: 0.35, bounce: 0)

  /// Where the page is going.
  var target: Double { position.target }

  /// Puts the page somewhere at once.
  func jump(to place: Double) { position = AnimatedValue(place) }

  /// Has the page go somewhere, with the velocity that a finger has given it.
  func go(to place: Double, at time: Double) {
    position.set(place, at: time) { .set(Self.animation) }
  }

  /// Has the page follow a finger.
  func follow(_ place: Double, at time: Double) {
    position.set(place, at: time) { .set(nil, tracksVelocity: true) }
  }

  /// When the page comes to rest, in seconds.
  func end(after time: Double) -> Double {
    guard case .rest(let end) = position.motion else { return time }
    return max(end, time)
  }
}
