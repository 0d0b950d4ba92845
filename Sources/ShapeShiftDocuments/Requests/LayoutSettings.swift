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

extension LayoutSettings: KeyedSettings {
  package static let defaults = LayoutSettings()

  package static let keys = viewKeys + sessionKeys

  /// The size, scale, environment and fonts.
  package static let viewKeys =
    [
      SettingKey(
        "size", \.size, .canvasSize, "wxh",
        help: "Canvas size in points, instead of the document's."),
      SettingKey("scale", \.scale, .positive, "n", help: "Pixels per point."),
    ] + Surroundings.keys.map { $0.at(\LayoutSettings.surroundings) } + [
      SettingKey(
        "fonts", \.fonts, .choice, "source",
        help: "Font source: only the fonts required by ShapeShift (named), or also the system's."),
      .fontFolders(\.fontFolders),
    ]

  /// The recorded input.
  package static let sessionKeys: [SettingKey<LayoutSettings>] = [
    SettingKey(
      "input", \.session, .text, "file",
      help: "Recorded session to play in the scene: a file with one event per line."
    ).completed(),
    SettingKey(
      "showPointer", \.showsPointer, .flag(), help: "Draw a disc at the position of each pointer."),
  ]
}

extension SettingKey {
  /// Folders of fonts.
  package static func fontFolders(
    _ path: any WritableKeyPath<Settings, [String]> & Sendable
  ) -> SettingKey {
    SettingKey(
      "fontDir", path, .texts, "folder",
      help: "Search this folder for fonts first; can be repeated."
    ).completed(by: .folders)
  }
}
