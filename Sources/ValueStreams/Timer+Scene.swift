public import Foundation

/// A timer, for functions that ignore their argument.
///
/// The compiler prefers overloads with functions of this type to Foundation's own with functions of a `Timer`,
/// because they accept more functions. A function that uses its timer selects Foundation's overload.
public protocol _SceneTimer: AnyObject {}

extension Timer: _SceneTimer {}

extension Timer {
  /// A timer that runs: in a scene by the scene's time, elsewhere on the current run loop.
  ///
  /// - Parameters:
  ///   - interval: The seconds to the first call, and between two; not longer than 0 counts as 0.0001.
  ///   - repeats: Whether it calls until it is invalidated.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any _SceneTimer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    if VirtualClock.current == nil { RunLoop.current.add(timer, forMode: .default) }
    return timer
  }

  /// A timer that waits for `RunLoop.add(_:forMode:)`; in a scene it runs by the scene's time from now on.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any _SceneTimer) -> Void
  ) {
    // Foundation takes 0.1 milliseconds for intervals that are not longer than 0.
    let interval = interval > 0 ? interval : 1e-4
    let clock = VirtualClock.current
    // No run loop ever calls a timer of a scene.
    let start = clock == nil ? Date(timeIntervalSinceNow: interval) : .distantFuture
    self.init(fire: start, interval: interval, repeats: repeats) { (timer: Timer) in block(timer) }
    guard let clock, interval.isFinite else { return }
    tick(1, every: interval, from: clock.now(), by: clock)
  }

  /// Plans a call; a timer lives until it is invalidated, as a run loop keeps it.
  private func tick(
    _ number: Int, every interval: TimeInterval, from start: Double, by clock: VirtualClock
  ) {
    // Counted from the start: sums would drift.
    clock.schedule(start + Double(number) * interval) { [self] in
      guard isValid else { return }
      fire()
      if isValid { tick(number + 1, every: interval, from: start, by: clock) }
    }
  }
}
