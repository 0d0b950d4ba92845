import DocumentModel
import DocumentViews
import Foundation
import ShapeShiftDocuments

/// `manual`: everything on one page.
struct Manual: Verb {
  static let name = "manual"
  static let abstract = "Show the complete manual."
  static let discussion = """
    Lists commands, options, exit codes, the document format and error codes. In a terminal, the \
    manual is shown by the program in PAGER, or less. --man prints it in man(1) format; 'make \
    install' installs it that way.
    """

  static let examples = """
    # Read the manual in a pager
    shapeshift manual
    # Save it as a file
    shapeshift manual > manual.txt
    # Save it as a man page
    shapeshift manual --man > shapeshift.1
    """

  static let options: [OptionSection<Manual>] = [
    OptionSection([
      SettingKey("man", \Manual.man, .flag(), help: "Print the manual in man(1) format.")
    ])
  ]

  private var man = false

  func run(_ console: Console) throws {
    let text = man ? ManualPage.text : Self.text
    if !man, let pager = Pager(), try pager.show(text) { return }
    try console.write(text)
  }

  /// The whole page.
  static var text: String {
    let overview = HelpPage.overview().text
    let verbs = ShapeShiftCommand.pages.map { verb in
      section("shapeshift \(verb.word)", HelpPage(of: verb).text)
    }
    let topics = FormatTopic.Kind.allCases.map { kind in
      let pages = FormatTopic.all.filter { $0.kind == kind }
        .map { FormatPage($0, columns: HelpPage.columns).text }
      return section(kind.plural, pages.joined(separator: "\n"))
    }
    return section("shapeshift", overview) + verbs.joined()
      + section("exit codes", exitCodes)
      + section("streams and files", streams.map(paragraph).joined(separator: "\n"))
      + section("environment", environment) + topics.joined() + section("error codes", errorCodes)
  }

  private static func section(_ title: String, _ text: String) -> String {
    let bar = String(repeating: "=", count: HelpPage.columns)
    return "\(bar)\n\(title.uppercased())\n\(bar)\n\n\(text)\n"
  }

  private static func paragraph(_ text: String) -> String {
    LineBreaking.lines(of: text, columns: HelpPage.columns).joined(separator: "\n") + "\n"
  }

  private static var exitCodes: String {
    ExitStatus.allCases.map { status in
      let number = String(status.rawValue)
      return String(repeating: " ", count: 5 - number.count) + "\(number)  \(status.meaning)\n"
    }.joined()
  }

  /// What holds for all verbs.
  static let streams = [
    """
    Standard output contains only the requested output; messages go to standard error. "-" means \
    standard input for a document and standard output for an image.
    """,
    """
    A file is written under a temporary name beside its target and then renamed, so a failed run \
    leaves the old file unchanged.
    """,
    """
    Messages are colored in a terminal unless NO_COLOR is set; --color overrides both.
    """,
    """
    Images, fonts and included files must be in the folder of the document or in its subfolders. A \
    document from standard input cannot use any.
    """,
  ]

  /// The variables of the environment that count.
  static let variables: [(name: String, text: String)] = [
    ("NO_COLOR", "If set and not empty, messages have no colors and explain shows no images."),
    ("PAGER", "The pager for the manual. The default is less; cat disables paging."),
    ("TERM, COLORTERM", "The colors that the terminal supports, and whether it shows images."),
    ("CI", "If set, images are not shown."),
  ]

  private static var environment: String {
    variables.map { variable in
      FormatPage.hanging(
        LineBreaking.lines(of: variable.text, columns: HelpPage.columns - 20), after: variable.name,
        width: 18)
    }.joined()
  }

  private static var errorCodes: String {
    Explain.allCodes.map { code in
      "\(code.id): \(code.title)\n\n" + paragraph(code.explanation)
    }.joined(separator: "\n")
  }
}
