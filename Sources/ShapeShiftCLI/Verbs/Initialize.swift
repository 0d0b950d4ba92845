import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import ShapeShiftDocuments

/// `init`: a first document.
struct Initialize: Verb {
  static let name = "init"
  static let abstract = "Create a document from a template."
  static let discussion = """
    Never overwrites an existing file. The document refers to the JSON Schema written to \
    .shapeshift/schema.json beside it, which editors use to complete and check it offline. The \
    content of a template is in its "values"; change them with --set, --data or 'shapeshift \
    batch --data'.
    """

  static let examples = """
    # Create hello.json and render it
    shapeshift init hello
    shapeshift render hello.json
    # List the templates and use one
    shapeshift init --list
    shapeshift init --template share-card post
    shapeshift render post.json --set title="Hello" --scale 2
    """

  static let options: [OptionSection<Initialize>] = [
    OptionSection([
      SettingKey("name", \Initialize.document, .text, "name", help: "Document to create.")
        .operand(isRequired: false).completed(),
      SettingKey(
        "template", \.template, .text, "name", help: "Template to use; --list shows the names."),
      SettingKey("list", \.list, .flag(), help: "List the templates."),
      SettingKey(
        "schema", \.schema, .flag(.pairedFlag),
        help: "Write the JSON Schema beside the document and refer to it."),
    ])
  ]

  private var document: String?
  private var template: String?
  private var list = false
  private var schema = true

  func check(_ given: GivenOptions) throws(Failure) {
    if list { try given.refuse(except: ["list"], "with --list") }
  }

  func run(_ console: Console) throws {
    guard !list else { return try console.write(DocumentTemplate.listing) }
    let template = try self.template.map { (name) throws(Failure) in
      try DocumentTemplate.named(name)
    }
    let path = try path(for: template)
    try OutputFile(path: path).writeNew(Array(text(of: template).utf8))
    if schema { try writeSchema(beside: path) }
    console.say("wrote \(path)")
  }

  private func path(for template: DocumentTemplate?) throws(Failure) -> String {
    let name = document ?? template?.name ?? "picture"
    return name.pathSuffix.isEmpty ? name + ".json" : name
  }

  /// The document, with the place of the schema as its first member.
  private func text(of template: DocumentTemplate?) -> String {
    let text = (template ?? .starter).text
    guard schema, let brace = text.firstIndex(of: "{") else { return text }
    let rest = text[text.index(after: brace)...]
    return "{\n  \"$schema\": \"./\(Self.schemaFolder)/\(Self.schemaName)\",\(rest)"
  }

  private static let schemaFolder = ".shapeshift"
  private static let schemaName = "schema.json"

  /// Writes the schema of this version of the command; an older one is replaced.
  private func writeSchema(beside path: String) throws(Failure) {
    let folder = path.contains("/") ? FileSystem.folder(of: path) + "/" : ""
    try OutputFile.makeFolder(folder + Self.schemaFolder)
    try OutputFile(path: "\(folder)\(Self.schemaFolder)/\(Self.schemaName)")
      .write(Array(DocumentSchema.text.utf8))
  }
}
