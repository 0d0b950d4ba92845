package import VectorGeometry

/// How fast a value moves that is told now and then, by what was told last.
///
/// Source: OpenSwiftUI, `VelocitySampler`.
package struct VelocitySampler<Value: VectorArithmetic>: Equatable {
  /// How long after its last sample a value counts as held still, in seconds.
  package static var stillness: Double { 0.1 }
  /// How far ahead an end is predicted, in seconds.
  ///
  /// Source: SwiftUI's interface, where `DragGesture.Value.velocity` is 4 (predicted end - location).
  package static var prediction: Double { 0.25 }

  private struct Sample: Equatable {
    let time: Double
    let value: Value
  }

  /// At most three samples, the newest last.
  private var samples: [Sample] = []

  package init() {}

  /// When the last sample came, in seconds; nil without any.
  package var lastTime: Double? { samples.last?.time }

  /// The last value.
  package var lastValue: Value? { samples.last?.value }

  /// Takes a value at a time not before the last one's; one of the same time replaces it.
  package mutating func add(_ value: Value, at time: Double) {
    precondition(time >= lastTime ?? -.infinity, "samples must come in the order of time")
    if lastTime == time { samples.removeLast() }
    samples.append(Sample(time: time, value: value))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// The velocity per second of the samples: a quarter of the newest difference and three of the one before.
  package var velocity: Value {
    guard samples.count > 1 else { return .zero }
    let newest = difference(endingAt: samples.count - 1)
    guard samples.count > 2 else { return newest }
    return newest.scaled(by: 0.25) + difference(endingAt: 1).scaled(by: 0.75)
  }

  /// The velocity at a time, none for a value that was held still.
  package func velocity(at time: Double) -> Value {
    guard let lastTime, time - lastTime <= Self.stillness else { return .zero }
    return velocity
  }

  /// Where a value that is let go at a time is thought to come to; nil without samples.
  package func predictedEnd(at time: Double) -> Value? {
    lastValue.map { $0 + velocity(at: time).scaled(by: Self.prediction) }
  }

  private func difference(endingAt index: Int) -> Value {
    let (older, newer) = (samples[index - 1], samples[index])
    return (newer.value - older.value).scaled(by: 1 / (newer.time - older.time))
  }
}
