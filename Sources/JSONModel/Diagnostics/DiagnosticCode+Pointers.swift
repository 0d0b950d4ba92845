extension DiagnosticCode {
  package static let invalidPointer = DiagnosticCode(
    "E0601", "invalid path",
    """
    A path to a value is a JSON pointer, /fill/hue, in which ~0 means ~ and ~1 means /, or a \
    dotted path, fill.hue or cards[2].up, in which ["a key"] takes any key.
    """)
  package static let pointerNotFound = DiagnosticCode(
    "E0602", "path not found", "A path points to a value that the document does not contain.")

  static let pointerCodes = [invalidPointer, pointerNotFound]
}
