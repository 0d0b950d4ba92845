import ArgumentParser
import DocumentViews

/// `schema`: the JSON Schema of documents and of `snapshots.json`.
struct Schema: Verb {
  /// A kind of file with a schema.
  enum Subject: String, CaseIterable, ExpressibleByArgument {
    case document, snapshots
  }

  static let configuration = CommandConfiguration(
    commandName: "schema", _superCommandName: ShapeShiftCommand.word,
    abstract: "Print the JSON Schema for documents or snapshots.json.",
    discussion: """
      The schemas use draft 2020-12 and match what this version accepts. In documents with components, \
      names of views are not checked, because JSON Schema cannot compare them with the components.
      """)

  static let examples = """
    # Save the schema for an editor
    shapeshift schema > shapeshift.schema.json
    # The schema for snapshots.json
    shapeshift schema snapshots > snapshots.schema.json
    """

  @Argument(help: ArgumentHelp("Kind of file.", valueName: "kind"))
  var subject = Subject.document
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    switch subject {
    case .document: try console.write(DocumentSchema.text)
    case .snapshots: try console.write(SnapshotSchema.text)
    }
  }
}
