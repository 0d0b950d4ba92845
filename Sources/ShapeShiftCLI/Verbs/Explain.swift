import ArgumentParser
import DocumentModel
import DocumentViews
import Foundation
import ShapeShiftDocuments

/// `explain`: what the code of a problem means, and what a name of the format takes.
struct Explain: Verb {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: ShapeShiftCommand.word,
    abstract: "Explain a view, a modifier, a style, a verb or the code of a problem.",
    discussion: """
      A name that stands for several things is explained as each of them. views, modifiers, styles \
      and codes list all of their kind; so does no name at all, for all kinds.
      """)

  static let examples = """
    # What does a stroke take?
    shapeshift explain stroke
    # What is E0117?
    shapeshift explain E0117
    # All views
    shapeshift explain views
    """

  @Argument(
    help: ArgumentHelp(
      "Such as Circle, padding, linearGradient, frames or E0117.", valueName: "name"))
  var name: String?

  @OptionGroup var messages: MessageOptions

  /// Every code that a document's problem can have, in order.
  static var allCodes: [DiagnosticCode] {
    (DiagnosticCode.documentModelCodes + DiagnosticCode.documentViewsCodes
      + DiagnosticCode.commandCodes).sorted { $0.id < $1.id }
  }

  func run(_ console: Console) throws {
    guard let name else { return try console.write(Self.lists.map(\.text).joined(separator: "\n")) }
    if let list = Self.lists.first(where: { $0.word == name }) {
      return try console.write(list.text)
    }
    let pages = Self.pages(of: name)
    guard pages.isEmpty else { return try console.write(pages.joined(separator: "\n")) }
    throw Failure(
      .usage, "there is nothing named \(Diagnostic.quoted(name))",
      help: Suggestion.help(for: name, among: Self.allNames)
        ?? "list all names with 'shapeshift explain'")
  }

  // MARK: Names

  private static var allNames: [String] {
    FormatTopic.all.map(\.name) + ShapeShiftCommand.verbs.map { $0.word } + allCodes.map(\.id)
      + lists.map(\.word)
  }

  private static func pages(of name: String) -> [String] {
    let codes = allCodes.filter { $0.id == name.uppercased() }
    let verbs = ShapeShiftCommand.verbs.filter { $0.word == name }
    return codes.map { page(of: $0, columns: columns) }
      + FormatTopic.all.filter { $0.name == name }.map { FormatPage($0, columns: columns).text }
      + verbs.map { HelpPage(of: $0, columns: columns).text }
  }

  /// The names of one kind, a line each.
  private struct List {
    let word: String
    let text: String

    init(_ word: String, _ rows: [(name: String, text: String)]) {
      self.word = word
      let width = (rows.map(\.name.count).max() ?? 0) + 2
      text =
        "\(word.uppercased())\n"
        + rows.map { row in
          let lines = LineBreaking.lines(of: row.text, columns: Explain.columns - width - 2)
          return FormatPage.hanging(lines, after: row.name, width: width)
        }.joined()
    }
  }

  private static var lists: [List] {
    FormatTopic.Kind.allCases.map { kind in
      let topics = FormatTopic.all.filter { $0.kind == kind }
      return List(kind.plural, topics.map { ($0.name, FormatPage.firstSentence($0.documentation)) })
    } + [List("codes", allCodes.map { ($0.id, $0.title) })]
  }

  /// The width of all pages.
  private static let columns = 80

  /// The page of a code.
  static func page(of code: DiagnosticCode, columns: Int) -> String {
    "\(code.id): \(code.title)\n\n"
      + LineBreaking.lines(of: code.explanation, columns: columns).joined(separator: "\n") + "\n"
  }
}
