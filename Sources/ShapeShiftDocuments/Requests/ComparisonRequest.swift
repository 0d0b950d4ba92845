/// Two pictures, or documents which are drawn, to be compared.
///
/// As JSON it is an object: `{"expected": "before.png", "actual": "card.json", "metric": "yiq"}`.
public struct ComparisonRequest: Sendable, Equatable, Codable {
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
}

extension ComparisonRequest: KeyedRequest {
  package static let verb = "diff"
  package static let defaults = ComparisonRequest("", "")

  package static let keys =
    fileKeys + LayoutSettings.keys.map { $0.at(\.layout) } + [.time(\.time)]
    + ComparisonSettings.keys.map { $0.at(\.comparison) }

  /// The compared files.
  package static let fileKeys: [SettingKey<ComparisonRequest>] = [
    SettingKey(
      "expected", \.expected, .text, "expected",
      help: "Expected image: PNG, WebP, JPEG, SVG, a document, or a folder."
    ).operand().completed(),
    SettingKey(
      "actual", \.actual, .text, "actual", help: "Actual image, or - for standard input."
    ).operand().completed(),
  ]

  package func check() throws(RequestError) {
    guard !expected.isEmpty, !actual.isEmpty else {
      throw RequestError(.badDocument, "a comparison requires \"expected\" and \"actual\"")
    }
    _ = try comparison.checked()
  }
}
