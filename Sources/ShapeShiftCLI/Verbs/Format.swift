import ArgumentParser
import DocumentModel
import ShapeShiftDocuments

/// `fmt`: the canonical form.
struct Format: Verb {
  static let configuration = CommandConfiguration(
    commandName: "fmt", _superCommandName: ShapeShiftCommand.word,
    abstract: "Rewrite documents in their canonical form.",
    discussion: """
      Strict JSON, indented by two spaces; a plain model is written with all its keys. Comments \
      stay at what they stand at: above it on lines of their own, or behind it on its line. \
      Standard input goes to standard output.
      """)

  static let examples = """
    # Rewrite in place
    shapeshift fmt card.json
    # Which documents are not in canonical form? Exits with 1 when there are any
    shapeshift fmt --check Shapes/*.json
    # Strict JSON for other programs, without comments
    shapeshift fmt --strip-comments card.json5
    # Through a pipe
    shapeshift fmt - < card.json5 > card.json
    """

  @Argument(help: ArgumentHelp("The documents; - for standard input.", valueName: "doc"))
  var documents: [String]

  @Flag(help: "Write nothing; name the documents that would change.")
  var check = false

  @Flag(help: "Drop comments.")
  var stripComments = false

  @OptionGroup(title: "LIMITS") var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

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
    let source = try file.source(limits: limitOptions.limits)
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
    let reading = JSONReader.read(source, limits: limitOptions.limits)
    guard let root = reading.root else { throw Failure(reading.diagnostics) }
    let keeps = reading.containsComments && !stripComments
    return CanonicalDocument(root, keepsComments: keeps).text
  }
}
