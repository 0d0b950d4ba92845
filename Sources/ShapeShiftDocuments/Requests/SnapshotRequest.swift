import DocumentModel

/// One picture of a document, held against its reference.
///
/// As JSON it is an object with the keys of an entry of `snapshots.json`: `{"doc": "card.json", "scale": 2, "size":
/// "320x200", "metric": "strict", "allowDrift": 2}`.
public struct SnapshotRequest: Sendable, Equatable, Codable, JSONRequest {
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

  package init(_ object: JSONObject) throws(RequestError) {
    var fields = try RequestFields(object)
    self.init(try DocumentInput(&fields))
    name = try fields.text("name")
    layout = try LayoutSettings(&fields)
    time = try fields.number("time", "a number of seconds, 0 or more") { $0 >= 0 } ?? 0
    comparison = try ComparisonSettings(&fields)
    allowedDrift = try fields.integer("allowDrift", in: 0...(1 << 40)) ?? 0
    try fields.end(of: "snapshot")
  }

  /// The request in JSON.
  package var json: JSONObject {
    var object = JSONObject()
    document.write(to: &object)
    object.set("name", name)
    layout.write(to: &object)
    object.set("time", time, unless: 0) { .number(JSONNumber($0)) }
    comparison.write(to: &object)
    object.set("allowDrift", allowedDrift, unless: 0) { .number(JSONNumber($0)) }
    return object
  }

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
