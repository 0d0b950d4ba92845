public import DocumentModel
import VectorGraphics
import ViewAnimation
import ViewTree

/// The JSON Schema of documents, made of the tables that read them.
///
/// Source: JSON Schema, draft 2020-12, https://json-schema.org/draft/2020-12.
public enum DocumentSchema {
  /// The schema of both forms of a document.
  public static let json: JSONValue = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "ShapeShift document",
    "description": "A document: views with \"shapeshift\": 1, or the plain model of one shape.",
    "type": "object",
    "if": ["required": ["shapeshift"]],
    "then": reference("document"),
    "else": reference("model"),
    "patternProperties": ["^x-": true],
    "unevaluatedProperties": false,
    "$defs": definitions,
  ]

  /// The schema as a file has it.
  public static var text: String { JSONWriter.canonical(json) }

  private static var definitions: JSONValue {
    var all: JSONObject = [
      "expression": expression,
      "include": object(["$ref": ["type": "string"]], required: ["$ref"]),
      "binding": binding,
      "document": document,
      "model": ["properties": .object(modelProperties)],
      "component": component,
      "view": view,
      "views": ["type": "array", "items": reference("view")],
      "content": ["anyOf": [reference("view"), reference("views")]],
      "modifiers": anyOf([["type": "array", "items": reference("modifier")], reference("include")]),
      "modifier": modifier,
      "color": ValueType<Color>.definition,
      "style": ValueType<AnyShapeStyle>.definition,
      "canvasCommands": ValueType<CanvasCommands>.definition,
      "animation": ValueType<Animation>.definition,
      "transition": ValueType<DocumentTransition>.definition,
    ]
    for entry in ViewTable.entries { all["view.\(entry.name)"] = definition(of: entry) }
    for entry in ModifierTable.entries { all["modifier.\(entry.name)"] = definition(of: entry) }
    for entry in MarkModifierTable.entries { all["mark.\(entry.name)"] = definition(of: entry) }
    all["builtInViews"] = builtInViews(all)
    return .object(all)
  }

  static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/$defs/\(name)")]
  }

  private static func anyOf(_ schemas: [JSONValue]) -> JSONValue { ["anyOf": .array(schemas)] }

  private static func object(_ properties: JSONObject, required: [JSONValue] = []) -> JSONValue {
    [
      "type": "object", "properties": .object(properties), "required": .array(required),
      "additionalProperties": false,
    ]
  }

  /// A value that takes the place of one: an expression or an included part.
  private static let expression: JSONValue = [
    "description": "An expression, a part of another file, or the text of a file.",
    "anyOf": [
      object(["$": ["type": "string"]], required: ["$"]), reference("include"),
      object(["$text": ["type": "string"]], required: ["$text"]),
    ],
  ]

  /// The place of a value that a control shows and writes.
  private static let binding: JSONValue = [
    "description": "The path of a document value that a control shows and changes.",
    "anyOf": [
      object(
        [
          "$bind": ["type": "string"],
          "registersUndo": [
            "description": "Whether the change can be undone.", "type": "boolean",
            "default": true,
          ],
        ], required: ["$bind"])
    ],
  ]

  // MARK: - Documents

  private static var modelProperties: JSONObject {
    var properties = ShapeShifterModel.form.parameters.propertySchemas
    properties["$schema"] = ["type": "string"]
    return properties
  }

  private static var document: JSONValue {
    var properties: JSONObject = ["$schema": ["type": "string"]]
    for key in DocumentForm.all {
      var schema = self.schema(of: key.name).object ?? JSONObject()
      schema["description"] = .string(key.documentation)
      properties[key.name] = .object(schema)
    }
    return [
      "properties": .object(properties), "required": ["shapeshift", "view"],
      "allOf": [closedNames],
    ]
  }

  private static func schema(of key: String) -> JSONValue {
    switch key {
    case "shapeshift": ["const": 1]
    case "canvas": anyOf([freeable(DocumentForm.canvas), reference("include")])
    case "fonts": named(["type": "string"])
    case "model", "values": ["type": "object"]
    case "colors": named(ValueType<Color>.color.info.schema)
    case "styles": named(reference("modifiers"))
    case "components":
      [
        "type": "object", "propertyNames": ["not": ["enum": viewNames]],
        "additionalProperties": reference("component"),
      ]
    case "view": reference("view")
    case "timeline": anyOf([freeable(TimelineForm.timeline), reference("include")])
    case "script":
      anyOf([
        [
          "type": "array",
          "items": anyOf([freeable(ScriptForm.step), freeable(ScriptForm.recorded)]),
        ], reference("include"),
      ])
    default: ["not": [:]]
    }
  }

  /// An object of arguments that may have free keys besides.
  private static func freeable<Result>(_ form: ObjectForm<Result>) -> JSONValue {
    var schema = form.schema.object ?? JSONObject()
    schema["patternProperties"] = ["^(x-|\\$schema$)": true]
    return .object(schema)
  }

  private static func named(_ schema: JSONValue) -> JSONValue {
    ["type": "object", "additionalProperties": schema]
  }

  private static var component: JSONValue {
    let types = ValueType<ComponentType>.componentType.info.literalSchema
    let parameter = object(DocumentDecoder.parameterKeys.propertySchemas)
    return anyOf([
      [
        "type": "object",
        "properties": [
          "params": named(anyOf([types, parameter])), "view": reference("view"),
        ],
        "required": ["view"], "patternProperties": ["^x-": true], "additionalProperties": false,
      ], reference("include"),
    ])
  }

  // MARK: - Views

  private static var view: JSONValue {
    let cases = ViewTable.entries.map { entry -> JSONValue in
      [
        "if": ["properties": ["view": ["const": .string(entry.name)]], "required": ["view"]],
        "then": reference("view.\(entry.name)"),
      ]
    }
    let others: JSONValue = [
      "if": ["properties": ["view": ["enum": viewNames]]],
      "else": ["additionalProperties": true],
    ]
    return [
      "if": ["required": ["$ref"]],
      "then": reference("include"),
      "else": [
        "type": "object",
        "properties": [
          "view": [
            "description": .string(
              """
              The type: a view, or a component of the document. Other names are refused in documents without components; \
              with components, this schema cannot tell a component's name from a misspelled view.
              """),
            "anyOf": [["enum": viewNames], ["type": "string"]],
          ],
          "id": [
            "description": "The unique id of the view.",
            "anyOf": [["type": "string"], ["type": "number"], reference("expression")],
          ],
          "if": [
            "description": "Whether to include the view.",
            "anyOf": [["type": "boolean"], reference("expression")],
          ],
          "else": reference("content"),
          "modifiers": reference("modifiers"),
        ],
        "required": ["view"],
        "patternProperties": ["^x-": true],
        "allOf": .array(cases + [others]),
        "unevaluatedProperties": false,
      ],
    ]
  }

  private static func definition(of entry: ViewEntry) -> JSONValue {
    var properties = entry.form.propertySchemas
    switch entry.children {
    case .none, .slot: break
    case .list, .template, .marks:
      properties["children"] = reference("views")
      properties["content"] = reference("content")
    }
    let required = entry.form.parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    return [
      "description": .string(entry.documentation), "properties": .object(properties),
      "required": .array(required),
    ]
  }

  // MARK: - Modifiers

  private static var modifier: JSONValue {
    var properties = JSONObject()
    for entry in ModifierTable.entries {
      properties[entry.name] = reference("modifier.\(entry.name)")
    }
    for entry in MarkModifierTable.entries {
      let ofMark = reference("mark.\(entry.name)")
      properties[entry.name] = properties[entry.name].map { anyOf([$0, ofMark]) } ?? ofMark
    }
    properties[ModifierTable.styleName] = [
      "description": "The name of a list of modifiers in the document's styles.", "type": "string",
    ]
    return [
      "type": "object", "properties": .object(properties), "minProperties": 1, "maxProperties": 1,
      "additionalProperties": false,
    ]
  }

  private static func definition(of entry: ModifierEntry) -> JSONValue {
    var forms = entry.form.parameters.filter { entry.shorthands.contains($0.name) }
      .map(\.type.schema)
    if !entry.isSingle { forms += [entry.form.schema, reference("expression")] }
    if entry.takesTrue { forms.append(["const": true]) }
    return ["description": .string(entry.documentation), "anyOf": .array(forms)]
  }
}
