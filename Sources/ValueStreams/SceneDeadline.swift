public import Dispatch

/// A time from now on, in a scene by the scene's time.
///
/// `DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { … }` takes it: what it calls happens in the scene
/// half a second of its time later, to the bit.
public struct SceneDeadline: Sendable {
  /// Seconds from now; below 0 counts as 0.
  fileprivate let delay: Double

  /// Now.
  public static func now() -> SceneDeadline { SceneDeadline(delay: 0) }

  /// Returns the deadline a number of seconds later.
  public static func + (time: SceneDeadline, seconds: Double) -> SceneDeadline {
    SceneDeadline(delay: time.delay + seconds)
  }

  /// An interval later; never is never.
  public static func + (time: SceneDeadline, interval: DispatchTimeInterval) -> SceneDeadline {
    let seconds: Double =
      switch interval {
      case .seconds(let count): Double(count)
      case .milliseconds(let count): Double(count) / 1e3
      case .microseconds(let count): Double(count) / 1e6
      case .nanoseconds(let count): Double(count) / 1e9
      case .never: .infinity
      @unknown default: .infinity
      }
    return time + seconds
  }
}

extension DispatchQueue {
  /// Calls `work` later: in a scene at that time of the scene, elsewhere as Dispatch does.
  public func asyncAfter(
    deadline: SceneDeadline, execute work: @escaping @Sendable () -> Void
  ) {
    if let clock = VirtualClock.current {
      guard deadline.delay.isFinite else { return }
      return clock.schedule(clock.now() + max(deadline.delay, 0), work)
    }
    let time = deadline.delay.isFinite ? DispatchTime.now() + deadline.delay : .distantFuture
    asyncAfter(deadline: time, qos: .unspecified, flags: [], execute: work)
  }

  /// Calls `work` when what is going on is done: in a scene at the same time of the scene, elsewhere as
  /// Dispatch does.
  public func async(execute work: @escaping @Sendable () -> Void) {
    if let clock = VirtualClock.current { return clock.schedule(clock.now(), work) }
    async(group: nil, qos: .unspecified, flags: [], execute: work)
  }
}
