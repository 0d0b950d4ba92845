extension DiagnosticCode {
  /// A file larger than `DocumentLimits.fileSize`.
  package static let fileTooLarge = DiagnosticCode(
    "E0001", "file too large",
    """
    A document, an included file or a data file is larger than the limit, 16 MiB unless changed. \
    The size is checked before the content is read. Split the document with "$ref", or raise the \
    limit with --max-file-size.
    """)
  /// Arrays and objects nested deeper than `DocumentLimits.depth`.
  package static let nestedTooDeeply = DiagnosticCode(
    "E0002", "nested too deeply",
    """
    Arrays and objects lie in one another deeper than the limit, 128 unless changed, counted after \
    "$ref" is resolved. Flatten the document, or raise the limit with --max-depth (at most 1000).
    """)
  /// More values than `DocumentLimits.values`.
  package static let tooManyValues = DiagnosticCode(
    "E0003", "too many values",
    """
    A file holds more JSON values than the limit, 1000000 unless changed. Split it, or raise the \
    limit with --max-values.
    """)
  /// More views than `DocumentLimits.nodes`.
  package static let tooManyNodes = DiagnosticCode(
    "E0004", "too many views",
    """
    A document makes more views than the limit, 100000 unless changed; each use of a component and \
    each round of a ForEach counts. Draw fewer, or raise the limit with --max-nodes.
    """)
  /// More work than `DocumentLimits.expressionSteps`.
  package static let tooManySteps = DiagnosticCode(
    "E0005", "too many expression steps",
    """
    The expressions of a document take more steps than the limit, 1000000 unless changed. Every \
    operator, every function and every element made by a range is a step. Compute less, or raise \
    the limit with --max-steps.
    """)

  /// More text than `DocumentLimits.text`.
  package static let tooMuchText = DiagnosticCode(
    "E0007", "too much text",
    """
    More bytes of text are laid out for one picture than the limit, 16777216 unless changed. A text \
    counts each time that a container asks how large it is at another width or height, and one of \
    more than 16384 bytes as many times over as it is longer. Write less, give texts a frame, or \
    raise the limit with --max-text.
    """)

  /// More work than `DocumentLimits.pathSteps`.
  package static let tooMuchPathWork = DiagnosticCode(
    "E0008", "too much work on paths",
    """
    Combining and morphing the paths of one picture (union, intersection, subtracting, \
    symmetricDifference, lineIntersection, lineSubtraction; morphs) takes more steps than the limit, \
    4000000 unless changed. A step is two lines that are compared; a place where paths meet, a piece \
    between such places and curves that run beside each other count as several, and a pair of \
    outlines that go to each other as some hundreds. Combine paths that meet less often, morph \
    fewer outlines, or raise the limit with --max-path-steps.
    """)

  static let limitCodes = [
    fileTooLarge, nestedTooDeeply, tooManyValues, tooManyNodes, tooManySteps, tooMuchText,
    tooMuchPathWork,
  ]
}

extension Diagnostic {
  /// More text was to be laid out for one picture than `limit` bytes.
  package static func tooMuchText(limit: Int) -> Diagnostic {
    Diagnostic(
      .tooMuchText, "more than \(limit) bytes of text are laid out for one picture",
      help: "write less or raise the limit with --max-text")
  }

  /// The paths combined and morphed for one picture took more than `limit` steps, in the view at a path if that is known.
  package static func tooMuchPathWork(limit: Int, place: String?) -> Diagnostic {
    let view = place.map { " at \($0)" } ?? ""
    return Diagnostic(
      .tooMuchPathWork,
      "the paths combined and morphed for one picture\(view) take more than \(limit) steps",
      help:
        "combine paths that meet less often, morph fewer outlines, or raise the limit with --max-path-steps"
    )
  }
}
