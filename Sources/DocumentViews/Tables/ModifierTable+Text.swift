import DocumentModel
import Foundation
import VectorGraphics
import ViewTree

extension ModifierTable {
  static let text: [ModifierEntry] = [
    .single("font", "Sets the font of text.", .text, .textOrView, .font) { font in
      .textOrView({ $0.font(font) }, { AnyView($0.font(font)) })
    },
    .single("fontWeight", "Sets the font weight.", .text, .textOrView, .weight) { weight in
      .textOrView({ $0.fontWeight(weight) }, { AnyView($0.fontWeight(weight)) })
    },
    .any(
      "bold", "Makes text bold.", .text, .textOrView, ["isActive"],
      defaulted("isActive", .bool, true, "Whether the text is bold.")
    ) { isActive in
      .textOrView({ isActive ? $0.bold() : $0 }, { AnyView($0.bold(isActive)) })
    },
    .any(
      "italic", "Makes text italic.", .text, .textOrView, ["isActive"],
      defaulted("isActive", .bool, true, "Whether the text is italic.")
    ) { isActive in
      .textOrView({ isActive ? $0.italic() : $0 }, { AnyView($0.italic(isActive)) })
    },
    .any("monospacedDigit", "Uses digits of equal width.", .text, .textOrView, []) {
      .textOrView({ $0.monospacedDigit() }, { AnyView($0.monospacedDigit()) })
    },
    .single("kerning", "Adds space after each letter, in points.", .text, .textOrView, .length) {
      kerning in .textOrView({ $0.kerning(kerning) }, { AnyView($0.kerning(kerning)) })
    },
    .single("tracking", "Adds space after each letter, in points.", .text, .textOrView, .length) {
      tracking in .textOrView({ $0.tracking(tracking) }, { AnyView($0.tracking(tracking)) })
    },
    .single("baselineOffset", "Moves letters up, in points.", .text, .text, .length) { offset in
      .text { $0.baselineOffset(offset) }
    },
    .view(
      "lineLimit", "Sets the maximum number of lines.", .text, ["limit"],
      optional("limit", .positiveCount, "The maximum; absent: unlimited."),
      optional("minimum", .positiveCount, "The minimum number of lines to reserve space for."),
      defaulted(
        "reservesSpace", .bool, false, "Whether to reserve space for the maximum number of lines.")
    ) { (limit, minimum, reservesSpace) throws(ArgumentProblem) -> ModifierBuild.ViewChange in
      try lineLimit(limit, minimum, reservesSpace)
    },
    .single("fontDesign", "Sets the design of the system font.", .text, .textOrView, .design) {
      design in .textOrView({ $0.fontDesign(design) }, { AnyView($0.fontDesign(design)) })
    },
    line(
      "underline", "Draws a line under text.",
      text: { $0.underline($1, pattern: $2, color: $3) },
      view: { AnyView($0.underline($1, pattern: $2, color: $3)) }),
    line(
      "strikethrough", "Draws a line through text.",
      text: { $0.strikethrough($1, pattern: $2, color: $3) },
      view: { AnyView($0.strikethrough($1, pattern: $2, color: $3)) }),
    .single("textCase", "Converts text to uppercase or lowercase.", .text, .textCase) { textCase in
      { AnyView($0.textCase(textCase)) }
    },
    .single(
      "minimumScaleFactor", "Sets the minimum scale of text before truncation.", .text,
      .fraction
    ) { factor in { AnyView($0.minimumScaleFactor(factor)) } },
    .view(
      "allowsTightening", "Allows tighter letter spacing before truncation.", .text, ["flag"],
      defaulted("flag", .bool, true, "Whether tightening is allowed.")
    ) { flag in { AnyView($0.allowsTightening(flag)) } },
    .view(
      "fit",
      "Makes text smaller until it fits: not truncated, no word broken, and inside the proposed width and height.",
      .text, ["minimumScale"],
      defaulted(
        "minimumScale", .fitScale, true,
        "The minimum scale, above 0 and up to 1; true for 0.1. Text that does not fit at this scale is truncated."
      ),
      optional("lines", .positiveCount, "The maximum number of lines; absent: that of lineLimit.")
    ) { scale, lines in { AnyView($0.fittedText(minimumScale: scale, lines: lines)) } },
    .view(
      "balance",
      "Breaks text into lines of nearly equal width, without more lines, as text-wrap: balance of CSS does. Text of more than 10 lines is not changed.",
      .text, ["isActive"], defaulted("isActive", .bool, true, "Whether lines are balanced.")
    ) { isActive in { AnyView($0.balancedTextLines(isActive)) } },
    .single(
      "redacted", "Draws bars instead of text and images.", .text, .redactionReason
    ) { reason in { AnyView($0.redacted(reason: reason)) } },
    .view("unredacted", "Removes the redaction of text and images.", .text, []) {
      { AnyView($0.unredacted()) }
    },
    .view(
      "privacySensitive", "Marks text and images as private.", .text, ["isSensitive"],
      defaulted("isSensitive", .bool, true, "Whether text and images are private.")
    ) { isSensitive in { AnyView($0.privacySensitive(isSensitive)) } },
    .single("lineSpacing", "Sets the spacing between lines, in points.", .text, .nonnegativeLength)
    {
      spacing in { AnyView($0.lineSpacing(spacing)) }
    },
    .single(
      "multilineTextAlignment", "Sets the alignment of multiline text.", .text, .textAlignment
    ) { alignment in { AnyView($0.multilineTextAlignment(alignment)) } },
    .single(
      "truncationMode", "Sets where text that does not fit is truncated.", .text, .truncationMode
    ) {
      mode in { AnyView($0.truncationMode(mode)) }
    },
  ]

