import Foundation
import ShapeShiftDocuments

/// The help of a verb, or of all, with examples at its end.
struct HelpPage {
  let text: String

  private init(_ parts: [String], examples: String, hasLimits: Bool) {
    let indented = examples.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }
    let limits = hasLimits ? [Limits.reference] : []
    text =
      (parts + limits + ["EXAMPLES:\n" + indented.joined(separator: "\n")])
      .joined(separator: "\n\n") + "\n"
  }

  /// Creates the page of a verb, for a number of columns.
  init(of verb: any Verb.Type, columns: Int = Self.columns) {
    let reference = verb.reference
    var parts = ["OVERVIEW: \(reference.abstract)"]
    for paragraph in reference.discussion.components(separatedBy: "\n\n") where !paragraph.isEmpty {
      parts.append(LineBreaking.lines(of: paragraph, columns: columns).joined(separator: "\n"))
    }
    parts.append("USAGE: \(reference.usage)")
    for section in reference.sections {
      let title = section.title.isEmpty ? "OPTIONS" : section.title
      parts.append(Self.section(title, section.options.map { ($0.usage, $0.text) }, columns))
    }
    if !reference.parts.isEmpty {
      let commands = reference.parts.map { ($0.word, $0.abstract) }
      parts.append(Self.section("COMMANDS", commands, columns))
      parts.append("  See 'shapeshift help \(reference.name) <command>' for detailed help.")
    }
    self.init(parts, examples: reference.examples, hasLimits: reference.hasLimits)
  }

  /// Creates the page of all verbs.
  static func overview(columns: Int = Self.columns) -> HelpPage {
    let common = CommonOptions.section.options.filter { $0.name != "color" }
    let groups = ShapeShiftCommand.groups.map { group in
      section(group.title, group.verbs.map { ($0.word, $0.abstract) }, columns)
    }
    return HelpPage(
      [
        "OVERVIEW: \(ShapeShiftCommand.abstract)", "USAGE: shapeshift <command>",
        section("OPTIONS", common.map { ($0.usage, $0.text) }, columns),
      ] + groups, examples: ShapeShiftCommand.examples, hasLimits: true)
  }

  /// The width of pages, in characters.
  static let columns = 80
  /// The width of the column of names, including the space after a name.
  private static let nameColumns = 24

  private static func section(
    _ title: String, _ rows: [(String, String)], _ columns: Int
  ) -> String {
    let rows = rows.map { name, text in
      let lines = LineBreaking.lines(of: text, columns: columns - nameColumns - 2)
      guard name.count >= nameColumns else {
        return FormatPage.hanging(lines, after: name, width: nameColumns)
      }
      return "  \(name)\n" + FormatPage.hanging(lines, after: "", width: nameColumns)
    }
    return "\(title):\n" + rows.joined().dropLast()
  }
}
