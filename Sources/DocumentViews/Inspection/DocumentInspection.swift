package import DocumentModel
import VectorGraphics

/// What can be edited at a place of a document, made of the tables that read documents.
package struct DocumentInspection {
  /// `{"type", "doc", "fields", "modifiers", "modifiersPointer", "hasModifiers", "swatches"}`.
  package let json: JSONObject

  /// - Throws: Where the document has nothing at the place.
  package init(of document: JSONValue, at pointer: JSONPointer) throws(Diagnostic) {
    let value = try document.value(at: pointer)
    let reader = InspectionReader(document: document, pointer: pointer, value: value)
    var json = reader.json
    json["pointer"] = .string(pointer.description)
    json["swatches"] = Self.swatches
    self.json = json
  }

  private static let swatches: JSONValue = .array(
    zip(HSL.swatchNames, HSL.swatches).map { name, color in
      let value: JSONValue = [
        "hue": .number(JSONNumber(color.hue)),
        "saturation": .number(JSONNumber(color.saturation)),
        "brightness": .number(JSONNumber(color.brightness)),
      ]
      return [
        "name": .string(name), "value": value,
        "css": InspectedColor.css(value, named: nil).map { .string($0) } ?? .null,
      ]
    })
}

/// Makes the fields of one place.
private struct InspectionReader {
  let document: JSONValue
  let pointer: JSONPointer
  let value: JSONValue

  private var colors: JSONValue? { document["colors"] }

  var json: JSONObject {
    guard document["shapeshift"] != nil else {
      return made(
        "model", "A shape, filled and outlined.", fields(of: ShapeShifterModel.form.parameters))
    }
    switch pointer.tokens {
    case ["canvas"]:
      return made(
        "canvas", "The size and background of the image.",
        fields(of: DocumentForm.canvas.parameters))
    case ["model"] where isPlainModel:
      return made(
        "model", "A shape, filled and outlined.", fields(of: ShapeShifterModel.form.parameters))
    case let tokens where tokens.count == 1 && DocumentOutline.parts.contains(tokens[0]):
      return made(tokens[0], "Values of the document.", values(in: value, at: pointer, level: 0))
    default: return view
    }
  }

  /// Whether the model of a document is that of one shape.
  private var isPlainModel: Bool {
    let names = Set(ShapeShifterModel.form.parameters.map(\.name))
    let keys = value.object?.keys ?? []
    return keys.contains("outlineWidth") && keys.allSatisfy(names.contains)
  }

  private func made(
    _ type: String, _ documentation: String, _ fields: [InspectedField]
  ) -> JSONObject {
    [
      "type": .string(type), "doc": .string(documentation), "fields": .array(fields.map(\.json)),
      "modifiers": [], "modifiersPointer": .null, "hasModifiers": false,
    ]
  }

  private func fields(of parameters: [ParameterInfo]) -> [InspectedField] {
    parameters.map { InspectedField($0, at: pointer.appending($0.name), value[$0.name], colors) }
  }

  /// The values inside of one, those of objects by their paths.
  private func values(in value: JSONValue, at place: JSONPointer, level: Int) -> [InspectedField] {
    (value.object?.members ?? []).flatMap { member -> [InspectedField] in
      let inside = place.appending(member.key)
      let path = inside.tokens.dropFirst(pointer.tokens.count).joined(separator: ".")
      let field = InspectedField(path, at: inside, member.value, colors)
      guard member.value.object != nil, level < 8, InspectedKind(of: field).name == "json" else {
        return [field]
      }
      return values(in: member.value, at: inside, level: level + 1)
    }
  }

  // MARK: Views

  private var view: JSONObject {
    let type = value["view"]?.string ?? ""
    let entry = ViewTable.byName[type]
    let fields = entry.map { self.fields(of: $0.form.parameters) } ?? arguments(ofComponent: type)
    let modifiers = (value["modifiers"]?.array ?? []).enumerated().map { modifier($0, $1) }
    let place = pointer.appending("modifiers")
    return [
      "type": .string(type), "doc": .string(entry?.documentation ?? ""),
      "fields": .array(fields.map(\.json)), "modifiers": .array(modifiers),
      "modifiersPointer": .string(place.description),
      "hasModifiers": .bool(value["modifiers"]?.array != nil),
    ]
  }

  /// The arguments of a view that the document makes itself.
  private func arguments(ofComponent name: String) -> [InspectedField] {
    let parameters = document["components"]?[name]?["params"]?.object?.members.map(\.key) ?? []
    return parameters.compactMap { key in
      value[key].map { InspectedField(key, at: pointer.appending(key), $0, colors) }
    }
  }

  private func modifier(_ index: Int, _ modifier: JSONValue) -> JSONValue {
    let place = pointer.appending("modifiers").appending(index)
    guard let member = modifier.object?.members.first else {
      return ["name": "", "pointer": .string(place.description), "doc": "", "fields": []]
    }
    let entry = ModifierTable.byName[member.key] ?? MarkModifierTable.byName[member.key]
    let inside = place.appending(member.key)
    let fields =
      entry.map { self.fields(of: $0, member.value, at: inside) }
      ?? [InspectedField(member.key, at: inside, member.value, colors)]
    return [
      "name": .string(member.key), "pointer": .string(place.description),
      "doc": .string(entry?.documentation ?? ""), "fields": .array(fields.map(\.json)),
    ]
  }

  /// The arguments of a modifier, written as an object or as one value.
  private func fields(
    of entry: ModifierEntry, _ value: JSONValue, at place: JSONPointer
  ) -> [InspectedField] {
    let parameters = entry.form.parameters
    let isObject = value.object?.members.contains { member in
      parameters.contains { $0.name == member.key }
    }
    if !entry.isSingle, isObject ?? false {
      return parameters.map {
        InspectedField($0, at: place.appending($0.name), value[$0.name], colors)
      }
    }
    if value == true, entry.takesTrue { return [] }
    let node = JSONNode(value, source: SourceText(name: "value", bytes: []), range: 0..<0)
    let short = parameters.filter { entry.shorthands.contains($0.name) }
    guard let meant = short.first(where: { $0.type.matches.accepts(node) }) ?? short.first else {
      return [InspectedField(entry.name, at: place, value, colors)]
    }
    return [InspectedField(meant, at: place, value, colors)]
  }
}
