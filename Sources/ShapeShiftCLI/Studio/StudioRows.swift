import DocumentModel
import DocumentViews
import FileStorage
import ShapeShiftDocuments

/// Rows of data that documents are looked at with, one at a time.
struct StudioRows {
  /// The file.
  let path: String
  /// What the file was when it was read.
  let stamp: StudioStamp
  private let table: DataTable
  private let failure: Failure?

  /// The most rows that are told to pages.
  private static let mostRows = 10_000

  /// Reads the file; what is wrong with it is told when a row is asked for.
  init(_ path: String, limits: DocumentLimits) {
    self.path = path
    stamp = StudioStamp(of: path)
    var (source, failure) = (SourceText(name: path, text: "[]"), Failure?.none)
    do throws(Failure) {
      source = try InputFile(path).source(limits: limits)
    } catch {
      failure = error
    }
    table = DataTable.read(source, limits: limits)
    self.failure = failure ?? (table.diagnostics.isEmpty ? nil : Failure(table.diagnostics))
  }

  /// What pages call the rows: their first cells.
  var titles: [JSONValue] {
    table.rows.prefix(Self.mostRows).map { row in .string(String(row.title.prefix(60))) }
  }

  /// What is wrong with the file, in a sentence.
  var problem: JSONValue {
    guard let failure else { return .null }
    return .string(failure.message ?? failure.diagnostics.first?.message ?? "it can't be read")
  }

  /// A document with the values of a row.
  ///
  /// - Parameter number: From 1.
  /// - Returns: nil where the document has no values that rows could set.
  func scene(
    of source: SourceText, row number: Int, limits: DocumentLimits
  ) throws -> SceneDocument? {
    if let failure { throw failure }
    guard let root = JSONReader.read(source, limits: limits).root, let template = RowTemplate(root)
    else { return nil }
    guard table.rows.indices.contains(number - 1) else {
      throw Failure.studio("\(path) has no row \(number); it has \(table.rows.count)")
    }
    let values = try template.values(of: table.rows[number - 1], columns: table.columns)
    let folder = InputFile(source.name).folder
    return try SceneReader(limits: limits, root: folder, data: .object(values)).read(source)
  }
}

extension DataRow {
  /// The first cell with something in it.
  fileprivate var title: String {
    cells.lazy.map { $0.text ?? $0.value.string ?? JSONWriter.compact($0.value) }
      .first { !$0.isEmpty } ?? ""
  }
}
