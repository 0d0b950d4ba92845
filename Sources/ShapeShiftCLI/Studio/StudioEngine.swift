import DocumentModel
import DocumentViews
import FileStorage
import InputModel
import ShapeShift
import ShapeShiftDocuments

/// All that the studio does, for all pages: it takes messages and sends messages.
@MainActor
final class StudioEngine {
  /// A scene of a page.
  struct Key: Hashable {
    let client: Int
    let scene: Int
  }

  /// A question that is answered once a page has all that there is.
  struct Waiting {
    let client: Int
    let answer: JSONValue?
  }

  let library: StudioLibrary
  let isReadOnly: Bool
  let memory = StudioMemory()
  private let output: (StudioMessage) throws -> Void
  private(set) var scenes: [Key: StudioScene] = [:]
  private var waiting: [Waiting] = []
  /// Whether files have changed that are still to be read.
  var isReading = false
  /// How many exports are under way.
  var exports = 0
  /// The snapshots as they were looked at last, by their names.
  var reviews: [String: StudioReview] = [:]

  /// The most scenes of a page.
  private static let mostScenes = 64

  init(
    _ paths: [String], data: String? = nil, code: Bool? = nil, isReadOnly: Bool,
    output: @escaping (StudioMessage) throws -> Void
  ) {
    library = StudioLibrary(paths, data: data, code: code)
    self.isReadOnly = isReadOnly
    self.output = output
  }

  // MARK: Messages

  func send(_ json: JSONObject, bytes: [UInt8] = [], to client: Int) throws {
    // The gateway looks for it at the beginning.
    var addressed: JSONObject = ["client": .studio(client)]
    addressed.merge(json)
    try output(StudioMessage(addressed, bytes: bytes))
  }

  /// Does what a message says, and answers it.
  func receive(_ message: StudioMessage) async throws {
    let client = message.json["client"]?.number.flatMap { Int(exactly: $0) } ?? 0
    do {
      guard var answer = try await obey(message.json, of: client) else { return }
      var bytes: [UInt8] = []
      swap(&bytes, &answer.bytes)
      try reply(message.json["re"], answer.json, bytes, to: client)
    } catch let failure as Failure where failure.kind == .brokenPipe {
      throw failure
    } catch {
      try refuse(message.json["re"], error, to: client)
    }
  }

  func reply(
    _ number: JSONValue?, _ answer: JSONObject, _ bytes: [UInt8] = [], to client: Int
  ) throws {
    guard let number else { return }
    var json: JSONObject = ["re": number, "ok": true]
    json.merge(answer)
    try send(json, bytes: bytes, to: client)
  }

  func refuse(_ number: JSONValue?, _ error: any Error, to client: Int) throws {
    try send(
      ["re": number ?? .null, "error": .object(Failure.of(error).studioJSON)], to: client)
  }

  private func obey(_ json: JSONObject, of client: Int) async throws -> StudioMessage? {
    guard let name = json["do"]?.string else { throw Failure.studio("the message has no \"do\"") }
    switch name {
    case "leave":
      leave(client)
      return nil
    case "ack":
      try scene(json, client).take(try integer(json, "sequence"))
      return nil
    case "settle":
      waiting.append(Waiting(client: client, answer: json["re"]))
      return nil
    default: break
    }
    if let answer = try sceneVerb(name, json, client) { return StudioMessage(answer) }
    return try await itemVerb(name, json, client)
  }

  // MARK: Arguments

  func integer(_ json: JSONObject, _ key: String) throws(Failure) -> Int {
    guard let number = json[key]?.number, let value = Int(exactly: number) else {
      throw .studio("\(key) must be a whole number")
    }
    return value
  }

  func number(_ json: JSONObject, _ key: String) throws(Failure) -> Double? {
    guard let value = json[key], !value.isNull else { return nil }
    guard let number = value.number, abs(number) < 1e6 else {
      throw .studio("\(key) must be a number below a million")
    }
    return number
  }