  static let environment: [ModifierEntry] = [
    .any(
      "foregroundStyle", "Sets the default style of text and shapes.", .environment,
      .textOrView, ["primary"],
      required("primary", .style, "The first level."),
      optional("secondary", .style, "The second level, used by the style \"secondary\"."),
      optional("tertiary", .style, "The third level, used by the style \"tertiary\".")
    ) { (primary, secondary, tertiary) throws(ArgumentProblem) -> ModifierBuild in
      try foregroundStyle(primary, secondary, tertiary)
    },
    .single(
      "foregroundColor", "Sets the default color of text and shapes.", .environment,
      .textOrView, .color
    ) { color in
      .textOrView({ $0.foregroundColor(color) }, { AnyView($0.foregroundColor(color)) })
    },
    .single("tint", "Sets the style \"tint\".", .environment, .style) { style in
      { AnyView($0.tint(style)) }
    },
    .single("accentColor", "Sets the color \"accentColor\".", .environment, .color) { color in
      { AnyView($0.accentColor(color)) }
    },
    .single(
      "colorScheme", "Sets the color scheme of a view, light or dark.", .environment, .colorScheme
    ) { scheme in
      { AnyView($0.colorScheme(scheme)) }
    },
    .single(
      "preferredColorScheme",
      "Sets the preferred color scheme of a view and its content, light or dark.", .environment,
      .colorScheme
    ) { scheme in { AnyView($0.preferredColorScheme(scheme)) } },
    .single(
      "dynamicTypeSize", "Sets the Dynamic Type size.", .environment, .dynamicTypeSize
    ) { size in { AnyView($0.dynamicTypeSize(size)) } },
    .single(
      "environment", "Sets environment values by name.", .environment, .environment
    ) { (change: EnvironmentChange) in
      { AnyView($0.transformEnvironment(\.self) { change.apply(&$0) }) }
    },
    .single(
      "id", "Sets the identity of a view; changing it resets the view's state.", .environment,
      .string
    ) {
      id in { AnyView($0.id(id)) }
    },
  ]

  /// A line under or through text.
  private static func line(
    _ name: String, _ documentation: String,
    text: @escaping @Sendable (Text, Bool, Text.LineStyle.Pattern, Color?) -> Text,
    view: @escaping @MainActor @Sendable (AnyView, Bool, Text.LineStyle.Pattern, Color?) -> AnyView
  ) -> ModifierEntry {
    .any(
      name, documentation, .text, .textOrView, ["isActive"],
      defaulted("isActive", .bool, true, "Whether the line is drawn."),
      defaulted("pattern", .linePattern, "solid", "The line pattern."),
      optional("color", .color, "The color of the line; absent: the text color.")
    ) { isActive, pattern, color in
      .textOrView(
        { text($0, isActive, pattern, color) }, { view($0, isActive, pattern, color) })
    }
  }

  private static func lineLimit(
    _ limit: Int?, _ minimum: Int?, _ reservesSpace: Bool
  ) throws(ArgumentProblem) -> ModifierBuild.ViewChange {
    guard let limit else {
      guard let minimum else { return { AnyView($0.lineLimit(nil)) } }
      return { AnyView($0.lineLimit(minimum...)) }
    }
    let least = reservesSpace ? limit : minimum ?? 0
    guard least <= limit else {
      throw ArgumentProblem(
        code: .conflictingKeys,
        message: "\"lineLimit\" has a \"minimum\" of \(least) above its \"limit\" of \(limit)")
    }
    guard least > 0 else { return { AnyView($0.lineLimit(limit)) } }
    return { AnyView($0.lineLimit(least...limit)) }
  }

  private static func foregroundStyle(
    _ primary: AnyShapeStyle, _ secondary: AnyShapeStyle?, _ tertiary: AnyShapeStyle?
  ) throws(ArgumentProblem) -> ModifierBuild {
    switch (secondary, tertiary) {
    case (nil, nil):
      return .textOrView(
        { $0.foregroundStyle(primary) }, { AnyView($0.foregroundStyle(primary)) })
    case (let secondary?, nil):
      return .view { AnyView($0.foregroundStyle(primary, secondary)) }
    case (let secondary?, let tertiary?):
      return .view { AnyView($0.foregroundStyle(primary, secondary, tertiary)) }
    case (nil, _?):
      throw ArgumentProblem(
        code: .missingKey, message: "\"foregroundStyle\" with \"tertiary\" needs \"secondary\"")
    }
  }
}
