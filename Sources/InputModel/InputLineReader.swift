import Foundation
import IntegerConversion

/// What is wrong with one line.
struct InputLineError: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}

/// Reads one line of a log; every key of a line must be one that its event has.
struct InputLineReader {
  private let members: [String: Any]

  init(_ line: String) throws(InputLineError) {
    guard let json = try? JSONDecoder().decode(LineValue.self, from: Data(line.utf8)) else {
      throw InputLineError("it is not JSON")
    }
    guard let members = json.value as? [String: Any] else {
      throw InputLineError("it is not an object")
    }
    self.members = members
  }

  private init(members: [String: Any]) { self.members = members }

  func has(_ key: String) -> Bool { members[key] != nil }

  func header() throws(InputLineError) -> InputLog.Header {
    try allow(["input", "canvas", "scale", "scene"])
    guard try number("input") == 1 else {
      throw InputLineError("unknown version in \"input\"; expected 1")
    }
    return InputLog.Header(
      canvas: try has("canvas") ? CGSize(point("canvas")) : nil,
      scale: try has("scale") ? number("scale") : nil)
  }

  func entry() throws(InputLineError) -> LoggedInput {
    let seconds = try number("t")
    guard seconds >= 0, seconds < 1e9 else {
      throw InputLineError("\"t\" must be at least 0 and less than 1e9")
    }
    let (event, keys) = try event()
    try allow(keys + Self.commonKeys)
    return LoggedInput(
      event, at: InputTime(seconds: seconds), hint: try has("hint") ? hint("hint") : nil,
      digest: try has("digest") ? text("digest") : nil)
  }

  /// The event and the keys that it may have.
  private func event() throws(InputLineError) -> (InputEvent, [String]) {
    for phase in PointerEvent.Phase.allCases where has(phase.rawValue) {
      return (
        .pointer(try pointer(phase)), [phase.rawValue, "pointer", "kind", "button", "modifiers"]
      )
    }
    if has("wheel") {
      var event = WheelEvent(delta: CGSize(try point("wheel")), at: try point("at"))
      if has("phase") { event.phase = try choice("phase") }
      if has("momentum") { event.isMomentum = try flag("momentum") }
      return (.wheel(event), ["wheel", "at", "phase", "momentum"])
    }
    if has("key") {
      var event = KeyInput(try text("key"), modifiers: try modifiers())
      if has("phase") { event.phase = try choice("phase") }
      return (.key(event), ["key", "phase", "modifiers"])
    }
    if has("focus") {
      return (.focus(members["focus"] is NSNull ? nil : try text("focus")), ["focus"])
    }
    if has("action") {
      let action = ActionInput(try text("action"), on: try hint("target"))
      return (.action(action), ["action", "target"])
    }
    if has("environment") { return (.surroundings(try surroundings()), ["environment"]) }
    return try textEvent()
  }

  private func pointer(_ phase: PointerEvent.Phase) throws(InputLineError) -> PointerEvent {
    let kind: PointerEvent.Kind = has("kind") ? try choice("kind") : .touch
    var event = PointerEvent(
      phase, at: try point(phase.rawValue), id: PointerEvent.usualID(of: kind), kind: kind,
      modifiers: try modifiers())
    if has("pointer") {
      let id = try number("pointer")
      guard (0...1000).contains(id), id == id.rounded() else {
        throw InputLineError("\"pointer\" must be a whole number from 0 to 1000")
      }
      event.id = Int(clamping: id)
    }
    if has("button") { event.button = members["button"] is NSNull ? nil : try choice("button") }
    return event
  }

  private func textEvent() throws(InputLineError) -> (InputEvent, [String]) {
    if has("text") { return (.text(.insert(try text("text"))), ["text"]) }
    if has("compose") {
      let selection = try has("selection") ? range("selection") : nil
      return (.text(.compose(try text("compose"), selection: selection)), ["compose", "selection"])
    }
    if has("commit") { return (.text(.commit(try text("commit"))), ["commit"]) }
    if has("delete") {
      let unit: TextInput.Unit = has("unit") ? try choice("unit") : .character
      return (.text(.delete(try choice("delete"), unit)), ["delete", "unit"])
    }
    if has("select") { return (.text(.select(try range("select"))), ["select"]) }
    if has("paste") { return (.text(.paste(try text("paste"))), ["paste"]) }
    let stray = members.keys.sorted().first { !Self.commonKeys.contains($0) }
    let problem = stray.map { "unknown key \"\($0)\"" } ?? "it has no event"
    throw InputLineError("\(problem); expected one of \(Self.events)")
  }

