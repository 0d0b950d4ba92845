import DocumentModel
import IntegerConversion
import ShapeShiftDocuments

extension BatchRun.Word {
  /// What a process that draws says to the one that started it: a number, or a line of JSON.
  var text: String {
    switch self {
    case .begun(let line): "\(line)"
    case .ended(let entry): entry.text
    }
  }

  /// Reads a word; nil for anything else.
  init?(_ text: String) {
    if let line = Int(text) {
      self = .begun(line)
    } else if let entry = BatchManifest.Entry(text) {
      self = .ended(entry)
    } else {
      return nil
    }
  }
}

extension BatchLine {
  /// The line as the process that draws is told it: its number, the places of its data, and the line.
  var order: String { "\(number) \(places)\(JSONWriter.compact(.object(object)))" }

  /// The ranges of the values of a row in the data file, and a space; empty without a row.
  private var places: String {
    guard let row = object["data"]?.object?.origin?.node.members, !row.isEmpty else { return "" }
    let ranges = row.map { "\($0.value.range.lowerBound)-\($0.value.range.upperBound)" }
    return ranges.joined(separator: ",") + " "
  }

  /// Reads a line that it was told.
  ///
  /// - Parameter data: The file of the rows, if it can be read again.
  init(order: String, folder: String, target: String, data: SourceText?) throws(Failure) {
    let isRow = order.split(separator: " ", maxSplits: 1).last?.first?.isNumber ?? false
    let parts = order.split(separator: " ", maxSplits: isRow ? 2 : 1)
    guard let number = parts.first.flatMap({ Int($0) }), parts.count == (isRow ? 3 : 2) else {
      throw Failure(.usage, "\(Batch.drawingFlag) is for internal use only")
    }
    let line = SourceText(
      name: "\(isRow ? "row" : "line") \(number)", text: String(parts[parts.count - 1]))
    guard isRow, let data, var object = JSONReader.read(line).root?.value.object else {
      try self.init(line, number: number, folder: folder, target: target)
      return
    }
    object["data"] = object["data"].map { Self.located($0, String(parts[1]), in: data) }
    try self.init(object, number: number, folder: folder, target: target)
  }

  /// The values of a row with their places in the data file.
  private static func located(
    _ row: JSONValue, _ places: String, in data: SourceText
  ) -> JSONValue {
    let members = row.object?.members ?? []
    let ranges = places.split(separator: ",").compactMap { text -> Range<Int>? in
      let ends = text.split(separator: "-").compactMap { Int($0) }
      return ends.count == 2 && ends[0] <= ends[1] ? ends[0]..<ends[1] : nil
    }
    guard ranges.count == members.count else { return row }
    return .object(
      JSONObject(
        zip(members, ranges).map {
          ($0.key, $0.value, SourceSpan(source: data, range: $1))
        }))
  }
}
