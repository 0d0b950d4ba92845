import DocumentModel
import Foundation
package import InputModel
import VectorGeometry
import ViewAnimation
package import ViewTree

extension SceneDocument {
  /// A graph of the scene, in which all happens that the script, and a recorded session, do to the views.
  ///
  /// - Parameter end: The last time that is asked of the graph, in seconds: steps of the script after it are not taken.
  /// - Throws: `DocumentErrors` with all steps until then that can't be taken and expectations that are not met, or
  ///   `ViewGraphError`.
  @MainActor
  package func makeGraph(
    _ configuration: ViewGraph.Configuration, input: InputLog = InputLog(),
    until end: Double = .infinity
  ) throws -> ViewGraph {
    let graph = ViewGraph(configuration, scene: makeScene)
    let steps = session.filter { $0.time <= end }
    guard !steps.isEmpty || !input.entries.isEmpty else { return graph }
    guard watch == nil || !session.isEmpty else {
      try plan(input, in: graph)
      return graph
    }
    let log = try rehearsed(ViewGraph(configuration, scene: makeScene), steps, input: input)
    for entry in log.entries { try graph.append(entry) }
    return graph
  }

  /// A graph of the scene, in which all happens again that has happened in another one.
  @MainActor
  package func makeGraph(
    _ configuration: ViewGraph.Configuration, playing log: InputLog
  ) throws -> ViewGraph {
    let graph = ViewGraph(configuration, scene: makeScene)
    for entry in log.entries { try graph.append(entry) }
    return graph
  }

  /// Has a recorded session happen in a scene of somebody's own code, which runs once: what it keeps outside of the scene,
  /// in statics, would know what happened in a rehearsal.
  @MainActor
  private func plan(_ input: InputLog, in graph: ViewGraph) throws {
    let lines = input.lineNumbers
    var problems: [Diagnostic] = []
    for (index, entry) in input.entries.enumerated() {
      do throws(InputRefusal) {
        try graph.append(entry)
      } catch {
        let line = lines.indices.contains(index) ? lines[index] : index
        let sentence = SessionError(error, entry).description
        problems.append(Diagnostic(.invalidSession, "line \(line): \(sentence)"))
      }
    }
    guard problems.isEmpty else { throw DocumentErrors(problems, files: files) }
  }

  /// What happens to the views of the scene.
  @MainActor
  private func rehearsed(
    _ graph: ViewGraph, _ steps: [SessionStep], input: InputLog
  ) throws -> InputLog {
    let rehearsal = try SceneRehearsal(graph)
    try rehearsal.run(steps, input)
    guard rehearsal.problems.isEmpty else {
      throw DocumentErrors(rehearsal.problems, files: files)
    }
    return graph.input
  }
}

/// Finds out which events the steps of a script are, by taking them.
@MainActor
private final class SceneRehearsal {
  /// What was wrong, in the order of steps.
  private(set) var problems: [Diagnostic] = []
  private let session: SceneSession
  /// An event of a step that has begun, or of a recorded session.
  private struct Pending {
    let entry: LoggedInput
    /// The step, or the line of the session.
    let source: Source
  }

  private enum Source {
    case step(SessionStep)
    case line(Int)
  }

  /// Events that are still to happen, by time.
  private var pending: [Pending] = []
  private var current: SessionStep?

  init(_ graph: ViewGraph) throws { session = try SceneSession(graph) }

  /// Takes all steps.
  func run(_ steps: [SessionStep], _ input: InputLog) throws {
    let lines = input.lineNumbers
    wait(
      for: input.entries.enumerated().map { index, entry in
        Pending(entry: entry, source: .line(lines.indices.contains(index) ? lines[index] : index))
      })
    for step in steps {
      try play(until: step.time)
      try noting(.step(step)) {
        current = step
        try take(step.input, at: max(step.time, session.now))
      }
    }
    try play(until: .infinity)
    let last = steps.last
    try session.graph.advance(to: session.now)
    for case .document(let sentence, let number?) in session.graph.problems.map(\.problem) {
      let span = steps.first { $0.number == number }?.span ?? last?.span
      problems.append(Diagnostic(.invalidScript, sentence, at: span))
    }
  }

