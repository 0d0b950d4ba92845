import DocumentModel
import Foundation
import VectorGeometry
import VectorGraphics
import ViewTree

/// One thing that a canvas draws, or that changes what it draws from then on.
struct CanvasCommand: Sendable {
  let draw: @Sendable (inout GraphicsContext) -> Void
}

/// The commands of a canvas, in order.
struct CanvasCommands: Sendable {
  let list: [CanvasCommand]

  func draw(in context: inout GraphicsContext) {
    for command in list { command.draw(&context) }
  }
}

/// A command of the format: its name, its parameters and what it draws.
struct CanvasEntry: Sendable {
  let name: String
  let documentation: String
  let form: ObjectForm<CanvasCommand>

  init<each Value: Sendable>(
    _ name: String, _ documentation: String, _ parameters: repeat Parameter<each Value>,
    build:
      @escaping @Sendable (repeat each Value) throws(ArgumentProblem) ->
      @Sendable (inout GraphicsContext) -> Void
  ) {
    self.name = name
    self.documentation = documentation
    form = ObjectForm<CanvasCommand>(repeat each parameters) {
      (values: repeat each Value) throws(ArgumentProblem) -> CanvasCommand in
      CanvasCommand(draw: try build(repeat each values))
    }
  }
}

extension ValueType where Value == CanvasCommands {
  /// What a canvas draws.
  static let commands = ValueType(
    "an array of drawing commands", schema: ["$ref": "#/$defs/canvasCommands"],
    examples: [[["fill": ["d": "M0 0 H10 V10 Z", "style": "red"]]]],
    takesExpressions: false, matches: .array
  ) { node, decoder in
    guard let elements = node.elements else {
      decoder.reportType("an array of drawing commands", node)
      return nil
    }
    let lists = elements.enumerated().map { index, element in
      decoder.at(index) { decoder.commands(of: element) }
    }
    let known = lists.compactMap(\.self)
    return known.count == lists.count ? CanvasCommands(list: known.flatMap(\.self)) : nil
  }

  /// The schema that `#/$defs/canvasCommands` stands for.
  static let definition: JSONValue = [
    "type": "array",
    "items": [
      "anyOf": .array(
        CanvasTable.entries.map { entry in
          [
            "type": "object", "description": .string(entry.documentation),
            "properties": .object([entry.name: entry.form.schema]),
            "required": .array([.string(entry.name)]), "additionalProperties": false,
          ]
        } + [
          [
            "type": "object",
            "properties": ["repeat": DocumentDecoder.repeatSchema],
            "required": ["repeat"], "additionalProperties": false,
          ]
        ])
    ],
  ]
}

extension DocumentDecoder {
  /// The keys of what repeats commands.
  static let repeatParameters: [ParameterInfo] = [
    required(
      "in", ValueType<[JSONValue]>.elements, "The elements: an array, or a number to count up to."
    )
    .info,
    defaulted("as", .variable, "item", "The name of the current element.").info,
    required("draw", ValueType<CanvasCommands>.commands, "The drawing commands for each element.")
      .info,
  ]

  fileprivate static var repeatSchema: JSONValue {
    [
      "type": "object", "properties": .object(repeatParameters.propertySchemas),
      "required": ["in", "draw"], "additionalProperties": false,
    ]
  }

  /// What one element of a list of commands draws; nil after a report, or where parts are only checked.
  fileprivate func commands(of node: JSONNode) -> [CanvasCommand]? {
    let names = CanvasTable.entries.map(\.name) + ["repeat"]
    guard let members = node.members, let member = members.first, members.count == 1 else {
      reportType("an object with one drawing command", node, help: "write {\"fill\": {...}}")
      return nil
    }
    guard let arguments = member.value.members else {
      return at(member.key) {
        reportType("an object", member.value)
        return nil
      }
    }
    if member.key == "repeat" { return at("repeat") { repeated(member, arguments) } }
    guard let entry = CanvasTable.byName[member.key] else {
      reportKey(member, in: "a drawing command", among: names)
      return nil
    }
    return at(member.key) {
      let list = ArgumentList(
        owner: .named(entry.name), span: member.value.span, members: arguments)
      return entry.form.read(list, self).map { [$0] }
    }
  }

  /// Commands once for each element.
  private func repeated(
    _ member: JSONNode.Member, _ arguments: JSONNode.Members
  ) -> [CanvasCommand]? {
    let list = ArgumentList(owner: .named("repeat"), span: member.value.span, members: arguments)
    guard checkKeys(of: list, among: Self.repeatParameters),
      let elements = required("in", ValueType<[JSONValue]>.elements, "").value(from: list, self),
      let name = defaulted("as", .variable, "item", "").value(from: list, self)
    else { return nil }
    guard let body = arguments.first(where: { $0.key == "draw" }) else {
      report(.missingKey, "\"repeat\" needs the key \"draw\"", at: list.span)
      return nil
    }
    let scope = scope
    var commands: [CanvasCommand] = []
    for (index, element) in elements.enumerated() {
      let names: JSONObject = [name: element, "index": .number(JSONNumber(index))]
      let made = within(ExpressionScope(names, parent: scope)) {
        at("draw") { ValueType<CanvasCommands>.commands.read(body.value, self) }
      }
      guard let made, countViews(made.list.count, at: body.keySpan) else { return nil }
      commands += made.list
    }
    return commands
  }
}

/// A canvas's symbols by their names.
struct CanvasSymbols: Sendable {
  struct Symbol: Identifiable, Sendable {
    let id: String
    let content: Content
  }

  let list: [Symbol]
}

extension ValueType where Value == CanvasSymbols {
  /// Views by their names.
  static let symbols = ValueType(
    "an object of views by name",
    schema: ["type": "object", "additionalProperties": ["$ref": "#/$defs/content"]],
    examples: [["dot": ["view": "Circle"]]], takesExpressions: false, matches: .object
  ) { node, decoder in
    guard let members = node.members else {
      decoder.reportType("an object of views by name", node)
      return nil
    }
    let symbols = members.map { member in
      decoder.at(member.key) {
        ValueType<Content>.content.decode(member.value, decoder).map {
          CanvasSymbols.Symbol(id: member.key, content: $0)
        }
      }
    }
    let known = symbols.compactMap(\.self)
    return known.count == symbols.count ? CanvasSymbols(list: known) : nil
  }
}

extension ValueType where Value == CGRect {
  /// A rectangle in points.
  static let rect = ValueType<[CGFloat]>.numbers(
    4, "an array of x, y, width and height", example: [0, 0, 20, 10]
  ).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}

extension ValueType where Value == CGPoint {
  /// A point in points.
  static let place = ValueType<[CGFloat]>.numbers(2, "an array of x and y", example: [10, 10])
    .map { CGPoint(x: $0[0], y: $0[1]) }
}
