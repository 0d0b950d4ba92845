import DocumentModel
import ShapeShiftDocuments

extension Failure {
  /// What is wrong, as pages are told it: `{"message", "help", "diagnostics"}`.
  var studioJSON: JSONObject {
    var object: JSONObject = ["message": .string(sentence)]
    if let help { object["help"] = .string(help) }
    object["diagnostics"] = .array(diagnostics.map(\.studioJSON))
    return object
  }

  /// The same as a list of problems.
  var studioProblems: [JSONValue] {
    guard diagnostics.isEmpty else { return diagnostics.map(\.studioJSON) }
    var object: JSONObject = ["severity": "error", "code": "", "message": .string(sentence)]
    if let help { object["help"] = .string(help) }
    return [.object(object)]
  }

  /// What an error of any kind means.
  static func of(_ error: any Error) -> Failure {
    Failure(error) ?? Failure(.badDocument, "\(error)")
  }
}

extension Diagnostic {
  /// What `--json` prints, with the file, and the line that it is about.
  var studioJSON: JSONValue {
    guard var object = json.object else { return json }
    if let source = object["source"] { object["file"] = source }
    if let span { object["excerpt"] = .string(Self.line(of: span)) }
    return .object(object)
  }

  /// The line that a place is in, as far as anybody reads it.
  private static func line(of span: SourceSpan) -> String {
    let bytes = span.source.bytes
    let place = min(span.range.lowerBound, bytes.count)
    let lineFeed = UInt8(ascii: "\n")
    let start = bytes[..<place].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: lineFeed) ?? bytes.count
    return String(span.source.text(in: start..<min(end, start + 1000)).prefix(240))
  }
}

extension JSONValue {
  /// A number; null for what JSON has none for.
  static func studio(_ value: Double?) -> JSONValue {
    guard let value, value.isFinite else { return .null }
    return .number(JSONNumber(value))
  }

  static func studio(_ value: Int?) -> JSONValue { value.map { .number(JSONNumber($0)) } ?? .null }

  static func studio(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
