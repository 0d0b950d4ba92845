import DocumentModel
import DocumentViews
import FileStorage
import ShapeShiftDocuments

/// A document that is checked: with its own values, with data, or with each row of data.
struct CheckedRows {
  /// One of the forms of the document.
  struct Subject {
    let file: InputFile
    /// The number of the row, from 1; `nil` without rows.
    var row: Int?
    /// The document with its data, or the problem with the row.
    let input: Result<DocumentInput, Failure>
  }

  let subjects: [Subject]

  /// - Throws: `badDocument` for data that cannot be read.
  init(
    _ document: String, changes: [DocumentChange], data: String?, limits: DocumentLimits
  ) throws(Failure) {
    let file = InputFile(document)
    var input = DocumentInput(document)
    input.changes = changes
    input.limits = limits
    guard let data, let rows = try Self.rows(of: input, data, limits) else {
      input.data = data.map { .file($0) }
      subjects = [Subject(file: file, input: .success(input))]
      return
    }
    subjects = rows
  }

  /// A subject for each row; `nil` if the rows are one value of the document.
  private static func rows(
    of input: DocumentInput, _ data: String, _ limits: DocumentLimits
  ) throws(Failure) -> [Subject]? {
    let file = InputFile(input.path)
    guard input.path != "-", data != "-",
      let root = JSONReader.read(try file.source(limits: limits), limits: limits).root,
      let template = RowTemplate(root)
    else { return nil }
    let table = DataTable.read(try InputFile(data).source(limits: limits), limits: limits)
    guard table.diagnostics.isEmpty, template.isMade(for: table) else { return nil }
    return table.rows.map { row in
      let input = Result { () throws(Failure) in
        var copy = input
        copy.data = .value(.object(try template.values(of: row, columns: table.columns)))
        return copy
      }
      return Subject(file: file, row: row.number, input: input)
    }
  }
}
