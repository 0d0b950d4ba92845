import DocumentModel
import DocumentViews
import Foundation
import InputModel
import ShapeShift
import ShapeShiftDocuments

// What pages do with scenes.

extension StudioEngine {
  /// Does what is asked of a scene; nil for other verbs.
  func sceneVerb(_ name: String, _ json: JSONObject, _ client: Int) throws -> JSONObject? {
    switch name {
    case "open": return try open(json, client)
    case "close":
      close(try integer(json, "scene"), of: client)
      return [:]
    case "look":
      let scene = try scene(json, client)
      try scene.set(try StudioLook(json["look"]))
      return scene.opening
    case "input": return try use(json, client)
    case "clock": return try setClock(json, client)
    case "frame":
      try scene(json, client).sendAll()
      return [:]
    case "session": return try session(try scene(json, client))
    case "tree": return try StudioTree(try scene(json, client), memory: memory).json
    case "hit": return try hit(json, client)
    default: return nil
    }
  }

  private func open(_ json: JSONObject, _ client: Int) throws -> JSONObject {
    let number = try integer(json, "scene")
    close(number, of: client)
    try checkRoom(for: client)
    let item = try item(json)
    let log = try StudioLog.log(json["log"])
    let start = min(max(try self.number(json, "at") ?? 0, 0), 1e6)
    let rate = min(max(try self.number(json, "rate") ?? 1, 0), 16)
    let scene = try StudioScene(
      item, client: client, number: number, look: try StudioLook(json["look"]), log: log,
      clock: StudioClock(at: start, rate: rate, now: StudioPipe.now), memory: memory)
    add(scene)
    return scene.opening
  }

  private func use(_ json: JSONObject, _ client: Int) throws -> JSONObject {
    let scene = try scene(json, client)
    guard let events = json["events"]?.array, events.count <= 1000 else {
      throw Failure.studio("events must be an array of at most 1000 events")
    }
    let (time, entries) = try scene.use(events, at: StudioPipe.now)
    return [
      "t": .studio(time), "lines": .array(entries.map(StudioLog.json)),
      "length": .studio(scene.log.entries.count),
    ]
  }

  private func setClock(_ json: JSONObject, _ client: Int) throws -> JSONObject {
    let scene = try scene(json, client)
    let rate = try number(json, "rate").map { min(max($0, 0), 16) }
    let time = try number(json, "at").map { max($0, 0) }
    var loop: ClosedRange<Double>?
    if json["loop"]?.bool == true {
      let from = max(try number(json, "from") ?? 0, 0)
      let to = try number(json, "to") ?? scene.end ?? 0
      guard to > from else { throw Failure.studio("to must be later than from") }
      loop = from...to
    }
    let now = StudioPipe.now
    scene.go(to: time, rate: rate, loop: loop, at: now)
    try send(scene.clockEvent(at: now), to: client)
    return ["t": .studio(scene.clock.time(at: now))]
  }

  private func session(_ scene: StudioScene) throws -> JSONObject {
    ["lines": .array(scene.log.entries.map(StudioLog.json))]
  }

  /// The views under a point, the innermost first.
  private func hit(_ json: JSONObject, _ client: Int) throws -> JSONObject {
    let scene = try scene(json, client)
    let (x, y) = (try number(json, "x") ?? 0, try number(json, "y") ?? 0)
    let graph = scene.stage.graph
    _ = try scene.stage.list(at: scene.clock.time(at: StudioPipe.now))
    var path: [NodeDescription] = []
    var views = graph.describe()
    let point = CGPoint(x: x, y: y)
    while let view = views.last(where: { $0.frame.contains(point) || $0.holds(point) }) {
      path.append(view)
      views = view.children
    }
    return [
      "path": .array(
        path.reversed().map { view in
          [
            "view": .string(view.view), "id": .studio(view.id), "pointer": .studio(view.pointer),
            "frame": .studio(view.frame),
          ]
        })
    ]
  }
}

extension NodeDescription {
  /// Whether a view inside is at a point.
  fileprivate func holds(_ point: CGPoint) -> Bool {
    children.contains { $0.frame.contains(point) || $0.holds(point) }
  }
}

/// Logs as messages have them: an array of objects.
enum StudioLog {
  /// An event as an object of JSON.
  static func json(_ entry: LoggedInput) -> JSONValue {
    JSONReader.read(SourceText(name: "event", text: entry.line)).root?.value ?? .null
  }

  /// A log of the lines of a message, which are objects or texts.
  static func log(_ json: JSONValue?) throws(Failure) -> InputLog {
    guard let json, !json.isNull else { return InputLog() }
    guard let lines = json.array else { throw .studio("log must be an array") }
    let texts = lines.map { $0.string ?? JSONWriter.compact($0) }
    do throws(InputLogError) {
      return try InputLog(lines: texts.map { $0 + "\n" }.joined())
    } catch {
      throw .studio("log, \(error)")
    }
  }
}
