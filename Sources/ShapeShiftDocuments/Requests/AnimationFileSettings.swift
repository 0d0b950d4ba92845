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

  package static let playRange = 0...65535
  package static let columnRange = 1...10_000
  package static let extrusionRange = 0...64
}

extension AnimationFileSettings {
  init(_ fields: inout RequestFields) throws(RequestError) {
    plays = try fields.integer("plays", in: Self.playRange)
    palette = try fields.choice("palette")
    matte = try fields.parsed("matte") { (text) throws(OptionProblem) in
      let color = try BackgroundColor(parsing: text)
      guard color.color?.opacity == 1 else { throw OptionProblem("expected an opaque color") }
      return color
    }
    atlas = try fields.choice("atlas")
    columns = try fields.integer("columns", in: Self.columnRange)
    extrusion = try fields.integer("extrude", in: Self.extrusionRange)
  }

  func write(to object: inout JSONObject) {
    object.set("plays", plays)
    object.set("palette", palette?.rawValue)
    object.set("matte", matte?.text)
    object.set("atlas", atlas?.rawValue)
    object.set("columns", columns)
    object.set("extrude", extrusion)
  }

  /// The options for a format.
  ///
  /// - Parameter quality: The quality of the images, or `nil` for the default.
  /// - Throws: `usage` for an option without effect on the format.
  package func options(
    for format: AnimatedFormat, quality: Double?
  ) throws(RequestError) -> AnimationOptions {
    let uses: [(name: String, isGiven: Bool, formats: [AnimatedFormat])] = [
      ("--plays", plays != nil, [.png, .gif, .webp, .svg, .lottie]),
      ("--palette", palette != nil, [.gif]),
      ("--matte", matte != nil, AnimatedFormat.allCases.filter(\.needsMatte)),
      ("--quality", quality != nil, [.webp, .mp4, .webm]), ("--atlas", atlas != nil, [.json]),
      ("--columns", columns != nil, [.json]), ("--extrude", extrusion != nil, [.json]),
    ]
    for use in uses where use.isGiven && !use.formats.contains(format) {
      throw RequestError(.usage, "\(use.name) has no effect on \(format.rawValue)")
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
