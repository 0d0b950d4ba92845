extension DiagnosticCode {
  /// A file larger than `DocumentLimits.fileSize`.
  package static let fileTooLarge = DiagnosticCode(
    "E0001", "file too large",
    """
    A document, an included file or a data file is larger than the limit, 16 MiB unless changed. \
    The size is checked before reading the content. Split the document with "$ref", or raise the \
    limit with --max-file-size.
    """)
  /// Arrays and objects nested deeper than `DocumentLimits.depth`.
  package static let nestedTooDeeply = DiagnosticCode(
    "E0002", "nested too deeply",
    """
    Arrays and objects are nested deeper than the limit, 128 unless changed, counted after \
    "$ref" is resolved. Flatten the document, or raise the limit with --max-depth (at most 1000).
    """)
  /// More values than `DocumentLimits.values`.
  package static let tooManyValues = DiagnosticCode(
    "E0003", "too many values",
    """
    A file contains more JSON values than the limit, 1000000 unless changed. Split the file, or raise the \
    limit with --max-values.
    """)
  /// More views than `DocumentLimits.nodes`.
  package static let tooManyNodes = DiagnosticCode(
    "E0004", "too many views",
    """
    A document creates more views than the limit, 100000 unless changed. Each use of a component and \
    each iteration of a ForEach counts. Use fewer views, or raise the limit with --max-nodes.
    """)
  /// More work than `DocumentLimits.expressionSteps`.
  package static let tooManySteps = DiagnosticCode(
    "E0005", "too many expression steps",
    """
    The expressions of a document take more steps than the limit, 1000000 unless changed. Every \
    operator, function and element of a range is one step. Compute less, or raise \
    the limit with --max-steps.
    """)

  /// More work than `DocumentLimits.drawingSteps`.
  package static let tooMuchDrawing = DiagnosticCode(
    "E0009", "too much drawing",
    """
    Drawing one image, of a document, an SVG file or a Swift view, takes more steps than the limit, \
    8000000000 unless changed, or its layers and filter results hold more bytes at once than a quarter \
    of that number. A step takes about a nanosecond: a pixel costs 3 steps in each layer, 40 in a blur and 2 \
    for each entry in the matrix of a convolution, and an item costs 1000. Text layout is counted separately: \
    500 steps per byte each time that a container asks for its size, and proportionally more for a text \
    longer than 16384 bytes. Combining and morphing paths are counted separately too (union, \
    intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction; morphs): 2000 \
    steps for each pair of lines that is compared, and at most 8000000 for each weight of a symbol. The \
    cost is the same on every machine, and the cost of pixels is known before anything is drawn. Use fewer \
    or smaller filters, masks and layers, give texts a frame, combine simpler paths, draw at a smaller \
    scale, or raise the limit with --max-drawing-steps.
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
      .tooMuchDrawing, "the text layout of the image takes more than \(limit) steps",
      help: "shorten texts, give them a frame, or raise the limit with --max-drawing-steps")
  }

  /// Combining and morphing paths for one picture takes more than `limit` steps, in the view at a path if known.
  package static func tooMuchPathWork(limit: Int, place: String?) -> Diagnostic {
    let view = place.map { " at \($0)" } ?? ""
    return Diagnostic(
      .tooMuchDrawing,
      "combining and morphing paths\(view) takes more than \(limit) steps per image",
      help:
        "combine paths with fewer intersections, morph fewer outlines, or raise the limit with --max-drawing-steps"
    )
  }
}
