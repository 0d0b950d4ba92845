package import Foundation
import ValueStreams
import VectorGeometry
package import VectorGraphics

extension ViewGraph {
  /// Called before a scene starts, or starts anew, that is no part of another one.
  package static var willStart: (() -> Void)?
  /// Called before that, where the whole program is the scene's: what its own objects have kept is to be as it was.
  package static var willForget: [() -> Void] = []

  /// The picture of the scene at a time, in seconds.
  ///
  /// - Throws: `ViewGraphError` when text can't be shaped or changes never come to an end.
  package func displayList(at time: Double = 0) throws(ViewGraphError) -> DisplayList {
    try advance(to: time)
    let list = moment.run { PathBudget.$current.withValue(session.work.paths) { draw() } }
    try session.work.check()
    if let error = session.sceneError { throw error }
    return list
  }

  /// Brings the scene to a time, without drawing it.
  ///
  /// - Parameter isBeforeScene: Whether what the scene itself has planned for that very time is still to come.
  package func advance(
    to time: Double, beforeScene isBeforeScene: Bool = false
  ) throws(ViewGraphError) {
    let target = max(time, 0)
    if target < self.time { reset() }
    session.retryScenes()
    beginWork()
    let timer = RunLoopTimers.next
    history.countReaders()
    isAdvancing = true
    defer { isAdvancing = false }
    if !isStarted, SceneMoment.time == nil, let willStart = Self.willStart {
      for forget in Self.willForget { forget() }
      willStart()
    }
    underTaskValues {
      start()
      settleChanges()
      if target > self.time { drawNewCanvases() }
      while let next = events.nextTime, next <= target, !isBroken {
        if isBeforeScene, next == target, events.nextRank == .scene { break }
        move(to: max(next, self.time))
        noteInstant()
        runEvents(at: self.time, isBeforeScene: isBeforeScene && self.time == target)
        drawNewCanvases()
      }
      isShowing = true
      if !isBroken { move(to: target) }
      isShowing = false
    }
    if let type = history.newlyReadType { refuseObject(of: type) }
    if let next = RunLoopTimers.next, next != timer { report(.timerWaits, at: "") }
    if let fault { throw fault }
    try session.work.check()
    if let error = session.sceneError { throw error }
    if let error = session.texts.fontError { throw .font(error) }
  }

  /// Starts to count the work of a moment, unless the moment is that of a host.
  private func beginWork() {
    if configuration.host == nil { session.work.begin() }
  }

  /// Plans something to happen at a time; what it changes shows from then on.
  ///
  /// `isRecurring` says that it is one of a series without end, which the scene's length does not
  /// wait for.
  package func schedule(
    at time: Double, isRecurring: Bool = false, _ action: @escaping @MainActor () -> Void
  ) {
    events.add(at: time, isRecurring: isRecurring, action)
  }

  /// Plans what is to be done when the animations of the update are complete.
  func planCompletions() {
    for observer in transaction.observers {
      let completions = observer.completions
      observer.completions = []
      for completion in completions {
        let end = completion.criteria.time(of: observer) ?? time
        guard end.isFinite else { continue }
        schedule(at: max(end, time), isRecurring: observer.isRecurring) { completion.action() }
      }
    }
  }

  /// An event is over, and with it the group of an `UndoManager`, which waits for this name and this scene.
  ///
  /// While the event goes on, the thread's dictionary has the scene by the same name.
  package static let eventDidEnd = Notification.Name("ShapeShiftEventDidEnd")

  private func inEvent(_ action: () -> Void) {
    let events = Thread.current.threadDictionary
    let outer = events[Self.eventDidEnd.rawValue]
    events[Self.eventDidEnd.rawValue] = link
    action()
    events[Self.eventDidEnd.rawValue] = outer
    NotificationCenter.default.post(name: Self.eventDidEnd, object: link)
  }

  /// The scene's time for publishers: nobody calls it but on the main actor.
  var clock: VirtualClock {
    VirtualClock(scene: ObjectIdentifier(link), jobs: jobs) { [link] in
      MainActor.assumeIsolated { link.node?.time ?? 0 }
    } schedule: { [link] time, action in
      MainActor.assumeIsolated { link.node?.schedule(at: time) { action.run() } }
    }
  }

  /// Runs a function with the scene's time, and with its budget for combining and morphing paths.
  private func underTaskValues(_ body: () -> Void) {
    clock.run {
      moment.run {
        PathBudget.$current.withValue(session.work.paths) {
          stored.run { SceneFocus.run(focus, body) }
        }
      }
    }
  }

  /// Whether no picture can be made any more.
  private var isBroken: Bool { fault != nil || session.work.isSpent }

  /// Brings all that is on its way to `time`.
  private func move(to time: Double) {
    guard time != self.time else { return }
    self.time = time
    moment.come(to: time)
    session.time = time
    beginWork()
    present()
    settle()
  }

  /// Counts the moments at which something happens, so that a timer of thousand-millionths of a second ends.
  private func noteInstant() {
    if time >= burst.start + 1 { burst = (time, 0) }
    burst.instants += 1
    guard burst.instants > Self.maximumInstants else { return }
    fault = .tooManyEvents(time: burst.start, limit: Self.maximumInstants)
  }

  /// At how many moments of one second something may happen: ten times as many as the shortest timer of Foundation
  /// has.
  private static let maximumInstants = 100_000

  /// Runs what is due, and what that plans for the same instant: each of its generations is a round.
  ///
  /// What comes from outside meets views that have come to rest.
  private func runEvents(at time: Double, isBeforeScene: Bool = false) {
    guard fault == nil else { return }
    var followers = 0
    for round in 0..<Self.maximumRounds {
      guard events.hasEvent(by: time) else { return }
      if isBeforeScene, events.nextRank == .scene { return rest() }
      let end = events.sequence
      while events.hasEvent(by: time, before: end) {
        let rank = events.nextRank
        if isBeforeScene, rank == .scene { break }
        guard let action = events.removeFirst() else { break }
        if rank == .scene { lastInside = time }
        if rank == .input { settle() }
        inEvent(action)
        if rank == .input { rest() }
        if round > 0 { followers += 1 }
        guard followers <= Self.maximumFollowers else { break }
      }
      guard followers <= Self.maximumFollowers else { break }
      if !events.hasEvent(by: time) { rest() }
    }
    fault = .unsettled(time: time, rounds: Self.maximumRounds)
  }

  /// Has views and what the mouse is over come to rest after an event.
  private func rest() {
    settle()
    for _ in 0..<Self.maximumRounds {
      guard fault == nil, hover.update(in: self) else { return }
      settle()
    }
    fault = .unsettled(time: time, rounds: Self.maximumRounds)
  }

  /// How many events of one instant may be planned at that instant: work that doubles itself every round would
  /// never reach the last of them.
  private static let maximumFollowers = 100_000
}
