import DocumentModel
import DocumentViews
import ShapeShift

/// The manual as `man` reads it.
///
/// Source: man(7), the macros of groff and mandoc.
struct ManualPage {
  private var lines: [String] = []

  /// The whole page.
  static var text: String {
    var page = ManualPage()
    page.write()
    return page.lines.map { $0 + "\n" }.joined()
  }

  private mutating func write() {
    let word = ShapeShiftCommand.word
    lines.append(
      ".TH \(word.uppercased()) 1 \"\" \"\(word) \(ShapeShiftCommand.version)\" \"User Commands\"")
    section("NAME")
    lines.append("\(word) \\- render SwiftUI views and JSON documents without a Mac")
    section("SYNOPSIS")
    lines += [".B \(word)", ".I verb", "[arguments]"]
    section("DESCRIPTION")
    paragraph(
      "Documents are JSON files that describe views by their SwiftUI names. Swift and SVG files can be rendered too."
    )
    for text in Manual.streams { paragraph(text) }
    section("EXAMPLES")
    code(ShapeShiftCommand.examples)
    section("VERBS")
    for verb in ShapeShiftCommand.pages { write(verb.reference) }
    section("EXIT STATUS")
    for status in ExitStatus.allCases { term("\(status.rawValue)", status.meaning) }
    section("ENVIRONMENT")
    for (name, text) in Manual.variables { term(name, text) }
    for kind in FormatTopic.Kind.allCases { write(kind) }
    section("ERROR CODES")
    for code in Explain.allCodes {
      term("\(code.id)  \(code.title)", code.explanation)
    }
    section("SEE ALSO")
    paragraph("'\(word) explain NAME' shows examples of a name and their images.")
  }

  private mutating func write(_ verb: CommandReference) {
    lines.append(".SS \"\(Self.escaped(verb.usage))\"")
    paragraph(verb.abstract)
    if !verb.discussion.isEmpty { paragraph(verb.discussion) }
    for option in verb.options { term(option.usage, option.text) }
    code(verb.examples)
    for part in verb.parts { write(part) }
  }

  private mutating func write(_ kind: FormatTopic.Kind) {
    section(kind.plural.uppercased())
    for topic in FormatTopic.all where topic.kind == kind {
      let keys = topic.keys.map { key in
        let state =
          key.isRequired ? "; required" : key.defaultValue.map { "; default \($0)" } ?? ""
        return "\(key.name) (\(key.type)\(state))"
      }
      let list = keys.isEmpty ? "" : " Keys: " + keys.joined(separator: "; ") + "."
      term(topic.name, topic.documentation + list)
    }
  }

  // MARK: Macros

  private mutating func section(_ title: String) { lines.append(".SH \"\(title)\"") }

  private mutating func paragraph(_ text: String) { lines += [".PP", Self.escaped(text)] }

  private mutating func term(_ name: String, _ text: String) {
    lines += [".TP", ".B \(Self.escaped(name))", Self.escaped(text)]
  }

  private mutating func code(_ text: String) {
    guard !text.isEmpty else { return }
    lines += [".PP", ".nf", ".RS 4"]
    lines += text.split(separator: "\n").map { Self.escaped(String($0)) } + [".RE", ".fi"]
  }

  /// A text in which nothing is an order to the formatter; a line of it.
  private static func escaped(_ text: String) -> String {
    let line = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .split(whereSeparator: \.isNewline).joined(separator: " ")
    let isOrder = line.hasPrefix(".") || line.hasPrefix("'")
    let safe = (isOrder ? "\\&" : "") + line
    // Plain ASCII, as formatters of all locales read it.
    return safe.unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "\\[u\(hexadecimal(scalar.value))]"
    }.joined()
  }

  /// Four hexadecimal digits or more.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
