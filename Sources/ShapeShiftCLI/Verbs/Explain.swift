import ArgumentParser
import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import ShapeShiftDocuments

/// `explain`: what the code of a problem means, and what a name of the format takes, with examples and pictures.
struct Explain: Verb {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: ShapeShiftCommand.word,
    abstract: "Explain a view, a modifier, a value, a function, a verb or the code of a problem.",
    discussion: """
      Says what it takes, its defaults, and shows examples; on a terminal their pictures, too. A name \
      that stands for several things is explained as each of them. views, modifiers, marks, styles, \
      commands, keys, values, functions, symbols and codes list all of their kind; so does no name at all, for all kinds. \
      --example writes the first example as a document; --html writes everything as pages of a site.
      """)

  static let examples = """
    # What does a stroke take?
    shapeshift explain stroke
    # What is E0117?
    shapeshift explain E0117
    # All views
    shapeshift explain views
    # An example as a document, and its picture
    shapeshift explain Chart --example > chart.json
    shapeshift render chart.json -o chart.png
    # Everything, to be read in a browser
    shapeshift explain --html reference
    """

  @Argument(
    help: ArgumentHelp(
      "Such as Circle, padding, linearGradient, frames or E0117.", valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp("Show pictures on a terminal.", valueName: "how"))
  var show = ShowMode.auto

  @Flag(help: "Write the first example as a document, to be drawn or changed.")
  var example = false

  @Option(help: ArgumentHelp("Write all of it as pages into a folder.", valueName: "folder"))
  var html: String?

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    guard html == nil || (name == nil && !example) else {
      throw ValidationError("--html writes all names; leave out the others")
    }
    guard !example || name != nil else {
      throw ValidationError("--example writes that of a name; expected one, such as Chart")
    }
  }

  /// Every code that a document's problem can have, in order.
  static var allCodes: [DiagnosticCode] {
    (DiagnosticCode.documentModelCodes + DiagnosticCode.documentViewsCodes
      + DiagnosticCode.commandCodes).sorted { $0.id < $1.id }
  }

  func run(_ console: Console) throws {
    if let html { return try ExplainSite(folder: html).write(console) }
    let lists = ExplainList.all(columns: Self.columns)
    guard let name else { return try console.write(lists.map(\.text).joined(separator: "\n")) }
    if let list = lists.first(where: { $0.word == name }) { return try console.write(list.text) }
    let found = try found(name)
    if example { return try console.write(try document(of: found, name)) }
    let page = ExplainPage(form: TerminalShow(show).form, columns: Self.columns)
    let pages =
      found.codes.map { page.text($0) } + (try found.topics.map { try page.text($0) })
      + found.verbs.map { HelpPage(of: $0, columns: Self.columns).text }
    try console.write(pages.joined(separator: "\n"))
  }

  /// The width of all pages.
  private static let columns = 80

  // MARK: Names

  /// What a name stands for.
  private struct Found {
    var codes: [DiagnosticCode] = []
    var topics: [FormatTopic] = []
    var verbs: [any Verb.Type] = []

    var isEmpty: Bool { codes.isEmpty && topics.isEmpty && verbs.isEmpty }

    init(_ isMeant: (String) -> Bool) {
      codes = Explain.allCodes.filter { isMeant($0.id) }
      topics = FormatTopic.all.filter { isMeant($0.name) }
      verbs = ShapeShiftCommand.verbs.filter { isMeant($0.word) }
    }
  }

  /// What has the name; else, what has it but for capital letters.
  private func found(_ name: String) throws(Failure) -> Found {
    let exact = Found { $0 == name }
    guard exact.isEmpty else { return exact }
    let near = Found { $0.lowercased() == name.lowercased() }
    guard near.isEmpty else { return near }
    let lists = ExplainList.all(columns: Self.columns).map(\.word)
    let names =
      FormatTopic.all.map(\.name) + ShapeShiftCommand.verbs.map { $0.word }
      + Self.allCodes.map(\.id) + lists
    throw Failure(
      .usage, "there is nothing named \(Diagnostic.quoted(name))",
      help: Suggestion.help(for: name, among: names)
        ?? "list all names with 'shapeshift explain'")
  }

  private func document(of found: Found, _ name: String) throws(Failure) -> String {
    if let example = found.topics.lazy.flatMap(\.examples).first { return example.document() }
    let mended = found.codes.lazy.compactMap { CodeExample.all[$0.id]?.mended.files.first }.first
    guard let mended else {
      throw Failure(.usage, "there is no example of \(Diagnostic.quoted(name)) that is a document")
    }
    return mended.text
  }
}
