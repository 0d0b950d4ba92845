import DocumentModel
import Foundation
import VectorGraphics
import ViewTree

extension ModifierTable {
  static let text: [ModifierEntry] = [
    .single("font", "Sets the font of text.", .text, .textOrView, .font) { font in
      .textOrView({ $0.font(font) }, { AnyView($0.font(font)) })
    },
    .single("fontWeight", "Sets how heavy letters are.", .text, .textOrView, .weight) { weight in
      .textOrView({ $0.fontWeight(weight) }, { AnyView($0.fontWeight(weight)) })
    },
    .any(
      "bold", "Makes text bold.", .text, .textOrView, ["isActive"],
      defaulted("isActive", .bool, true, "Whether it is bold.")
    ) { isActive in
      .textOrView({ isActive ? $0.bold() : $0 }, { AnyView($0.bold(isActive)) })
    },
    .any(
      "italic", "Makes text italic.", .text, .textOrView, ["isActive"],
      defaulted("isActive", .bool, true, "Whether it is italic.")
    ) { isActive in
      .textOrView({ isActive ? $0.italic() : $0 }, { AnyView($0.italic(isActive)) })
    },
    .any("monospacedDigit", "Gives all digits one width.", .text, .textOrView, []) {
      .textOrView({ $0.monospacedDigit() }, { AnyView($0.monospacedDigit()) })
    },
    .single("kerning", "Adds room after each letter, in points.", .text, .textOrView, .length) {
      kerning in .textOrView({ $0.kerning(kerning) }, { AnyView($0.kerning(kerning)) })
    },
    .single("tracking", "Adds room after each letter, in points.", .text, .textOrView, .length) {
      tracking in .textOrView({ $0.tracking(tracking) }, { AnyView($0.tracking(tracking)) })
    },
    .single("baselineOffset", "Raises letters, in points.", .text, .text, .length) { offset in
      .text { $0.baselineOffset(offset) }
    },
    .view(
      "lineLimit", "Sets the greatest number of lines.", .text, ["limit"],
      optional("limit", .positiveCount, "The greatest number; absent: any."),
      optional("minimum", .positiveCount, "The number of lines that there is room for at least."),
      defaulted(
        "reservesSpace", .bool, false, "Whether there is room for the greatest number of lines.")
    ) { (limit, minimum, reservesSpace) throws(ArgumentProblem) -> ModifierBuild.ViewChange in
      try lineLimit(limit, minimum, reservesSpace)
    },
    .single("fontDesign", "Sets the design of the system's font.", .text, .textOrView, .design) {
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
    .single("textCase", "Writes text in capitals or small letters.", .text, .textCase) { textCase in
      { AnyView($0.textCase(textCase)) }
    },
    .single(
      "minimumScaleFactor", "Sets how far text is made smaller before it is cut.", .text,
      .fraction
    ) { factor in { AnyView($0.minimumScaleFactor(factor)) } },
    .view(
      "allowsTightening", "Lets letters come closer before text is cut.", .text, ["flag"],
      defaulted("flag", .bool, true, "Whether they may.")
    ) { flag in { AnyView($0.allowsTightening(flag)) } },
    .single(
      "redacted", "Draws bars in place of text and pictures.", .text, .redactionReason
    ) { reason in { AnyView($0.redacted(reason: reason)) } },
    .view("unredacted", "Shows text and pictures as they are.", .text, []) {
      { AnyView($0.unredacted()) }
    },
    .view(
      "privacySensitive", "Says that text and pictures are private.", .text, ["isSensitive"],
      defaulted("isSensitive", .bool, true, "Whether they are.")
    ) { isSensitive in { AnyView($0.privacySensitive(isSensitive)) } },
    .single("lineSpacing", "Sets the room between lines, in points.", .text, .nonnegativeLength) {
      spacing in { AnyView($0.lineSpacing(spacing)) }
    },
    .single(
      "multilineTextAlignment", "Sets how lines of text are aligned.", .text, .textAlignment
    ) { alignment in { AnyView($0.multilineTextAlignment(alignment)) } },
    .single("truncationMode", "Sets where text that does not fit is cut.", .text, .truncationMode) {
      mode in { AnyView($0.truncationMode(mode)) }
    },
  ]

  static let environment: [ModifierEntry] = [
    .any(
      "foregroundStyle", "Sets the style of text and of shapes that name none.", .environment,
      .textOrView, ["primary"],
      required("primary", .style, "The first level."),
      optional("secondary", .style, "The second level, which the style \"secondary\" shows."),
      optional("tertiary", .style, "The third level.")
    ) { (primary, secondary, tertiary) throws(ArgumentProblem) -> ModifierBuild in
      try foregroundStyle(primary, secondary, tertiary)
    },
    .single(
      "foregroundColor", "Sets the color of text and of shapes that name none.", .environment,
      .textOrView, .color
    ) { color in
      .textOrView({ $0.foregroundColor(color) }, { AnyView($0.foregroundColor(color)) })
    },
    .single("tint", "Sets the style that \"tint\" shows.", .environment, .style) { style in
      { AnyView($0.tint(style)) }
    },
    .single("accentColor", "Sets the color \"accentColor\".", .environment, .color) { color in
      { AnyView($0.accentColor(color)) }
    },
    .single("colorScheme", "Makes a view light or dark.", .environment, .colorScheme) { scheme in
      { AnyView($0.colorScheme(scheme)) }
    },
    .single(
      "preferredColorScheme", "Makes a view and all inside light or dark.", .environment,
      .colorScheme
    ) { scheme in { AnyView($0.preferredColorScheme(scheme)) } },
    .single(
      "dynamicTypeSize", "Sets the size that people read.", .environment, .dynamicTypeSize
    ) { size in { AnyView($0.dynamicTypeSize(size)) } },
    .single(
      "environment", "Sets values of the environment by their names.", .environment, .environment
    ) { (change: EnvironmentChange) in
      { AnyView($0.transformEnvironment(\.self) { change.apply(&$0) }) }
    },
    .single("id", "Gives a view an identity; a new one starts it anew.", .environment, .string) {
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
      defaulted("isActive", .bool, true, "Whether there is a line."),
      defaulted("pattern", .linePattern, "solid", "How the line is broken."),
      optional("color", .color, "The color of the line; absent: that of the text.")
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
