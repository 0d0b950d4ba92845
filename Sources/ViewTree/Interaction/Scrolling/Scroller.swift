import Foundation
import InputModel
import VectorGeometry
import ViewAnimation
import ViewLayout

/// What moves the content of a scroll view: fingers, wheels, programs.
///
/// It changes the window's course at events alone. While the content moves by itself it plans an event for when
/// that is over, and one for each tick if somebody follows: rows that come in sight, readers of geometry.
@MainActor
final class Scroller {
  private(set) weak var owner: AnyViewNode?
  private(set) weak var window: WindowBox?
  /// What the scroll view is told by its surroundings.
  var manner = ScrollManner()
  /// What moves it.
  private(set) var phase = ScrollPhase.idle
  /// Whether somebody, and no program, has moved it last.
  private(set) var isPositionedByUser = false
  /// Tells the event that was planned last from those that no longer count.
  private var generation = 0
  /// Whether each tick is told.
  private var isTicking = false
  /// Where a drag has begun.
  private var origin = CGPoint.zero
  /// The offset when the drag began, for what stops at targets.
  private var originalOffset = CGPoint.zero
  /// The edge that a program has scrolled to and that is kept when sizes change.
  var keptEdge: Edge?
  /// Whether the graph asks it after each layout.
  private var isRegistered = false
  /// Those around that look at it.
  private var watchers: [NodeLink<AnyViewNode>] = []

  init(_ owner: AnyViewNode, _ window: WindowBox) {
    self.owner = owner
    self.window = window
  }

  var graph: ViewGraph? { owner?.inputs.graph }
  var time: Double { graph?.time ?? 0 }

  /// Whether it moves without being held.
  var isMoving: Bool { window?.course?.isActive(at: time) ?? false }

  /// Whether a finger can move the content along an axis.
  func canMove(along axis: Axis) -> Bool {
    guard manner.isEnabled, let window, window.settings.axes.contains(axis.set) else {
      return false
    }
    return window.ranges[axis].end > 0 || bounces(along: axis)
  }

  /// Whether the content goes beyond its ends along an axis.
  private func bounces(along axis: Axis) -> Bool {
    guard let window else { return false }
    return manner.alwaysBounces.contains(axis.set) || window.ranges[axis].end > 0
  }

  // MARK: Fingers

  /// A finger has come down: what moves stands still.
  func touch() {
    if isMoving { change { $0.hold(at: time) } }
    enter(.tracking)
  }

  /// The finger has moved the content for the first time.
  func beginDrag() {
    originalOffset = window?.offset(at: time) ?? .zero
    change { $0.hold(at: time) }
    origin = led
    takeOver()
    enter(.interacting)
  }

  /// The finger has moved by some points since.
  func drag(by way: CGSize) {
    let way = leading(way)
    for axis in Axis.allCases where canMove(along: axis) {
      change(axis) { $0.led = origin[axis] - way[axis] }
    }
  }

  /// The finger goes up with a velocity in points a second.
  func release(velocity: CGSize) {
    if isPulledFar { return refresh() }
    let velocity = leading(velocity)
    let axes = Axis.allCases.filter { window?.course?[$0].led != nil }
    var speeds = CGSize.zero
    for axis in axes where canMove(along: axis) { speeds[axis] = -velocity[axis] }
    let targets = axes.isEmpty ? nil : targets(for: speeds)
    for axis in axes {
      change(axis) { course in
        guard let target = targets?[axis] else {
          return course.release(velocity: speeds[axis], at: time)
        }
        course.release(velocity: speeds[axis], to: target, at: time)
      }
    }
    enter(isMoving ? .decelerating : .idle)
  }

  /// Where the finger has led the content.
  private var led: CGPoint {
    guard let course = window?.course else { return .zero }
    return CGPoint(x: course[.horizontal].led ?? 0, y: course[.vertical].led ?? 0)
  }

  /// A way in points to the bottom and the trailing edge.
  private func leading(_ way: CGSize) -> CGSize {
    guard window?.settings.direction == .rightToLeft else { return way }
    return CGSize(width: -way.width, height: way.height)
  }

  /// Somebody scrolls: what a program wanted counts no more.
  private func takeOver() {
    isPositionedByUser = true
    keptEdge = nil
  }

  /// A program is about to scroll: what people did counts no more.
  func giveWay() {
    isPositionedByUser = false
    keptEdge = nil
  }

