import DocumentModel
import DocumentViews
import InputModel
import ShapeShift
import ShapeShiftDocuments

/// A scene that a page has open: an item with a look, a log and a clock.
///
/// What it shows at a time is what `render` draws of the item with the log at that time. There is one frame on its way
/// at most; the newest state comes next.
@MainActor
final class StudioScene {
  let client: Int
  let number: Int
  let item: StudioItem
  private(set) var look: StudioLook
  /// What happened to it.
  private(set) var log = InputLog()
  private(set) var clock: StudioClock
  private(set) var stage: StudioStage
  /// When all rests; nil if it never does, or that is not known.
  private(set) var end: Double?
  private var isEndKnown = false
  /// The document as it is drawn while it goes from one state to the next.
  private var film: SceneDocument?
  private let memory: StudioMemory
  private var drawing: FrameDrawing
  /// What the page has.
  private var sent: Bitmap?
  private var list: DisplayList?
  /// Whether pixels may differ where the list does not: the ground is no part of it.
  private var isOtherStage = true
  private var sequence = 0
  /// The frame that the page has not taken yet.
  private var onItsWay: Int?
  /// Whether there is something to be drawn, and when there will be, by the world's clock.
  private var isDirty = true
  private var nextDraw: Double?
  private var elements: JSONValue = []
  private var elementsTime = -Double.infinity
  private var problems: [JSONValue] = []

  /// Frames a second of what moves.
  private static let frameRate = 60.0
  /// How often what is told to those who do not see it follows what moves, in seconds.
  private static let elementsInterval = 0.1

  init(
    _ item: StudioItem, client: Int, number: Int, look: StudioLook, log: InputLog,
    clock: StudioClock, memory: StudioMemory
  ) throws {
    (self.item, self.client, self.number, self.look) = (item, client, number, look)
    (self.log, self.clock, self.memory) = (log, clock, memory)
    stage = try StudioStage(item, look, log, memory: memory)
    drawing = Self.drawing(stage)
    list = try stage.list(at: clock.time(at: StudioPipe.now))
  }

  private static func drawing(_ stage: StudioStage) -> FrameDrawing {
    FrameDrawing(FrameTimeline(duration: 0), options: stage.options)
  }

  // MARK: What is told

  /// The answer to a page that has opened it.
  var opening: JSONObject {
    [
      "width": .studio(list.map { Double($0.size.width) }),
      "height": .studio(list.map { Double($0.size.height) }),
      "scale": .studio(look.scale), "end": .studio(end), "problems": .array(problems),
      "revision": .studio(item.revision), "length": .studio(log.entries.count),
      "t": .studio(clock.time(at: StudioPipe.now)), "rate": .studio(clock.rate),
    ]
  }

  func clockEvent(at now: Double) -> JSONObject {
    [
      "event": "clock", "scene": .studio(number), "t": .studio(clock.time(at: now)),
      "rate": .studio(clock.rate), "end": .studio(end),
    ]
  }

  // MARK: Changes

  /// Sets the scene up anew.
  private func restart() throws {
    let new = try StudioStage(item, look, log, film: film, memory: memory)
    (stage, drawing, isOtherStage) = (new, Self.drawing(new), true)
    (end, isEndKnown) = (nil, false)
    touch()
  }

  private func touch() {
    isDirty = true
    clock.limit = nil
  }

  func set(_ new: StudioLook) throws {
    let old = look
    look = new
    do {
      try restart()
      list = try stage.list(at: clock.time(at: StudioPipe.now))
    } catch {
      look = old
      throw error
    }
  }

  /// Draws the item as it is now; one that can't be drawn any more stays.
  func follow(at now: Double) throws {
    let time = clock.time(at: now)
    film = film(at: time)
    clock.go(to: time, now: now)
    do {
      try restart()
    } catch  where film != nil {
      film = nil
      try restart()
    }
  }

