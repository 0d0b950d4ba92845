import ArgumentParser

/// `help limits`: the options for limits, which the pages of verbs leave out.
struct Limits: Verb {
  static let configuration = CommandConfiguration(
    commandName: "limits", _superCommandName: ShapeShiftCommand.word,
    abstract: "Limits of documents and images.",
    usage: "shapeshift <subcommand> ... [--max-nodes 200000] ...",
    discussion: """
      Every command that reads documents, SVG files or Swift code has these limits, so that no file \
      can use unlimited time or memory. The error for an exceeded limit names the option that raises \
      the limit.
      """,
    shouldDisplay: false)

  static let examples = """
    # Render a document with more views
    shapeshift render large.json --max-nodes 500000
    # Render somebody else's documents with tight limits
    shapeshift batch list.jsonl -o out --max-file-size 100000 --max-drawing-steps 100000000
    """

  /// The last line of pages of verbs with these options.
  static let reference = "\n\n  See 'shapeshift help limits' for limits of documents and images."
  /// An option that only verbs with limits have.
  static let firstOption = "--max-file-size"

  @OptionGroup(title: "LIMITS") var limits: LimitOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    try console.write(HelpPage(of: Self.self, columns: 80).text)
  }
}
