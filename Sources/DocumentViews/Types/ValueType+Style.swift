import DocumentModel
import VectorGeometry
import VectorGraphics
import ViewTree

extension ValueType where Value == AnyShapeStyle {
  private static let names: [(name: String, style: AnyShapeStyle)] = [
    ("foreground", AnyShapeStyle(.foreground)), ("background", AnyShapeStyle(.background)),
    ("tint", AnyShapeStyle(.tint)),
    ("primary", AnyShapeStyle(HierarchicalShapeStyle.primary)),
    ("secondary", AnyShapeStyle(HierarchicalShapeStyle.secondary)),
    ("tertiary", AnyShapeStyle(HierarchicalShapeStyle.tertiary)),
    ("quaternary", AnyShapeStyle(HierarchicalShapeStyle.quaternary)),
    ("quinary", AnyShapeStyle(HierarchicalShapeStyle.quinary)),
    ("separator", AnyShapeStyle(.separator)), ("placeholder", AnyShapeStyle(.placeholder)),
    ("link", AnyShapeStyle(.link)), ("selection", AnyShapeStyle(.selection)),
    ("windowBackground", AnyShapeStyle(.windowBackground)),
    ("ultraThinMaterial", AnyShapeStyle(.ultraThinMaterial)),
    ("thinMaterial", AnyShapeStyle(.thinMaterial)),
    ("regularMaterial", AnyShapeStyle(.regularMaterial)),
    ("thickMaterial", AnyShapeStyle(.thickMaterial)),
    ("ultraThickMaterial", AnyShapeStyle(.ultraThickMaterial)),
  ]

  /// The names of styles that are not colors.
  static let styleNames = names.map(\.name)

  private static let byName = Dictionary(uniqueKeysWithValues: names.map { ($0.name, $0.style) })

  /// A color, a gradient or another style.
  static let style = ValueType(
    "a style", schema: ["$ref": "#/$defs/style"],
    examples: [
      "blue", "secondary", ["hue": 0.66],
      ["linearGradient": ["colors": ["red", "blue"], "startPoint": "top", "endPoint": "bottom"]],
      ["color": "red", "opacity": 0.5],
    ],
    isConstant: true, matches: .string || .style
  ) { node, decoder in
    if let name = node.string, decoder.colors[name] == nil, let style = byName[name] {
      return style
    }
    let members = node.members ?? []
    let isColor = !members.isEmpty && ValueType<Color>.isKeyOfColor(members.key(at: 0))
    if !isColor, let member = members.first(where: { StyleTable.byName[$0.key] != nil }) {
      return style(member, of: node, decoder)
    }
    if let member = members.first, !isColor, !ValueType<Color>.isColor(members) {
      decoder.reportKey(
        member, in: "a style",
        among: ["hue", "red", "green", "blue", "white", "color"] + StyleTable.entries.map(\.name))
      return nil
    }
    return ValueType<Color>.color.decode(node, decoder).map { AnyShapeStyle($0) }
  }

  private static func style(
    _ member: JSONNode.Member, of node: JSONNode, _ decoder: DocumentDecoder
  ) -> AnyShapeStyle? {
    guard let entry = StyleTable.byName[member.key] else { return nil }
    for other in node.members ?? [] where other.key != member.key {
      decoder.reportKey(other, in: "a style", among: [])
    }
    return decoder.at(member.key) {
      guard let members = member.value.members else {
        decoder.reportType("an object", member.value)
        return nil
      }
      return entry.form.read(
        ArgumentList(
          owner: .named(entry.name), span: member.value.span, members: members),
        decoder)
    }
  }

  fileprivate static func isStyle(_ members: JSONNode.Members) -> Bool {
    ValueType<Color>.isColor(members) || members.contains { StyleTable.byName[$0.key] != nil }
  }

  /// The schema that `#/$defs/style` stands for.
  static let definition: JSONValue = [
    "anyOf": .array(
      [["$ref": "#/$defs/color"]]
        + StyleTable.entries.map { entry in
          [
            "type": "object", "properties": .object([entry.name: entry.form.schema]),
            "required": .array([.string(entry.name)]), "additionalProperties": false,
          ]
        })
  ]
}

extension ValueType where Value == Gradient.Stop {
  private static let form = ObjectForm<Gradient.Stop>(
    required("color", .color, "The color."),
    required("location", .fraction, "The location, 0 at the start to 1 at the end.")
  ) { Gradient.Stop(color: $0, location: $1) }

  static let stop = ValueType.object("a stop: color and location", form)
}

extension ValueType where Value == Gradient.ColorSpace {
  static let gradientSpace = ValueType.choice([
    ("device", .device), ("perceptual", .perceptual),
  ])
}

/// The colors of a gradient, given in either of two ways.
struct GradientColors {
  private let colors: [Color]?
  private let stops: [Gradient.Stop]?
  private let space: Gradient.ColorSpace

  init(_ colors: [Color]?, _ stops: [Gradient.Stop]?, _ space: Gradient.ColorSpace) {
    self.colors = colors
    self.stops = stops
    self.space = space
  }

  func gradient() throws(ArgumentProblem) -> AnyGradient {
    switch (colors, stops) {
    case (let colors?, nil): return Gradient(colors: colors).colorSpace(space)
    case (nil, let stops?): return Gradient(stops: stops).colorSpace(space)
    case (nil, nil):
      throw ArgumentProblem(
        code: .missingKey, message: "a gradient needs the key \"colors\" or \"stops\"")
    case (_?, _?):
      throw ArgumentProblem(
        code: .conflictingKeys, message: "a gradient has either \"colors\" or \"stops\", not both")
    }
  }
}

/// The keys that all gradients have.
enum GradientParameters {
  /// How many stops a gradient may have: each pixel looks for its own among them, so that 20,000 take half a minute.
  private static let mostStops = 1000

  static let colors = optional(
    "colors",
    ValueType<[Color]>.array(
      .color, "an array of 1 to \(mostStops) colors", minimum: 1, maximum: mostStops),
    "Evenly spaced colors, instead of stops.")
  static let stops = optional(
    "stops",
    ValueType<[Gradient.Stop]>.array(
      .stop, "an array of 1 to \(mostStops) stops", minimum: 1, maximum: mostStops),
    "Colors with locations, instead of colors.")
  static let space = defaulted(
    "colorSpace", .gradientSpace, "device", "The color space for interpolation.")
}

extension NodeTest {
  /// Objects that can be meant as a style.
  fileprivate static let style = NodeTest { node in
    node.members.map(ValueType<AnyShapeStyle>.isStyle) ?? false
  }
}