  /// How the item goes from its last state to the present one, if its last step moves.
  private func film(at time: Double) -> SceneDocument? {
    guard clock.rate > 0, clock.loop == nil, look.row == nil, let change = item.change,
      let scene = item.content, !scene.changes
    else { return nil }
    let reader = SceneReader(root: InputFile(item.path).folder)
    let start = StoreMoment(time: nil, kind: nil, head: 0, value: change.before, animation: nil)
    return try? reader.film(
      [
        SceneReader.FilmMoment(time: 0, moment: start),
        SceneReader.FilmMoment(time: time, moment: change.moment),
      ], of: item.path, rest: 0)
  }

  /// Goes to a time, or on at another rate.
  func go(to time: Double?, rate: Double?, loop: ClosedRange<Double>?, at now: Double) {
    clock.loop = loop
    clock.go(to: time, rate: rate, now: now)
    isDirty = true
  }

  /// Takes what happens from outside.
  ///
  /// - Parameter lines: Events as logs have them; one without a time happens now.
  /// - Returns: The time, and the entries of the log.
  func use(_ lines: [JSONValue], at now: Double) throws -> (time: Double, entries: [LoggedInput]) {
    let time = timeOfUse(at: now)
    var entries: [LoggedInput] = []
    for line in lines { entries.append(try entry(line, at: time)) }
    if let end = log.end, end.seconds > time {
      // A pointer that is moved over the past changes nothing.
      guard !entries.allSatisfy(\.event.isHovering) else { return (time, []) }
      var cut = InputLog(header: log.header)
      for entry in log.entries where entry.time.seconds <= time { cut.append(entry) }
      log = cut
      try restart()
    }
    let count = log.entries.count
    for entry in entries { try add(entry) }
    clock.go(to: max(time, log.end?.seconds ?? 0), now: now)
    (end, isEndKnown) = (nil, true)
    touch()
    return (clock.time(at: now), Array(log.entries.dropFirst(count)))
  }

  /// The time of what happens now: where the clock stands still, the graph has come a little further.
  private func timeOfUse(at now: Double) -> Double {
    let time = clock.time(at: now)
    let graph = stage.graph
    guard clock.limit != nil, clock.rate > 0, graph.isAtRest, graph.time > time,
      graph.time < time + 1
    else { return time }
    return graph.time
  }

  private func entry(_ line: JSONValue, at time: Double) throws -> LoggedInput {
    guard var object = line.object else { throw Failure.studio("an event must be an object") }
    let told = object["t"]?.number
    object["t"] = .studio(min(max(told ?? time, log.end?.seconds ?? 0), max(time, 0)))
    do {
      let log = try InputLog(lines: JSONWriter.compact(.object(object)) + "\n")
      guard let entry = log.entries.first else { throw Failure.studio("the event is missing") }
      return entry
    } catch let error as InputLogError {
      throw Failure.studio("the event can't be read: \(error.reason)")
    }
  }

  private func add(_ entry: LoggedInput) throws {
    let session = stage.session
    // The script of the document goes on behind it: what comes of both is found out from the start.
    if let last = session.graph.input.end, last > entry.time {
      log.append(entry)
      return try restart()
    }
    try StudioStage.watched(item, look) { try session.play([entry]) }
    if let played = session.graph.input.entries.last { log.append(played) }
  }

  /// Has all of the picture sent again.
  func sendAll() {
    (sent, onItsWay) = (nil, nil)
    isDirty = true
  }

  /// The page has taken a frame.
  func take(_ sequence: Int) {
    if onItsWay == sequence { onItsWay = nil }
  }

  // MARK: Drawing

  /// Whether the page has the newest picture.
  func isSettled(at now: Double) -> Bool { onItsWay == nil && !isDue(at: now) }

  private func isDue(at now: Double) -> Bool { isDirty || nextDraw.map { $0 <= now } ?? false }

  /// When it is to be looked after next, by the world's clock.
  var wake: Double? { onItsWay != nil ? nil : isDirty ? 0 : nextDraw }

