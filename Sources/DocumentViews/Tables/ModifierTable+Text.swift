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
    .single("lineLimit", "Sets the greatest number of lines.", .text, .positiveCount) { limit in
      { AnyView($0.lineLimit(limit)) }
    },
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
      "foregroundColor", "Sets the colour of text and of shapes that name none.", .environment,
      .textOrView, .color
    ) { color in
      .textOrView({ $0.foregroundColor(color) }, { AnyView($0.foregroundColor(color)) })
    },
    .single("tint", "Sets the style that \"tint\" shows.", .environment, .style) { style in
      { AnyView($0.tint(style)) }
    },
    .single("accentColor", "Sets the colour \"accentColor\".", .environment, .color) { color in
      { AnyView($0.accentColor(color)) }
    },
    .single("colorScheme", "Makes a view light or dark.", .environment, .colorScheme) { scheme in
      { AnyView($0.colorScheme(scheme)) }
    },
    .single(
      "environment", "Sets values of the environment by their names.", .environment, .environment
    ) { (change: EnvironmentChange) in
      { AnyView($0.transformEnvironment(\.self) { change.apply(&$0) }) }
    },
    .single("id", "Gives a view an identity; a new one starts it anew.", .environment, .string) {
      id in { AnyView($0.id(id)) }
    },
  ]

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
