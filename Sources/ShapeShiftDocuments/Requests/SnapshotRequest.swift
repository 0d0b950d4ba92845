import DocumentModel

/// One picture of a document, held against its reference.
///
/// As JSON it is an object with the keys of an entry of `snapshots.json`: `{"doc": "card.json", "scale": 2, "size":
/// "320x200", "metric": "strict", "allowDrift": 2}`.
public struct SnapshotRequest: Sendable, Equatable, Codable {
  /// The document, and what is changed in it.
  public var document: DocumentInput
  /// The name of the reference; nil for one made of the document, the time and the scale.
  public var name: String?
  /// The size, fonts and environment of the view.
  public var layout = LayoutSettings()
  /// The time of the scene, in seconds.
  public var time = 0.0
  /// The metric and the allowed differences.
  public var comparison = ComparisonSettings()
  /// The number of pixels that may differ while the drawing is the same.
  public var allowedDrift = 0

  /// A document's picture.
  public init(_ document: DocumentInput) { self.document = document }

  /// The name of the reference, without extension: `card`, `card@2x`, `card-dark-0.5s@2x`.
  public var referenceName: String {
    if let name { return name }
    let stem = InputFile(document.path).stem + layout.surroundings.suffix
    return Self.name(stem, time: time, scale: layout.scale)
  }

  /// `card`, `card@2x`, `card-0.5s@2x`.
  package static func name(_ stem: String, time: Double, scale: Double) -> String {
    stem + (time == 0 ? "" : "-\(JSONNumber(time).text)s")
      + (scale == 1 ? "" : "@\(JSONNumber(scale).text)x")
  }
}

extension SnapshotRequest: KeyedRequest {
  package static let verb = "snapshot"
  package static let defaults = SnapshotRequest("")

  package static let keys =
    DocumentInput.keys.map { $0.at(\SnapshotRequest.document) } + [
      SettingKey("name", \.name, .text, "name", help: "Name of the reference image.")
    ] + LayoutSettings.keys.map { $0.at(\.layout) } + [.time(\.time)]
    + ComparisonSettings.keys.map { $0.at(\.comparison) } + [driftKey]

  /// The number of pixels that may differ while the drawing is the same.
  package static let driftKey = SettingKey<SnapshotRequest>(
    "allowDrift", \.allowedDrift, .integer(0...(1 << 40)), "n",
    help: "Number of pixels that may differ while the drawing is the same.")

  package func check() throws(RequestError) {
    try document.check()
    _ = try comparison.checked()
  }
}
