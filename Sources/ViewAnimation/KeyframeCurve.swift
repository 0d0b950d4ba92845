import VectorGeometry

/// Keyframes of one value as pieces that can be asked for any time.
///
/// Neighboring cubic keyframes share the tangent of a Catmull-Rom spline with their own durations,
/// m = (d₂·Δ₁/d₁ + d₁·Δ₂/d₂)/(d₁ + d₂); next to another kind they take its velocity, and a free end has
/// none. A spring starts with the velocity of what comes before it.
/// Source: Apple, SwiftUI documentation, "CubicKeyframe"; the form for unequal durations is that of
/// non-uniform Catmull-Rom splines.
struct KeyframeCurve<Value: Animatable> {
  private typealias Data = Value.AnimatableData

  private struct Piece {
    let start: Double
    let duration: Double
    let from: Data
    let to: Data
    let motion: Motion
  }

  private enum Motion {
    case linear(UnitCurve)
    case cubic(start: Data, end: Data)
    case spring(Spring, velocity: Data)
  }

  /// The seconds of all keyframes.
  let duration: Double
  private let initial: Value
  private let pieces: [Piece]
  private let last: Data

  init(_ keyframes: [_Keyframe<Value>], from initial: Value) {
    self.initial = initial
    var pieces: [Piece] = []
    var (time, value, velocity) = (0.0, initial.animatableData, Data.zero)
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      guard
        let piece = Self.piece(keyframe, before: next, at: time, from: value, velocity: velocity)
      else {
        (value, velocity) = (keyframe.target.animatableData, .zero)
        continue
      }
      pieces.append(piece)
      time += piece.duration
      velocity = Self.velocity(of: piece, at: piece.duration)
      value = keyframe.duration == nil ? piece.to : Self.value(of: piece, at: piece.duration)
    }
    self.pieces = pieces
    duration = time
    last = value
  }

  /// The value at a time; before the start that of the start, after the end that of the end.
  func value(at time: Double) -> Value {
    var result = initial
    result.animatableData = data(at: max(0, time))
    return result
  }

  private func data(at time: Double) -> Data {
    guard time < duration, let piece = pieces.last(where: { $0.start <= time }) else { return last }
    return Self.value(of: piece, at: time - piece.start)
  }

  /// The piece of a keyframe; nil for a jump.
  private static func piece(
    _ keyframe: _Keyframe<Value>, before next: _Keyframe<Value>?, at time: Double, from: Data,
    velocity: Data
  ) -> Piece? {
    let to = keyframe.target.animatableData
    func piece(_ duration: Double, _ motion: Motion) -> Piece? {
      guard duration > 0 else { return nil }
      return Piece(start: time, duration: duration, from: from, to: to, motion: motion)
    }
    switch keyframe.kind {
    case .move: return nil
    case .linear(let curve): return piece(keyframe.duration ?? 0, .linear(curve))
    case .cubic(let startVelocity, let endVelocity):
      let duration = keyframe.duration ?? 0
      let start = startVelocity?.animatableData ?? velocity
      let end =
        endVelocity?.animatableData ?? tangent(from, to, duration, before: next)
      return piece(duration, .cubic(start: start, end: end))
    case .spring(let spring, let startVelocity):
      let velocity = startVelocity?.animatableData ?? velocity
      let settling = spring.settlingDuration(
        target: to - from, initialVelocity: velocity, epsilon: 0.001)
      return piece(
        keyframe.duration ?? (settling.isFinite ? settling : 0),
        .spring(spring, velocity: velocity))
    }
  }

  /// The velocity at the end of a cubic keyframe.
  private static func tangent(
    _ from: Data, _ to: Data, _ duration: Double, before next: _Keyframe<Value>?
  ) -> Data {
    guard let next, duration > 0 else { return .zero }
    let change = next.target.animatableData - to
    switch next.kind {
    case .move: return .zero
    case .linear(let curve):
      guard let seconds = next.duration, seconds > 0 else { return .zero }
      return change.scaled(by: curve.velocity(at: 0) / seconds)
    case .cubic(let startVelocity?, _): return startVelocity.animatableData
    case .spring(_, let startVelocity?): return startVelocity.animatableData
    case .cubic(nil, _), .spring(_, nil):
      let seconds: Double =
        switch next.kind {
        case .spring(let spring, _): spring.duration
        case .linear, .cubic, .move: next.duration ?? 0
        }
      guard seconds > 0 else { return .zero }
      let total = duration + seconds
      return (to - from).scaled(by: seconds / duration / total)
        + change.scaled(by: duration / seconds / total)
    }
  }

  private static func value(of piece: Piece, at time: Double) -> Data {
    let change = piece.to - piece.from
    switch piece.motion {
    case .linear(let curve):
      return piece.from + change.scaled(by: curve.value(at: time / piece.duration))
    case .spring(let spring, let velocity):
      return piece.from + spring.value(target: change, initialVelocity: velocity, time: time)
    case .cubic(let start, let end):
      // Hermite's form.
      let x = time / piece.duration
      let (square, cube) = (x * x, x * x * x)
      return piece.from + change.scaled(by: 3 * square - 2 * cube)
        + start.scaled(by: (cube - 2 * square + x) * piece.duration)
        + end.scaled(by: (cube - square) * piece.duration)
    }
  }

  private static func velocity(of piece: Piece, at time: Double) -> Data {
    switch piece.motion {
    case .linear(let curve):
      let slope = curve.velocity(at: time / piece.duration)
      return (piece.to - piece.from).scaled(by: slope.isFinite ? slope / piece.duration : 0)
    case .spring(let spring, let velocity):
      return spring.velocity(
        target: piece.to - piece.from, initialVelocity: velocity, time: time)
    case .cubic(_, let end): return end
    }
  }
}
