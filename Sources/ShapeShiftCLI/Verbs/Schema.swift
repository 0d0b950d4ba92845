import ArgumentParser
import DocumentViews

/// `schema`: the documents' JSON Schema.
struct Schema: Verb {
  static let configuration = CommandConfiguration(
    commandName: "schema", _superCommandName: ShapeShiftCommand.word,
    abstract: "Print the JSON Schema for documents.",
    discussion: "The schema uses draft 2020-12 and matches what this version accepts.")

  static let examples = """
    # Save the schema for an editor
    shapeshift schema > shapeshift.schema.json
    """

  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    try console.write(DocumentSchema.text)
  }
}