  func item(_ json: JSONObject) throws(Failure) -> StudioItem {
    guard let id = json["item"]?.string else { throw .studio("item must be the id of an item") }
    return try library.item(id)
  }

  func scene(_ json: JSONObject, _ client: Int) throws(Failure) -> StudioScene {
    let number = try integer(json, "scene")
    guard let scene = scenes[Key(client: client, scene: number)] else {
      throw .studio("unknown scene \(number)")
    }
    return scene
  }

  // MARK: Scenes

  func add(_ scene: StudioScene) { scenes[Key(client: scene.client, scene: scene.number)] = scene }

  func checkRoom(for client: Int) throws(Failure) {
    guard scenes.keys.count(where: { $0.client == client }) < Self.mostScenes else {
      throw .studio("a page can have at most \(Self.mostScenes) open scenes")
    }
  }

  func close(_ number: Int, of client: Int) { scenes[Key(client: client, scene: number)] = nil }

  /// A page has gone.
  private func leave(_ client: Int) {
    scenes = scenes.filter { $0.key.client != client }
    waiting.removeAll { $0.client == client }
  }

  // MARK: Time

  /// When there is something to do, by the world's clock.
  var wake: Double? {
    let now = StudioPipe.now
    if scenes.values.contains(where: { $0.needsEnd(at: now) }) { return 0 }
    return scenes.values.compactMap(\.wake).min()
  }

  /// Draws what is due, and answers who waits for that.
  func tick() throws {
    for scene in scenes.values.sorted(by: { ($0.client, $0.number) < ($1.client, $1.number) }) {
      let client = scene.client
      try scene.draw(at: StudioPipe.now) { json, bytes in
        try send(json, bytes: bytes, to: client)
      }
    }
    try findEnd()
    guard !waiting.isEmpty, !isReading else { return }
    let now = StudioPipe.now
    let (ready, rest) = waiting.reduce(into: ([Waiting](), [Waiting]())) { parts, question in
      let own = scenes.values.filter { $0.client == question.client }
      if own.allSatisfy({ $0.isSettled(at: now) }) {
        parts.0.append(question)
      } else {
        parts.1.append(question)
      }
    }
    waiting = rest
    for question in ready { try reply(question.answer, [:], to: question.client) }
  }

  /// Finds out of one scene, whose page has its picture, when all rests.
  private func findEnd() throws {
    let now = StudioPipe.now
    guard let scene = scenes.values.first(where: { $0.needsEnd(at: now) }) else { return }
    scene.findEnd()
    try send(scene.clockEvent(at: StudioPipe.now), to: scene.client)
  }

  // MARK: Items

  /// Reads what has changed, and has it drawn anew.
  func updateItems() throws {
    let (before, rows) = (library.items, library.rows?.stamp)
    let (isOtherList, changed) = library.update { try? send(["event": "building"], to: 0) }
    let known = Set(before.map(ObjectIdentifier.init))
    for item in changed where known.contains(ObjectIdentifier(item)) { try tell(item) }
    if rows != library.rows?.stamp { try send(["event": "rows", "rows": self.rows], to: 0) }
    if isOtherList { try send(["event": "items", "items": items], to: 0) }
  }

  /// Tells all pages of an item that was read anew, and draws its scenes.
  func tell(_ item: StudioItem) throws {
    try send(["event": "item", "item": item.json(isReadOnly: isReadOnly)], to: 0)
    for scene in scenes.values where scene.item === item && item.failure == nil {
      let now = StudioPipe.now
      do {
        try scene.follow(at: now)
        try send(scene.clockEvent(at: now), to: scene.client)
      } catch {
        try send(
          [
            "event": "problems", "scene": .studio(scene.number),
            "problems": .array(Failure.of(error).studioProblems),
          ], to: scene.client)
      }
    }
  }

  var items: JSONValue { .array(library.items.map { $0.json(isReadOnly: isReadOnly) }) }
}