  /// Draws what is due and sends what differs.
  func draw(at now: Double, send: (JSONObject, [UInt8]) throws -> Void) throws {
    guard onItsWay == nil, isDue(at: now) else { return }
    isDirty = false
    let time = clock.time(at: now)
    do {
      let list = try stage.list(at: time)
      if list != self.list || sent == nil || isOtherStage { try show(list, time, send) }
      (self.list, isOtherStage) = (list, false)
      try tellProblems(stage.problems, send)
    } catch let failure as Failure where failure.kind == .brokenPipe {
      throw failure
    } catch {
      try tellProblems(Failure.of(error).studioProblems, send)
    }
    let limit = clock.limit
    let isMoving = plan(time, now)
    if clock.limit != limit { try send(clockEvent(at: now), []) }
    if !isMoving || now - elementsTime >= Self.elementsInterval { try tellElements(now, send) }
  }

  private func show(
    _ list: DisplayList, _ time: Double, _ send: (JSONObject, [UInt8]) throws -> Void
  ) throws {
    let picture = try drawing.bitmap(of: [list])
    guard let damage = StudioDamage.between(sent, picture) else { return }
    sent = picture
    sequence += 1
    onItsWay = sequence
    if item.size == nil { item.size = list.size }
    let pixels = StudioPixels(picture, in: damage)
    try send(
      [
        "event": "frame", "scene": .studio(number), "sequence": .studio(sequence),
        "t": .studio(time), "x": .studio(damage.x), "y": .studio(damage.y),
        "w": .studio(damage.width), "h": .studio(damage.height), "width": .studio(picture.width),
        "height": .studio(picture.height), "scale": .studio(look.scale),
        "encoding": .string(pixels.encoding.rawValue), "revision": .studio(item.revision),
      ], pixels.bytes)
  }

  /// Finds out when the next picture is due; whether something moves.
  private func plan(_ time: Double, _ now: Double) -> Bool {
    nextDraw = nil
    guard clock.rate > 0 else { return false }
    let graph = stage.graph
    let isMoving = graph.isMoving
    var moments = [clock.turn(after: now)]
    if isMoving {
      moments.append(now + 1 / Self.frameRate)
    } else if let next = graph.nextEventTime {
      moments.append(clock.moment(of: next, after: now))
    }
    nextDraw = moments.compactMap(\.self).min()
    if let planned = nextDraw { nextDraw = max(planned, now + 1 / Self.frameRate) }
    if graph.isAtRest { rest(time, graph, now) }
    return isMoving
  }

  /// The scene has come to rest: unless it plays again and again, its clock stands still soon.
  private func rest(_ time: Double, _ graph: ViewGraph, _ now: Double) {
    let last = log.end?.seconds ?? 0
    if end == nil, isEndKnown { end = max(time, last) }
    if isEndKnown, clock.loop == nil, graph.nextEventTime == nil {
      // Two clicks a second apart are no double click.
      clock.limit = max(end ?? 0, log.entries.isEmpty ? 0 : last + 1)
    }
    if film != nil, sent != nil {
      film = nil
      try? restart()
    }
  }

  // MARK: The end

  /// Whether it is to be found out when all rests.
  func needsEnd(at now: Double) -> Bool { !isEndKnown && film == nil && isSettled(at: now) }

  /// Finds out when all rests, by running another graph of the scene.
  func findEnd() {
    let key = memory.key(item, look.ofLayout, log)
    if let known = memory.end(key) {
      end = known
    } else {
      end = (try? stage.length(log, memory: memory)) ?? nil
      memory.note(end, key)
    }
    isEndKnown = true
    clock.limit = nil
    isDirty = true
  }

  // MARK: Telling

  private func tellProblems(
    _ new: [JSONValue], _ send: (JSONObject, [UInt8]) throws -> Void
  ) throws {
    guard new != problems else { return }
    problems = new
    try send(["event": "problems", "scene": .studio(number), "problems": .array(new)], [])
  }

  private func tellElements(
    _ now: Double, _ send: (JSONObject, [UInt8]) throws -> Void
  ) throws {
    elementsTime = now
    let new = StudioElements(stage.graph.accessibilityTree()).json
    guard new != elements else { return }
    elements = new
    try send(["event": "elements", "scene": .studio(number), "elements": new], [])
  }
}

extension InputEvent {
  /// Whether it is a mouse that only moves.
  fileprivate var isHovering: Bool {
    guard case .pointer(let pointer) = self else { return false }
    return pointer.phase == .move && pointer.button == nil
  }
}
