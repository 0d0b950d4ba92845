import DocumentModel
import DocumentViews
import FileStorage

/// One request with many rows of data: a picture for each row.
struct RowBatch {
  /// The request, with a different output and different values for each row.
  let request: BatchRequest
  /// The file of the rows.
  let data: InputFile
  let output: RowOutput

  private var file: InputFile { InputFile(request.document.path) }
  private var limits: DocumentLimits { request.document.limits }

  /// The lines of valid rows, and the errors of invalid ones.
  struct Lines {
    var lines: [BatchLine] = []
    var failures: [(number: Int, failure: RequestError)] = []
    var warnings: [String] = []
    /// The warnings about the template.
    var diagnostics: [Diagnostic] = []
  }

  /// Reads the data, checks them against the template, and names the pictures.
  func read() throws(RequestError) -> Lines {
    let source = try file.source(limits: limits)
    let template = try template(in: source)
    let table = DataTable.read(try data.source(limits: limits), limits: limits)
    guard table.diagnostics.isEmpty else { throw RequestError(table.diagnostics) }
    guard !table.rows.isEmpty else {
      throw RequestError(
        .badDocument, "\(data.name) has no rows", help: "add a row below the column names")
    }
    try output.check(table, named: data.name)
    var lines = Lines()
    for row in table.rows {
      do throws(RequestError) {
        lines.lines.append(try line(of: row, table.columns, template))
      } catch {
        lines.failures.append((row.number, error))
      }
    }
    lines.diagnostics = try checkTemplate(lines.lines.first, table, source)
    lines.warnings = table.columns.filter {
      !template.uses($0) && !output.columns.contains($0)
    }.map { "\(data.name): \(file.name) does not use the column \(Diagnostic.quoted($0))" }
    return lines
  }

  private func template(in source: SourceText) throws(RequestError) -> RowTemplate {
    let reading = JSONReader.read(source, limits: limits)
    guard let root = reading.root else { throw RequestError(reading.diagnostics) }
    guard let template = RowTemplate(root) else {
      throw RequestError(
        .badDocument, "\(file.name) has no \"values\" for rows to set",
        help: "--data requires a document with \"shapeshift\": 1, \"view\" and \"values\"")
    }
    return template
  }

  private func line(
    of row: DataRow, _ columns: [String], _ template: RowTemplate
  ) throws(RequestError) -> BatchLine {
    var request = request
    request.document.data = .value(.object(try template.values(of: row, columns: columns)))
    request.output = try output.name(for: row)
    return try BatchLine(request, number: row.number, target: output.folder)
  }

  /// Refuses a template with errors that all rows would share.
  ///
  /// These are its errors without any row and with the first one, and names that no row has.
  ///
  /// - Returns: The warnings about the template.
  private func checkTemplate(
    _ line: BatchLine?, _ table: DataTable, _ source: SourceText
  ) throws(RequestError) -> [Diagnostic] {
    guard var document = try? line?.work().document else { return [] }
    let (warnings, errors) = problems(of: source, try document.reader())
    guard !errors.isEmpty else { return warnings.filter { $0.code != .dataWithoutValues } }
    document.data = .value([:])
    let alone = problems(of: source, try document.reader()).errors
    let common = errors.filter { problem in
      problem.code == .unknownName
        ? !table.columns.contains { problem.message.hasSuffix(Diagnostic.quoted($0)) }
        : alone.contains { $0.code == problem.code && $0.span == problem.span }
    }
    guard !common.isEmpty else { return [] }
    var failure = RequestError(common)
    if common.contains(where: { $0.code == .unknownName }) {
      failure.help = "\(data.name) has the columns \(table.columns.joined(separator: ", "))"
    }
    throw failure
  }

  private func problems(
    of source: SourceText, _ reader: SceneReader
  ) -> (warnings: [Diagnostic], errors: [Diagnostic]) {
    do throws(DocumentErrors) {
      return (try reader.read(source).warnings, [])
    } catch {
      return ([], error.diagnostics.filter { $0.severity == .error })
    }
  }
}
