import DocumentModel
public import Foundation

/// The layout settings of a view, and its input.
///
/// In JSON: `size` as `400x300`, `scale`, `fonts`, `fontDir`, `input`, `showPointer`, and the members of
/// ``Surroundings``.
public struct LayoutSettings: Sendable, Equatable {
  /// The fonts that a scene may use.
  public enum FontSource: String, Sendable, CaseIterable {
    /// The fonts that ShapeShift names.
    case named
    /// The named fonts and those of the system.
    case system
  }

  /// The canvas in points, instead of the document's.
  public var size: CGSize?
  /// Pixels per point; above 0.
  public var scale = 1.0
  /// The color scheme, locale, direction and type size, instead of the document's.
  public var surroundings = Surroundings()
  /// The fonts that the scene may use.
  public var fonts = FontSource.named
  /// Folders that are searched first for the named fonts.
  public var fontFolders: [String] = []
  /// The file of a recorded session that is played in the scene, with one event per line.
  public var session: String?
  /// Whether a disc marks each pointer.
  public var showsPointer = false

  /// Creates settings with the document's own canvas at one pixel per point.
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
