public import Foundation
import InputModel
public import ShapeShift
public import Testing
import VectorGeometry
public import VectorGraphics
import ViewLayout
public import ViewTree

/// A scene that a test uses as a person does, in virtual time.
///
///     let scene = try TestScene(size: CGSize(width: 390, height: 844)) { ContentView() }
///     try scene.tap(.button("Red"))
///     try scene.tap(.button("Undo"), at: 1)
///     #expect(scene.exists(.text("Nothing to undo")))
///     try scene.expectSnapshot(at: 1.15)
///
/// Each step is an event in the scene's log, and nothing else touches the scene: every picture of the session, at
/// whatever time and in whatever order, is that of the session played from its start.
@MainActor
public final class TestScene {
  /// The time of the last step, in seconds.
  public private(set) var now = 0.0

  private let configuration: ViewGraph.Configuration
  private let makeView: @MainActor () -> any View
  let graph: ViewGraph
  /// Draws pictures of any time, so that the scene itself never goes back.
  private var painter: (graph: ViewGraph, events: Int)?

  /// A scene of a view, which is made anew with its models whenever a picture of an earlier time is drawn.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points.
  ///   - scale: Pixels a point.
  /// - Throws: `RenderError`.
  public init<Content: View>(
    size: CGSize, scale: CGFloat = 1, fonts: Fonts = .standard,
    @ViewBuilder content: @escaping () -> Content
  ) throws {
    configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(size), canvas: size, scale: Double(scale), shaper: fonts.shaper)
    makeView = { content() }
    graph = ViewGraph(configuration, root: makeView)
    do throws(ViewGraphError) {
      try graph.advance(to: 0, beforeScene: true)
    } catch {
      throw RenderError(error)
    }
  }

  // MARK: Pointers

  /// Taps a view: at its middle, or the nearest point where nothing else is in front of it.
  ///
  /// - Parameters:
  ///   - time: When, in seconds; after the last step if none is given.
  ///   - duration: How long the pointer is held, in seconds.
  public func tap(
    _ query: SceneQuery, at time: Double? = nil, holding duration: Double = 0
  ) throws {
    let place = try place(of: query, at: time)
    try tap(place, at: nil, holding: duration)
  }

  /// Taps a point of the canvas.
  public func tap(_ place: CGPoint, at time: Double? = nil, holding duration: Double = 0) throws {
    try step(to: time)
    try play(.tap(at: place, time: now, holding: duration))
  }

  /// Drags a view by a distance, in points.
  public func drag(
    _ query: SceneQuery, by distance: CGSize, during duration: Double = 0.3,
    at time: Double? = nil
  ) throws {
    let start = try place(of: query, at: time)
    let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    try play(.drag(from: start, to: end, time: now, during: duration))
  }

  /// Drags from one point of the canvas to another.
  public func drag(
    from start: CGPoint, to end: CGPoint, during duration: Double = 0.3, at time: Double? = nil
  ) throws {
    try step(to: time)
    try play(.drag(from: start, to: end, time: now, during: duration))
  }

  /// What a pointer does at one moment.
  public enum PointerPhase: String, Sendable {
    case down, move, up, cancel
  }

  /// Has a pointer do one thing at a point of the canvas.
  ///
  /// - Parameters:
  ///   - pointer: Tells fingers apart that are down at once.
  ///   - isMouse: Whether it is a mouse and not a finger.
  public func point(
    _ phase: PointerPhase, _ place: CGPoint, at time: Double? = nil, pointer: Int = 1,
    isMouse: Bool = false
  ) throws {
    try step(to: time)
    guard let phase = PointerEvent.Phase(rawValue: phase.rawValue) else { return }
    let event = PointerEvent(
      phase, at: place, id: isMouse ? 0 : pointer, kind: isMouse ? .mouse : .touch)
    try play([LoggedInput(.pointer(event), at: InputTime(seconds: now))])
  }

  // MARK: Time

  /// Lets time go by, in seconds.
  public func advance(by duration: Double) throws { try advance(to: now + duration) }

  /// Lets time go by until a time, in seconds.
  public func advance(to time: Double) throws {
    try step(to: time)
    try run { () throws(ViewGraphError) in try graph.advance(to: now) }
  }

  /// Lets time go by until there is a view, looking after everything that happens and at every sixtieth of a second.
  ///
  /// - Throws: `SceneError` if there is none after some seconds.
  public func wait(for query: SceneQuery, within limit: Double = 10) throws {
    let end = now + limit
    while try !exists(query) {
      guard now < end else {
        throw SceneError(.timeout, "no \(query) within \(limit.asTime), until \(now.asTime)")
      }
      try advance(to: min(now + 1 / InputCoalescer.tickRate, end))
    }
  }

  // MARK: Views

  /// Whether there is a view.
  public func exists(_ query: SceneQuery) throws -> Bool { try count(query) > 0 }

  /// How many views are meant.
  public func count(_ query: SceneQuery) throws -> Int {
    query.matches(in: try currentTree().elements).count
  }

  /// The value of a view, such as `50%` for a slider; nil if it has none.
  public func value(of query: SceneQuery) throws -> String? { try element(query).value }

  /// The name of a view.
  public func name(of query: SceneQuery) throws -> String { try element(query).name }

  /// Where a view is drawn, in points of the canvas.
  public func frame(of query: SceneQuery) throws -> CGRect { try element(query).frame }

  /// Whether a view can be used.
  public func isEnabled(_ query: SceneQuery) throws -> Bool { try element(query).isEnabled }

  /// All views as they are told, a line for each, those inside further in.
  public var tree: String {
    get throws { try currentTree().elements.map { $0.lines(indent: "") }.joined() }
  }

  // MARK: Pictures

  /// The picture at a time of the session, in seconds; by default now.
  public func displayList(at time: Double? = nil) throws -> DisplayList {
    let graph = try painterGraph()
    return try run { () throws(ViewGraphError) in try graph.displayList(at: time ?? now) }
  }

  /// Expects the scene at a time to look as its reference does.
  ///
  /// See ``expectSnapshot(of:size:scales:as:named:at:record:precision:filePath:sourceLocation:)``.
  public func expectSnapshot(
    at time: Double? = nil, named name: String? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try ShapeShiftTesting.expectSnapshot(
      of: try displayList(at: time), scale: CGFloat(configuration.scale), named: name,
      filePath: filePath, sourceLocation: sourceLocation)
  }

  /// Everything that has happened, as lines of JSON; what was written into secure fields as dots.
  public var log: String { lines(includingSecrets: false) }

  func lines(includingSecrets: Bool) -> String {
    var log = graph.input
    log.header = InputLog.Header(canvas: configuration.canvas, scale: configuration.scale)
    return log.lines(includingSecrets: includingSecrets)
  }

  /// Plays what happened in another session, from a log of its lines.
  ///
  /// - Throws: An error with the line, for text that is no log; `SceneError` for what comes before the last step, and
  ///   for events that scenes do not take yet: actions and changes of what is around.
  public func replay(_ log: String) throws {
    for entry in try InputLog(lines: log).entries {
      try step(to: entry.time.seconds)
      try play([entry])
    }
  }

  // MARK: Steps

  /// Brings the scene to the time of the next step, before what it has planned itself for that time.
  func step(to time: Double?) throws {
    if let time {
      guard time >= now else {
        throw SceneError(
          .late, "the step at \(time.asTime) comes after one at \(now.asTime); steps go forward")
      }
      now = time
    }
    try run { () throws(ViewGraphError) in try graph.advance(to: now, beforeScene: true) }
    now = max(now, graph.earliestInput.seconds)
  }

  func play(_ entries: [LoggedInput]) throws {
    for var entry in entries {
      try run { () throws(ViewGraphError) in
        try graph.advance(to: entry.time.seconds, beforeScene: true)
      }
      entry.time = max(entry.time, graph.earliestInput)
      try append(entry, to: graph)
      now = entry.time.seconds
      try run { () throws(ViewGraphError) in try graph.advance(to: now, beforeScene: true) }
    }
  }

  private func append(_ entry: LoggedInput, to graph: ViewGraph) throws {
    do throws(InputRefusal) {
      try graph.append(entry)
    } catch {
      switch error {
      case .late(let time, let earliest):
        throw SceneError(
          .late,
          "the event at \(time.seconds.asTime) is too late: the earliest is \(earliest.seconds.asTime)"
        )
      case .unknown:
        throw SceneError(
          .unsupported, "scenes do not take what this is: \(entry.line)")
      }
    }
  }

  private func run<Result>(_ body: () throws(ViewGraphError) -> Result) throws -> Result {
    do throws(ViewGraphError) {
      return try body()
    } catch {
      throw RenderError(error)
    }
  }

  private func currentTree() throws -> AccessibilityTree {
    try run { () throws(ViewGraphError) in try graph.advance(to: now) }
    return graph.accessibilityTree()
  }

  func element(_ query: SceneQuery) throws -> AccessibilityElement {
    try element(query, in: currentTree())
  }

  func element(
    _ query: SceneQuery, in tree: AccessibilityTree
  ) throws -> AccessibilityElement {
    let found = query.matches(in: tree.elements)
    guard let first = found.first else {
      throw SceneError.missing(query, at: now, in: tree.elements)
    }
    guard found.count == 1 else { throw SceneError.ambiguous(query, at: now, found) }
    return first
  }

  /// Where a pointer meets a view, once the scene has come to the time of the step.
  func place(of query: SceneQuery, at time: Double?) throws -> CGPoint {
    try step(to: time)
    let tree = graph.accessibilityTree()
    let element = try element(query, in: tree)
    let name = element.name.isEmpty ? "the \(query)" : "\"\(element.name)\""
    guard element.isEnabled else {
      throw SceneError(.disabled, "\(name) is disabled at \(now.asTime): nothing happens on a tap")
    }
    guard !element.visibleFrame.isNull, !element.visibleFrame.isEmpty else {
      throw outOfSight(element, query)
    }
    if let place = tree.reachablePoint(of: element) { return place }
    let frame = element.visibleFrame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let cover =
      tree.modal.map { " by \($0.modalWords)" }
      ?? tree.element(at: middle).map { " by \"\($0.name)\" (\($0.path))" } ?? ""
    throw SceneError(
      .covered, "\(name) at \(now.asTime) is covered at \(frame.asNumbers)\(cover)")
  }

  /// A graph that has been told all that has happened so far.
  private func painterGraph() throws -> ViewGraph {
    let entries = graph.input.entries
    if let painter, painter.events == entries.count { return painter.graph }
    let graph = ViewGraph(configuration, root: makeView)
    for entry in entries { try append(entry, to: graph) }
    painter = (graph, entries.count)
    return graph
  }
}

extension AccessibilityElement {
  fileprivate func lines(indent: String) -> String {
    var line = indent + (role?.rawValue ?? "view")
    if !name.isEmpty { line += " \"\(name)\"" }
    if let value { line += " = \"\(value)\"" }
    if let identifier { line += " #\(identifier)" }
    if !isEnabled { line += " (disabled)" }
    line += " \(frame.asNumbers)\n"
    return line + children.map { $0.lines(indent: indent + "  ") }.joined()
  }
}
