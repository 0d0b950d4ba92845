import ArgumentParser
import Foundation

/// `manual`: everything on one page.
struct Manual: Verb {
  static let configuration = CommandConfiguration(
    commandName: "manual", _superCommandName: ShapeShiftCommand.word,
    abstract: "Write the whole manual: verbs, options, exit codes and error codes.")

  static let examples = """
    shapeshift manual | less
    """

  @OptionGroup var messages: MessageOptions

  /// The width of the page.
  private static let columns = 80

  func run(_ console: Console) throws {
    try console.write(Self.text)
  }

  /// The whole page.
  static var text: String {
    let overview = HelpPage(ShapeShiftCommand.helpMessage(columns: columns), of: nil).text
    let verbs = ShapeShiftCommand.verbs.map { verb in
      section("shapeshift \(verb.word)", HelpPage(of: verb, columns: columns).text)
    }
    return section("shapeshift", overview) + verbs.joined()
      + section("exit codes", exitCodes) + section("streams and files", streams)
      + section("error codes", errorCodes)
  }

  private static func section(_ title: String, _ text: String) -> String {
    let bar = String(repeating: "=", count: columns)
    return "\(bar)\n\(title.uppercased())\n\(bar)\n\n\(text)\n"
  }

  private static var exitCodes: String {
    ExitStatus.allCases.map { status in
      let number = String(status.rawValue)
      return String(repeating: " ", count: 5 - number.count) + "\(number)  \(status.meaning)\n"
    }.joined()
  }

  private static var streams: String {
    let paragraphs = [
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
    return paragraphs.map { paragraph in
      LineBreaking.lines(of: paragraph, columns: columns).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  private static var errorCodes: String {
    Explain.allCodes.map { Explain.page(of: $0, columns: columns) }.joined(separator: "\n")
  }
}
