import DocumentModel
import ShapeShiftDocuments

/// `fmt`: the canonical form.
struct Format: Verb {
  static let name = "fmt"
  static let abstract = "Format documents."
  static let discussion = """
    Writes strict JSON, indented by two spaces; a plain model is written with all its keys. \
    Comments stay with their values: above them on their own lines, or after them on the same \
    line. Standard input is formatted to standard output.
    """

  static let examples = """
    # Format a file in place
    shapeshift fmt card.json
    # List unformatted documents; exits with 1 if there are any
    shapeshift fmt --check Shapes/*.json
    # Remove comments, for programs that read strict JSON
    shapeshift fmt --strip-comments card.json5
    # Format standard input
    shapeshift fmt - < card.json5 > card.json
    """

  static let options: [OptionSection<Format>] = [
    OptionSection([
      SettingKey(
        "doc", \Format.documents, .texts, "doc",
        help: "Documents to format, or - for standard input."
      ).operand().completed(),
      SettingKey(
        "check", \.check, .flag(),
        help: "List the documents that would change without writing them."),
      SettingKey("stripComments", \.stripComments, .flag(), help: "Remove comments."),
    ]),
    .limits(at: \.limits),
  ]

  private var documents: [String] = []
  private var check = false
  private var stripComments = false
  private var limits = DocumentLimits()

  func run(_ console: Console) throws {
    var worst: Failure.Kind?
    for document in documents {
      do throws(Failure) {
        guard try format(InputFile(document), console) else { continue }
        worst = worst ?? .problems
      } catch {
        console.report(error)
        worst = error.kind
      }
    }
    if let worst { throw Failure(worst) }
  }

  /// Formats one document; says whether `--check` found it wanting.
  private func format(_ file: InputFile, _ console: Console) throws(Failure) -> Bool {
    let source = try file.source(limits: limits)
    let text = try canonicalText(of: source)
    let isCanonical = Array(text.utf8) == source.bytes
    guard !check else {
      if !isCanonical { try console.write(file.name + "\n") }
      return !isCanonical
    }
    if file.isStandardInput {
      try console.write(text)
    } else if !isCanonical {
      try OutputFile(path: file.path).write(Array(text.utf8))
    }
    return false
  }

  private func canonicalText(of source: SourceText) throws(Failure) -> String {
    let reading = JSONReader.read(source, limits: limits)
    guard let root = reading.root else { throw Failure(reading.diagnostics) }
    let keeps = reading.containsComments && !stripComments
    return CanonicalDocument(root, keepsComments: keeps).text
  }
}
