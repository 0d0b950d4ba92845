import ArgumentParser
import DocumentModel
import ShapeShift

/// What `--background` names.
struct BackgroundColor: Hashable {
  /// The colour; nil for nothing.
  let color: Color.Resolved?

  /// Reads the value of the option.
  init(argument: String) throws(ValidationError) {
    guard argument != "none", argument != "clear" else {
      color = nil
      return
    }
    guard let color = Color.Resolved(hex: argument) ?? Self.named(argument) else {
      let names = Self.colors.map(\.name) + ["none"]
      let help = Suggestion.help(for: argument, among: names).map { "; \($0)" } ?? ""
      throw ValidationError(
        "expected #RRGGBB, #RRGGBBAA or one of \(names.joined(separator: ", "))\(help)")
    }
    self.color = color
  }

  private static let colors: [(name: String, color: Color)] = [
    ("black", .black), ("white", .white), ("gray", .gray), ("red", .red), ("orange", .orange),
    ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal), ("cyan", .cyan),
    ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
  ]

  private static func named(_ name: String) -> Color.Resolved? {
    colors.first { $0.name == name }?.color.resolve(in: EnvironmentValues())
  }
}
