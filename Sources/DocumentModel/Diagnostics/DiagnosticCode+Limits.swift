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

  /// More work than `DocumentLimits.drawingSteps`.
  package static let tooMuchDrawing = DiagnosticCode(
    "E0009", "too much drawing",
    """
    Drawing one picture, of a document, an SVG file or a Swift view, takes more steps than the limit, \
    8000000000 unless changed, or its layers and filter results hold more bytes at once than a quarter \
    of that number. A step takes about a nanosecond: a pixel takes 3 in each layer, 40 in a blur and 2 \
    for each entry in the matrix of a convolution, and an item takes 1000. Laying out text counts apart, \
    500 steps for each byte each time that a container asks for its size, and for a text of more than \
    16384 bytes as many times more as it is longer; so do combining and morphing paths (union, \
    intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction; morphs), 2000 \
    steps for each pair of lines that is compared. The cost is the same on every machine, and that of \
    pixels is known before anything is drawn. Use fewer or smaller filters, masks and layers, give texts \
    a frame, combine simpler paths, draw at a smaller scale, or raise the limit with --max-drawing-steps.
    """)

  static let limitCodes = [
    fileTooLarge, nestedTooDeeply, tooManyValues, tooManyNodes, tooManySteps, tooMuchDrawing,
  ]
}

extension Diagnostic {
  /// Drawing a picture takes more work or memory than its limit, as a sentence says.
  package static func tooMuchDrawing(_ sentence: String) -> Diagnostic {
    Diagnostic(
      .tooMuchDrawing, sentence,
      help:
        "use fewer or smaller filters, masks and layers, draw at a smaller scale, or raise the limit with --max-drawing-steps"
    )
  }

  /// Laying out text for one picture takes more than `limit` steps.
  package static func tooMuchText(limit: Int) -> Diagnostic {
    Diagnostic(
      .tooMuchDrawing, "laying out text for the picture takes more than \(limit) steps",
      help: "write less, give texts a frame, or raise the limit with --max-drawing-steps")
  }

  /// Combining and morphing paths for one picture takes more than `limit` steps, in the view at a path if known.
  package static func tooMuchPathWork(limit: Int, place: String?) -> Diagnostic {
    let view = place.map { " at \($0)" } ?? ""
    return Diagnostic(
      .tooMuchDrawing,
      "combining and morphing paths\(view) takes more than \(limit) steps for the picture",
      help:
        "combine paths that meet less often, morph fewer outlines, or raise the limit with --max-drawing-steps"
    )
  }
}
