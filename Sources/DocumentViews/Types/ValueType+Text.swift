import DocumentModel
import Foundation
import InterfaceViews
import VectorGraphics
import ViewLayout
import ViewTree

extension ValueType where Value == Font.Weight {
  static let weight = ValueType.choice([
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ])
}

extension ValueType where Value == Font.Design {
  static let design = ValueType.choice([
    ("default", .default), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
  ])
}

extension ValueType where Value == Font.TextStyle {
  static let textStyle = ValueType.choice(Font.TextStyle.allCases.map { ($0.rawValue, $0) })
}

extension ValueType where Value == Font {
  private static let fontForm = ObjectForm<Font>(
    optional("style", .textStyle, "A SwiftUI text style, instead of a size."),
    optional("size", .positiveLength, "The size in points."),
    optional("weight", .weight, "The font weight."),
    optional("design", .design, "The design of the system font."),
    optional("family", .string, "A font family from the document's \"fonts\"."),
    defaulted("italic", .bool, false, "Whether the text is italic.")
  ) { (style, size, weight, design, family, italic) throws(ArgumentProblem) -> Font in
    let font = try base(style, size, weight, design, family)
    return italic ? font.italic() : font
  }

  /// The keys of a font as an object.
  static var keys: [ParameterInfo] { fontForm.parameters }

  private static func base(
    _ style: Font.TextStyle?, _ size: CGFloat?, _ weight: Font.Weight?, _ design: Font.Design?,
    _ family: String?
  ) throws(ArgumentProblem) -> Font {
    switch (style, size, family) {
    case (let style?, nil, nil): return .system(style, design: design, weight: weight)
    case (nil, let size?, nil): return .system(size: size, weight: weight, design: design)
    case (nil, let size?, let family?):
      guard design == nil else {
        throw ArgumentProblem(
          code: .conflictingKeys, message: "a font has either \"family\" or \"design\", not both")
      }
      let font = Font.custom(family, size: size)
      return weight.map { font.weight($0) } ?? font
    case (_?, _?, _), (_?, nil, _?):
      throw ArgumentProblem(
        code: .conflictingKeys,
        message: "a font has either \"style\" or \"size\", and \"family\" only with \"size\"")
    case (nil, nil, _):
      throw ArgumentProblem(
        code: .missingKey, message: "a font needs the key \"style\" or \"size\"")
    }
  }

  /// A text style by name, or a font by its properties.
  static let font = ValueType(
    "a font: a text style, a size, or an object",
    schema: [
      "anyOf": [
        ValueType<Font.TextStyle>.textStyle.info.literalSchema,
        ["type": "number", "exclusiveMinimum": 0], fontForm.schema,
      ]
    ],
    examples: [
      "title", 20, ["size": 20, "weight": "bold", "design": "monospaced"],
      ["family": "Brand", "size": 12],
    ],
    isConstant: true, matches: .string || .number || .object
  ) { node, decoder in
    if let members = node.members {
      return fontForm.read(
        ArgumentList(owner: .described("a font"), span: node.span, members: members), decoder)
    }
    guard node.number == nil else {
      return ValueType<CGFloat>.positiveLength.decode(node, decoder).map { .system(size: $0) }
    }
    return ValueType<Font.TextStyle>.textStyle.decode(node, decoder).map { .system($0) }
  }
}

extension ValueType where Value == TextAlignment {
  static let textAlignment = ValueType.choice([
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ])
}

extension ValueType where Value == Text.TruncationMode {
  static let truncationMode = ValueType.choice([
    ("tail", .tail), ("head", .head), ("middle", .middle),
  ])
}

extension ValueType where Value == Text.LineStyle.Pattern {
  static let linePattern = ValueType.choice([
    ("solid", .solid), ("dot", .dot), ("dash", .dash), ("dashDot", .dashDot),
    ("dashDotDot", .dashDotDot),
  ])
}

extension ValueType where Value == Text.Case {
  static let textCase = ValueType.choice([("uppercase", .uppercase), ("lowercase", .lowercase)])
}

extension ValueType where Value == RedactionReasons {
  static let redactionReason = ValueType.choice([
    ("placeholder", .placeholder), ("privacy", .privacy), ("invalidated", .invalidated),
  ])
}

extension ValueType where Value == ColorScheme {
  static let colorScheme = ValueType.choice([("light", .light), ("dark", .dark)])
}

extension ValueType where Value == DynamicTypeSize {
  static let dynamicTypeSize = ValueType.choice(
    DynamicTypeSize.allCases.map { ("\($0)", $0) })
}

extension ValueType where Value == FontMetrics {
  static let fontMetrics = ValueType.choice(FontMetrics.allCases.map { ($0.rawValue, $0) })
}

