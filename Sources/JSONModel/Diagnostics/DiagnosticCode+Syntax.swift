import FileStorage

extension Diagnostic {
  /// A conflict that a merge has left in a file, whose first marker line is given.
  package static func mergeConflict(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.mergeConflict, MergeMarkers.sentence, at: span, help: MergeMarkers.help)
  }

  /// Returns the diagnostic of Git merge markers in a file that is not JSON, or `nil` without markers.
  package static func mergeConflict(in source: SourceText) -> Diagnostic? {
    let source = source.inUTF8
    guard let markers = MergeMarkers(source.bytes), markers.isCertain else { return nil }
    return mergeConflict(at: SourceSpan(source: source, range: markers.lines[0]))
  }
}

extension DiagnosticCode {
  package static let unexpectedCharacter = DiagnosticCode(
    "E0101", "unexpected character",
    "A character cannot begin a value, key, comma or bracket at this position.")
  package static let unexpectedEnd = DiagnosticCode(
    "E0102", "unexpected end of file",
    """
    The file ends while an array or an object is still open: the file is truncated or a bracket is \
    missing. The notes list the open arrays and objects, innermost first.
    """)
  package static let trailingContent = DiagnosticCode(
    "E0103", "content after the end",
    "A file contains one value. More text follows the value, often because a bracket closes too early."
  )
  package static let missingComma = DiagnosticCode(
    "E0104", "missing comma",
    "Two elements of an array, or two members of an object, need a comma between them.")
  package static let missingColon = DiagnosticCode(
    "E0105", "missing colon", "A key is separated from its value by a colon.")
  package static let missingValue = DiagnosticCode(
    "E0106", "missing value",
    """
    A key has no value, or two commas have no value between them. Write null for an absent \
    value, or leave the key out.
    """)
  package static let missingKey = DiagnosticCode(
    "E0107", "missing key",
    "Every member of an object begins with a key: a string, or a plain name as in JSON5.")
  package static let invalidNumber = DiagnosticCode(
    "E0108", "invalid number",
    """
    Numbers are written as in JSON5: 12, -3.5, .5, 5., 1e3, 0x1F. A decimal number has no leading \
    zeros, no digit separators and no unit.
    """)
  package static let numberOutOfRange = DiagnosticCode(
    "E0109", "number out of range",
    "A number is too large for 64-bit floating point; the maximum is about 1.8e308.")
  package static let notANumber = DiagnosticCode(
    "E0110", "NaN or infinity",
    """
    NaN and Infinity are legal in JSON5 but rejected here: nothing can be drawn with them, and they \
    cannot be written as JSON. Where a modifier accepts an unlimited length, write the string \
    "infinity".
    """)
  package static let invalidEscape = DiagnosticCode(
    "E0111", "invalid escape",
    """
    A backslash in a string begins one of \\" \\' \\\\ \\/ \\b \\f \\n \\r \\t \\v \\0, \\xHH, \\uHHHH or a \
    continued line. Write \\\\ for a backslash.
    """)
  package static let loneSurrogate = DiagnosticCode(
    "E0112", "lone surrogate",
    """
    \\uD800 to \\uDFFF are halves of one character and valid only as a pair, high half \
    first. Write the character itself.
    """)
  package static let controlCharacter = DiagnosticCode(
    "E0113", "control character in a string",
    "In strings, write characters below U+0020 as escapes, such as \\t or \\u0007.")
  package static let invalidUTF8 = DiagnosticCode(
    "E0114", "invalid UTF-8",
    "The file contains bytes that are not UTF-8. Save the file as UTF-8; other encodings are not supported."
  )
  package static let unterminatedString = DiagnosticCode(
    "E0115", "unterminated string",
    """
    A string has no closing quotation mark on its line. Write \\n for a line break inside a string, \
    or end the line with a backslash to continue it.
    """)
  package static let unterminatedComment = DiagnosticCode(
    "E0116", "unterminated comment", "A comment that begins with /* has no closing */.")
  package static let duplicateKey = DiagnosticCode(
    "E0117", "duplicate key",
    """
    An object has the same key twice. Parsers disagree about which one to use, so both are \
    rejected. Repeated modifiers belong in an array: [{"padding": 4}, {"padding": 8}].
    """)
  package static let unknownWord = DiagnosticCode(
    "E0118", "unknown word",
    "The only words that are values are true, false and null; text needs quotation marks.")
  package static let mismatchedBracket = DiagnosticCode(
    "E0119", "mismatched bracket", "An array ends with ], an object with }.")
  package static let emptyDocument = DiagnosticCode(
    "E0120", "empty file", "The file contains no value, only white space or comments.")
  package static let mergeConflict = DiagnosticCode(
    "E0121", "merge conflict",
    """
    A merge or rebase in Git has left both versions of some lines in the file, between lines that \
    begin with <<<<<<<, ======= and >>>>>>>. Choose what to keep, and delete these lines.
    """)

  static let syntaxCodes = [
    unexpectedCharacter, unexpectedEnd, trailingContent, missingComma, missingColon, missingValue,
    missingKey, invalidNumber, numberOutOfRange, notANumber, invalidEscape, loneSurrogate,
    controlCharacter, invalidUTF8, unterminatedString, unterminatedComment, duplicateKey,
    unknownWord, mismatchedBracket, emptyDocument, mergeConflict,
  ]
}
