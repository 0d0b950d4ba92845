import VectorGeometry
import ViewAnimation

/// The changes of a view's content that are on their way, oldest first: each from what was shown to what came.
///
/// A change that comes while others run goes on from what they draw; when it is complete, nothing of
/// those before it is left to be seen.
struct ContentCourse<Content> {
  /// A change of the content.
  struct Step {
    /// What was shown before.
    let former: Content
    /// How it goes over.
    let transition: ContentTransition
    /// Whether digits count down; nil if they do not roll.
    let countsDown: Bool?
    fileprivate let start: Double
    fileprivate var way: AnimatedValue<Double>

    /// How far the change has come: 0 at first, 1 at the end, beyond if a spring overshoots.
    func progress(at time: Double) -> Double { way.value(at: time) }
  }

  private var steps: [Step] = []

  /// The steps that show at a time; none if the content is at rest.
  func running(at time: Double) -> ArraySlice<Step> {
    let last = steps.lastIndex { !$0.way.isActive(at: time) }
    return steps[(last.map { $0 + 1 } ?? 0)...]
  }

  /// Whether a change is on its way at a time.
  func isActive(at time: Double) -> Bool { !running(at: time).isEmpty }

  /// How long the content changes, if it is not set anew.
  var motion: MotionLength {
    steps.reduce(.rest(at: 0)) { $0.combined(with: $1.way.motion) }
  }

  /// Has the content change at `time`.
  ///
  /// - Parameters:
  ///   - former: What was shown; of two changes at one time the first one's counts.
  ///   - old: The transition that was in force for it.
  mutating func change(
    from former: Content, to transition: ContentTransition, since old: ContentTransition,
    at time: Double, _ change: AttributeChange
  ) {
    guard case .set(let animation, _, _) = change else { return }
    guard animation != nil, transition.kind != .identity else {
      steps = []
      return
    }
    var way = AnimatedValue(0.0)
    way.set(1, at: time) { change }
    var running = Array(running(at: time))
    var (former, countsDown) = (former, transition.countsDown(from: old))
    if let last = running.last, last.start == time {
      (former, countsDown) = (last.former, countsDown ?? last.countsDown)
      running.removeLast()
    }
    let step = Step(
      former: former, transition: transition, countsDown: countsDown, start: time, way: way)
    steps = way.isActive(at: time) ? running + [step] : []
  }
}
