public import Foundation
import InputModel
import VectorGeometry

/// A long press: a pointer is held in one place.
public struct LongPressGesture: _PrimitiveGesture {
  /// Whether it is on.
  public typealias Value = Bool
  /// The minimum duration, in seconds.
  public var minimumDuration: Double
  /// The maximum movement of the pointer, in points.
  public var maximumDistance: CGFloat

  /// A press of some duration.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// One that measures time and distance.
  @MainActor public func _recognizer(_ last: _Recognizer<Bool>?) -> _Recognizer<Bool> {
    let recognizer = last as? LongPressRecognizer ?? LongPressRecognizer()
    recognizer.minimumDuration = minimumDuration
    recognizer.maximumDistance = maximumDistance
    return recognizer
  }
}

/// Active from the down on, ended at the very time, failed at the up before it or at the greatest distance.
private final class LongPressRecognizer: PointerRecognizer<Bool> {
  var minimumDuration = 0.5
  var maximumDistance: CGFloat = 10
  private var down: (id: Int, place: CGPoint)?
  private var end: Double?

  override var deadline: Double? { end }

  /// A control or a tap has priority until the press reaches its duration; a held control has priority even then.
  override func takesOver(from other: _AnyRecognizer) -> Bool {
    standing == .ended && !other.isPressing
  }

  override func forget() { (down, end) = (nil, nil) }

  override func respondToDeadline(_ input: GestureInput) -> GesturePhase<Bool> {
    end.map { input.isLater(than: $0, by: 0) } ?? false ? .ended(true) : phase
  }

  override func respond(to pointer: PointerEvent, _ input: GestureInput) -> GesturePhase<Bool> {
    if pointer.phase == .down {
      guard down == nil else { return phase }
      guard pointer.button == .primary else { return .failed }
      down = (pointer.id, pointer.location)
      end = input.time(after: minimumDuration)
      return .active(true)
    }
    guard let down, let end, pointer.id == down.id else { return phase }
    if input.isLater(than: end, by: 0) { return .ended(true) }
    let (x, y) = (pointer.location.x - down.place.x, pointer.location.y - down.place.y)
    let isNear = (x * x + y * y).squareRoot() < maximumDistance
    return pointer.phase == .move && isNear ? .active(true) : .failed
  }
}
