package import Foundation
import InputModel
package import VectorGeometry
import ViewAnimation

/// Where a pan is.
package struct PanValue: Equatable {
  /// How far the pointer has come along the axis since it went down, in points.
  package let translation: CGFloat
  /// How fast it is along the axis, in points a second.
  package let velocity: CGFloat
  /// The length of the view along the axis, in points.
  package let length: CGFloat
}

/// What a part of a scene does that is moved along an axis by a pointer.
@MainActor
package struct Panning {
  package var axis: Axis
  /// Whether a pointer may go down at a point of a view of a size, in points from its top left corner.
  package var begins: (CGPoint, CGSize) -> Bool = { _, _ in true }
  /// The direction in which the pointer must go at first: 1, -1, or either for 0.
  package var direction: CGFloat = 0
  /// Takes each place from the first one on that counts.
  package var change: (PanValue) -> Void
  /// Takes the end; nil if something else has come in between.
  package var end: (PanValue?) -> Void

  package init(
    axis: Axis, change: @escaping (PanValue) -> Void, end: @escaping (PanValue?) -> Void
  ) {
    (self.axis, self.change, self.end) = (axis, change, end)
  }
}

/// A drag along one axis: a pointer that goes across it first is left to others.
final class PanRecognizer: PointerRecognizer<PanValue> {
  /// How far a pointer goes before it is one, in points.
  private static let slop: CGFloat = 10

  var panning: Panning
  private var down: (id: Int, place: CGPoint)?
  private var sampler = VelocitySampler<CGPoint.AnimatableData>()
  private var told: PanValue?
  private var hasEnded = false

  init(_ panning: Panning) { self.panning = panning }

  override func forget() {
    (down, sampler) = (nil, VelocitySampler())
    hasEnded = false
  }

  override func respond(
    to pointer: PointerEvent, _ input: GestureInput
  ) -> GesturePhase<PanValue> {
    let location = input.place.location(pointer.location, in: .local)
    let size = input.place.size
    if pointer.phase == .down {
      guard down == nil else { return phase }
      guard pointer.button == .primary, panning.begins(location, size) else { return .failed }
      down = (pointer.id, location)
    }
    guard let down, pointer.id == down.id else { return phase }
    guard pointer.phase != .cancel else { return .failed }
    if pointer.phase != .up { sampler.add(location.animatableData, at: input.time) }
    let isVertical = panning.axis == .vertical
    let (x, y) = (location.x - down.place.x, location.y - down.place.y)
    let (main, cross) = isVertical ? (y, x) : (x, y)
    if standing != .active {
      guard let verdict = verdict(main, cross) else {
        return pointer.phase == .up ? .failed : .possible
      }
      guard verdict else { return .failed }
    }
    var velocity = CGPoint.zero
    velocity.animatableData = sampler.velocity(at: input.time)
    let value = PanValue(
      translation: main, velocity: isVertical ? velocity.y : velocity.x,
      length: isVertical ? size.height : size.width)
    return pointer.phase == .up ? .ended(value) : .active(value)
  }

  /// Whether a way from the down is a pan; nil while that is open.
  private func verdict(_ main: CGFloat, _ cross: CGFloat) -> Bool? {
    guard max(abs(main), abs(cross)) >= Self.slop else { return nil }
    return abs(main) > abs(cross) && main * panning.direction >= 0
  }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    super.deliver(verdict, to: &calls)
    let panning = panning
    switch phase {
    case .active(let value) where verdict == .chosen:
      guard value != told else { return }
      told = value
      var transaction = Transaction()
      transaction.tracksVelocity = true
      calls.append { [transaction] in Transaction.run(transaction) { panning.change(value) } }
    case .ended(let value) where verdict == .chosen:
      guard !hasEnded else { return }
      (told, hasEnded) = (nil, true)
      calls.append { panning.end(value) }
    default:
      guard told != nil else { return }
      told = nil
      calls.append { panning.end(nil) }
    }
  }
}

/// A gesture that moves a part of a scene along an axis.
private struct PanGesture: _PrimitiveGesture {
  typealias Value = PanValue
  let panning: Panning

  @MainActor func _recognizer(_ last: _Recognizer<PanValue>?) -> _Recognizer<PanValue> {
    let recognizer = last as? PanRecognizer ?? PanRecognizer(panning)
    recognizer.panning = panning
    return recognizer
  }
}

extension View {
  /// Has something moved along an axis by pointers that go down in the view, after what is inside.
  package nonisolated func pans(_ panning: Panning, isEnabled: Bool = true) -> some View {
    gesture(PanGesture(panning: panning), isEnabled: isEnabled)
  }
}
