import DocumentModel
import IntegerConversion
import SVGReading
import VectorGraphics

/// The colors that documents name.
enum ColorNames {
  /// SwiftUI's names and those of the system's palette.
  static let all: [(name: String, color: Color)] =
    Color.System.allCases.map { ($0.rawValue, Color(provider: .system($0))) }
    + [("accentColor", Color.accentColor)]

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.color) })
}

extension ValueType where Value == Color {
  private static let examples: [JSONValue] = [
    "red", "#3366CC", "#3366CC80", "#36C", "rgb(51 102 204 / 50%)", "rebeccapurple", ["hue": 0.66],
    ["red": 1, "green": 0.5, "blue": 0],
    ["white": 0.5], ["color": "blue", "opacity": 0.5],
    ["light": "#1D3557", "dark": "#F1FAEE"],
  ]

  /// A color in any of its forms.
  static let color = ValueType(
    "a color", schema: ["$ref": "#/$defs/color"], examples: examples,
    isConstant: true, matches: .string || .color,
    decode: { node, decoder in
      switch node.content {
      case .string(let name): return decoder.color(named: name, node)
      case .object(let members): return object(members, of: node, decoder)
      case .null, .bool, .number, .array:
        decoder.reportType("a color", node, help: "write \"red\", \"#FF8800\" or {\"hue\": 0.66}")
        return nil
      }
    })

  private static let forms: [(key: String, form: ObjectForm<Color>)] = [
    ("hue", hueForm), ("red", redForm), ("white", whiteForm), ("color", opacityForm),
    ("light", schemesForm),
  ]

  private static let hueForm = ObjectForm<Color>(
    required("hue", .number, "The hue in turns; any number, 1 equals 0."),
    defaulted("saturation", .unit, 1, "The saturation, 0 gray to 1 pure."),
    defaulted("brightness", .unit, 1, "The brightness, 0 black to 1."),
    defaulted("opacity", .unit, 1, "The opacity, 0 transparent to 1 opaque.")
  ) { Color(hue: $0, saturation: $1, brightness: $2, opacity: $3) }

  private static let redForm = ObjectForm<Color>(
    required("red", .unit, "The red component."),
    required("green", .unit, "The green component."),
    required("blue", .unit, "The blue component."),
    defaulted("opacity", .unit, 1, "The opacity, 0 transparent to 1 opaque."),
    defaulted("colorSpace", .colorSpace, "sRGB", "The color space of the components.")
  ) { Color($4, red: $0, green: $1, blue: $2, opacity: $3) }

  private static let whiteForm = ObjectForm<Color>(
    required("white", .unit, "The gray, 0 black to 1 white."),
    defaulted("opacity", .unit, 1, "The opacity, 0 transparent to 1 opaque.")
  ) { Color(white: $0, opacity: $1) }

  private static let opacityForm = ObjectForm<Color>(
    required("color", .color, "The color."),
    required("opacity", .unit, "The factor for its opacity, 0 to 1.")
  ) { $0.opacity($1) }

  private static let schemesForm = ObjectForm<Color>(
    required("light", .color, "The color in the light color scheme."),
    required("dark", .color, "The color in the dark color scheme.")
  ) { Color(provider: .schemes(light: $0, dark: $1)) }

  /// The schema that `#/$defs/color` stands for.
  static let definition: JSONValue = [
    "anyOf": .array([["type": "string"]] + forms.map(\.form.schema))
  ]

  /// The forms of a color as an object, for the pages.
  static let objectForms: [(key: String, parameters: [ParameterInfo])] =
    forms.map { ($0.key, $0.form.parameters) }

  /// Returns whether an object is probably meant as a color.
  static func isColor(_ members: JSONNode.Members) -> Bool {
    keys.contains { members.has($0) }
  }

  /// Returns whether a key identifies a color.
  static func isKeyOfColor(_ key: String) -> Bool { keys.contains(key) }

  /// The keys that identify a color.
  private static let keys = [
    "hue", "saturation", "brightness", "red", "green", "blue", "white", "color", "light", "dark",
  ]

  private static func object(
    _ members: JSONNode.Members, of node: JSONNode, _ decoder: DocumentDecoder
  ) -> Color? {
    let form = forms.first { entry in
      entry.form.parameters.contains { parameter in
        parameter.name != "opacity" && members.has(parameter.name)
      }
    }
    guard let form = form?.form else {
      guard let member = members.first else {
        decoder.reportType("a color", node, help: "write {\"hue\": 0.66}")
        return nil
      }
      decoder.reportKey(
        member, in: "a color",
        among: keys + ["opacity"])
      return nil
    }
    return form.read(
      ArgumentList(owner: .described("a color"), span: node.span, members: members), decoder)
  }
}

extension ValueType where Value == Color.RGBColorSpace {
  static let colorSpace = ValueType.choice([
    ("sRGB", .sRGB), ("sRGBLinear", .sRGBLinear), ("displayP3", .displayP3),
  ])
}

extension DocumentDecoder {
  /// Reads a name of the document, of SwiftUI or of CSS, or a CSS color; `nil` after a report.
  func color(named name: String, _ node: JSONNode) -> Color? {
    if let color = colors[name] ?? ColorNames.byName[name] { return color }
    if name.hasPrefix("#") { return color(hexadecimal: name, node) }
    if let color = SVGReader.color(name) { return Color(color) }
    guard !name.contains("(") else {
      report(
        .invalidColor, "\(Diagnostic.quoted(name)) is not a color", at: node.span,
        help:
          "write \"rgb(51 102 204)\", \"hsl(220 60% 50%)\", \"oklch(55% 0.17 260)\" or \"#3366CC\"")
      return nil
    }
    let names = colors.keys.sorted() + ColorNames.all.map(\.name)
    let isHexadecimal = [3, 4, 6, 8].contains(name.count) && name.allSatisfy(\.isHexDigit)
    report(
      .unknownColor, "unknown color \(Diagnostic.quoted(name))", at: node.span,
      help: isHexadecimal
        ? "did you mean \"#\(name)\"?"
        : Suggestion.help(for: name, among: names)
          ?? "use a name such as \"red\", \"#RRGGBB\" or {\"hue\": 0.66}",
      fix: Self.fix(name, among: names, at: node.span))
    return nil
  }

  private func color(hexadecimal text: String, _ node: JSONNode) -> Color? {
    let digits = text.utf8.dropFirst().map { UInt8($0) }
    let isShort = digits.count < 5
    let isRight =
      [3, 4, 6, 8].contains(digits.count)
      && digits.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
    // Each digit of a short form stands for two.
    let full = isShort ? text.dropFirst().map { "\($0)\($0)" }.joined() : String(text.dropFirst())
    guard isRight, let number = UInt32(full, radix: 16) else {
      report(
        .invalidColor, "\(Diagnostic.quoted(text)) is not a color; expected #RRGGBB or #RRGGBBAA",
        at: node.span, help: "write 6 hexadecimal digits, for example \"#FF8800\"")
      return nil
    }
    let rgba = full.utf8.count == 8 ? number : number << 8 | 0xFF
    func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    return Color(
      red: component(24), green: component(16), blue: component(8), opacity: component(0))
  }
}

extension NodeTest {
  /// The forms of colors that are objects.
  fileprivate static let color = NodeTest { node in
    node.members.map { ValueType<Color>.isColor($0) } ?? false
  }
}
