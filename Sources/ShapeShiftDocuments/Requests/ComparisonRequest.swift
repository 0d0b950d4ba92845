import DocumentModel

/// Two pictures, or documents which are drawn, to be compared.
///
/// As JSON it is an object: `{"expected": "before.png", "actual": "card.json", "metric": "yiq"}`.
public struct ComparisonRequest: Sendable, Equatable, Codable, JSONRequest {
  /// The expected file: an image, an SVG file or a document.
  public var expected: String
  /// The actual file.
  public var actual: String
  /// The size, fonts and environment of documents.
  public var layout = LayoutSettings()
  /// The time of documents, in seconds.
  public var time = 0.0
  /// The metric and the allowed differences.
  public var comparison = ComparisonSettings()

  /// A comparison of two files.
  public init(_ expected: String, _ actual: String) {
    self.expected = expected
    self.actual = actual
  }

  package init(_ object: JSONObject) throws(RequestError) {
    var fields = try RequestFields(object)
    guard let expected = try fields.text("expected"), let actual = try fields.text("actual") else {
      throw RequestError(.badDocument, "a comparison requires \"expected\" and \"actual\"")
    }
    self.init(expected, actual)
    layout = try LayoutSettings(&fields)
    time = try fields.number("time", "a number of seconds, 0 or more") { $0 >= 0 } ?? 0
    comparison = try ComparisonSettings(&fields)
    try fields.end(of: "diff")
  }

  /// The request in JSON.
  package var json: JSONObject {
    var object = JSONObject()
    object.set("expected", expected)
    object.set("actual", actual)
    layout.write(to: &object)
    object.set("time", time, unless: 0) { .number(JSONNumber($0)) }
    comparison.write(to: &object)
    return object
  }
}
