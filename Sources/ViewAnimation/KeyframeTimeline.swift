public import Foundation

/// A value over time, made by keyframes: a pure function.
public struct KeyframeTimeline<Value> {
  /// The seconds of the longest track.
  public let duration: TimeInterval

  private let initialValue: Value
  private let tracks: [_KeyframeTrack<Value>]

  /// Keyframes that start from a value.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  package init(initialValue: Value, keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = keyframes._tracks(from: initialValue)
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value at a time in seconds; each track holds its last value when it has ended.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, time) }
    return value
  }

  /// The value at a part of the duration, 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
