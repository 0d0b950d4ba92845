public import Foundation
public import VectorGeometry

/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Body.Value
  /// The type of the body; usually inferred.
  associatedtype Body: KeyframeTrackContent

  /// What the keyframes are made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The keyframes. Only the library's own say which.
  var _keyframes: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// The keyframes of the body.
  public var _keyframes: [_Keyframe<Value>] { body._keyframes }
}

/// One keyframe: where to, and how.
public struct _Keyframe<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
    case move
  }

  let target: Value
  /// Seconds; nil for as long as a spring takes to settle.
  let duration: Double?
  let kind: Kind
}

/// A straight way to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The single keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// A straight way to a value in some seconds, at the pace of a curve.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(target: to, duration: max(0, duration), kind: .linear(timingCurve))]
  }

  /// Itself: it is made of nothing else.
  public var body: Self { self }
}

/// A curved way to a value, smooth where it meets others.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The single keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe with a value and a duration in seconds; missing velocities follow from the neighbors.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _keyframes = [
      _Keyframe(
        target: to, duration: max(0, duration),
        kind: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
    ]
  }

  /// Itself: it is made of nothing else.
  public var body: Self { self }
}

/// A spring's way to a value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The single keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// A spring's way; without a duration it lasts until the spring has settled.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _keyframes = [
      _Keyframe(
        target: to, duration: duration.map { max(0, $0) },
        kind: .spring(spring, startVelocity: startVelocity))
    ]
  }

  /// Itself: it is made of nothing else.
  public var body: Self { self }
}

/// A jump to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The single keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// A jump to a value.
  public init(_ to: Value) {
    _keyframes = [_Keyframe(target: to, duration: 0, kind: .move)]
  }

  /// Itself: it is made of nothing else.
  public var body: Self { self }
}

/// Keyframes one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  /// The keyframes in order.
  public let _keyframes: [_Keyframe<Value>]

  package init(keyframes: [_Keyframe<Value>]) { _keyframes = keyframes }

  /// Itself: it is made of nothing else.
  public var body: Self { self }
}

/// Makes keyframes of one value of those in a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// One keyframe.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
    expression
  }

  /// Returns the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

  /// Further keyframes.
  public static func buildPartialBlock<
    First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>
  >(
    accumulated: First, next: Second
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(keyframes: accumulated._keyframes + next._keyframes)
  }

  /// No keyframes.
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(keyframes: []) }

  /// Keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(keyframes: components.flatMap(\._keyframes))
  }

  /// Keyframes under a condition.
  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(keyframes: component?._keyframes ?? [])
  }

  /// The keyframes of the first branch.
  public static func buildEither(
    first component: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> { _KeyframeSequence(keyframes: component._keyframes) }

  /// The keyframes of the second branch.
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> { _KeyframeSequence(keyframes: component._keyframes) }
}
