import ArgumentParser
import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import ShapeShiftDocuments

/// `init`: a first document.
struct Initialize: Verb {
  static let configuration = CommandConfiguration(
    commandName: "init", _superCommandName: ShapeShiftCommand.word,
    abstract: "Create a document from a template.",
    discussion: """
      Never overwrites an existing file. The document refers to the JSON Schema written to \
      .shapeshift/schema.json beside it, which editors use to complete and check it offline. The \
      content of a template is in its "values"; change them with --set, --data or 'shapeshift \
      batch --data'.
      """)

  static let examples = """
    # Create hello.json and render it
    shapeshift init hello
    shapeshift render hello.json
    # List the templates and use one
    shapeshift init --list
    shapeshift init --template share-card post
    shapeshift render post.json --set title="Hello" --scale 2
    """

  @Argument(help: ArgumentHelp("Document to create.", valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp("Template to use; --list shows the names.", valueName: "name"))
  var template: String?

  @Flag(help: "List the templates.")
  var list = false

  @Flag(inversion: .prefixedNo, help: "Write the JSON Schema beside the document and refer to it.")
  var schema = true

  @OptionGroup var messages: MessageOptions

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
    let name = name ?? template?.name ?? "picture"
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
