package import DocumentModel

/// What `check --lint` tells of documents that are right, and may look wrong.
extension DiagnosticCode {
  package static let textCutOff = DiagnosticCode(
    "E0271", "text that is cut off",
    """
    A text has less room than it takes: its end stands as "…", by a "lineLimit" or for want of width or height. Give it \
    more room, a smaller font, {"minimumScaleFactor": 0.7}, or {"fixedSize": true} to let it go beyond.
    """)
  package static let missingGlyph = DiagnosticCode(
    "E0272", "missing glyph",
    """
    No font has a character of a text, so that a box stands in its place. Name a font file that has it under "fonts", \
    or install one and draw with --fonts system.
    """)
  package static let lowContrast = DiagnosticCode(
    "E0273", "low contrast",
    """
    The colours of a text and of what lies under it are near each other: below 4.5 : 1, or 3 : 1 for text of 24 points \
    and more, or bold of 18.66. They are taken from the drawn pixels, where letters cover them wholly; a quarter of \
    those has at most the contrast that is told. Source: WCAG 2.2, success criterion 1.4.3.
    """)
  package static let outsideCanvas = DiagnosticCode(
    "E0274", "outside of the canvas",
    """
    A view is drawn where nothing is seen of it, or letters go beyond the edge of the canvas. What moves is looked at \
    at its start, in its middle and at its end, and told if it is outside at all of them. Shapes may go beyond the edge.
    """)
  package static let unusedName = DiagnosticCode(
    "E0275", "unused name",
    "A value, a colour, a style or a component of the document is never used: a leftover, or a misspelt name."
  )
  package static let missingWeight = DiagnosticCode(
    "E0276", "missing weight",
    """
    The font of a text has no face of the weight that is asked for; the nearest one is drawn. Choose a weight that it \
    has, or another font.
    """)
  package static let oddWhenDrawn = DiagnosticCode(
    "E0277", "odd when drawn",
    "Drawing the document tells of something that reading it could not know; the message says where in the views."
  )

  static let lintCodes = [
    textCutOff, missingGlyph, lowContrast, outsideCanvas, unusedName, missingWeight, oddWhenDrawn,
  ]
}
