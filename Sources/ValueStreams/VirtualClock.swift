/// The time of a scene, which publishers that wait go by.
///
/// Outside of a scene no time passes.
package struct VirtualClock: Sendable {
  /// The scene's time, in seconds.
  package let now: @Sendable () -> Double
  /// What tells the scene from others; nil for none in particular.
  package let scene: ObjectIdentifier?
  /// The jobs of the scene's tasks.
  let jobs: SceneJobs
  private let plan: @Sendable (_ time: Double, _ action: Action) -> Void

  /// Something to be done, on the scene's actor.
  package struct Action: @unchecked Sendable {
    /// Does it.
    package let run: () -> Void
  }

  package init(
    scene: ObjectIdentifier? = nil, jobs: SceneJobs = SceneJobs(),
    now: @escaping @Sendable () -> Double,
    schedule: @escaping @Sendable (_ time: Double, _ action: Action) -> Void
  ) {
    self.scene = scene
    self.jobs = jobs
    self.now = now
    plan = schedule
  }

  /// Plans a call at a time of the scene.
  package func schedule(_ time: Double, _ action: @escaping () -> Void) {
    plan(time, Action(run: action))
  }

  /// The clock of the scene that is being brought to a time.
  @TaskLocal package static var current: VirtualClock?
}
