/// Reads comma-separated values into an array of objects, whose keys the first row names.
///
/// Cells can also be separated by semicolons, tabs or vertical bars (see ``CSVDialect``). A cell that is a number in JSON's grammar
/// becomes a number, unless it is quoted; an empty cell without quotation marks is null; every other cell is a string. Where cells are not separated by commas, `1,5` is
/// a number, too. Lines end with LF, CR LF or CR; empty lines are skipped, and so are columns at the end without a name and
/// without values, which spreadsheet programs write.
///
/// Source: RFC 4180, "Common Format and MIME Type for CSV Files".
package struct CSVReader {
  /// A cell and where it stands.
  private struct Cell {
    let text: String
    let isQuoted: Bool
    let range: Range<Int>
  }

  private let dialect: CSVDialect
  private let bytes: [UInt8]
  private let limits: DocumentLimits
  private var position: Int
  private var diagnostics: [Diagnostic] = []
  private var isStopped = false
  /// The number of columns with a name, and the cells after them in the header.
  private var columnCount = 0
  private var unnamed: [Cell] = []

  private init(_ source: SourceText, limits: DocumentLimits) {
    dialect = CSVDialect(source)
    bytes = dialect.source.bytes
    position = dialect.start
    self.limits = limits
  }

  /// Returns whether a file's name is that of separated values.
  package static func reads(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".csv") || hasTabs(name)
  }

  /// Returns whether a file's name is that of values separated by tabs.
  static func hasTabs(_ name: String) -> Bool {
    [".tsv", ".tab"].contains { name.lowercased().hasSuffix($0) }
  }

  /// The rows as objects that know their places; no value if anything is wrong.
  package static func read(_ source: SourceText, limits: DocumentLimits = DocumentLimits())
    -> (value: JSONValue?, diagnostics: [Diagnostic])
  {
    if let problem = limits.problem(withFileOf: source.bytes.count, named: source.name) {
      return (nil, [problem])
    }
    var reader = CSVReader(source, limits: limits)
    if let problem = reader.problem { return (nil, [problem]) }
    let rows = reader.readRows()
    return (reader.diagnostics.isEmpty ? rows?.located : nil, reader.diagnostics)
  }

  /// The problem with a file that is not a table; `nil` for a table.
  private var problem: Diagnostic? {
    if let conflict = Diagnostic.mergeConflict(in: dialect.source) { return conflict }
    return OtherLanguage(insteadOfCSV: bytes).map { kind in
      Diagnostic(
        .invalidHeader, "the file is \(kind.name), not CSV", at: span(0..<0), help: kind.help)
    }
  }

  /// The rows one by one, of which some may be broken; no rows if the header is.
  package static func table(_ source: SourceText, limits: DocumentLimits = DocumentLimits())
    -> DataTable
  {
    if let problem = limits.problem(withFileOf: source.bytes.count, named: source.name) {
      return DataTable(columns: [], rows: [], diagnostics: [problem])
    }
    var reader = CSVReader(source, limits: limits)
    if let problem = reader.problem {
      return DataTable(columns: [], rows: [], diagnostics: [problem])
    }
    guard let header = reader.readHeader() else {
      return DataTable(columns: [], rows: [], diagnostics: reader.diagnostics)
    }
    return DataTable(
      columns: header.map(\.text), rows: reader.tableRows(header), diagnostics: [])
  }

  private mutating func tableRows(_ header: [Cell]) -> [DataRow] {
    var rows: [DataRow] = []
    var valueCount = 0
    while !isStopped {
      diagnostics = []
      let start = position
      let cells = readValues() ?? []
      guard !cells.isEmpty || !diagnostics.isEmpty else { break }
      valueCount += 1 + cells.count
      if valueCount > limits.values {
        isStopped = true
        report(
          .tooManyValues, "the file has more than \(limits.values) values",
          at: cells.first?.range ?? start..<start, help: "raise the limit with --max-values")
      }
      if diagnostics.isEmpty { _ = isEven(cells, header) }
      rows.append(
        DataRow(
          number: rows.count + 1,
          cells: diagnostics.isEmpty
            ? zip(cells, header).map { cell, column in
              DataCell(
                column: column.text, value: value(cell),
                text: cell.isQuoted && cell.text.isEmpty ? nil : cell.text,
                span: span(cell.range))
            } : [], diagnostics: diagnostics))
    }
    return rows
  }

  /// The names of the columns; nil after a report.
  private mutating func readHeader() -> [Cell]? {
    guard var header = readRow() else {
      if !isStopped {
        report(
          .emptyDocument, "the file is empty; expected a row of column names", at: 0..<0,
          help: "write the names of the columns, separated by commas")
      }
      return nil
    }
    while header.count > 1, let last = header.last, last.text.isEmpty {
      unnamed.append(last)
      header.removeLast()
    }
    columnCount = header.count
    checkHeader(header)
    return diagnostics.isEmpty ? header : nil
  }

  private mutating func readRows() -> JSONNode? {
    guard let header = readHeader() else { return nil }
    var builder = JSONTape.Builder(dialect.source)
    let keys = header.map { builder.add($0.text) }
    let rows = TapeList<JSONTape.Value>()
    var valueCount = 1
    while !isStopped, let cells = readValues() {
      valueCount += 1 + cells.count
      guard valueCount <= limits.values else {
        report(
          .tooManyValues, "the file has more than \(limits.values) values",
          at: cells.first?.range ?? 0..<0, help: "raise the limit with --max-values")
        break
      }
      guard isEven(cells, header) else { continue }
      let row = TapeList<JSONTape.Value>()
      for (cell, (key, column)) in zip(cells, zip(keys, header)) {
        row.append(builder.value(value(cell), at: cell.range).keyed(key, at: column.range))
      }
      rows.append(builder.container(.object, takingFrom: row, downTo: 0, at: Self.range(of: cells)))
    }
    let root = builder.container(.array, takingFrom: rows, downTo: 0, at: 0..<bytes.count)
    return builder.node(root)
  }

  private static func range(of cells: [Cell]) -> Range<Int> {
    (cells.first?.range.lowerBound ?? 0)..<(cells.last?.range.upperBound ?? 0)
  }

  private mutating func checkHeader(_ header: [Cell]) {
    var seen: [String: Cell] = [:]
    for cell in header {
      if cell.text.isEmpty {
        report(
          .invalidHeader, "a column has no name", at: cell.range,
          help: "add a name, or remove the column")
      } else if let first = seen[cell.text] {
        report(
          .invalidHeader, "two columns have the name \(Diagnostic.quoted(cell.text))",
          at: cell.range, help: "rename one of them",
          notes: [.init("the first one is here", at: span(first.range))])
      }
      seen[cell.text] = cell
    }
  }

  /// Returns whether a row has as many cells as the header; reports one that has not.
  private mutating func isEven(_ cells: [Cell], _ header: [Cell]) -> Bool {
    guard cells.count != header.count else { return true }
    report(
      .unevenRow,
      "the row has \(cells.count) cell\(cells.count == 1 ? "" : "s"); the header has \(header.count)",
      at: Self.range(of: cells),
      help: cells.count > header.count
        ? "put a cell that contains the separator in quotation marks"
        : "add the missing cells; they may be empty")
    return false
  }

  private func value(_ cell: Cell) -> JSONValue {
    guard !cell.isQuoted else { return .string(cell.text) }
    guard !cell.text.isEmpty else { return .null }
    return number(cell).map { .number($0) } ?? .string(cell.text)
  }

  /// The number that a cell is, by JSON's grammar without JSON5's additions.
  private func number(_ cell: Cell) -> JSONNumber? {
    let text = dialect.withDecimalPoint(cell.text)
    let digits = text.utf8
    guard let first = digits.first, let last = digits.last, ASCII.isDigit(last),
      ASCII.isDigit(first) || first == ASCII.minus,
      digits.allSatisfy({ ASCII.isDigit($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }),
      !text.contains(".e"), !text.contains(".E"), !text.hasPrefix("-."),
      case .number(let number)? = JSONReader.read(SourceText(name: "", text: text)).root?.content
    else { return nil }
    return number
  }

  /// The cells of the next row, without those of columns without a name; nil at the end.
  private mutating func readValues() -> [Cell]? {
    guard let cells = readRow() else { return nil }
    guard !unnamed.isEmpty, cells.count == columnCount + unnamed.count else { return cells }
    for cell in cells[columnCount...] where !cell.text.isEmpty {
      report(
        .invalidHeader, "the column of the cell has no name", at: cell.range,
        help: "name the column in the first row")
    }
    return Array(cells[..<columnCount])
  }

  /// The cells of the next line that is not empty; nil at the end.
  private mutating func readRow() -> [Cell]? {
    while position < bytes.count, isLineBreak(bytes[position]) { position += 1 }
    guard position < bytes.count else { return nil }
    var cells: [Cell] = []
    while !isStopped {
      guard let cell = readCell() else { return nil }
      cells.append(cell)
      guard position < bytes.count, bytes[position] == dialect.separator else { break }
      position += 1
    }
    return cells
  }

  private func isLineBreak(_ byte: UInt8) -> Bool {
    byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }

  private mutating func readCell() -> Cell? {
    if position < bytes.count, bytes[position] == ASCII.quote { return readQuotedCell() }
    let start = position
    while position < bytes.count, bytes[position] != dialect.separator,
      !isLineBreak(bytes[position])
    {
      guard bytes[position] != ASCII.quote else {
        return stop(
          .invalidCell, "a quotation mark is inside an unquoted cell",
          at: position..<position + 1, help: "quote the whole cell and double the quotation mark")
      }
      position += 1
    }
    return cell(Array(bytes[start..<position]), from: start, isQuoted: false)
  }

  private mutating func readQuotedCell() -> Cell? {
    let start = position
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte == ASCII.quote else {
        content.append(byte)
        continue
      }
      guard position < bytes.count, bytes[position] == ASCII.quote else {
        return closeQuotedCell(content, from: start)
      }
      content.append(byte)
      position += 1
    }
    return stop(
      .unterminatedCell, "the cell is not closed by a quotation mark", at: start..<start + 1,
      help: "add \" at the end of the cell")
  }

  private mutating func closeQuotedCell(_ content: [UInt8], from start: Int) -> Cell? {
    guard
      position >= bytes.count || bytes[position] == dialect.separator
        || isLineBreak(bytes[position])
    else {
      return stop(
        .invalidCell, "text follows the closing quotation mark of a cell",
        at: position..<position + 1, help: "write a quotation mark inside a cell twice")
    }
    return cell(content, from: start, isQuoted: true)
  }

  private mutating func cell(_ content: [UInt8], from start: Int, isQuoted: Bool) -> Cell? {
    guard let text = String(validating: content, as: UTF8.self) else {
      return stop(
        .invalidUTF8, "the cell is not valid UTF-8", at: start..<position,
        help: "save the file as UTF-8; for a file in Windows-1252: iconv -f WINDOWS-1252 -t UTF-8")
    }
    return Cell(text: text, isQuoted: isQuoted, range: start..<position)
  }

  private func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(source: dialect.source, range: range)
  }

  private mutating func stop(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil
  ) -> Cell? {
    report(code, message, at: range, help: help)
    isStopped = true
    return nil
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(Diagnostic(code, message, at: span(range), help: help, notes: notes))
    if diagnostics.count >= limits.diagnostics { isStopped = true }
  }
}
