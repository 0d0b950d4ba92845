import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import ShapeShiftDocuments

/// `explain`: what the code of a problem means, and what a name of the format takes, with examples and pictures.
struct Explain: Verb {
  static let name = "explain"
  static let abstract = "Explain a view, modifier, value, function or error code."
  static let discussion = """
    Prints parameters, defaults and examples; in a terminal, also images of the examples. A name \
    with several meanings is explained once for each. The names views, modifiers, marks, styles, \
    commands, keys, values, functions, symbols, swatches and codes list all items of that kind; \
    without a name, all kinds are listed. --example prints the first example as a document, and --html \
    writes the whole reference as a website.
    """

  static let examples = """
    # Show the parameters of stroke
    shapeshift explain stroke
    # Explain error E0117
    shapeshift explain E0117
    # List all views
    shapeshift explain views
    # Save an example as a document and render it
    shapeshift explain Chart --example > chart.json
    shapeshift render chart.json -o chart.png
    # Write the whole reference as a website
    shapeshift explain --html reference
    """

  static let options: [OptionSection<Explain>] = [
    OptionSection([
      SettingKey(
        "name", \Explain.topic, .text, "name",
        help: "Name to explain, for example Circle, padding, linearGradient, frames or E0117."
      ).operand(isRequired: false),
      SettingKey("show", \.show, .choice, "how", help: "Show images in the terminal."),
      SettingKey("example", \.example, .flag(), help: "Print the first example as a document."),
      SettingKey(
        "html", \.html, .text, "folder",
        help: "Write the whole reference as HTML pages to a folder."
      ).completed(by: .folders),
    ])
  ]

  private var topic: String?
  private var show = ShowMode.auto
  private var example = false
  private var html: String?

  func check(_ given: GivenOptions) throws(Failure) {
    guard html == nil || (topic == nil && !example) else {
      throw Failure(
        .usage, "--html writes the whole reference and cannot be combined with a name or --example")
    }
    guard !example || topic != nil else {
      throw Failure(.usage, "--example requires a name, for example Chart")
    }
    if html != nil { try given.refuse(["show"], "with --html") }
    if example { try given.refuse(["show"], "with --example") }
    if given.contains("show"),
      topic.map({ name in Self.lists.contains { $0.word == name } }) ?? true
    {
      try given.refuse(["show"], "on a list of names", help: "pass a name, for example Chart")
    }
  }

  /// Every code that a document's problem can have, in order.
  static var allCodes: [DiagnosticCode] {
    (DiagnosticCode.jsonCodes + DiagnosticCode.documentModelCodes
      + DiagnosticCode.documentViewsCodes
      + DiagnosticCode.commandCodes).sorted { $0.id < $1.id }
  }

  func run(_ console: Console) throws {
    if let html { return try ExplainSite(folder: html).write(console) }
    let lists = Self.lists
    guard let topic else { return try console.write(lists.map(\.text).joined(separator: "\n")) }
    if let list = lists.first(where: { $0.word == topic }) { return try console.write(list.text) }
    let found = try found(topic)
    if example { return try console.write(try document(of: found, topic)) }
    let page = ExplainPage(form: TerminalShow(show).form, columns: HelpPage.columns)
    let pages =
      found.codes.map { page.text($0) } + (try found.topics.map { try page.text($0) })
      + found.verbs.map { HelpPage(of: $0).text }
    try console.write(pages.joined(separator: "\n"))
  }

  private static var lists: [ExplainList] { ExplainList.all(columns: HelpPage.columns) }

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
      verbs = ShapeShiftCommand.pages.filter { isMeant($0.word) }
    }
  }

  /// What has the name; else, what has it but for capital letters.
  private func found(_ name: String) throws(Failure) -> Found {
    let exact = Found { $0 == name }
    guard exact.isEmpty else { return exact }
    let near = Found { $0.lowercased() == name.lowercased() }
    guard near.isEmpty else { return near }
    let lists = Self.lists.map(\.word)
    let names =
      FormatTopic.all.map(\.name) + ShapeShiftCommand.pages.map { $0.word }
      + Self.allCodes.map(\.id) + lists
    throw Failure(
      .usage, "unknown name \(Diagnostic.quoted(name))",
      help: Suggestion.help(for: name, among: names)
        ?? "list all names with 'shapeshift explain'")
  }

  private func document(of found: Found, _ name: String) throws(Failure) -> String {
    if let example = found.topics.lazy.flatMap(\.examples).first { return example.document() }
    let mended = found.codes.lazy.compactMap { CodeExample.all[$0.id]?.mended.files.first }.first
    guard let mended else {
      throw Failure(.usage, "\(Diagnostic.quoted(name)) has no example document")
    }
    return mended.text
  }
}
