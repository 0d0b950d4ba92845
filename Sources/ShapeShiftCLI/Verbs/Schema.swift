import ArgumentParser
import DocumentViews

/// `schema`: the documents' JSON Schema.
struct Schema: Verb {
  static let configuration = CommandConfiguration(
    commandName: "schema", _superCommandName: ShapeShiftCommand.word,
    abstract: "Write the JSON Schema of documents.",
    discussion: "Draft 2020-12, made from the tables that documents are read with.")

  static let examples = """
    # Editors complete and check documents by it
    shapeshift schema > shapeshift.schema.json
    """

  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    try console.write(DocumentSchema.text)
  }
}
