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

  /// The upper limit for ``maximumFrames``: the frame numbers alone fill 80 MB.
  package static let largestCount = 10_000_000
}

extension TimelineSettings {
  init(_ fields: inout RequestFields) throws(RequestError) {
    rate = try fields.parsed("fps") { (text) throws(OptionProblem) in
      guard let rate = FrameRate(text) else {
        throw OptionProblem("expected frames per second such as 30, 12.5 or 24000/1001")
      }
      return rate
    }
    duration = try fields.number("duration", "a number of seconds, 0 or more") { $0 >= 0 }
    end = try fields.choice("end")
    maximumFrames = try fields.integer("maxFrames", in: 1...Self.largestCount) ?? maximumFrames
    let angle = try fields.number("shutter", "degrees above 0, up to 360") { $0 > 0 && $0 <= 360 }
    let samples = try fields.integer("samples", in: 2...256)
    guard let angle else {
      guard samples == nil else {
        throw RequestError(.badDocument, "\"samples\" requires \"shutter\"")
      }
      return
    }
    shutter = Shutter(angle: angle, samples: samples ?? 16)
  }

  func write(to object: inout JSONObject) {
    object.set("fps", rate?.description)
    object.set("duration", duration)
    object.set("end", end?.rawValue)
    object.set("maxFrames", maximumFrames, unless: 100_000) { .number(JSONNumber($0)) }
    object.set("shutter", shutter?.angle)
    object.set("samples", shutter?.samples)
  }
}
