package import DocumentModel

/// The tree that a document itself is: its parts, and the views as they stand in it.
package struct DocumentOutline {
  /// `[{"pointer", "type", "label", "children"}]`.
  package let json: JSONValue

  /// The parts besides views that can be inspected, in the order of the list.
  static let parts = ["canvas", "model", "values"]
  /// How many levels of a document are looked into.
  private static let mostLevels = 200

  package init(of document: JSONValue) {
    guard document["shapeshift"] != nil, let members = document.object else {
      json = [Self.entry(JSONPointer(), "model", nil, [])]
      return
    }
    var entries = Self.parts.filter { members[$0] != nil }.map { name in
      Self.entry(JSONPointer([name]), name, nil, [])
    }
    if let view = members["view"] { entries += Self.views(in: view, at: JSONPointer(["view"])) }
    for component in members["components"]?.object?.members ?? [] {
      let place = JSONPointer(["components", component.key])
      let inside = Self.views(in: component.value, at: place)
      entries.append(Self.entry(place, "component", component.key, inside))
    }
    json = .array(entries)
  }

  private static func entry(
    _ pointer: JSONPointer, _ type: String, _ label: String?, _ children: [JSONValue]
  ) -> JSONValue {
    [
      "pointer": .string(pointer.description), "type": .string(type),
      "label": label.map { .string($0) } ?? .null, "children": .array(children),
    ]
  }

  /// The views in a value, the outermost ones.
  private static func views(
    in value: JSONValue, at place: JSONPointer, level: Int = 0
  ) -> [JSONValue] {
    guard level < mostLevels else { return [] }
    switch value {
    case .null, .bool, .number, .string: return []
    case .array(let elements):
      return elements.enumerated().flatMap { index, element in
        views(in: element, at: place.appending(index), level: level + 1)
      }
    case .object(let object):
      let inside = object.members.filter { $0.key != "view" || $0.value.string == nil }
        .flatMap { views(in: $0.value, at: place.appending($0.key), level: level + 1) }
      guard let type = object["view"]?.string else { return inside }
      return [entry(place, type, label(of: object), inside)]
    }
  }

  /// What tells a view from others of its type: its id, or what it says.
  private static func label(of view: JSONObject) -> String? {
    for key in ["id", "text", "title", "label", "name", "systemName"] {
      if let text = view[key]?.string { return String(text.prefix(80)) }
    }
    return nil
  }
}
