import DocumentModel
import ShapeShift
public import VectorGraphics

/// The background of an image: a color, a transparent background, or that of a preview's color scheme.
public struct BackgroundColor: Hashable, Sendable {
  /// The color, or `nil` for a transparent background.
  public let color: Color.Resolved?

  /// Whether the background is that of a preview's color scheme: white, or black in dark mode.
  package let isScheme: Bool

  /// Nothing under the picture, whatever its document says.
  public static let none = BackgroundColor(nil)

  /// Creates a background with a color, or a transparent one for `nil`.
  public init(_ color: Color.Resolved?) { (self.color, isScheme) = (color, false) }

  /// Reads `#RRGGBB`, `#RRGGBBAA`, a name, `none`, or `scheme` where previews may be drawn.
  package init(parsing text: String, acceptsScheme: Bool = false) throws(OptionProblem) {
    isScheme = text == "scheme" && acceptsScheme
    guard text != "none", text != "clear", !isScheme else {
      color = nil
      return
    }
    guard let color = Color.Resolved(hex: text) ?? Self.named(text) else {
      let names = Self.colors.map(\.name) + (acceptsScheme ? ["none", "scheme"] : ["none"])
      let help = Suggestion.help(for: text, among: names).map { "; \($0)" } ?? ""
      throw OptionProblem(
        "expected #RRGGBB, #RRGGBBAA or one of \(names.joined(separator: ", "))\(help)")
    }
    self.color = color
  }

  /// The background as it is read.
  package var text: String { isScheme ? "scheme" : color?.description ?? "none" }

  private static let colors: [(name: String, color: Color)] = [
    ("black", .black), ("white", .white), ("gray", .gray), ("red", .red), ("orange", .orange),
    ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal), ("cyan", .cyan),
    ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
  ]

  private static func named(_ name: String) -> Color.Resolved? {
    colors.first { $0.name == name }?.color.resolve(in: EnvironmentValues())
  }
}

extension OptionValue<BackgroundColor> {
  /// A color or `none`.
  package static var color: OptionValue {
    parsed({ (text) throws(OptionProblem) in try BackgroundColor(parsing: text) }, \.text)
  }

  /// A color, `none`, or `scheme` for Swift previews.
  package static var background: OptionValue {
    parsed(
      { (text) throws(OptionProblem) in try BackgroundColor(parsing: text, acceptsScheme: true) },
      \.text)
  }

  static var opaqueColor: OptionValue {
    parsed(
      { (text) throws(OptionProblem) in
        let color = try BackgroundColor(parsing: text)
        guard color.color?.opacity == 1 else { throw OptionProblem("expected an opaque color") }
        return color
      }, \.text)
  }
}
