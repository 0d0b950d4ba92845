import DocumentModel
import ShapeShiftDocuments

/// The JSON Schema of `snapshots.json`, made of the keys that its readers take.
///
/// Source: JSON Schema, draft 2020-12, https://json-schema.org/draft/2020-12.
enum SnapshotSchema {
  /// The schema as a file has it.
  static var text: String { JSONWriter.canonical(json) }

  static var json: JSONValue {
    var properties = entryProperties
    for key in SnapshotEntryReader.WholeKey.allCases {
      properties[key.rawValue] = .object(key.schema)
    }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "ShapeShift snapshot settings",
      "description":
        "Settings of snapshots.json: at the top for all snapshots, under \"snapshots\" for one. The schema cannot check that names, files and view ids exist.",
      "type": "object", "properties": .object(properties), "additionalProperties": false,
      "allOf": exclusive, "$defs": ["entry": entry],
    ]
  }

  private static var entry: JSONValue {
    [
      "type": "object", "properties": .object(entryProperties), "additionalProperties": false,
      "allOf": exclusive,
    ]
  }

  /// Of a key for one value and the key for a list of them, an object has at most one.
  private static let exclusive: JSONValue = [
    ["not": ["required": ["size", "sizes"]]], ["not": ["required": ["device", "devices"]]],
    ["not": ["required": ["background", "backgrounds"]]],
  ]

  private static var entryProperties: JSONObject {
    var properties = JSONObject()
    for axis in SnapshotMatrix.Axis.allCases { properties[axis.rawValue] = .object(axis.schema) }
    for key in SnapshotEntryReader.Key.allCases { properties[key.rawValue] = .object(key.schema) }
    for key in ComparisonSettings.keys { properties[key.description.name] = .object(key.schema) }
    return properties
  }

  static let size: JSONValue = [
    "type": "array", "items": ["type": "number", "exclusiveMinimum": 0], "minItems": 2,
    "maxItems": 2,
  ]
}

extension SnapshotEntryReader.Key {
  fileprivate var schema: JSONObject {
    switch self {
    case .size:
      [
        "description":
          "One canvas of [width, height] in points for all variants, instead of sizes.",
        "anyOf": [SnapshotSchema.size, ["type": "null"]],
      ]
    case .device:
      [
        "description": "One device that shows previews, instead of devices.",
        "enum": .array(Surroundings.devices.map { .string($0.name) } + [.null]),
      ]
    case .background:
      [
        "description": "The background of previews for all variants, instead of backgrounds.",
        "enum": .array(SnapshotMatrixReader.backgrounds.map { .string($0.name) } + [.null]),
      ]
    case .skip: ["description": "Whether the snapshot is skipped.", "type": "boolean"]
    case .allowDrift:
      [
        "description": "The number of pixels that may differ while the drawing is the same.",
        "type": "integer", "minimum": 0,
      ]
    }
  }
}

extension SnapshotEntryReader.WholeKey {
  fileprivate var schema: JSONObject {
    switch self {
    case .snapshots:
      [
        "description":
          "Settings by the name of a document or image without its extension, or of a preview.",
        "type": "object", "additionalProperties": ["$ref": "#/$defs/entry"],
      ]
    case .pictures:
      ["description": "Whether image files have snapshots.", "type": "boolean"]
    case .schema: ["description": "The address of this schema.", "type": "string"]
    }
  }
}

extension SnapshotMatrix.Axis {
  /// The values of an axis: an object of changes, or an array whose elements become parts of names.
  fileprivate var schema: JSONObject {
    switch self {
    case .set:
      [
        "description": "Variants by name, each with new values by their paths in the document.",
        "type": "object", "minProperties": 1,
        "propertyNames": ["pattern": "^[A-Za-z0-9._-]+$"],
        "additionalProperties": ["type": "object", "minProperties": 1],
      ]
    case .data: list("JSON or CSV files of the folder, as for --data.", Self.text)
    case .inputs: list("Recorded sessions of the folder, as for --input.", Self.text)
    case .colorSchemes: list("Color schemes.", choice(Surroundings.colorSchemes.map(\.name)))
    case .locales:
      list(
        "Locales such as fr or de-CH.",
        ["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9._-]*$", "maxLength": 64])
    case .layoutDirections:
      list("Layout directions.", choice(Surroundings.layoutDirections.map(\.name)))
    case .dynamicTypeSizes: list("Text sizes.", choice(Surroundings.dynamicTypeSizes.map(\.name)))
    case .devices:
      list("Devices that show previews.", choice(Surroundings.devices.map(\.name)))
    case .backgrounds:
      list("Backgrounds of previews.", choice(SnapshotMatrixReader.backgrounds.map(\.name)))
    case .sizes: list("Canvases of [width, height] in points.", SnapshotSchema.size)
    case .times: list("Times in the scene, in seconds.", number(from: 0), acceptsNull: false)
    case .scales: list("Pixels per point.", number(from: 0.01), acceptsNull: false)
    }
  }

  private static let text: JSONValue = ["type": "string"]

  private func choice(_ names: [String]) -> JSONValue {
    ["enum": .array(names.map { .string($0) })]
  }

  private func number(from least: Double) -> JSONValue {
    ["type": "number", "minimum": .number(JSONNumber(least)), "exclusiveMaximum": 1e6]
  }

  private func list(
    _ description: String, _ element: JSONValue, acceptsNull: Bool = true
  ) -> JSONObject {
    let items: JSONValue = acceptsNull ? ["anyOf": [element, ["type": "null"]]] : element
    return [
      "description": .string(description), "type": "array", "minItems": 1, "items": items,
    ]
  }
}