  /// Does something; what is wrong with it is noted.
  private func noting(_ source: Source, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as SessionError {
      switch source {
      case .line(let line):
        problems.append(Diagnostic(.invalidSession, "line \(line): \(error.description)"))
      case .step(let step):
        let sentence = error.description.replacing(SessionError.choice, with: "")
        // A key that cannot be pressed cannot be released either.
        if let last = problems.last, last.message == sentence, last.span == step.span { return }
        problems.append(
          Diagnostic(
            error.code == .unmet ? .failedExpectation : .unusableStep, sentence,
            at: step.span, pointer: JSONPointer(["script", String(step.number)]),
            help: Self.help(for: error, step.input.name)))
      }
    }
  }

  private static func help(for error: SessionError, _ name: String?) -> String? {
    switch error.code {
    case .ambiguous:
      return "choose one by its position, for example {\"role\": \"button\", \"index\": 0}"
    case .disabled, .outOfSight, .covered:
      return "change the view before, or operate it at another time"
    case .late, .unsupported, .timeout, .unfocused, .diverged, .unmet, .missing: break
    }
    guard let name else { return nil }
    let id = name.hasPrefix("#") ? name : "#" + name
    if error.candidates.contains(id) {
      return "the view is hidden, behind a presentation, or not a control that the step can use"
    }
    return Suggestion.help(for: name, among: error.candidates)
      ?? Suggestion.help(for: id, among: error.candidates)
  }

  // MARK: Events

  /// Has events happen when their time comes.
  private func wait(for entries: [LoggedInput]) {
    guard let current else { return }
    wait(for: entries.map { Pending(entry: $0, source: .step(current)) })
  }

  private func wait(for entries: [Pending]) {
    pending.append(contentsOf: entries)
    pending = pending.enumerated()
      .sorted { ($0.element.entry.time, $0.offset) < ($1.element.entry.time, $1.offset) }
      .map(\.element)
  }

  /// Has events happen that are due.
  private func play(until time: Double) throws {
    let due = pending.prefix { $0.entry.time.seconds <= time }
    pending.removeFirst(due.count)
    for event in due { try noting(event.source) { try session.play([event.entry]) } }
  }

  /// A finger that is not down.
  private var freeFinger: Int {
    let used = Set(
      pending.compactMap { event in
        if case .pointer(let pointer) = event.entry.event { pointer.id } else { nil }
      })
    return (1...).first { !used.contains($0) } ?? 1
  }

  /// Has one finger do what another was to do.
  private func touch(_ entries: [LoggedInput]) {
    let finger = freeFinger
    wait(
      for: entries.map { entry in
        guard case .pointer(var pointer) = entry.event else { return entry }
        pointer.id = finger
        return LoggedInput(.pointer(pointer), at: entry.time)
      })
  }

  private func happen(_ events: [InputEvent]) {
    wait(for: events.map { LoggedInput($0, at: InputTime(seconds: session.now)) })
  }

  // MARK: Steps

  private func take(_ step: InputStep, at time: Double) throws {
    try session.step(to: time)
    switch step {
    case .tap(let target, let duration):
      touch(.tap(at: try place(of: target), time: session.now, holding: duration))
    case .drag(let drag, let duration, let curve):
      let (start, end) = try way(of: drag)
      touch(
        .drag(from: start, to: end, time: session.now, during: duration) {
          curve.value(at: $0)
        })
    case .type(let text, let target):
      if let target { touch(.tap(at: try place(of: target), time: session.now)) }
      happen(text.map { .text(.insert(String($0))) })
    case .press(let key):
      happen(
        [KeyInput.Phase.down, .up].map {
          .key(KeyInput(key.key, phase: $0, modifiers: key.modifiers))
        })
    case .scroll(.by(let distance, let target)):
      happen([.wheel(WheelEvent(delta: distance, at: try place(of: target)))])
    case .scroll(.to(let target)): try scroll(to: target)
    case .focus(let identifier): happen([.focus(identifier)])
    case .dismiss: try act("dismiss", "no presentation can be dismissed")
    case .back:
      try act("press", "no page can be popped") { $0.identifier == "BackButton" }
    case .surroundings(let surroundings): happen([.surroundings(surroundings)])
    case .expect(let expectation): try expect(expectation)
    case .recorded(let log): wait(for: log.entries)
    }
    try play(until: session.now)
  }

  private func way(of drag: StepDrag) throws -> (CGPoint, CGPoint) {
    if case .share(let share) = drag.end {
      let tree = session.graph.accessibilityTree()
      let element = try element(drag.start, in: tree) { tree.handle(of: $0, at: nil) != nil }
      return try session.handle(of: element, to: share, in: tree, as: drag.start.query)
    }
    let start = try place(of: drag.start)
    switch drag.end {
    case .point(let end): return (start, end)
    case .distance(let way):
      return (start, CGPoint(x: start.x + way.width, y: start.y + way.height))
    case .share: return (start, start)
    }
  }

