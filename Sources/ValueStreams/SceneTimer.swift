public import Foundation

/// A timer that goes by the time of the scene it is made in; elsewhere it is Foundation's.
///
/// It has the members of Foundation's `Timer`, whose own calls cannot be caught: a class of that name would
/// make `Timer` ambiguous wherever Foundation is imported beside.
public final class SceneTimer: @unchecked Sendable {
  /// The seconds between two calls; 0 for a timer that does not repeat.
  public let timeInterval: TimeInterval
  /// How much later a call may come; in a scene none does.
  public var tolerance: TimeInterval = 0
  /// Whether it will call again.
  public private(set) var isValid = true
  /// The date of the next call; the start of a scene is the reference date.
  public private(set) var fireDate: Date

  private let interval: TimeInterval
  private let block: @Sendable (SceneTimer) -> Void
  /// Outside of a scene, what does the work.
  private var timer: Timer?

  /// A timer that waits for `RunLoop.add(_:forMode:)`.
  ///
  /// - Parameters:
  ///   - interval: The seconds to the first call, and between two; not longer than 0 counts as 0.0001.
  ///   - repeats: Whether it calls until it is invalidated.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (SceneTimer) -> Void
  ) {
    // Foundation takes 0.1 milliseconds for intervals that are not longer than 0.
    self.interval = interval > 0 ? interval : 1e-4
    timeInterval = repeats ? self.interval : 0
    fireDate = .distantFuture
    self.block = block
  }

  /// A timer that runs.
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (SceneTimer) -> Void
  ) -> SceneTimer {
    let timer = SceneTimer(timeInterval: interval, repeats: repeats, block: block)
    timer.start { RunLoop.current.add($0, forMode: .default) }
    return timer
  }

  /// Ends it.
  public func invalidate() {
    isValid = false
    timer?.invalidate()
    timer = nil
  }

  /// Calls at once; ends it if it does not repeat.
  public func fire() {
    guard isValid else { return }
    block(self)
    if timeInterval == 0 { invalidate() }
  }

  /// Starts it: in a scene by its time, elsewhere as `add` does with Foundation's.
  fileprivate func start(_ add: (Timer) -> Void) {
    guard isValid, timer == nil else { return }
    if let clock = VirtualClock.current {
      guard interval.isFinite else { return }
      return tick(1, from: clock.now(), by: clock)
    }
    let timer = Timer(timeInterval: interval, repeats: timeInterval > 0) { [weak self] _ in
      self?.fire()
    }
    self.timer = timer
    fireDate = timer.fireDate
    add(timer)
  }

  /// A timer lives until it is invalidated, as a run loop keeps it.
  private func tick(_ number: Int, from start: Double, by clock: VirtualClock) {
    // Counted from the start: sums would drift.
    let time = start + Double(number) * interval
    fireDate = Date(timeIntervalSinceReferenceDate: time)
    clock.schedule(time) { [self] in
      guard isValid else { return }
      fire()
      if isValid { tick(number + 1, from: start, by: clock) }
    }
  }
}

extension RunLoop {
  /// Starts a timer: in a scene by the scene's time.
  public func add(_ timer: SceneTimer, forMode mode: RunLoop.Mode) {
    timer.start { add($0, forMode: mode) }
  }
}
