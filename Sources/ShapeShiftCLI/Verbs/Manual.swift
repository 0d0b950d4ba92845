import ArgumentParser
import DocumentModel
import DocumentViews
import Foundation

/// `manual`: everything on one page.
struct Manual: Verb {
  static let configuration = CommandConfiguration(
    commandName: "manual", _superCommandName: ShapeShiftCommand.word,
    abstract: "Show the whole manual: verbs, options, exit codes, the format and error codes.",
    discussion: """
      On a terminal page by page, by the program that PAGER names, or less. --man writes it for man(1), \
      where 'make install' puts it.
      """)

  static let examples = """
    # Page by page on a terminal
    shapeshift manual
    # As a file
    shapeshift manual > manual.txt
    # For man
    shapeshift manual --man > shapeshift.1
    """

  @Flag(help: "Write it as man(1) reads it.")
  var man = false

  @OptionGroup var messages: MessageOptions

  /// The width of the page.
  private static let columns = 80

  func run(_ console: Console) throws {
    let text = man ? ManualPage.text : Self.text
    if !man, let pager = Pager(), try pager.show(text) { return }
    try console.write(text)
  }

  /// The whole page.
  static var text: String {
    let overview = HelpPage(ShapeShiftCommand.helpMessage(columns: columns), of: nil).text
    let verbs = ShapeShiftCommand.verbs.map { verb in
      section("shapeshift \(verb.word)", HelpPage(of: verb, columns: columns).text)
    }
    let topics = FormatTopic.Kind.allCases.map { kind in
      let pages = FormatTopic.all.filter { $0.kind == kind }
        .map { FormatPage($0, columns: columns).text }
      return section(kind.plural, pages.joined(separator: "\n"))
    }
    return section("shapeshift", overview) + verbs.joined()
      + section("exit codes", exitCodes)
      + section("streams and files", streams.map(paragraph).joined(separator: "\n"))
      + section("environment", environment) + topics.joined() + section("error codes", errorCodes)
  }

  private static func section(_ title: String, _ text: String) -> String {
    let bar = String(repeating: "=", count: columns)
    return "\(bar)\n\(title.uppercased())\n\(bar)\n\n\(text)\n"
  }

  private static func paragraph(_ text: String) -> String {
    LineBreaking.lines(of: text, columns: columns).joined(separator: "\n") + "\n"
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
    Standard output carries what was asked for and nothing else; messages go to standard error. \
    "-" stands for standard input where a document is expected and for standard output where \
    a picture is.
    """,
    """
    A file is written beside its target under a temporary name and then renamed: a run that \
    fails leaves the old file as it was.
    """,
    """
    Messages are coloured on a terminal, unless NO_COLOR is set; --color says otherwise.
    """,
    """
    Images, fonts and included files lie in the document's folder or beneath it; a \
    document from standard input can use none.
    """,
  ]

  /// The variables of the environment that count.
  static let variables: [(name: String, text: String)] = [
    ("NO_COLOR", "If set and not empty, messages have no colours and explain shows no pictures."),
    ("PAGER", "What shows the manual on a terminal; less unless given, cat for nothing."),
    ("TERM, COLORTERM", "Which colours a terminal has, and whether it shows pictures."),
    ("CI", "If set, pictures are not shown."),
  ]

  private static var environment: String {
    variables.map { variable in
      FormatPage.hanging(
        LineBreaking.lines(of: variable.text, columns: columns - 20), after: variable.name,
        width: 18)
    }.joined()
  }

  private static var errorCodes: String {
    Explain.allCodes.map { code in
      "\(code.id): \(code.title)\n\n" + paragraph(code.explanation)
    }.joined(separator: "\n")
  }
}
