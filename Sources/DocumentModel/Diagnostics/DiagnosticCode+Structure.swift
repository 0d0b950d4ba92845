extension DiagnosticCode {
  package static let nodeNotObject = DiagnosticCode(
    "E0301", "a view is not an object",
    """
    A view is an object: {"view": "Circle"}. Text is a view too: {"view": "Text", "text": "Hello"}.
    """)
  package static let viewMissing = DiagnosticCode(
    "E0302", "missing view type",
    "Every view object has its type under the key \"view\": {\"view\": \"Circle\"}.")
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
    fragment or both: {"$ref": "cards.json#/components/Card"}. The text of a file is {"$text": "terms.txt"}.
    """)
  package static let referenceOutsideRoot = DiagnosticCode(
    "E0402", "reference leaves the folder",
    """
    Included files are in the document's folder or a subfolder. Absolute paths, URLs and paths \
    that climb out with ".." are refused, so that a document cannot read other files.
    """)
  package static let referenceUnreadable = DiagnosticCode(
    "E0403", "included file cannot be read",
    "The file of a \"$ref\" or \"$text\" could not be read.")
  package static let referenceNotFound = DiagnosticCode(
    "E0404", "reference not found",
    "The JSON pointer after # in a \"$ref\" points to a value that the file does not contain.")
  package static let referenceCycle = DiagnosticCode(
    "E0405", "reference cycle",
    "A value includes itself, directly or through other files, or a document contains an image of itself."
  )

  static let referenceCodes = [
    invalidReference, referenceOutsideRoot, referenceUnreadable, referenceNotFound, referenceCycle,
  ]

  package static let invalidPatch = DiagnosticCode(
    "E0603", "invalid patch",
    """
    A patch is an array of operations as in RFC 6902: objects with "op" (add, remove, replace, move, \
    copy or test), "path", and "value" or "from" as the operation needs.
    """)
  package static let testFailed = DiagnosticCode(
    "E0604", "patch test failed",
    "A \"test\" operation found a different value in the document, so the whole patch was rejected."
  )

  static let patchCodes = [invalidPatch, testFailed]
}

extension DiagnosticCode {
  /// Every code of this module, in order.
  public static let documentModelCodes: [DiagnosticCode] =
    nodeCodes + referenceCodes + expressionCodes + patchCodes
}