  private func act(
    _ name: String, _ problem: String,
    where isWanted: (AccessibilityElement) -> Bool = { _ in true }
  ) throws {
    let tree = session.graph.accessibilityTree()
    let found = tree.all.last { $0.hasAction(name) && $0.isEnabled && isWanted($0) }
    guard let element = found else {
      throw SessionError(.missing, "\(problem) at \(session.now.inSeconds)")
    }
    let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
    happen([.action(ActionInput(name, on: element.hint(at: middle)))])
  }

  /// Turns the wheel until a view is in sight: over the window around it, or while it is not made yet over the largest.
  private func scroll(to target: StepTarget) throws {
    for _ in 0..<1000 {
      let tree = session.graph.accessibilityTree()
      let found = try? element(target, in: tree)
      let windows = tree.windows.filter { !$0.isEmpty }
      let around = found.flatMap { tree.window(around: $0) }
      guard let window = around ?? windows.max(by: { $0.area < $1.area }) else { break }
      let delta = found.map { window.way(to: $0.frame) } ?? CGSize(width: 0, height: window.height)
      guard delta != .zero else { return }
      let middle = CGPoint(x: window.midX, y: window.midY)
      let before = tree.text
      happen([.wheel(WheelEvent(delta: delta, at: middle))])
      try play(until: session.now)
      try session.step(to: nil)
      guard session.graph.accessibilityTree().text != before else { break }
    }
    let tree = session.graph.accessibilityTree()
    _ = try session.place(of: element(target, in: tree), in: tree, as: target.query)
  }

  // MARK: Views

  private func place(of target: StepTarget) throws -> CGPoint {
    if case .point(let point) = target { return point }
    let tree = session.graph.accessibilityTree()
    return try session.place(of: element(target, in: tree), in: tree, as: target.query)
  }

  /// The one element that is meant: by its identifier, by the id of a view or of what it holds, or by what it tells.
  private func element(
    _ target: StepTarget, in tree: AccessibilityTree,
    where isWanted: (AccessibilityElement) -> Bool = { _ in true }
  ) throws -> AccessibilityElement {
    if let id = target.id {
      let marked = tree.all.filter { $0.identifier == id && isWanted($0) }
      if marked.count == 1 { return marked[0] }
      let inside = tree.elements(ofView: id).filter(isWanted)
      if inside.count == 1 { return inside[0] }
      if let view = tree.element(ofView: id), isWanted(view) { return view }
    }
    do {
      return try session.element(target.query, in: tree)
    } catch let error as SessionError where error.code == .missing {
      throw SessionError(
        .missing, error.description, candidates: error.candidates + tree.viewIDs.map { "#" + $0 })
    }
  }

  private func expect(_ expectation: Expectation) throws {
    let tree = try session.tree()
    let query = expectation.target.query
    let time = session.now.inSeconds
    guard expectation.exists else {
      let found = query.matches(in: tree.elements)
      guard found.isEmpty else {
        throw SessionError(
          .unmet, "unexpected \(query) at \(time), with the frame \(found[0].frame.numbers)")
      }
      return
    }
    let element: AccessibilityElement
    do {
      element = try self.element(expectation.target, in: tree)
    } catch let error as SessionError {
      throw SessionError(.unmet, error.description, candidates: error.candidates)
    }
    if let value = expectation.value, element.value != value {
      let found = element.value.map { "\"\($0)\"" } ?? "none"
      throw SessionError(
        .unmet, "the value of the \(query) at \(time) is \(found); expected \"\(value)\"")
    }
    if let isEnabled = expectation.isEnabled, element.isEnabled != isEnabled {
      throw SessionError(
        .unmet, "the \(query) at \(time) is \(element.isEnabled ? "enabled" : "disabled")")
    }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }

  /// The least way that a content must go on for a rectangle of it to be in the window.
  fileprivate func way(to frame: CGRect) -> CGSize {
    func way(_ first: CGFloat, _ last: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if first < start - 0.01 { return first - start }
      return last > end + 0.01 ? min(last - end, first - start) : 0
    }
    return CGSize(
      width: way(frame.minX, frame.maxX, minX, maxX),
      height: way(frame.minY, frame.maxY, minY, maxY))
  }
}
