import DocumentModel
import ShapeShiftDocuments

/// `help limits`: the options for limits, which the pages of verbs leave out.
struct Limits: Verb {
  static let name = "limits"
  static let usage: String? = "shapeshift <command> ... [--max-nodes 200000] ..."
  static let abstract = "Limits of documents and images."
  static let discussion = """
    Every command that reads documents, SVG files or Swift code has these limits, so that no file \
    can use unlimited time or memory. The error for an exceeded limit names the option that raises \
    the limit. 'shapeshift explain E0009' lists the drawing steps of each operation; combining and \
    morphing the paths of a symbol always has a limit of 8000000 steps per weight.
    """

  static let examples = """
    # Render a document with more views
    shapeshift render large.json --max-nodes 500000
    # Render somebody else's documents with tight limits
    shapeshift batch list.jsonl -o out --max-file-size 100000 --max-drawing-steps 100000000
    """

  /// The last line of pages of verbs with these options.
  static let reference = "  See 'shapeshift help limits' for limits of documents and images."

  static let options: [OptionSection<Limits>] = [
    OptionSection("LIMITS", DocumentLimits.keys, at: \Limits.limits)
  ]

  private var limits = DocumentLimits()

  func check(_ given: GivenOptions) throws(Failure) {
    try given.refuse(
      except: [], "without a command that reads documents",
      help: "use it with such a command, for example 'shapeshift render'")
  }

  func run(_ console: Console) throws {
    try console.write(HelpPage(of: Self.self).text)
  }
}
