import DocumentModel
public import Foundation

/// What a view is laid out with, and what happens to it.
///
/// In JSON: `size` as `400x300`, `scale`, `fonts`, `fontDir`, `input`, `showPointer`, and what ``Surroundings`` has.
public struct LayoutSettings: Sendable, Equatable {
  /// Where fonts come from.
  public enum FontSource: String, Sendable, CaseIterable {
    /// The ones named for ShapeShift.
    case named
    /// The system's too.
    case system
  }

  /// The canvas in points, instead of the document's.
  public var size: CGSize?
  /// Pixels a point; above 0.
  public var scale = 1.0
  /// Light or dark, the language, the direction and the size of type, instead of the document's.
  public var surroundings = Surroundings()
  /// Where fonts come from.
  public var fonts = FontSource.named
  /// Folders in which the named fonts are looked for first.
  public var fontFolders: [String] = []
  /// The file of a recorded session that is played in the scene, an event a line.
  public var session: String?
  /// Whether a disc is drawn where each pointer is.
  public var showsPointer = false

  /// The document's own canvas at one pixel a point.
  public init(size: CGSize? = nil, scale: Double = 1) {
    self.size = size
    self.scale = scale
  }
}

extension LayoutSettings {
  init(_ fields: inout RequestFields) throws(RequestError) {
    self.init(size: try fields.parsed("size", CanvasSize.parse))
    scale = try fields.number("scale", "a number above 0") { $0 > 0 } ?? scale
    surroundings = try Surroundings(&fields)
    fonts = try fields.choice("fonts") ?? fonts
    fontFolders = try fields.texts("fontDir")
    session = try fields.text("input")
    showsPointer = try fields.flag("showPointer") ?? false
  }

  func write(to object: inout JSONObject) {
    object.set("size", size.map(CanvasSize.text))
    object.set("scale", scale, unless: 1) { .number(JSONNumber($0)) }
    surroundings.write(to: &object)
    object.set("fonts", fonts, unless: .named) { .string($0.rawValue) }
    object.set("fontDir", fontFolders, unless: []) { .array($0.map { .string($0) }) }
    object.set("input", session)
    object.set("showPointer", showsPointer, unless: false) { .bool($0) }
  }
}
