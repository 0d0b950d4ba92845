import DocumentModel
import VectorGraphics
import ViewTree

/// A value of a document as an inspector shows it.
struct InspectedField {
  let name: String
  /// Where it stands, or would stand.
  let pointer: JSONPointer
  /// Nil where it is not given.
  let value: JSONValue?
  let type: ValueTypeInfo?
  var documentation = ""
  var defaultValue: JSONValue?
  var isRequired = false
  /// Finds the colors that the document names.
  let colors: JSONValue?

  init(
    _ parameter: ParameterInfo, at pointer: JSONPointer, _ value: JSONValue?, _ colors: JSONValue?
  ) {
    name = parameter.name
    (self.pointer, self.value, self.colors) = (pointer, value, colors)
    type = parameter.type
    documentation = parameter.documentation
    defaultValue = parameter.defaultValue
    isRequired = parameter.isRequired
  }

  /// A value that no parameter tells anything of.
  init(_ name: String, at pointer: JSONPointer, _ value: JSONValue, _ colors: JSONValue?) {
    (self.name, self.pointer, self.value, self.colors) = (name, pointer, value, colors)
    type = nil
  }

  private var isExpression: Bool { value?["$"] != nil || value?["$bind"] != nil }

  /// `{"name", "pointer", "kind", "value", "default", "minimum", "maximum", "choices", "keys", "css", "doc", "isSet",
  /// "isRequired", "isExpression", "members"}`; what means nothing is left out.
  var json: JSONValue {
    let kind = InspectedKind(of: self)
    var object: JSONObject = [
      "name": .string(name), "pointer": .string(pointer.description),
      "kind": .string(kind.name), "value": value ?? .null, "default": defaultValue ?? .null,
      "doc": .string(documentation), "isSet": .bool(value != nil),
      "isRequired": .bool(isRequired), "isExpression": .bool(isExpression),
    ]
    if let minimum = kind.minimum { object["minimum"] = .number(JSONNumber(minimum)) }
    if let maximum = kind.maximum { object["maximum"] = .number(JSONNumber(maximum)) }
    if kind.isWhole { object["step"] = 1 }
    if !kind.choices.isEmpty { object["choices"] = .array(kind.choices.map { .string($0) }) }
    if !kind.keys.isEmpty { object["keys"] = .array(kind.keys.map { .string($0) }) }
    if kind.name == "color" {
      object["css"] = css.map { .string($0) } ?? .null
      object["members"] = .array(members.map(\.json))
    }
    return .object(object)
  }

  // MARK: Colors

  /// The color as a CSS color; `nil` if it is not known without drawing.
  private var css: String? {
    guard let value = value ?? defaultValue, !isExpression else { return nil }
    return InspectedColor.css(value, named: colors)
  }

  /// The parts of a color that is an object.
  private var members: [InspectedField] {
    guard let value = value ?? (isRequired ? nil : defaultValue), value["hue"] != nil else {
      return []
    }
    return HSL.parameters.map { parameter in
      InspectedField(
        parameter, at: pointer.appending(parameter.name), self.value?[parameter.name] ?? nil,
        colors)
    }
  }
}

/// Colors of documents as CSS colors.
enum InspectedColor {
  /// Returns `#rrggbb`, or `#rrggbbaa` for a translucent color; `nil` if the value is not a color.
  ///
  /// - Parameter colors: The colors that the document names.
  static func css(_ value: JSONValue, named colors: JSONValue?) -> String? {
    var value = value
    if let name = value.string, let known = colors?[name] { value = known }
    let node = JSONNode(value, source: SourceText(name: "color", bytes: []), range: 0..<0)
    guard let color = ValueType<Color>.color.decode(node, DocumentDecoder()) else { return nil }
    let text = "\(color.resolve(in: EnvironmentValues()))".lowercased()
    return text.hasSuffix("ff") ? String(text.prefix(7)) : text
  }
}

/// By what a value is edited.
struct InspectedKind {
  private(set) var name = "json"
  private(set) var minimum: Double?
  private(set) var maximum: Double?
  private(set) var isWhole = false
  private(set) var choices: [String] = []
  /// Of a point: the keys of its two numbers.
  private(set) var keys: [String] = []

  /// Numbers that have bounds by custom alone.
  private static let shares = ["hue", "saturation", "brightness", "opacity"]

  init(of field: InspectedField) {
    if let type = field.type {
      take(type.literalSchema, type.name, field.value ?? field.defaultValue)
    } else {
      take(field.value ?? .null)
    }
    guard name == "number", Self.shares.contains(field.name) else { return }
    (minimum, maximum) = (minimum ?? 0, maximum ?? 1)
  }

  /// By a schema.
  private mutating func take(_ schema: JSONValue, _ type: String, _ value: JSONValue?) {
    if let known = Self.name(of: schema["$ref"]?.string, type, value) {
      name = known
      return
    }
    if let names = schema["enum"]?.array?.compactMap(\.string), !names.isEmpty {
      (name, choices) = ("choice", names)
      return
    }
    switch schema["type"]?.string {
    case "boolean": name = "bool"
    case "string": name = "text"
    case "number", "integer":
      name = "number"
      isWhole = schema["type"]?.string == "integer"
      minimum = schema["minimum"]?.number ?? schema["exclusiveMinimum"]?.number
      maximum = schema["maximum"]?.number
    case "object": takeObject(schema)
    default:
      for other in schema["anyOf"]?.array ?? [] where name == "json" { take(other, "", value) }
      // What is written another way is edited as it stands.
      if let value, !fits(value) { self = InspectedKind() }
    }
  }

  private init() {}

  /// Of what has a definition, or is known by its name.
  private static func name(
    of definition: String?, _ type: String, _ value: JSONValue?
  ) -> String? {
    if type.hasPrefix("an angle") { return "angle" }
    switch definition {
    case "#/$defs/color": return "color"
    case "#/$defs/style": return value.map(isPlainColor) ?? true ? "color" : "json"
    case "#/$defs/animation": return "animation"
    default: return nil
    }
  }

  private mutating func takeObject(_ schema: JSONValue) {
    let properties = schema["properties"]?.object?.members ?? []
    if properties.contains(where: { $0.key == "hue" }) {
      name = "color"
      return
    }
    guard properties.count == 2, properties.allSatisfy({ Self.isNumber($0.value) }) else { return }
    (name, keys) = ("point", properties.map(\.key))
  }

  private static func isNumber(_ schema: JSONValue) -> Bool {
    schema["type"]?.string == "number"
      || schema["anyOf"]?.array?.contains { $0["type"]?.string == "number" } ?? false
  }

  /// By a value of which nothing else is known.
  private mutating func take(_ value: JSONValue) {
    switch value {
    case .bool: name = "bool"
    case .number: name = "number"
    case .string(let text): name = text.hasPrefix("#") ? "color" : "text"
    case .object where Self.isPlainColor(value): name = "color"
    case .null, .array, .object: break
    }
  }

  /// Whether a style is a color.
  private static func isPlainColor(_ value: JSONValue) -> Bool {
    if value.string != nil { return true }
    return ["hue", "red", "white", "color"].contains { value[$0] != nil }
  }

  private func fits(_ value: JSONValue) -> Bool {
    switch name {
    case "number": value.number != nil
    case "bool": value.bool != nil
    case "choice": value.string.map(choices.contains) ?? false
    case "text": value.string != nil
    case "point": keys.allSatisfy { value[$0] != nil }
    default: true
    }
  }
}
