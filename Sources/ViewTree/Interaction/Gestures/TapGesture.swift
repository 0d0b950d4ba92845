public import Foundation
import InputModel
import VectorGeometry

/// Taps: a pointer goes down and up in one place, a number of times.
public struct TapGesture: _PrimitiveGesture {
  /// Nothing but the signal.
  public typealias Value = Void
  /// The required number of taps.
  public var count: Int
  /// A number of taps.
  public nonisolated init(count: Int = 1) { self.count = count }

  /// One that counts taps.
  @MainActor public func _recognizer(_ last: _Recognizer<Void>?) -> _Recognizer<Void> {
    SpatialTapGesture(count: count).map { _ in }._recognizer(last)
  }
}

/// Taps with their place.
public struct SpatialTapGesture: _PrimitiveGesture {
  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The place, in points.
    public var location: CGPoint
  }
  /// The required number of taps.
  public var count: Int
  /// The coordinates of the place.
  public var coordinateSpace: CoordinateSpace

  /// A number of taps.
  public nonisolated init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A number of taps.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// One that counts taps.
  @MainActor public func _recognizer(_ last: _Recognizer<Value>?) -> _Recognizer<Value> {
    let recognizer = last as? TapRecognizer ?? TapRecognizer()
    (recognizer.count, recognizer.space) = (count, coordinateSpace)
    return recognizer
  }
}

private final class TapRecognizer: PointerRecognizer<SpatialTapGesture.Value> {
  /// A press as long as this is none.
  ///
  /// Source: OpenSwiftUI, TapGesture.
  private static let longestPress = 0.75
  /// How long after a tap the next one must be over.
  ///
  /// Source: OpenSwiftUI, RepeatGesture.
  private static let longestPause = 0.35
  /// How far the pointer may stray, in points of the canvas.
  ///
  /// Source: OpenSwiftUI, TapGesture.
  private static let greatestDistance: CGFloat = 45

  var count = 1
  var space = CoordinateSpace.local
  private var down: (id: Int, time: Double, place: CGPoint)?
  private var taps = 0
  private var lastUp: Double?
  private var limit: Double?

  override var deadline: Double? { limit }
  override var endedTaps: Int? { standing == .ended ? count : nil }
  override var possibleTaps: Int? { standing == .possible ? count : nil }

  override func forget() { (down, taps, lastUp, limit) = (nil, 0, nil, nil) }

  override func respondToDeadline(_ input: GestureInput) -> GesturePhase<SpatialTapGesture.Value> {
    limit.map { input.isLater(than: $0, by: 0) } ?? false ? .failed : .possible
  }

  override func respond(
    to pointer: PointerEvent, _ input: GestureInput
  ) -> GesturePhase<SpatialTapGesture.Value> {
    if pointer.phase == .down { return begin(pointer, input) }
    guard let down, pointer.id == down.id else { return .possible }
    guard pointer.phase != .cancel, isNear(pointer, down.place) else { return .failed }
    guard pointer.phase == .up else { return .possible }
    guard let limit, !input.isLater(than: limit, by: 0) else { return .failed }
    taps += 1
    self.down = nil
    guard taps < count else {
      return .ended(.init(location: input.place.location(pointer.location, in: space)))
    }
    lastUp = input.time
    self.limit = input.time(after: Self.longestPause)
    return .possible
  }

  private func begin(
    _ pointer: PointerEvent, _ input: GestureInput
  ) -> GesturePhase<SpatialTapGesture.Value> {
    guard down == nil else { return .possible }
    guard pointer.button == .primary else { return .failed }
    if let limit, input.isLater(than: limit, by: 0) { return .failed }
    down = (pointer.id, input.time, pointer.location)
    limit = min(limit ?? .infinity, input.time(after: Self.longestPress))
    return .possible
  }

  private func isNear(_ pointer: PointerEvent, _ place: CGPoint) -> Bool {
    let (x, y) = (pointer.location.x - place.x, pointer.location.y - place.y)
    return (x * x + y * y).squareRoot() <= Self.greatestDistance
  }
}
