import ArgumentParser
import DocumentModel
import DocumentViews
import FileStorage
import ShapeShift

/// One template with many rows of data: a picture for each row.
struct RowBatch {
  let template: InputFile
  /// The file of the rows.
  let data: InputFile
  let output: RowOutput
  /// What is changed in the template for all rows, as `path=value`.
  let set: [String]
  /// Pixels a point.
  let scale: Double
  let limits: DocumentLimits

  /// The lines that rows are, and what is wrong with those that are none.
  struct Lines {
    var lines: [BatchLine] = []
    var failures: [(number: Int, failure: Failure)] = []
    var warnings: [String] = []
  }

  /// Reads the data, checks them against the template, and names the pictures.
  func read() throws(Failure) -> Lines {
    let source = try template.source(limits: limits)
    let root = try root(of: source)
    let table = DataTable.read(try data.source(limits: limits), limits: limits)
    guard table.diagnostics.isEmpty else { throw Failure(table.diagnostics) }
    guard !table.rows.isEmpty else {
      throw Failure(.badDocument, "\(data.name) has no rows, so that there is nothing to draw")
    }
    try output.check(table, named: data.name)
    let known = Self.plainValues(of: root)
    let used = UsedNames(in: root)
    var lines = Lines()
    for row in table.rows {
      do throws(Failure) {
        lines.lines.append(try line(of: row, known, used))
      } catch {
        lines.failures.append((row.number, error))
      }
    }
    try checkNames(lines.lines.first, table, source)
    lines.warnings = table.columns.filter {
      !used.contains($0) && !output.columns.contains($0)
    }.map { "\(data.name): nothing in \(template.name) uses the column \(Diagnostic.quoted($0))" }
    return lines
  }

  private func root(of source: SourceText) throws(Failure) -> JSONNode {
    let reading = JSONReader.read(source, limits: limits)
    guard let root = reading.root else { throw Failure(reading.diagnostics) }
    guard root["shapeshift"] != nil, root["view"] != nil else {
      throw Failure(
        .badDocument, "\(template.name) has no values that rows could set",
        help: "data is for a document with \"shapeshift\": 1, a \"view\" and \"values\"")
    }
    return root
  }

  /// The values of the template that no expression computes: what cells take the place of.
  private static func plainValues(of root: JSONNode) -> [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    for member in root["values"]?.members ?? [] where member.value["$"] == nil {
      values[member.key] = member.value.value
    }
    return values
  }

  private func line(
    of row: DataRow, _ known: [String: JSONValue], _ used: UsedNames
  ) throws(Failure) -> BatchLine {
    guard row.diagnostics.isEmpty else { throw Failure(row.diagnostics) }
    var values = JSONObject()
    var problems: [Diagnostic] = []
    for cell in row.cells where used.contains(cell.column) {
      do throws(Diagnostic) {
        if let value = try cell.value(inPlaceOf: known[cell.column]) { values[cell.column] = value }
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw Failure(problems) }
    var object: JSONObject = [
      "doc": .string(template.path), "verb": .string(output.verb),
      "out": .string(try output.name(for: row)), "data": .object(values),
      "scale": .number(JSONNumber(scale)),
    ]
    if !set.isEmpty { object["set"] = .array(set.map { .string($0) }) }
    return try BatchLine(object, number: row.number, folder: "", target: output.folder)
  }

  /// Refuses a template that asks for a name which no row has: all rows would fail alike.
  private func checkNames(
    _ line: BatchLine?, _ table: DataTable, _ source: SourceText
  ) throws(Failure) {
    guard let line, let options = try? DocumentOptions.parse(["--", template.path]) else { return }
    let reader = try options.reader(data: line.data, limits: limits)
    do throws(DocumentErrors) {
      _ = try reader.read(source)
    } catch {
      let missing = error.diagnostics.filter { problem in
        problem.code == .unknownName
          && !table.columns.contains { problem.message.hasSuffix(Diagnostic.quoted($0)) }
      }
      guard !missing.isEmpty else { return }
      var failure = Failure(missing)
      failure.help = "\(data.name) has the columns \(table.columns.joined(separator: ", "))"
      throw failure
    }
  }
}
