#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
import CTasks
@_spi(ExperimentalScheduling) import _Concurrency
import Dispatch

/// What runs tasks that are made in a scene: where the scene is, one job after the other, by the scene's time.
///
/// While a scene is brought to a time, it stands for the main actor's executor and for the global one. Jobs that come
/// back from elsewhere later run on the main actor as ever.
final class SceneExecutor: SerialExecutor, SchedulingExecutor {
  static let shared = SceneExecutor()

  /// The scene that is being brought to a time; on the main actor alone, whose thread need not be the main one.
  nonisolated(unsafe) private static var clock: VirtualClock?

  /// The scene that is being brought to a time on this thread.
  private static var current: VirtualClock? {
    tasks_are_here() ? unsafe clock : nil
  }

  /// Runs a function of a scene.
  static func run(by clock: VirtualClock, _ body: () -> Void) {
    let outer = unsafe self.clock
    unsafe self.clock = clock
    let former = unsafe tasks_enter(shared.words) { job in
      SceneExecutor.shared.add(unsafe unsafeBitCast(job, to: UnownedJob.self))
    }
    body()
    unsafe tasks_leave(former)
    unsafe self.clock = outer
  }

  func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job)) }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    wait((delay as? Duration) ?? .zero, UnownedJob(job))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    wait((clock.now.duration(to: instant) as? Duration) ?? .zero, UnownedJob(job))
  }

  func checkIsolated() {
    precondition(tasks_are_here(), "a main actor job runs on another executor")
  }

  func isIsolatingCurrentContext() -> Bool? { tasks_are_here() }

  /// The length of a sleep, in seconds: whole milliseconds.
  ///
  /// The runtime says until when it lasts by the machine's clock, which has gone on by up to `passed` since then. The
  /// roundest length counts of those that it may have had, so that it does not depend on the machine.
  static func seconds(_ rest: Duration, at passed: Duration) -> Double {
    let (least, most) = (milliseconds(rest), milliseconds(rest + passed))
    for step in [1000, 500, 250, 100, 50, 25, 20, 10, 5, 2, 1] as [Double] {
      let length = (least / step).rounded(.up) * step
      if length <= most { return max(length, 0) / 1000 }
    }
    return max(least.rounded(.up), 0) / 1000
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
  }

  private var words: tasks_executor {
    unsafe unsafeBitCast(asUnownedSerialExecutor(), to: tasks_executor.self)
  }

  private func run(_ job: UnownedJob) {
    unsafe tasks_run(unsafeBitCast(job, to: UnsafeMutableRawPointer.self), words)
  }

  private func add(_ job: UnownedJob) {
    guard let clock = Self.current else {
      DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
        MainActor.assumeIsolated {
          unsafe job.runSynchronously(on: MainActor.sharedUnownedExecutor)
        }
      }
      return
    }
    clock.jobs.add(job, by: clock) { [self] in run($0) }
  }

  /// Runs a job later by the scene's time.
  private func wait(_ duration: Duration, _ job: UnownedJob) {
    guard let clock = Self.current else { return add(job) }
    let sleep = TaskSleep.current
    sleep?.count += 1
    let delay = Self.seconds(duration, at: clock.jobs.start.duration(to: .now))
    clock.schedule(clock.now() + delay) { [self] in
      sleep?.count -= 1
      add(job)
    }
  }
}

extension VirtualClock {
  /// Runs a function of the scene, with tasks by the scene's time.
  package func run(_ body: () -> Void) {
    Self.plansCalls
    Self.$current.withValue(self) { SceneExecutor.run(by: self, body) }
  }

  /// Whether tasks keep the scene's time.
  package static var hasTasks: Bool { true }
}
#else
extension VirtualClock {
  /// Runs a function of the scene; tasks go by the machine's time.
  package func run(_ body: () -> Void) {
    Self.plansCalls
    Self.$current.withValue(self) { body() }
  }

  /// Whether tasks keep the scene's time.
  package static var hasTasks: Bool { false }
}
#endif

/// How often a task and those that it has made sleep now by a scene's time.
package final class TaskSleep: @unchecked Sendable {
  // Sendable because the main actor alone counts.

  package fileprivate(set) var count = 0

  package init() {}

  /// That of the task that runs.
  @TaskLocal package static var current: TaskSleep?
}
