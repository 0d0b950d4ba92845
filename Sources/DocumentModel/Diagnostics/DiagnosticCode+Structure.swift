extension DiagnosticCode {
  package static let nodeNotObject = DiagnosticCode(
    "E0301", "a view is not an object",
    """
    A view is an object: {"view": "Circle"}. Text is a view too: {"view": "Text", "text": "Hello"}.
    """)
  package static let viewMissing = DiagnosticCode(
    "E0302", "missing view type",
    "Every view object names its type under the key \"view\": {\"view\": \"Circle\"}.")
  package static let viewNotString = DiagnosticCode(
    "E0303", "view type is not a name", "The value of \"view\" is the name of a view, a string.")
  package static let childrenNotArray = DiagnosticCode(
    "E0304", "children are not an array",
    "\"children\" is an array of views, even for one child: \"children\": [{\"view\": \"Circle\"}]."
  )
  package static let invalidContent = DiagnosticCode(
    "E0305", "content is not a view",
    "\"content\" is a view or an array of views.")
  package static let modifiersNotArray = DiagnosticCode(
    "E0306", "modifiers are not an array",
    """
    The order of modifiers matters and they may repeat, so "modifiers" is an array of objects with \
    one key each: "modifiers": [{"padding": 16}, {"border": "red"}].
    """)
  package static let invalidModifier = DiagnosticCode(
    "E0307", "modifier is not an object with one key",
    """
    Each modifier is an object whose only key is the modifier's name and whose value is its \
    argument: {"padding": 16}. A modifier without arguments takes true: {"bold": true}.
    """)
  package static let invalidIdentifier = DiagnosticCode(
    "E0308", "id is not a name", "An \"id\" is a string, a number or an expression.")

  static let nodeCodes = [
    nodeNotObject, viewMissing, viewNotString, childrenNotArray, invalidContent, modifiersNotArray,
    invalidModifier, invalidIdentifier,
  ]

  package static let invalidReference = DiagnosticCode(
    "E0401", "invalid reference",
    """
    A reference is an object whose only key is "$ref" and whose value is a relative path, a \
    fragment or both: {"$ref": "cards.json#/components/Card"}.
    """)
  package static let referenceOutsideRoot = DiagnosticCode(
    "E0402", "reference leaves the folder",
    """
    Included files lie in the document's folder or beneath it. Absolute paths, addresses and paths \
    that climb out with ".." are refused, so that a document cannot read other files.
    """)
  package static let referenceUnreadable = DiagnosticCode(
    "E0403", "included file cannot be read", "The file that a \"$ref\" names could not be read.")
  package static let referenceNotFound = DiagnosticCode(
    "E0404", "reference leads nowhere",
    "The part of a \"$ref\" after # is a JSON pointer to a value that the file does not have.")
  package static let referenceCycle = DiagnosticCode(
    "E0405", "reference cycle",
    "A value includes itself, directly or through other files, and would never end.")

  static let referenceCodes = [
    invalidReference, referenceOutsideRoot, referenceUnreadable, referenceNotFound, referenceCycle,
  ]

  package static let invalidPointer = DiagnosticCode(
    "E0601", "invalid path",
    """
    A place in a document is a JSON pointer, /fill/hue, in which ~0 stands for ~ and ~1 for /, or a \
    dotted path, fill.hue or cards[2].up, in which ["a key"] takes any key.
    """)
  package static let pointerNotFound = DiagnosticCode(
    "E0602", "path not found", "A path leads to a place that the document does not have.")

  package static let invalidPatch = DiagnosticCode(
    "E0603", "invalid patch",
    """
    A patch is an array of operations as in RFC 6902: objects with "op" (add, remove, replace, move, \
    copy or test), "path", and "value" or "from" as the operation needs.
    """)
  package static let testFailed = DiagnosticCode(
    "E0604", "patch test failed",
    "A patch tests for a value that the document does not have there; nothing of it was applied.")

  static let pointerCodes = [invalidPointer, pointerNotFound, invalidPatch, testFailed]

  package static let unterminatedCell = DiagnosticCode(
    "E0701", "unterminated cell", "A quotation mark opens a cell of a CSV file and none closes it.")
  package static let invalidCell = DiagnosticCode(
    "E0702", "invalid cell",
    """
    In a CSV file a cell with quotation marks is quoted as a whole, and a quotation mark inside it \
    is written twice.
    """)
  package static let unevenRow = DiagnosticCode(
    "E0703", "uneven row", "A row of a CSV file has more or fewer cells than the header row.")
  package static let invalidHeader = DiagnosticCode(
    "E0704", "invalid header",
    "The first row of a CSV file names the columns; each name is there, and once.")

  package static let invalidData = DiagnosticCode(
    "E0705", "invalid data",
    """
    Data for many pictures are rows: of a CSV file, of an array of objects, or an object a line. A value is of \
    the kind that the document has under the same name; an empty cell leaves what the document has.
    """)

  static let dataCodes = [unterminatedCell, invalidCell, unevenRow, invalidHeader, invalidData]
}
