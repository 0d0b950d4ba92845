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
  /// The line as the process that draws is told it: its number, a space, and the line.
  var order: String { "\(number) \(JSONWriter.compact(.object(object)))" }

  /// Reads a line that it was told.
  init(order: String, folder: String, target: String) throws(Failure) {
    let parts = order.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]) else {
      throw Failure(.usage, "\(Batch.drawingFlag) is for internal use only")
    }
    try self.init(String(parts[1]), number: number, folder: folder, target: target)
  }
}
