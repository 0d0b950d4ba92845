package import Foundation
import InputModel
import VectorGeometry
import ViewAnimation

/// What a view does while a finger moves it, or a part of it, to a side.
package struct SidewaysDrag {
  /// Whether the way counts from where the finger has gone down; otherwise from where it was known to go to a side.
  let countsFromDown: Bool
  /// The finger moves the view, whose width is told, in points.
  let begin: @MainActor (_ width: CGFloat) -> Void
  /// How far the finger has come since, to the trailing edge.
  let change: @MainActor (_ way: CGFloat) -> Void
  /// The finger goes up, or what it does is taken from it.
  let end: @MainActor (_ isComplete: Bool) -> Void

  package nonisolated init(
    countsFromDown: Bool = false, begin: @escaping @MainActor (CGFloat) -> Void,
    change: @escaping @MainActor (CGFloat) -> Void,
    end: @escaping @MainActor (Bool) -> Void
  ) {
    self.countsFromDown = countsFromDown
    (self.begin, self.change, self.end) = (begin, change, end)
  }
}

private struct SidewaysGesture: _PrimitiveGesture {
  typealias Value = Void
  let drag: SidewaysDrag
  let isMirrored: Bool

  @MainActor func _recognizer(_ last: _Recognizer<Void>?) -> _Recognizer<Void> {
    let recognizer = last as? SidewaysRecognizer ?? SidewaysRecognizer(drag)
    (recognizer.drag, recognizer.isMirrored) = (drag, isMirrored)
    return recognizer
  }
}

/// Active once a finger has gone far enough to a side, and less up or down.
private final class SidewaysRecognizer: PointerRecognizer<Void> {
  /// How far, in points; the view does not make up for them.
  private static let slop: CGFloat = 10

  var drag: SidewaysDrag
  var isMirrored = false
  private var down: (pointer: Int, place: CGPoint)?
  private var start: CGFloat?
  private var way: CGFloat = 0
  private var width: CGFloat = 0
  private var isDragging = false

  init(_ drag: SidewaysDrag) { self.drag = drag }

  override func forget() { (down, start, way) = (nil, nil, 0) }

  override func respond(to pointer: PointerEvent, _ input: GestureInput) -> GesturePhase<Void> {
    guard pointer.kind != .mouse else { return .failed }
    let place = input.place.location(pointer.location, in: .local)
    if pointer.phase == .down {
      guard down == nil else { return phase }
      guard pointer.button == .primary else { return .failed }
      (down, width) = ((pointer.id, place), input.place.size.width)
      return .possible
    }
    guard let down, down.pointer == pointer.id else { return phase }
    guard pointer.phase != .cancel else { return .failed }
    let (x, y) = (place.x - down.place.x, place.y - down.place.y)
    if start == nil {
      if abs(y) >= Self.slop, abs(y) >= abs(x) { return .failed }
      guard abs(x) >= Self.slop, abs(x) > abs(y) else {
        return pointer.phase == .up ? .failed : .possible
      }
      start = x < 0 ? -Self.slop : Self.slop
    }
    way = drag.countsFromDown ? x : x - (start ?? 0)
    return pointer.phase == .up ? .ended(()) : .active(())
  }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    super.deliver(verdict, to: &calls)
    let isOn = verdict == .chosen && (standing == .active || standing == .ended)
    let (drag, width) = (drag, width)
    if isOn {
      let way = isMirrored ? -way : way
      if !isDragging { calls.append { drag.begin(width) } }
      isDragging = true
      calls.append {
        var transaction = Transaction()
        transaction.tracksVelocity = true
        Transaction.run(transaction) { drag.change(way) }
      }
    }
    guard isDragging, !isOn || standing == .ended else { return }
    isDragging = false
    calls.append { drag.end(isOn) }
  }
}

/// A gesture that is one as soon as a pointer goes down.
private struct TouchGesture: _PrimitiveGesture {
  typealias Value = Void
  let action: @MainActor () -> Void

  @MainActor func _recognizer(_ last: _Recognizer<Void>?) -> _Recognizer<Void> {
    let recognizer = last as? TouchRecognizer ?? TouchRecognizer()
    recognizer.action = action
    return recognizer
  }
}

private final class TouchRecognizer: PointerRecognizer<Void> {
  var action: @MainActor () -> Void = {}
  private var isTold = false

  override func forget() { isTold = false }

  override func respond(to pointer: PointerEvent, _ input: GestureInput) -> GesturePhase<Void> {
    pointer.phase == .up || pointer.phase == .cancel ? .ended(()) : .active(())
  }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    super.deliver(verdict, to: &calls)
    guard verdict == .chosen, standing == .active, !isTold else { return }
    isTold = true
    calls.append(action)
  }
}

extension View {
  /// Follows a finger that moves the view to a side.
  package nonisolated func onSidewaysDrag(
    _ drag: SidewaysDrag, isMirrored: Bool, isEnabled: Bool = true
  ) -> some View {
    gesture(SidewaysGesture(drag: drag, isMirrored: isMirrored), isEnabled: isEnabled)
  }

  /// Calls a function as a pointer goes down in the view's frame, and keeps the pointer from all that is inside.
  package nonisolated func swallowingTouches(
    _ isEnabled: Bool, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ContentShapeModifier(shape: Rectangle(), isEnabled: isEnabled))
      .highPriorityGesture(TouchGesture(action: action), isEnabled: isEnabled)
  }
}
