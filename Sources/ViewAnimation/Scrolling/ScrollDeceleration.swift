import Foundation

/// How fast a content that was let go loses its speed.
package enum ScrollDeceleration: Hashable, Sendable {
  case normal
  case fast

  /// The share of the speed that is left after a millisecond.
  ///
  /// Source: `UIScrollView.DecelerationRate`.
  var sharePerMillisecond: Double {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    }
  }

  /// The rate k of v e^(kt), negative, for seconds.
  var rate: Double { 1000 * log(sharePerMillisecond) }

  /// The offset that a release leads to if no end is in the way; it is reached after an endless time.
  package func projectedEnd(from offset: Double, velocity: Double) -> Double {
    offset - velocity / rate
  }

  /// The velocity that leads from one offset to another.
  package func velocity(from offset: Double, to target: Double) -> Double {
    (offset - target) * rate
  }
}
