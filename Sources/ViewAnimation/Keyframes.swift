public import VectorGeometry

/// Values over time, each given by its own keyframes.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
  /// The type of the body; usually inferred.
  associatedtype Body: Keyframes<Value>

  /// What the keyframes are made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// The tracks. Only the library's own keyframes say which.
  func _tracks(from value: Value) -> [_KeyframeTrack<Value>]
}

extension Keyframes {
  /// Returns the tracks of the body.
  public func _tracks(from value: Value) -> [_KeyframeTrack<Value>] { body._tracks(from: value) }
}

/// A part of a value over time.
public struct _KeyframeTrack<Root> {
  /// The seconds of all keyframes.
  let duration: Double
  /// Sets the part of a value as it is at a time.
  let apply: (inout Root, Double) -> Void
}

/// No keyframes.
public struct EmptyKeyframes<Value>: Keyframes {
  /// No keyframes.
  public init() {}

  /// Itself: it is made of nothing else.
  public var body: Self { self }

  /// No tracks.
  public func _tracks(from value: Value) -> [_KeyframeTrack<Value>] { [] }
}

/// Two lots of keyframes side by side.
public struct _KeyframePair<First: Keyframes, Second: Keyframes<First.Value>>: Keyframes {
  let first: First
  let second: Second

  /// Itself: it is made of nothing else.
  public var body: Self { self }

  /// The tracks of both.
  public func _tracks(from value: First.Value) -> [_KeyframeTrack<First.Value>] {
    first._tracks(from: value) + second._tracks(from: value)
  }
}

/// Keyframes of one part of a value, one after the other.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>:
  Keyframes
{
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Keyframes of the part at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  init(content: Content) where Root == Value {
    keyPath = \.self
    self.content = content
  }

  /// Itself: it is made of nothing else.
  public var body: Self { self }

  /// One track.
  public func _tracks(from value: Root) -> [_KeyframeTrack<Root>] {
    let curve = KeyframeCurve(content._keyframes, from: value[keyPath: keyPath])
    let keyPath = keyPath
    return [
      _KeyframeTrack(duration: curve.duration) { $0[keyPath: keyPath] = curve.value(at: $1) }
    ]
  }
}

/// Makes keyframes of the tracks in a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Returns the tracks.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }

  /// Keyframes of the whole value.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
    expression
  }

  /// The first tracks.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }

  /// Returns the first keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

  /// Further tracks.
  public static func buildPartialBlock<First: Keyframes<Value>, Second: Keyframes<Value>>(
    accumulated: First, next: Second
  ) -> _KeyframePair<First, Second> { _KeyframePair(first: accumulated, second: next) }

  /// Further keyframes.
  public static func buildPartialBlock<
    First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>
  >(
    accumulated: First, next: Second
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(keyframes: accumulated._keyframes + next._keyframes)
  }

  /// No tracks.
  public static func buildBlock() -> EmptyKeyframes<Value> { EmptyKeyframes() }

  /// Tracks as they are.
  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }

  /// Keyframes of the whole value as a track.
  public static func buildFinalResult<K: KeyframeTrackContent<Value>>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> { KeyframeTrack(content: component) }
}
