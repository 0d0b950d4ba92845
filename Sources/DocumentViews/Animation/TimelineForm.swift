import DocumentModel
import VectorGraphics
import ViewAnimation

/// A track as a document has it: its target is not found yet.
struct TrackArguments: Sendable {
  let target: JSONNode
  /// A string, if there is one.
  let property: JSONNode?
  let keyframes: [TimelineTrack.Keyframe]
  let colors: ColorInterpolation
}

/// What a document says of its time.
struct TimelineArguments: Sendable {
  let rate: FrameRate?
  let duration: Double?
  let repeatsForever: Bool
  let tracks: [TrackArguments]
}

/// The keys of a timeline.
enum TimelineForm {
  static let timeline = ObjectForm<TimelineArguments>(
    optional("fps", .frameRate, "The frame rate in frames per second; absent: 30."),
    optional("duration", .positive, "The duration in seconds; absent: until all animations end."),
    defaulted(
      "repeatForever", .bool, false,
      "Whether the keyframes repeat after the duration, or after the last keyframe."),
    defaulted("tracks", .tracks, [], "Values that follow keyframes.")
  ) { TimelineArguments(rate: $0, duration: $1, repeatsForever: $2, tracks: $3) }

  static let track = ObjectForm<TrackArguments>(
    required(
      "target", .trackTarget,
      "A view by its id, `\"#disc\"`, or a path in the document, `\"/model/fill\"`."),
    optional(
      "property", .placedString,
      "The property of the target: `\"fill.hue\"` is the argument `hue` of its modifier `fill`; `\"/modifiers/1/padding\"` is a path in it."
    ),
    required("keyframes", .keyframes, "The values with their times, sorted by time."),
    defaulted("space", .colorSpace, "linear", "The color space for interpolation."),
    defaulted(
      "hue", .hueTurn, "shorter", "The direction around the hue circle, in color spaces with a hue."
    )
  ) {
    TrackArguments(
      target: $0, property: $1, keyframes: $2, colors: ColorInterpolation($3, hue: $4))
  }

  static let keyframe = ObjectForm<TimelineTrack.Keyframe>(
    required("t", .nonnegative, "The time in seconds."),
    required("v", .resolvedNode, "The value."),
    defaulted("curve", .keyframeCurve, "linear", "The timing curve from the previous keyframe.")
  ) { TimelineTrack.Keyframe(time: $0, value: $1, curve: $2) }
}

extension ValueType where Value == JSONNode {
  fileprivate static let trackTarget = ValueType(
    "the id of a view or a JSON pointer", schema: ["type": "string", "pattern": "^[#/]"],
    examples: ["#disc", "/model/fill"], takesExpressions: false, matches: .string
  ) { node, decoder in
    guard let text = node.string, text.hasPrefix("#") || text.hasPrefix("/") else {
      decoder.reportType(
        "a view's id with # before it, or a JSON pointer", node,
        help: node.string.flatMap {
          $0.isEmpty ? nil : "write \(Diagnostic.quoted("#" + $0)) for the view with this id"
        })
      return nil
    }
    return node
  }
}

extension ValueType where Value == [TrackArguments] {
  fileprivate static let tracks = array(
    ValueType<TrackArguments>.object("an object of a track", TimelineForm.track),
    "an array of tracks")
}

extension ValueType where Value == [TimelineTrack.Keyframe] {
  private static let list = array(
    ValueType<TimelineTrack.Keyframe>.object("an object of t, v and curve", TimelineForm.keyframe),
    "an array of keyframes", minimum: 1)

  fileprivate static let keyframes = ValueType(
    "an array of keyframes", schema: list.info.literalSchema, examples: list.info.examples,
    takesExpressions: false, matches: .array
  ) { node, decoder in
    guard let keyframes = list.decode(node, decoder) else { return nil }
    for (earlier, later) in zip(keyframes, keyframes.dropFirst()) where later.time <= earlier.time {
      decoder.report(
        .invalidTimeline,
        "the times of keyframes must increase; \(JSONNumber(later.time).text) follows \(JSONNumber(earlier.time).text)",
        at: later.value.span, help: "sort the keyframes by time; no two may have the same time")
      return nil
    }
    return keyframes
  }
}
