/// Rows of data for a template: those of a CSV file, of an array in JSON, or JSON objects a line.
package struct DataTable: Sendable {
  /// The names of the columns, in the order of their first use.
  package let columns: [String]
  package let rows: [DataRow]
  /// What is wrong with the file as a whole.
  package let diagnostics: [Diagnostic]

  init(columns: [String], rows: [DataRow], diagnostics: [Diagnostic]) {
    (self.columns, self.rows, self.diagnostics) = (columns, rows, diagnostics)
  }

  /// Reads a file, by the end of its name: `.csv`, `.tsv` or `.tab`, `.jsonl` or `.ndjson`, and JSON for all others.
  package static func read(_ source: SourceText, limits: DocumentLimits = DocumentLimits())
    -> DataTable
  {
    let name = source.name.lowercased()
    if CSVReader.reads(name) { return CSVReader.table(source, limits: limits) }
    if JSONLines.reads(name) { return lines(source, limits) }
    return array(source, limits)
  }

  private init(_ rows: [DataRow]) {
    var columns: [String] = []
    var seen: Set<String> = []
    for cell in rows.lazy.flatMap(\.cells) where seen.insert(cell.column).inserted {
      columns.append(cell.column)
    }
    self.init(columns: columns, rows: rows, diagnostics: [])
  }

  private static func array(_ source: SourceText, _ limits: DocumentLimits) -> DataTable {
    let reading = JSONReader.read(source, limits: limits)
    guard let root = reading.root else {
      return DataTable(columns: [], rows: [], diagnostics: reading.diagnostics)
    }
    guard let elements = root.elements else {
      let problem = Diagnostic(
        .invalidData, "expected an array of objects, one per image, found \(root.kindName)",
        at: root.span, help: help(for: root, in: source.name))
      return DataTable(columns: [], rows: [], diagnostics: [problem])
    }
    return DataTable(elements.enumerated().map { DataRow($0.element, number: $0.offset + 1) })
  }

  /// Returns the command that extracts the first array of an object.
  private static func help(for root: JSONNode, in name: String) -> String {
    guard let member = root.members?.first(where: { $0.value.elements != nil }) else {
      return "put the rows in brackets: [{...}, {...}]"
    }
    let plain = member.key.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "_") }
    guard plain else { return "write its array into a separate file" }
    return "extract its array, for example with: jq .\(member.key) \(name) > rows.json"
  }

  private static func lines(_ source: SourceText, _ limits: DocumentLimits) -> DataTable {
    if let problem = limits.problem(withFileOf: source.bytes.count, named: source.name) {
      return DataTable(columns: [], rows: [], diagnostics: [problem])
    }
    let rows = JSONLines.read(source, limits).enumerated().map { index, reading in
      reading.root.map { DataRow($0, number: index + 1) }
        ?? DataRow(number: index + 1, cells: [], diagnostics: reading.diagnostics)
    }
    return DataTable(rows)
  }
}

/// A row of data.
package struct DataRow: Sendable {
  /// Its number, from 1, without the header.
  package let number: Int
  package let cells: [DataCell]
  /// The place of the row, if it is an object.
  package let span: SourceSpan?
  /// What is wrong with it; then it has no cells.
  package let diagnostics: [Diagnostic]

  init(
    number: Int, cells: [DataCell], span: SourceSpan? = nil, diagnostics: [Diagnostic]
  ) {
    (self.number, self.cells, self.span, self.diagnostics) = (number, cells, span, diagnostics)
  }

  /// The row that an object is.
  init(_ node: JSONNode, number: Int) {
    guard let members = node.members else {
      let problem = Diagnostic(
        .invalidData, "expected an object, found \(node.kindName)", at: node.span,
        help: "write the values of a row by name: {\"name\": \"Ada\"}")
      self.init(number: number, cells: [], diagnostics: [problem])
      return
    }
    let cells = members.map {
      DataCell(column: $0.key, value: $0.value.located, text: nil, span: $0.value.span)
    }
    self.init(number: number, cells: cells, span: node.span, diagnostics: [])
  }
}

extension JSONObject {
  /// An object of values with their places in a data file.
  package init(_ members: [(key: String, value: JSONValue, span: SourceSpan)]) {
    guard let source = members.first?.span.source else {
      self.init()
      return
    }
    var builder = JSONTape.Builder(source)
    let list = TapeList<JSONTape.Value>()
    for (key, value, span) in members {
      list.append(builder.value(value, at: span.range).keyed(builder.add(key), at: span.range))
    }
    let root = builder.container(.object, takingFrom: list, downTo: 0, at: members[0].span.range)
    self = builder.node(root).located.object ?? JSONObject()
  }
}

/// A cell of a row.
package struct DataCell: Sendable {
  package let column: String
  /// The value by itself: of CSV a number where the cell is one in JSON's grammar and not quoted, null where it is empty,
  /// else a string.
  package let value: JSONValue
  /// What stands in CSV, which may be meant as another kind of value; nil for JSON, and for `""`.
  package let text: String?
  package let span: SourceSpan

  /// The value for a place where one of a kind stands; nil for an empty cell, which leaves what stands there.
  ///
  /// A cell of CSV becomes what the place has: a string stays one even if it looks like a number, `true` and
  /// `false` become booleans, and arrays and objects are read as JSON.
  /// - Throws: What is wrong, if the cell is of another kind.
  package func value(inPlaceOf known: JSONValue?) throws(Diagnostic) -> JSONValue? {
    guard let known, !known.isNull, !value.isNull || text != nil else { return value }
    if let text, known.string == nil {
      if text.isEmpty { return nil }
      return try converted(text, to: known)
    }
    if let text { return .string(text) }
    guard known.kindName == value.kindName else { throw mismatch(known) }
    return value
  }

  private func converted(_ text: String, to known: JSONValue) throws(Diagnostic) -> JSONValue {
    switch known {
    case .bool where text == "true" || text == "false": return .bool(text == "true")
    case .number where value.number != nil: return value
    case .array, .object:
      let read = JSONReader.read(SourceText(name: "", text: text)).root?.value
      guard let read, read.kindName == known.kindName else { throw mismatch(known) }
      return read
    case .null, .bool, .number, .string: throw mismatch(known)
    }
  }

  private func mismatch(_ known: JSONValue) -> Diagnostic {
    Diagnostic(
      .invalidData,
      "the column \(Diagnostic.quoted(column)) has \(shown), but the document expects \(known.kindName)",
      at: span, help: "change the cell, or the value of that name in the document")
  }

  private var shown: String {
    if let text { return Diagnostic.quoted(text) }
    return value.string.map(Diagnostic.quoted) ?? value.kindName
  }
}