  /// Where the content is to come to along each axis, if something says so; nil for where it comes to by itself.
  private func targets(for velocity: CGSize) -> [Axis: Double]? {
    guard let behavior = owner?.inputs.environment.scrollTargetBehavior, let window,
      let course = window.course, let environment = owner?.inputs.environment
    else { return nil }
    var end = window.offset(at: time)
    for axis in Axis.allCases where window.scrolls(along: axis) {
      let start = course[axis].heldOffset ?? end[axis]
      end[axis] = ScrollDeceleration.normal.projectedEnd(from: start, velocity: velocity[axis])
    }
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: originalOffset, size: window.room.size)),
      velocity: CGVector(dx: velocity.width, dy: velocity.height),
      contentSize: window.contentFrame.size, containerSize: window.room.size,
      axes: window.settings.axes, environment: environment, ranges: window.ranges,
      targets: window.targets.map { CGRect(origin: $0.start, size: $0.size) })
    var target = ScrollTarget(rect: CGRect(origin: end, size: window.room.size))
    behavior.updateTarget(&target, context: context)
    var result: [Axis: Double] = [:]
    for axis in Axis.allCases where window.scrolls(along: axis) {
      var place = target.rect.origin[axis]
      if let anchor = target.anchor {
        let share = axis == .horizontal ? anchor.x : anchor.y
        place += (target.rect.size[axis] - window.room.size[axis]) * share
      }
      if place != end[axis], place.isFinite { result[axis] = place }
    }
    return result
  }

  // MARK: Wheels and programs

  /// How far a wheel can move the content along an axis, to a side.
  func hasRoom(along axis: Axis, for delta: CGFloat) -> Bool {
    guard manner.isEnabled, delta != 0, let window, window.settings.axes.contains(axis.set) else {
      return false
    }
    let offset = window.offset(at: time)[axis]
    return delta > 0 ? offset < window.ranges[axis].end : offset > 0
  }

  /// A wheel has moved the content along an axis, in points to the bottom and the trailing edge.
  func wheel(by delta: CGFloat, along axis: Axis) {
    takeOver()
    change(axis) { $0.jump(to: $0.offset(at: time, in: $0.range) + delta) }
    if let window { window.showIndicators(window.askedIndicators, at: time) }
    if phase != .idle { enter(.idle) }
  }

  /// Goes to an offset, by an animation if the transaction has one.
  func scroll(to target: CGPoint, under transaction: Transaction) {
    guard let window else { return }
    isPositionedByUser = false
    keptEdge = nil
    let axes = Axis.allCases.filter { window.settings.axes.contains($0.set) }
    for axis in axes {
      change(axis) { course in
        guard transaction.animation != nil else { return course.jump(to: target[axis]) }
        course.go(to: target[axis], at: time) {
          .set(transaction.animation, transaction.observers)
        }
      }
    }
    for observer in transaction.observers { planCompletions(of: observer) }
    enter(isMoving ? .animating : .idle)
  }

  /// Plans what is to be done when the animation of a scroll is complete.
  private func planCompletions(of observer: AnimationObserver) {
    let completions = observer.completions
    observer.completions = []
    for completion in completions {
      let end = completion.criteria.time(of: observer) ?? time
      guard end.isFinite else { continue }
      graph?.schedule(at: max(end, time)) { completion.action() }
    }
  }

  /// Leaves the visible rows where they are drawn after rows before them have changed their length by some points.
  func follow(_ distance: CGFloat, along axis: Axis) {
    guard let window, window.course != nil else { return }
    origin[axis] += distance
    originalOffset[axis] += distance
    change(axis) { $0.follow(distance, in: window.ranges[axis], at: time) }
  }

  // MARK: Changes

  private func change(_ body: (inout AxisCourse) -> Void) {
    for axis in Axis.allCases { change(axis, body) }
  }

  /// Changes the course along an axis, and has all that follows from where the content is brought in line.
  func change(_ axis: Axis, _ body: (inout AxisCourse) -> Void) {
    guard let window, graph != nil else { return }
    if window.course == nil {
      window.course = ScrollCourse(at: window.offset(at: time), in: window.ranges)
      register()
    }
    window.course?[axis].bounces = bounces(along: axis)
    if var course = window.course?[axis] {
      body(&course)
      window.course?[axis] = course
    }
    didChange()
  }

  func enter(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    window?.holdIndicators(new == .interacting, at: time)
    for watcher in currentWatchers { watcher.phaseDidChange(from: old, to: new, of: self) }
  }

  private func didChange() {
    guard let window, let graph else { return }
    window.invalidateDrawing()
    window.noteMotion(at: time)
    showChange()
    generation += 1
    planNext(in: graph)
  }

  /// Has rows made and readers told, after the events of this time.
  private func showChange() {
    guard let window, let graph else { return }
    let (now, next) = (window.offset(at: time), window.offset(at: nextTick))
    for axis in Axis.allCases {
      window.sight[axis] = min(now[axis], next[axis])...max(now[axis], next[axis])
    }
    graph.session.needsLayout = true
  }

  // MARK: Watchers

  /// Finds those around that look at the first scroll view inside of them, up to the next scroll view.
  func findWatchers() {
    var node = owner?.parent
    while let current = node, current.scrollWindow == nil {
      if let watcher = current as? any ScrollWatcher, watcher.watched?.owner == nil {
        watcher.watched = self
        watchers.append(current.link)
      }
      node = current.parent
    }
    if !watchers.isEmpty { register() }
  }

  private var currentWatchers: [any ScrollWatcher] {
    watchers.compactMap { $0.node as? any ScrollWatcher }
  }

  private func register() {
    guard !isRegistered, let graph else { return }
    isRegistered = true
    graph.session.watchers.scrollers.append(WeakScroller(scroller: self))
  }

  /// What the scroll view shows.
  var geometry: ScrollGeometry? {
    guard let window, window.drawnFrame.isPlaced else { return nil }
    let offset = window.offset(at: time)
    return ScrollGeometry(
      contentOffset: CGPoint(
        x: offset.x - window.margins.leading, y: offset.y - window.margins.top),
      contentSize: window.contentFrame.size, contentInsets: window.margins,
      containerSize: window.room.size)
  }

  /// How fast the content moves by itself, in points a second; nil while it does not.
  var velocity: CGVector? {
    guard isMoving, let course = window?.course else { return nil }
    return CGVector(
      dx: course[.horizontal].velocity(at: time), dy: course[.vertical].velocity(at: time))
  }

  // MARK: Following

  private var nextTick: Double {
    let rate = graph?.configuration.tickRate ?? 60
    return ((time * rate + 1e-6).rounded(.down) + 1) / rate
  }

  /// Whether somebody follows the content while it moves.
  private var isFollowed: Bool {
    guard let graph else { return false }
    return !watchers.isEmpty || !graph.session.watchers.readers.isEmpty
      || !graph.session.watchers.lazyScopes.isEmpty
      || graph.anchorCount > 0
  }

  /// Plans when to look again.
  private func planNext(in graph: ViewGraph) {
    guard case .rest(let end)? = window?.course?.length, isMoving else { return }
    isTicking = isFollowed
    let next = isTicking ? min(nextTick, max(end, time)) : max(end, time)
    graph.schedule(at: next) { [weak self, generation] in
      guard let self, generation == self.generation else { return }
      tick()
    }
  }

  private func tick() {
    guard let graph else { return }
    guard isMoving else { return finish() }
    showChange()
    planNext(in: graph)
  }

  private func finish() {
    for axis in Axis.allCases { window?.course?[axis].comeToRest(at: time) }
    window?.invalidateDrawing()
    showChange()
    if phase == .decelerating || phase == .animating { enter(.idle) }
  }

  /// Takes on sizes that the layout has found, at an event.
  func layoutDidChange() {
    resize()
    for watcher in currentWatchers { watcher.look(at: self) }
  }

  private func resize() {
    guard let window, let graph, let course = window.course else { return }
    var changed = course
    for axis in Axis.allCases { changed[axis].resize(to: window.ranges[axis], at: time) }
    guard
      course[.horizontal].range != changed[.horizontal].range
        || course[.vertical].range != changed[.vertical].range
        || isMoving && isTicking != isFollowed
    else { return }
    window.course = changed
    if let keptEdge, !isMoving, !isPositionedByUser {
      let axis = keptEdge.axis
      window.course?[axis].jump(to: keptEdge.isEnd ? window.ranges[axis].end : 0)
      window.invalidateDrawing()
    }
    window.noteMotion(at: time)
    generation += 1
    planNext(in: graph)
  }
}

/// How a scroll view is moved, by its surroundings.
struct ScrollManner: Equatable {
  /// Whether fingers and wheels move it.
  var isEnabled = true
  /// The axes along which it goes beyond its ends though all of it is in sight.
  var alwaysBounces: Axis.Set = [.horizontal, .vertical]
}
