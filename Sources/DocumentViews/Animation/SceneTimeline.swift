import DocumentModel
package import VectorGraphics
import ViewAnimation

/// The time of a document's scene: frames a second, length, and values that follow keyframes.
package struct SceneTimeline: Sendable {
  /// Frames a second; nil if the document leaves it open.
  package var rate: FrameRate?
  /// The length in seconds; nil for as long as something moves.
  package var duration: Double?
  /// Whether the keyframes begin again at the end of the duration, or of the last of them.
  package var repeatsForever = false
  /// The values that follow keyframes.
  var tracks: [TimelineTrack] = []

  package init() {}

  /// How long the tracks move.
  var motion: MotionLength {
    guard !tracks.isEmpty else { return .rest(at: 0) }
    return repeatsForever && round > 0 ? .loop(from: 0, period: round) : .rest(at: lastKeyframe)
  }

  /// The time of the keyframes at a time of the scene.
  func localTime(at time: Double) -> Double {
    guard repeatsForever, round > 0, time >= round else { return time }
    return time - (time / round).rounded(.down) * round
  }

  private var round: Double { duration ?? lastKeyframe }
  private var lastKeyframe: Double { tracks.compactMap { $0.keyframes.last?.time }.max() ?? 0 }

  /// A document, or a part of it, with the values of a time.
  ///
  /// - Parameter place: The place of the node in its document, if it is a part of it.
  func applied(
    to part: JSONNode, below place: JSONPointer = JSONPointer(), at time: Double,
    _ values: KeyframeValues
  ) throws(Diagnostic) -> JSONNode {
    var node = part
    for track in tracks where place.contains(track.pointer) {
      let value = track.value(at: localTime(at: time), values)
      let rest = JSONPointer(Array(track.pointer.tokens.dropFirst(place.tokens.count)))
      node = try node.setting(value, at: rest)
    }
    return node
  }

  /// The latest time at or before `time` at which a keyframe stands.
  func keyframeTime(before time: Double) -> Double {
    let local = localTime(at: time)
    return tracks.flatMap(\.keyframes).map(\.time).filter { $0 <= local }.max() ?? 0
  }

  /// The times of all keyframes, each once, in order.
  var keyframeTimes: [Double] { Set(tracks.flatMap(\.keyframes).map(\.time)).sorted() }
}

/// A value of a document that follows keyframes.
struct TimelineTrack: Sendable {
  /// A value at a time.
  struct Keyframe: Sendable {
    /// Seconds from the start.
    let time: Double
    let value: JSONNode
    /// The way from the keyframe before.
    let curve: KeyframeCurve
  }

  /// Which value of the document.
  var pointer: JSONPointer
  /// At least one, in the order of time.
  var keyframes: [Keyframe]
  /// The space that colors go through.
  var colors = ColorInterpolation()

  /// The value at a time: before the first keyframe its value, after the last one that.
  func value(at time: Double, _ values: KeyframeValues) -> JSONNode {
    guard let index = keyframes.firstIndex(where: { $0.time > time }) else {
      return keyframes[keyframes.count - 1].value
    }
    guard index > 0 else { return keyframes[0].value }
    let (from, to) = (keyframes[index - 1], keyframes[index])
    let fraction = to.curve.fraction(at: time - from.time, of: to.time - from.time)
    return values.mixed(from.value, to.value, by: fraction, in: colors)
  }
}

/// The way from one keyframe of a document to the next.
enum KeyframeCurve: Sendable {
  case easing(Easing)
  /// The first value until the second keyframe.
  case hold
  /// A spring that starts at rest; at the second keyframe its value is taken.
  case spring(Spring)

  /// The part of the way that is made after some seconds of the whole.
  func fraction(at time: Double, of duration: Double) -> Double {
    guard duration > 0 else { return 1 }
    switch self {
    case .easing(let easing): return easing.value(at: time / duration)
    case .hold: return 0
    case .spring(let spring): return spring.value(target: 1.0, time: time)
    }
  }
}
