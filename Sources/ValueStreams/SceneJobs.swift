/// The jobs of tasks that wait to run in a scene, in the order in which they came.
package final class SceneJobs: @unchecked Sendable {
  // Sendable because the main actor alone uses it.

  private var waiting: [UnownedJob] = []
  private var isPlanned = false

  package init() {}

  /// How many jobs run before views are brought in line with what they have changed.
  private static let burst = 10_000

  /// When what runs now has begun, by the machine's clock.
  private(set) var start = ContinuousClock.now

  /// Has a job run at the scene's time.
  func add(_ job: UnownedJob, by clock: VirtualClock, run: @escaping (UnownedJob) -> Void) {
    waiting.append(job)
    plan(by: clock, run: run)
  }

  private func plan(by clock: VirtualClock, run: @escaping (UnownedJob) -> Void) {
    guard !isPlanned else { return }
    isPlanned = true
    clock.schedule(clock.now()) { [self] in
      isPlanned = false
      drain(run: run)
      if !waiting.isEmpty { plan(by: clock, run: run) }
    }
  }

  private func drain(run: (UnownedJob) -> Void) {
    var count = 0
    start = .now
    while count < waiting.count, count < Self.burst {
      run(waiting[count])
      count += 1
    }
    waiting.removeFirst(count)
  }
}
