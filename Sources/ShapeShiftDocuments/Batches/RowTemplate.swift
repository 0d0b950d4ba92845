import DocumentViews
package import JSONModel

/// The conversion of a row's cells to values of a document.
package struct RowTemplate {
  /// The values that no expression computes: what cells take the place of.
  private let known: [String: JSONValue]
  private let used: UsedNames

  /// - Parameter root: The document; nil where it has no values that rows could set.
  package init?(_ root: JSONNode) {
    guard root["shapeshift"] != nil, root["view"] != nil else { return nil }
    var values: [String: JSONValue] = [:]
    for member in root["values"]?.members ?? [] where member.value["$"] == nil {
      values[member.key] = member.value.value
    }
    known = values
    used = UsedNames(in: root)
  }

  /// Whether something in the document reads a column.
  package func uses(_ column: String) -> Bool { used.contains(column) }

  /// Returns whether rows set its values one after the other, and not all rows the value `data`.
  package func isMade(for table: DataTable) -> Bool {
    known["data"] == nil
      && table.columns.contains { known[$0] != nil || uses($0) && !uses("data") }
  }

  /// Returns the values of a row, with their places in the file.
  ///
  /// - Parameter columns: Those of the table; null stands for what the row lacks and the document does not have.
  package func values(
    of row: DataRow, columns: [String] = []
  ) throws(RequestError) -> JSONObject {
    guard row.diagnostics.isEmpty else { throw RequestError(row.diagnostics) }
    var values: [(key: String, value: JSONValue, span: SourceSpan)] = []
    var problems: [Diagnostic] = []
    for cell in row.cells where used.contains(cell.column) {
      do throws(Diagnostic) {
        if let value = try cell.value(inPlaceOf: known[cell.column]) {
          values.append((cell.column, value, cell.span))
        }
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw RequestError(problems) }
    if row.cells.count < columns.count, let span = row.span {
      for column in columns where known[column] == nil && used.contains(column) {
        if !values.contains(where: { $0.key == column }) { values.append((column, .null, span)) }
      }
    }
    return JSONObject(values)
  }
}
