extension DiagnosticCode {
  package static let unterminatedCell = DiagnosticCode(
    "E0701", "unterminated cell", "A quoted cell of a CSV file has no closing quotation mark.")
  package static let invalidCell = DiagnosticCode(
    "E0702", "invalid cell",
    """
    In a CSV file, a cell with quotation marks is quoted as a whole, and each quotation mark inside it \
    is written twice.
    """)
  package static let unevenRow = DiagnosticCode(
    "E0703", "uneven row", "A row of a CSV file has more or fewer cells than the header row.")
  package static let invalidHeader = DiagnosticCode(
    "E0704", "invalid header",
    "The first row of a CSV file contains the column names. Each name must be present and unique.")

  package static let invalidData = DiagnosticCode(
    "E0705", "invalid data",
    """
    Data rows are the rows of a CSV file, the objects of a JSON array, or one JSON object per line. A value has \
    the same type as the document's value of that name; an empty cell keeps the document's value, is an empty string in \
    place of a string, and null if the document has no value.
    """)

  static let dataCodes = [unterminatedCell, invalidCell, unevenRow, invalidHeader, invalidData]
}
