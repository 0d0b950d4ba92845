import DocumentViews
import ShapeShiftDocuments

/// `schema`: the JSON Schema of documents and of `snapshots.json`.
struct Schema: Verb {
  /// A kind of file with a schema.
  enum Subject: String, CaseIterable {
    case document, snapshots
  }

  static let name = "schema"
  static let abstract = "Print the JSON Schema for documents or snapshots.json."
  static let discussion = """
    The schemas use draft 2020-12 and match what this version accepts. In documents with components, \
    names of views are not checked, because JSON Schema cannot compare them with the components.
    """

  static let examples = """
    # Save the schema for an editor
    shapeshift schema > shapeshift.schema.json
    # The schema for snapshots.json
    shapeshift schema snapshots > snapshots.schema.json
    """

  static let options: [OptionSection<Schema>] = [
    OptionSection([
      SettingKey("kind", \Schema.subject, .choice, "kind", help: "Kind of file.")
        .operand(isRequired: false)
    ])
  ]

  private var subject = Subject.document

  func run(_ console: Console) throws {
    switch subject {
    case .document: try console.write(DocumentSchema.text)
    case .snapshots: try console.write(SnapshotSchema.text)
    }
  }
}
