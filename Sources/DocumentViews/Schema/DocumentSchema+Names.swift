import DocumentModel

/// The names of views that a document may use.
///
/// JSON Schema cannot compare the name of a view with the keys of the document's `components`. So the names are checked
/// in documents without components only, by a second walk over all places of views.
extension DocumentSchema {
  /// The names of the built-in views.
  static var viewNames: JSONValue { .array(ViewTable.entries.map { .string($0.name) }) }

  /// Accepts only documents whose views are built in, unless they have components.
  static let closedNames: JSONValue = [
    "if": ["properties": ["components": ["maxProperties": 0]]],
    "then": [
      "properties": [
        "view": reference("builtInViews"),
        "styles": ["additionalProperties": reference("builtInViews")],
      ]
    ],
  ]

  /// Accepts values whose views, on all levels, are built in.
  ///
  /// - Parameter definitions: All other definitions: their keys that lead to views are followed.
  static func builtInViews(_ definitions: JSONObject) -> JSONValue {
    let holders = holdersOfViews(definitions)
    var properties = JSONObject()
    var conditions: [JSONValue] = []
    for key in keysOfViews(definitions, holders).sorted() {
      let owners = ownersOfData(key, definitions, holders)
      guard !owners.isEmpty else {
        properties[key] = reference("builtInViews")
        continue
      }
      conditions.append([
        "if": ["properties": ["view": ["enum": .array(owners)]], "required": ["view"]],
        "else": ["properties": .object([key: reference("builtInViews")])],
      ])
    }
    properties["view"] = [
      "if": ["type": "string"], "then": ["enum": viewNames], "else": reference("builtInViews"),
    ]
    return [
      "description":
        "Views, on all levels, whose names are built in. Programs can add names, which this schema does not know.",
      "properties": .object(properties), "allOf": .array(conditions),
      "items": reference("builtInViews"),
    ]
  }

  /// The names of the built-in views that have data without views under a key.
  private static func ownersOfData(
    _ key: String, _ definitions: JSONObject, _ holders: Set<String>
  ) -> [JSONValue] {
    ViewTable.entries.map(\.name).filter { name in
      definitions["view.\(name)"]?["properties"]?[key].map { !refers($0, to: holders) } ?? false
    }.map { .string($0) }
  }

  /// The definitions that contain views.
  private static func holdersOfViews(_ definitions: JSONObject) -> Set<String> {
    var holders: Set<String> = ["view", "views", "content"]
    var count = 0
    while count < holders.count {
      count = holders.count
      for member in definitions.members where refers(member.value, to: holders) {
        holders.insert(member.key)
      }
    }
    return holders
  }

  /// The keys whose values contain views.
  private static func keysOfViews(
    _ definitions: JSONObject, _ holders: Set<String>
  ) -> Set<String> {
    var keys: Set<String> = []
    for member in definitions.members { addKeys(of: member.value, to: holders, &keys) }
    return keys
  }

  /// Returns whether a schema refers to a definition, on any level.
  private static func refers(_ schema: JSONValue, to names: Set<String>) -> Bool {
    switch schema {
    case .array(let elements): elements.contains { refers($0, to: names) }
    case .object(let object):
      object.members.contains { member in
        if member.key == "$ref", let target = member.value.string?.dropFirst("#/$defs/".count) {
          return names.contains(String(target))
        }
        return refers(member.value, to: names)
      }
    case .null, .bool, .number, .string: false
    }
  }

  private static func addKeys(
    of schema: JSONValue, to names: Set<String>, _ keys: inout Set<String>
  ) {
    for element in schema.array ?? [] { addKeys(of: element, to: names, &keys) }
    for member in schema.object?.members ?? [] {
      if member.key == "properties" {
        for property in member.value.object?.members ?? []
        where refers(property.value, to: names) {
          keys.insert(property.key)
        }
      }
      addKeys(of: member.value, to: names, &keys)
    }
  }
}
