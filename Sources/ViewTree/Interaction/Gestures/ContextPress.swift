import Foundation
import InputModel
import VectorGeometry

/// What asks for the menu of a view: a finger that is held for half a second, or the second button of a mouse.
private struct ContextPressGesture: _PrimitiveGesture {
  typealias Value = Void

  @MainActor func _recognizer(_ last: _Recognizer<Void>?) -> _Recognizer<Void> {
    last as? ContextPressRecognizer ?? ContextPressRecognizer()
  }
}

/// Ends at its time with the finger down, or as the second button goes down.
private final class ContextPressRecognizer: PointerRecognizer<Void> {
  /// How long a finger is held, in seconds, and how far it may go, in points.
  ///
  /// Source: Apple, `LongPressGesture`.
  private static let (duration, reach) = (0.5, CGFloat(10))

  private var down: (id: Int, place: CGPoint, time: Double)?
  private var end: Double?

  override var deadline: Double? { standing == .possible ? end : nil }

  override func forget() { (down, end) = (nil, nil) }

  override func respond(to pointer: PointerEvent, _ input: GestureInput) -> GesturePhase<Void> {
    switch pointer.phase {
    case .down:
      guard down == nil else { return phase }
      if pointer.button == .secondary { return .ended(()) }
      guard pointer.button == .primary, pointer.kind != .mouse else { return .failed }
      down = (pointer.id, pointer.location, input.time)
      end = input.time(after: Self.duration)
      return .possible
    case .move:
      guard let down, pointer.id == down.id else { return phase }
      let (x, y) = (pointer.location.x - down.place.x, pointer.location.y - down.place.y)
      return (x * x + y * y).squareRoot() >= Self.reach ? .failed : .possible
    case .up, .cancel:
      guard let down, pointer.id == down.id else { return phase }
      return .failed
    }
  }

  override func respondToDeadline(_ input: GestureInput) -> GesturePhase<Void> {
    guard let down, input.isLater(than: down.time, by: Self.duration) else { return phase }
    return .ended(())
  }
}

extension View {
  /// Calls a function when a finger is held on the view, or the second button of a mouse goes down on it.
  package nonisolated func onContextPress(
    isEnabled: Bool = true, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    let action = Unchecked(action)
    return highPriorityGesture(
      ContextPressGesture().onEnded { MainActor.assumeIsolated { action.value() } },
      isEnabled: isEnabled)
  }
}
