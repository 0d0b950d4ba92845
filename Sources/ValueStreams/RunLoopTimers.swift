import CTasks
package import Foundation

/// The timers that wait for the run loop of this thread, as Foundation's own do.
package enum RunLoopTimers {
  /// When the next one fires; nil where none ever does, as those of scenes.
  package static var next: Date? {
    let next = Date(timeIntervalSinceReferenceDate: timers_next())
    return next.timeIntervalSinceReferenceDate > 0 && next < .distantFuture ? next : nil
  }
}
