import DocumentModel
import IntegerConversion
public import ShapeShift

/// The options of some animated file formats; `nil` selects the default.
///
/// In JSON: `plays`, `palette`, `matte`, `atlas`, `columns`, `extrude`.
public struct AnimationFileSettings: Sendable, Equatable {
  /// The number of repetitions, or 0 to repeat forever: PNG, GIF, WebP, SVG, packed Lottie.
  public var plays: Int?
  /// One palette for all frames or one for each: GIF.
  public var palette: AnimationOptions.Palette?
  /// The opaque color that transparent pixels are blended with: GIF, MP4, Y4M.
  ///
  /// `nil` for the background of the canvas, or white.
  public var matte: BackgroundColor?
  /// The form of the JSON file's frame list: sprite sheets.
  public var atlas: AnimationOptions.Atlas?
  /// Frames in a row of the sheet.
  public var columns: Int?
  /// Pixels by which the edges of frames are repeated in a sheet.
  public var extrusion: Int?

  /// Creates the default settings.
  public init() {}
}

extension AnimationFileSettings: KeyedSettings {
  package static let defaults = AnimationFileSettings()

  package static let keys: [SettingKey<AnimationFileSettings>] = [
    SettingKey(
      "plays", \.plays, .integer(0...65535), "n",
      help: "Number of repetitions; 0 repeats forever (PNG, GIF, WebP, SVG, Lottie)."),
    SettingKey(
      "palette", \.palette, .choice, "kind",
      help: "One palette for all frames or one per frame (GIF)."),
    SettingKey(
      "matte", \.matte, .opaqueColor, "color",
      help:
        "Background color for transparent pixels (GIF, MP4, Y4M). (default: the background of the canvas, or white)"
    ),
    SettingKey("atlas", \.atlas, .choice, "kind", help: "Format of the frame list (JSON)."),
    SettingKey(
      "columns", \.columns, .integer(1...10_000), "n",
      help: "Frames per row of the sprite sheet (JSON)."),
    SettingKey(
      "extrude", \.extrusion, .integer(0...64), "n",
      help: "Pixels by which frame edges are extended in the sprite sheet (JSON). (default: 1)"),
  ]

  /// The options for a format.
  ///
  /// - Parameter picture: The settings of the images.
  /// - Throws: `usage` for an option without effect on the format.
  package func options(
    for format: AnimatedFormat, _ picture: PictureSettings
  ) throws(RequestError) -> AnimationOptions {
    let (quality, usual) = (picture.quality, PictureSettings())
    let uses: [(name: String, isGiven: Bool, formats: [AnimatedFormat])] = [
      ("--plays", plays != nil, [.png, .gif, .webp, .svg, .lottie]),
      ("--palette", palette != nil, [.gif]),
      ("--matte", matte != nil, AnimatedFormat.allCases.filter(\.needsMatte)),
      ("--quality", quality != nil, [.webp, .mp4, .webm]), ("--atlas", atlas != nil, [.json]),
      ("--columns", columns != nil, [.json]), ("--extrude", extrusion != nil, [.json]),
      ("--text", picture.text != usual.text, [.svg]), ("--svg", picture.svg != usual.svg, []),
      ("--compression", picture.compression != usual.compression, [.png, .json]),
    ]
    for use in uses where use.isGiven && !use.formats.contains(format) {
      let formats = use.formats.map(\.rawValue).joined(separator: ", ")
      throw RequestError(
        .usage, "\(use.name) has no effect on \(format.rawValue)",
        help: formats.isEmpty
          ? "remove \(use.name)" : "remove \(use.name), or write one of \(formats)")
    }
    var options = AnimationOptions()
    options.plays = plays ?? options.plays
    options.palette = palette ?? options.palette
    options.quality = quality.map { Int(clamping: $0.rounded()) }
    options.atlas = atlas ?? options.atlas
    options.columns = columns
    options.extrusion = extrusion ?? options.extrusion
    if let color = matte?.color?.bytes { options.matte = SIMD3(color.x, color.y, color.z) }
    return options
  }
}