  /// The keys of all events.
  private static let commonKeys = ["t", "hint", "digest"]

  /// What a line can tell.
  private static let events =
    (PointerEvent.Phase.allCases.map(\.rawValue) + [
      "wheel", "key", "focus", "action", "environment", "text", "compose", "commit", "delete",
      "select",
    ]).map { "\"\($0)\", " }.joined() + "or \"paste\""

  private func surroundings() throws(InputLineError) -> SurroundingsInput {
    let object = try object("environment")
    try object.allow(["size", "colorScheme", "dynamicTypeSize", "locale"])
    return SurroundingsInput(
      size: try object.has("size") ? CGSize(object.point("size")) : nil,
      colorScheme: try object.has("colorScheme") ? object.text("colorScheme") : nil,
      dynamicTypeSize: try object.has("dynamicTypeSize") ? object.text("dynamicTypeSize") : nil,
      locale: try object.has("locale") ? object.text("locale") : nil)
  }

  private func hint(_ key: String) throws(InputLineError) -> InputHint {
    let object = try object(key)
    try object.allow(["id", "role", "name", "frame", "at"])
    return InputHint(
      identifier: try object.has("id") ? object.text("id") : nil,
      role: try object.has("role") ? object.text("role") : nil,
      name: try object.has("name") ? object.text("name") : nil,
      frame: try object.has("frame") ? object.rect("frame") : nil,
      fraction: try object.has("at") ? object.point("at") : nil)
  }

  // MARK: Values

  private func allow(_ keys: [String]) throws(InputLineError) {
    for key in members.keys.sorted() where !keys.contains(key) {
      throw InputLineError("unknown key \"\(key)\"; expected \(keys.joined(separator: ", "))")
    }
  }

  private func object(_ key: String) throws(InputLineError) -> InputLineReader {
    guard let object = members[key] as? [String: Any] else {
      throw InputLineError("\"\(key)\" must be an object")
    }
    return InputLineReader(members: object)
  }

  private func flag(_ key: String) throws(InputLineError) -> Bool {
    guard let flag = members[key] as? Bool else {
      throw InputLineError("\"\(key)\" must be true or false")
    }
    return flag
  }

  private func text(_ key: String) throws(InputLineError) -> String {
    guard let text = members[key] as? String else {
      throw InputLineError("\"\(key)\" must be a string")
    }
    return text
  }

  private func number(_ key: String) throws(InputLineError) -> Double {
    guard let number = members[key] as? Double, number.isFinite else {
      throw InputLineError("\"\(key)\" must be a number")
    }
    return number
  }

  private func point(_ key: String) throws(InputLineError) -> CGPoint {
    guard let pair = members[key] as? [Double], pair.count == 2, pair.allSatisfy(\.isFinite) else {
      throw InputLineError("\"\(key)\" must be two numbers")
    }
    return CGPoint(x: pair[0], y: pair[1])
  }

  private func rect(_ key: String) throws(InputLineError) -> CGRect {
    guard let numbers = members[key] as? [Double], numbers.count == 4,
      numbers.allSatisfy(\.isFinite)
    else { throw InputLineError("\"\(key)\" must be four numbers") }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func range(_ key: String) throws(InputLineError) -> Range<Int> {
    let pair = try point(key)
    guard let lower = Int(exactly: pair.x), let upper = Int(exactly: pair.y), 0 <= lower,
      lower <= upper
    else { throw InputLineError("\"\(key)\" must be two whole numbers, the smaller one first") }
    return lower..<upper
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String
  ) throws(InputLineError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: try text(key)) else {
      let all = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw InputLineError("\"\(key)\" must be one of \(all)")
    }
    return choice
  }

  private func modifiers() throws(InputLineError) -> InputModifiers {
    guard has("modifiers") else { return [] }
    guard let names = members["modifiers"] as? [String] else {
      throw InputLineError("\"modifiers\" must be a list of names")
    }
    var result: InputModifiers = []
    for name in names {
      guard let known = InputModifiers.names.first(where: { $0.name == name }) else {
        throw InputLineError("unknown modifier \"\(name)\"")
      }
      result.insert(known.modifier)
    }
    return result
  }
}

extension CGSize {
  fileprivate init(_ point: CGPoint) { self.init(width: point.x, height: point.y) }
}
