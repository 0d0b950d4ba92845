package import DocumentModel

/// What `check --lint` tells of documents that are right, and may look wrong.
extension DiagnosticCode {
  package static let textCutOff = DiagnosticCode(
    "E0271", "truncated text",
    """
    A text does not fit and ends in "…", because of a "lineLimit" or too little width or height. Give it \
    more space, a smaller font, {"fit": 0.5}, which scales it down, or {"fixedSize": true} to let it overflow.
    """)
  package static let missingGlyph = DiagnosticCode(
    "E0272", "missing glyph",
    """
    No font contains a character of a text, so a box with its code point is drawn instead. Name a font file that contains \
    it under "fonts", which is used where the default fonts lack a character, or install the package in the message and \
    render with --fonts system.
    """)
  package static let lowContrast = DiagnosticCode(
    "E0273", "low contrast",
    """
    The contrast between a text and its background is below 4.5 : 1, or below 3 : 1 for text of 24 points \
    or more, or bold text of 18.66 points or more. It is measured on the rendered pixels that letters cover \
    completely; a quarter of them have at most the reported contrast. Source: WCAG 2.2, success criterion 1.4.3.
    """)
  package static let outsideCanvas = DiagnosticCode(
    "E0274", "outside the canvas",
    """
    A view is completely outside the canvas, or letters extend past its edge. Animated views are checked \
    at the start, middle and end, and reported if they are outside at all three times. Shapes may extend past the edge.
    """)
  package static let unusedName = DiagnosticCode(
    "E0275", "unused name",
    "A value, color, style or component of the document is never used: it is a leftover, or its name is misspelled."
  )
  package static let missingWeight = DiagnosticCode(
    "E0276", "missing weight",
    """
    The font of a text has no face of the requested weight, so the nearest weight is drawn. Choose an available \
    weight or another font.
    """)
  package static let oddWhenDrawn = DiagnosticCode(
    "E0277", "runtime warning",
    "Drawing the document found a problem that reading it could not detect; the message names the view."
  )
  package static let effectCutOff = DiagnosticCode(
    "E0278", "shadow or blur cut off",
    """
    A view is inside the canvas, but its shadow or blur extends past the edge and ends there in a line. Add padding after \
    the modifier, enlarge the canvas, or use a smaller radius. The outer 2 % of a shadow are not counted.
    """)
  package static let unplottable = DiagnosticCode(
    "E0279", "values not plotted",
    """
    An axis of a chart cannot show some values: texts among numbers or dates, 0 or less on a logarithmic axis, or \
    a negative sector. Texts that look like numbers, such as "50%", are reported where bars, lines and areas show them as \
    categories. The message has their number and the place of the first; the other values are drawn. A null from \
    an expression and an empty cell are gaps, without a warning.
    """)

  static let lintCodes = [
    textCutOff, missingGlyph, lowContrast, outsideCanvas, unusedName, missingWeight, oddWhenDrawn,
    effectCutOff, unplottable,
  ]
}
