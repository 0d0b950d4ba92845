package import Foundation
import InputModel
import VectorGeometry

/// Where a pointer is in a control that follows it.
package struct TrackedPoint {
  /// In points from the control's top left corner.
  package let location: CGPoint
  /// The control's size, in points.
  package let size: CGSize
  /// Whether it is a finger, which is coarser than a mouse.
  package let isTouch: Bool
}

/// How a control follows a pointer, from the down on and wherever it goes.
package struct Tracking<Grip> {
  /// What the pointer has hold of as it goes down; nil for nothing.
  let begin: @MainActor (TrackedPoint) -> Grip?
  /// Takes a place of the pointer.
  let change: @MainActor (Grip, TrackedPoint) -> Void
  /// Whether it is being followed.
  let edit: @MainActor (Bool) -> Void
  /// Where what is taken hold of stands in a control of a size: for a share of its way, or at present; nil for
  /// controls without such a thing.
  let handle: (@MainActor (Double?, CGSize) -> CGPoint)?

  package nonisolated init(
    begin: @escaping @MainActor (TrackedPoint) -> Grip?,
    change: @escaping @MainActor (Grip, TrackedPoint) -> Void,
    edit: @escaping @MainActor (Bool) -> Void,
    handle: (@MainActor (Double?, CGSize) -> CGPoint)? = nil
  ) {
    (self.begin, self.change, self.edit, self.handle) = (begin, change, edit, handle)
  }
}

/// A gesture that is on from the down of a pointer to its up.
private struct TrackingGesture<Grip>: _PrimitiveGesture {
  typealias Value = Void
  let tracking: Tracking<Grip>

  @MainActor func _recognizer(_ last: _Recognizer<Void>?) -> _Recognizer<Void> {
    let recognizer = last as? TrackingRecognizer<Grip> ?? TrackingRecognizer(tracking)
    recognizer.tracking = tracking
    return recognizer
  }
}

/// Follows a pointer that has hold of something.
@MainActor
protocol HandleHolder {
  /// Where that stands in a control of a size: for a share of its way, or at present.
  func handle(at fraction: Double?, in size: CGSize) -> CGPoint?
}

private final class TrackingRecognizer<Grip>: PointerRecognizer<Void>, HandleHolder {
  var tracking: Tracking<Grip>
  private var held: (pointer: Int, grip: Grip)?
  /// The place that the control has not been told yet.
  private var place: TrackedPoint?
  private var isEditing = false

  init(_ tracking: Tracking<Grip>) { self.tracking = tracking }

  func handle(at fraction: Double?, in size: CGSize) -> CGPoint? {
    tracking.handle?(fraction, size)
  }

  override func forget() { (held, place) = (nil, nil) }

  override func respond(to pointer: PointerEvent, _ input: GestureInput) -> GesturePhase<Void> {
    let point = TrackedPoint(
      location: input.place.location(pointer.location, in: .local), size: input.place.size,
      isTouch: pointer.kind == .touch)
    if pointer.phase == .down {
      guard held == nil else { return phase }
      guard pointer.button == .primary, let grip = tracking.begin(point) else { return .failed }
      held = (pointer.id, grip)
    }
    guard pointer.id == held?.pointer else { return phase }
    guard pointer.phase != .cancel else { return .failed }
    place = point
    return pointer.phase == .up ? .ended(()) : .active(())
  }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    super.deliver(verdict, to: &calls)
    let tracking = tracking
    let isOn = verdict == .chosen && standing == .active
    if isOn, !isEditing { calls.append { tracking.edit(true) } }
    if verdict == .chosen, standing != .failed, let held, let place {
      self.place = nil
      calls.append { tracking.change(held.grip, place) }
    }
    if !isOn, isEditing { calls.append { tracking.edit(false) } }
    isEditing = isOn
  }
}

extension View {
  /// Has a control follow the pointers that go down in the view.
  package nonisolated func tracks<Grip>(_ tracking: Tracking<Grip>) -> some View {
    gesture(TrackingGesture(tracking: tracking))
  }
}
