import DocumentModel
public import VectorGraphics

/// The rendered times of a scene, and the exposure of each image.
///
/// In JSON: `fps`, `duration`, `end`, `maxFrames`, `shutter`, `samples`.
public struct TimelineSettings: Sendable, Equatable {
  /// Frames per second, or `nil` for those of the document, otherwise 30.
  public var rate: FrameRate?
  /// The length in seconds, instead of the document's own.
  public var duration: Double?
  /// The content of the last frame, or `nil` for the default of the duration.
  public var end: FrameTimeline.End?
  /// The maximum number of frames in a sequence.
  public var maximumFrames = 100_000
  /// Motion blur; nil for pictures of a moment.
  public var shutter: Shutter?

  /// Creates settings with the document's values.
  public init() {}
}

extension TimelineSettings: KeyedSettings {
  package static let defaults = TimelineSettings()

  package static let keys: [SettingKey<TimelineSettings>] = [
    SettingKey(
      "fps", \.rate, .frameRate, "rate",
      help: "Frames per second: 30, 12.5 or 24000/1001. (default: the document's, else 30)"),
    SettingKey(
      "duration", \.duration, .seconds, "seconds",
      help: "Duration in seconds, instead of the document's."),
    SettingKey(
      "end", \.end, .choice, "how",
      help:
        "Last frame: at the end time (inclusive), one frame before it (exclusive), or one frame before it because the end looks like the first frame (loop)."
    ),
    SettingKey(
      "maxFrames", \.maximumFrames, .integer(1...largestCount), "n",
      help: "Maximum frames per sequence."),
    SettingKey(
      "shutter", \.shutterAngle, shutterAngles, "degrees",
      help: "Shutter angle for motion blur; 360 exposes the whole frame."),
    SettingKey(
      "samples", samples, "n", "Samples averaged per frame by --shutter. (default: 16)",
      read: { (settings, value) throws(OptionProblem) in
        guard let shutter = settings.shutter else {
          throw OptionProblem("requires", .option("shutter"))
        }
        settings.shutter = Shutter(angle: shutter.angle, samples: try samples.read(value))
      },
      write: { $0.shutter.map { .number(JSONNumber($0.samples)) } }),
  ]

  /// The upper limit for ``maximumFrames``: the frame numbers alone fill 80 MB.
  package static let largestCount = 10_000_000
  private static let samples = OptionValue<Int>.integer(2...256)
  private static let shutterAngles = OptionValue<Double>.number("degrees above 0, up to 360") {
    $0 > 0 && $0 <= 360
  }

  private var shutterAngle: Double? {
    get { shutter?.angle }
    set { shutter = newValue.flatMap { Shutter(angle: $0, samples: 16) } }
  }
}

extension OptionValue<FrameRate> {
  /// A rate such as `24000/1001`.
  package static var frameRate: OptionValue {
    parsed(
      { (text) throws(OptionProblem) in
        guard let rate = FrameRate(text) else {
          throw OptionProblem("expected frames per second such as 30, 12.5 or 24000/1001")
        }
        return rate
      }, \.description)
  }
}
