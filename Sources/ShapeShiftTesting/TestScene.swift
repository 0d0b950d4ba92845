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
  public var now: Double { session.now }
  /// The uses of views with `logged(_:)`, in order.
  public var callbacks: [String] { callbackLog.names }

  let configuration: ViewGraph.Configuration
  let makeView: @MainActor () -> any View
  let session: SceneSession
  var graph: ViewGraph { session.graph }
  private let callbackLog = CallbackLog()
  /// Draws pictures of any time, so that the scene itself never goes back.
  private var painter: (graph: ViewGraph, events: Int)?
  /// The number of failures that have saved an image.
  var pictureCount = 0

  /// Creates a scene of a view, which is created again with its models for each image of an earlier time.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points.
  ///   - scale: Pixels per point.
  ///   - fonts: The fonts to draw with.
  ///   - content: Creates the view.
  /// - Throws: `RenderError`.
  public convenience init<Content: View>(
    size: CGSize, scale: CGFloat = 1, fonts: Fonts = .standard,
    @ViewBuilder content: @escaping () -> Content
  ) throws {
    try self.init(
      ViewGraph.Configuration(
        proposal: ProposedViewSize(size), canvas: size, scale: Double(scale), shaper: fonts.shaper)
    ) { content() }
  }

  init(
    _ configuration: ViewGraph.Configuration, _ makeView: @escaping @MainActor () -> any View
  ) throws {
    self.configuration = configuration
    self.makeView = makeView
    var own = configuration
    own.environment.callbackLog = callbackLog
    session = try Self.translated { try SceneSession(ViewGraph(own, root: makeView)) }
  }

  // MARK: Pointers

  /// Taps a view: at its middle, or the nearest point where nothing else is in front of it.
  ///
  /// - Parameters:
  ///   - query: Which view.
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

  /// Drags a view to the center of another, or to the nearest point that no other view covers: a finger is
  /// held on it, moved, and lifted.
  ///
  /// - Parameters:
  ///   - query: The view to drag.
  ///   - target: The view to drop it on.
  ///   - hold: The time before the finger moves, in seconds; half a second picks up draggable content.
  ///   - duration: The duration of the movement, in seconds.
  ///   - time: The time in seconds; by default after the last step.
  public func drag(
    _ query: SceneQuery, onto target: SceneQuery, holding hold: Double = 0.6,
    during duration: Double = 0.5, at time: Double? = nil
  ) throws {
    let start = try place(of: query, at: time)
    let end = try place(of: target, at: nil)
    try point(.down, start)
    let motion = [LoggedInput].drag(from: start, to: end, time: now + hold, during: duration)
    try play(Array(motion.dropFirst()))
  }

  /// Drags the knob of a slider to a share of its way, 0...1.
  public func drag(
    _ query: SceneQuery, to fraction: Double, during duration: Double = 0.3,
    at time: Double? = nil
  ) throws {
    let (start, end) = try reporting {
      try session.handle(of: query.element, to: fraction, at: time)
    }
    try play(.drag(from: start, to: end, time: now, during: duration))
  }

  /// Drags from one point of the canvas to another.
  public func drag(
    from start: CGPoint, to end: CGPoint, during duration: Double = 0.3, at time: Double? = nil
  ) throws {
    try step(to: time)
    try play(.drag(from: start, to: end, time: now, during: duration))
  }

  /// Moves two fingers on a view apart, or together: they are 100 points apart at first, and `scale` times as far at
  /// last.
  public func pinch(
    _ query: SceneQuery, scale: CGFloat, during duration: Double = 0.3, at time: Double? = nil
  ) throws {
    let center = try place(of: query, at: time)
    let motion = TwoFingerMotion(center: center, distances: (100, 100 * scale))
    try play(motion.events(time: now, during: duration))
  }

  /// Turns two fingers on a view, 100 points apart, clockwise.
  public func rotate(
    _ query: SceneQuery, by angle: Angle, during duration: Double = 0.3, at time: Double? = nil
  ) throws {
    let center = try place(of: query, at: time)
    let motion = TwoFingerMotion(center: center, distances: (100, 100), angle: angle.radians)
    try play(motion.events(time: now, during: duration))
  }

  /// The phase of a pointer event.
  public enum PointerPhase: String, Sendable {
    case down, move, up, cancel
  }

  /// Sends one pointer event at a point of the canvas.
  ///
  /// - Parameters:
  ///   - phase: The phase of the event.
  ///   - place: The point, in points from the top left of the canvas.
  ///   - time: The time in seconds; by default after the last step.
  ///   - pointer: The number of the pointer, to distinguish simultaneous fingers.
  ///   - isMouse: Whether the pointer is a mouse instead of a finger.
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

  /// Performs an accessibility action of a view: `press`, `increment`, `decrement`, `dismiss`, or a
  /// custom action.
  public func perform(_ action: String, on query: SceneQuery, at time: Double? = nil) throws {
    try step(to: time)
    let element = try reporting { try session.element(query.element) }
    guard element.isEnabled, element.hasAction(action) else {
      let names = element.actions.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw SceneError(
        element.isEnabled ? .missing : .disabled,
        "the \(query) has no action \"\(action)\" at \(now.inSeconds); its actions: \(names.isEmpty ? "none" : names)"
      )
    }
    try step(to: nil)
    let target = element.hint(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
    try play([LoggedInput(.action(ActionInput(action, on: target)), at: InputTime(seconds: now))])
  }

  // MARK: Time

  /// Advances time by a number of seconds.
  public func advance(by duration: Double) throws { try advance(to: now + duration) }

  /// Advances time to a time, in seconds.
  public func advance(to time: Double) throws {
    try reporting { try session.advance(to: time) }
  }

  /// Advances time until a view exists, checking after every event and sixty times per second.
  ///
  /// - Throws: `SceneError` if the view does not exist within `limit` seconds.
  public func wait(for query: SceneQuery, within limit: Double = 10) throws {
    guard try reporting({ try session.wait(within: limit) { try exists(query) } }) else {
      throw SceneError(.timeout, "no \(query) within \(limit.inSeconds), until \(now.inSeconds)")
    }
  }

  /// Advances time until a condition holds, checking after every event and sixty times per second.
  ///
  /// - Throws: `SceneError` if the condition does not hold within some seconds.
  public func wait(
    until isSo: @autoclosure () throws -> Bool, within limit: Double = 10
  ) throws {
    guard try reporting({ try session.wait(within: limit) { try isSo() } }) else {
      throw SceneError(
        .timeout, "the condition is not met within \(limit.inSeconds), until \(now.inSeconds)")
    }
  }

  /// Advances time until nothing moves, and only repeating events remain.
  ///
  /// - Throws: `SceneError` if this does not happen within `limit` seconds.
  public func settle(within limit: Double = 10) throws {
    guard try reporting({ try session.settle(within: limit) }) else {
      throw SceneError(
        .timeout, "the scene does not settle within \(limit.inSeconds), until \(now.inSeconds)")
    }
  }

  // MARK: Views

  /// Whether there is a view.
  public func exists(_ query: SceneQuery) throws -> Bool { try count(query) > 0 }

  /// Returns the number of matching views.
  public func count(_ query: SceneQuery) throws -> Int { try elements(query).count }

  /// The value of a view, such as `50%` for a slider; nil if it has none.
  public func value(of query: SceneQuery) throws -> String? { try element(query).value }

  /// The name of a view.
  public func name(of query: SceneQuery) throws -> String { try element(query).name }

  /// The names of all views that are meant, in the order of reading.
  public func names(of query: SceneQuery) throws -> [String] { try elements(query).map(\.name) }

  /// Where a view is drawn, in points of the canvas.
  public func frame(of query: SceneQuery) throws -> CGRect { try element(query).frame }

  /// Whether a view can be used.
  public func isEnabled(_ query: SceneQuery) throws -> Bool { try element(query).isEnabled }

  /// The accessibility tree: one line per view, indented by depth.
  public var tree: String {
    get throws { try Self.translated { try session.tree() }.text }
  }

  // MARK: Pictures

  /// The picture at a time of the session, in seconds; by default now.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds; by default now.
  ///   - showsPointer: Whether there is a disc where each pointer is.
  public func displayList(at time: Double? = nil, showsPointer: Bool = false) throws -> DisplayList
  {
    let graph = try painterGraph()
    let time = time ?? now
    let list = try Self.translated { try graph.displayList(at: time) }
    return showsPointer ? PointerOverlay(graph.input).list(over: list, at: time) : list
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

  // MARK: Steps

  /// Advances the scene to the time of the next step, before its own events of that time.
  func step(to time: Double?) throws { try reporting { try session.step(to: time) } }

  func play(_ entries: [LoggedInput]) throws { try reporting { try session.play(entries) } }

  func elements(_ query: SceneQuery) throws -> [AccessibilityElement] {
    query.element.matches(in: try Self.translated { try session.tree() }.elements)
  }

  func element(_ query: SceneQuery) throws -> AccessibilityElement {
    try reporting { try session.element(query.element) }
  }

  func element(
    _ query: SceneQuery, in tree: AccessibilityTree
  ) throws -> AccessibilityElement {
    try reporting { try session.element(query.element, in: tree) }
  }

  /// Where a pointer meets a view, once the scene has come to the time of the step.
  func place(of query: SceneQuery, at time: Double?) throws -> CGPoint {
    try reporting { try session.place(of: query.element, at: time) }
  }

  /// Performs a step, and saves an image of the scene if the step fails.
  func reporting<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SessionError {
      leavePicture(of: error)
      throw SceneError(error)
    } catch let error as ViewGraphError {
      throw RenderError(error)
    }
  }

  static func translated<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as ViewGraphError {
      throw RenderError(error)
    }
  }

  /// Returns a graph that has received all events so far.
  func painterGraph() throws -> ViewGraph {
    let entries = session.graph.input.entries
    if let painter, painter.events == entries.count { return painter.graph }
    let graph = ViewGraph(configuration, root: makeView)
    for entry in entries { try graph.append(entry) }
    painter = (graph, entries.count)
    return graph
  }
}