extension ValueType where Value == NavigationBarItem.TitleDisplayMode {
  static let titleDisplayMode = ValueType.choice([
    ("automatic", .automatic), ("inline", .inline), ("large", .large),
  ])
}

extension ValueType where Value == ToolbarItemPlacement {
  static let toolbarPlacement = ValueType.choice([
    ("topBarTrailing", .topBarTrailing), ("topBarLeading", .topBarLeading),
    ("principal", .principal), ("bottomBar", .bottomBar),
    ("confirmationAction", .confirmationAction), ("cancellationAction", .cancellationAction),
  ])
}

extension ValueType where Value == LayoutDirection {
  static let layoutDirection = ValueType.choice([
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ])
}

extension ValueType where Value == Text {
  private static let runForm = ObjectForm<Text>(
    required("text", .writtenText, "The text."),
    optional("font", .font, "The font."),
    optional("fontWeight", .weight, "The font weight."),
    defaulted("bold", .bool, false, "Whether the text is bold."),
    defaulted("italic", .bool, false, "Whether the text is italic."),
    defaulted("monospacedDigit", .bool, false, "Whether to use digits of equal width."),
    optional("kerning", .length, "The extra space after each letter, in points."),
    optional("baselineOffset", .length, "The upward baseline offset, in points."),
    defaulted("underline", .bool, false, "Whether the text is underlined."),
    defaulted("strikethrough", .bool, false, "Whether the text is struck through."),
    optional("foregroundStyle", .style, "The color or style of the text."),
    optional("systemName", .symbol, "The name of a symbol before the text."),
    optional("image", .image, "An image before the text, one pixel per point.")
  ) {
    string, font, weight, bold, italic, digits, kerning, offset, under, through, style, symbol,
    picture in
    var text = Text(verbatim: string)
    if let picture { text = Text(Image(picture)) + text }
    if let symbol { text = Text(Image(systemName: symbol)) + text }
    if under { text = text.underline() }
    if through { text = text.strikethrough() }
    if let style { text = text.foregroundStyle(style) }
    if let offset { text = text.baselineOffset(offset) }
    if let kerning { text = text.kerning(kerning) }
    if digits { text = text.monospacedDigit() }
    if italic { text = text.italic() }
    if bold { text = text.bold() }
    if let weight { text = text.fontWeight(weight) }
    return font.map { text.font($0) } ?? text
  }

  /// A piece of text with its own font and style.
  static let run = ValueType.object("a run of text", runForm)

  /// The keys of a run.
  static var runKeys: [ParameterInfo] { runForm.parameters }
}

/// A change of the environment.
struct EnvironmentChange: Sendable {
  let apply: @Sendable (inout EnvironmentValues) -> Void

  /// The keys of an object of environment values.
  static var parameters: [ParameterInfo] { ValueType<EnvironmentChange>.environmentForm.parameters }
}

extension ValueType where Value == EnvironmentChange {
  fileprivate static let environmentForm = ObjectForm<EnvironmentChange>(
    optional("colorScheme", .colorScheme, "The color scheme, light or dark."),
    optional("layoutDirection", .layoutDirection, "The layout direction."),
    optional("locale", .string, "The locale, such as \"de_DE\"."),
    optional("font", .font, "The default font of text."),
    optional("foregroundStyle", .style, "The default style of text and shapes."),
    optional("tint", .style, "The tint."),
    optional("lineLimit", .positiveCount, "The maximum number of lines."),
    optional("lineSpacing", .nonnegativeLength, "The spacing between lines, in points."),
    optional("multilineTextAlignment", .textAlignment, "The alignment of multiline text."),
    optional("truncationMode", .truncationMode, "Where text that does not fit is truncated."),
    optional("dynamicTypeSize", .dynamicTypeSize, "The Dynamic Type size."),
    optional(
      "fontMetrics", .fontMetrics,
      "The spacing and line height of the system font: as in San Francisco, the default, or as in Inter."
    )
  ) {
    scheme, direction, locale, font, style, tint, limit, spacing, alignment, truncation, size,
    metrics in
    EnvironmentChange { environment in
      if let scheme { environment.colorScheme = scheme }
      if let direction { environment.layoutDirection = direction }
      if let locale { environment.locale = Locale(identifier: locale) }
      if let font { environment.font = font }
      if let style { environment.foregroundStyles.push([style]) }
      if let tint { environment.tint = tint }
      if let limit { environment.lineLimit = limit }
      if let spacing { environment.lineSpacing = spacing }
      if let alignment { environment.multilineTextAlignment = alignment }
      if let truncation { environment.truncationMode = truncation }
      if let size { environment.dynamicTypeSize = size }
      if let metrics { environment.fontMetrics = metrics }
    }
  }

  /// Values of the environment by their SwiftUI names.
  static let environment = ValueType.object("an object of environment values", environmentForm)
}
