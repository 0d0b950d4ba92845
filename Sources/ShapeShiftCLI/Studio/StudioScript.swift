import DocumentModel
import Foundation
import InputModel

/// A session as the script of a document: what was done, to which views.
struct StudioScript {
  /// The steps, as a document has them.
  private(set) var steps: [JSONValue] = []
  /// Where pointers went down, by their numbers.
  private var downs: [Int: LoggedInput] = [:]
  /// Text that was entered last, and when.
  private var text: (start: Double, text: String)?

  /// How far a pointer strays at a tap, in points.
  private static let tapReach = 10.0

  init(_ log: InputLog) {
    for entry in log.entries { add(entry) }
    finishText()
  }

  var json: JSONValue { .array(steps) }

  private mutating func add(_ entry: LoggedInput) {
    if case .text(.insert(let more)) = entry.event {
      text = (text?.start ?? entry.time.seconds, (text?.text ?? "") + more)
      return
    }
    finishText()
    let time = entry.time.seconds
    switch entry.event {
    case .pointer(let pointer): add(pointer, entry)
    case .wheel(let wheel):
      let way = [wheel.delta.width, wheel.delta.height].map { Double($0) }
      add(time, "scroll", ["on": Self.target(entry, wheel.location), "by": Self.numbers(way)])
    case .key(let key) where key.phase != .up:
      let held = InputModifiers.names.filter { key.modifiers.contains($0.modifier) }.map(\.name)
      add(
        time, "press",
        held.isEmpty
          ? .string(key.key)
          : ["key": .string(key.key), "modifiers": .array(held.map { .string($0) })])
    case .focus(let identifier): add(time, "focus", identifier.map { .string($0) } ?? .null)
    case .action(let action) where action.name == "dismiss": add(time, "dismiss", true)
    case .action(let action):
      if let target = Self.target(action.target) { add(time, "tap", target) }
    // What scripts have no words for.
    case .key, .text, .surroundings: break
    }
  }

  private mutating func add(_ pointer: PointerEvent, _ entry: LoggedInput) {
    switch pointer.phase {
    case .down: downs[pointer.id] = entry
    case .move: break
    case .cancel: downs[pointer.id] = nil
    case .up:
      guard let down = downs.removeValue(forKey: pointer.id), case .pointer(let start) = down.event
      else { return }
      let (from, to) = (start.location, pointer.location)
      let (time, length) = (down.time.seconds, entry.time.seconds - down.time.seconds)
      guard hypot(to.x - from.x, to.y - from.y) >= Self.tapReach else {
        return add(time, "tap", Self.target(down, from), length >= 0.5 ? ("holding", length) : nil)
      }
      add(
        time, "drag", ["from": Self.point(from), "to": Self.point(to)],
        ("during", max(length, 0.01)))
    }
  }

  private mutating func finishText() {
    if let text { add(text.start, "type", .string(text.text)) }
    text = nil
  }

  private mutating func add(
    _ time: Double, _ verb: String, _ value: JSONValue, _ detail: (String, Double)? = nil
  ) {
    var step: JSONObject = ["at": .studio(time), verb: value]
    if let detail { step[detail.0] = .studio((detail.1 * 1000).rounded() / 1000) }
    steps.append(.object(step))
  }

  // MARK: Views

  /// The view that was met; where that is not known, the place.
  private static func target(_ entry: LoggedInput, _ place: CGPoint) -> JSONValue {
    entry.hint.flatMap(target) ?? point(place)
  }

  private static func target(_ hint: InputHint) -> JSONValue? {
    if let identifier = hint.identifier { return .string(identifier) }
    guard let name = hint.name else { return nil }
    var object: JSONObject = ["name": .string(name)]
    if let role = hint.role { object["role"] = .string(role) }
    return .object(object)
  }

  private static func point(_ point: CGPoint) -> JSONValue { numbers([point.x, point.y]) }

  private static func numbers(_ values: [Double]) -> JSONValue {
    .array(values.map { .studio(($0 * 1000).rounded() / 1000) })
  }
}
