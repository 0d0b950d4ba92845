import DocumentModel
import DocumentViews
import ShapeShiftDocuments

/// A line of `edit --stream`.
struct StreamedStep {
  enum Action {
    case undo(Int)
    case redo(Int)
    case patch(JSONValue)
    case set([DocumentChange])
  }

  let action: Action
  /// The description of a step that changes values.
  let edit: StoreEdit

  /// The keys beside `set` and `patch`, which are options of `edit` as well.
  static let editKeys = ["name", "animation", "undoAnimation", "gesture"]
  private static let actionKeys = ["set", "patch", "undo", "redo"]

  /// - Throws: `badDocument` for values of other types, and for keys without effect.
  init(_ object: JSONObject, line: Int) throws(Failure) {
    let place = "line \(line)"
    let actions = Self.actionKeys.filter { object[$0] != nil }
    guard let key = actions.first, actions.count == 1, let value = object[key] else {
      let found = actions.isEmpty ? object.keys : actions
      let list = found.map(Diagnostic.quoted).joined(separator: ", ")
      throw Failure(
        .badDocument,
        "\(place): expected one of \"set\", \"patch\", \"undo\" and \"redo\", found "
          + (list.isEmpty ? "an empty object" : list),
        help: "write one object per line, for example {\"set\": {\"/fill/hue\": 0.3}}")
    }
    let isEdit = key == "set" || key == "patch"
    let known = isEdit ? [key] + Self.editKeys : [key]
    if let stray = object.keys.first(where: { !known.contains($0) }) {
      throw Failure(
        .badDocument,
        "\(place): \(Diagnostic.quoted(stray)) has no effect in a step with \"\(key)\"",
        help: Suggestion.help(for: stray, among: known) ?? "remove \(Diagnostic.quoted(stray))")
    }
    let reader = Reader(object: object, place: place)
    action =
      switch key {
      case "set": .set(try reader.changes(value))
      case "patch": .patch(value)
      case "undo": .undo(try reader.count(value, key))
      default: .redo(try reader.count(value, key))
      }
    edit = StoreEdit(
      name: try reader.text("name"), origin: "cli", animation: try reader.animation("animation"),
      undoAnimation: try reader.animation("undoAnimation"), gesture: try reader.text("gesture"))
  }

  /// Reads the values of a line.
  private struct Reader {
    let object: JSONObject
    let place: String

    func changes(_ value: JSONValue) throws(Failure) -> [DocumentChange] {
      guard let set = value.object else { throw wrong("set", value, "an object") }
      return set.members.map { DocumentChange($0.key, $0.value) }
    }

    func count(_ value: JSONValue, _ key: String) throws(Failure) -> Int {
      guard let number = value.number.flatMap({ Int(exactly: $0) }), number >= 0 else {
        throw wrong(key, value, "a whole number, 0 or more")
      }
      return number
    }

    func text(_ key: String) throws(Failure) -> String? {
      guard let value = object[key] else { return nil }
      guard let text = value.string else { throw wrong(key, value, "a string") }
      return text
    }

    func animation(_ key: String) throws(Failure) -> JSONValue? {
      guard let value = object[key] else { return nil }
      if let problem = SceneReader.problem(ofAnimation: value) {
        throw Failure(
          .badDocument, "\(place): \"\(key)\": \(problem.message)", help: problem.help)
      }
      return value
    }

    private func wrong(_ key: String, _ value: JSONValue, _ expected: String) -> Failure {
      let found = value.string.map(Diagnostic.quoted) ?? value.number.map { JSONNumber($0).text }
      return Failure(
        .badDocument, "\(place): \"\(key)\" is \(found ?? value.kindName); expected \(expected)")
    }
  }
}
