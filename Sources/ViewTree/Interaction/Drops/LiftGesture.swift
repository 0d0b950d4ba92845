import Foundation
import InputModel
import VectorGeometry

/// How a view is taken up and carried by a pointer.
package struct Lifting {
  /// What is carried; asked for once as the view is taken up.
  let payload: () -> Any
  /// Takes where the view is carried.
  let carry: @MainActor (CarriedView) -> Void
  /// The pointer has let go; whether what was carried was taken.
  let end: @MainActor (Bool) -> Void

  package nonisolated init(
    payload: @escaping () -> Any, carry: @escaping @MainActor (CarriedView) -> Void,
    end: @escaping @MainActor (Bool) -> Void
  ) {
    (self.payload, self.carry, self.end) = (payload, carry, end)
  }
}

/// A gesture that takes a view up: a finger that is held, or a mouse that is moved with its button down.
private struct LiftGesture: _PrimitiveGesture {
  typealias Value = Void
  let lifting: Lifting

  @MainActor func _recognizer(_ last: _Recognizer<Void>?) -> _Recognizer<Void> {
    let recognizer = last as? LiftRecognizer ?? LiftRecognizer(lifting)
    recognizer.lifting = lifting
    return recognizer
  }
}

/// Possible until the view is taken up, active while it is carried.
private final class LiftRecognizer: PointerRecognizer<Void> {
  /// How long a finger is held, in seconds, and how far it may go until then, in points.
  ///
  /// Source: as a press of some length, Apple, `LongPressGesture`.
  private static let (duration, reach) = (0.5, CGFloat(10))
  /// How far a mouse goes before it takes something up, in points.
  ///
  /// Source: our choice.
  private static let mouseSlop: CGFloat = 4

  var lifting: Lifting
  private var down: (pointer: PointerEvent, time: Double)?
  /// Where the pointer is.
  private var place = CGPoint.zero
  private var source: NodeLink<LayoutBox>?
  /// Where the view was as it was taken up.
  private var frame = CGRect.null
  private var carried: CarriedView?

  init(_ lifting: Lifting) { self.lifting = lifting }

  override var deadline: Double? {
    guard standing == .possible, let down, down.pointer.kind != .mouse else { return nil }
    return InputTime(seconds: down.time + Self.duration).seconds
  }

  override func forget() { (down, source, carried) = (nil, nil, nil) }

  override func respond(to pointer: PointerEvent, _ input: GestureInput) -> GesturePhase<Void> {
    if pointer.phase == .down {
      guard down == nil else { return phase }
      guard pointer.button == .primary else { return .failed }
      down = (pointer, input.time)
    }
    guard let down, pointer.id == down.pointer.id else { return phase }
    place = pointer.location
    if standing == .active {
      return pointer.phase == .cancel ? .failed : pointer.phase == .up ? .ended(()) : .active(())
    }
    guard pointer.phase == .down || pointer.phase == .move else { return .failed }
    let start = down.pointer.location
    let distance = hypot(place.x - start.x, place.y - start.y)
    if pointer.kind == .mouse {
      return distance < Self.mouseSlop ? .possible : takeUp(input)
    }
    return distance < Self.reach ? .possible : .failed
  }

  override func respondToDeadline(_ input: GestureInput) -> GesturePhase<Void> {
    guard standing == .possible, let down, input.isLater(than: down.time, by: Self.duration) else {
      return phase
    }
    return takeUp(input)
  }

  private func takeUp(_ input: GestureInput) -> GesturePhase<Void> {
    guard let step = input.place.steps.last, let node = step.region.node else { return .failed }
    (source, frame) = (node.link, step.canvasFrame)
    return .active(())
  }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    super.deliver(verdict, to: &calls)
    guard let node = source?.node, let graph = node.owner?.inputs.graph else { return }
    let isOn = verdict == .chosen && (standing == .active || standing == .ended)
    if isOn { calls.append { [self] in carry(node, in: graph) } }
    guard !isOn || standing == .ended else { return }
    source = nil
    calls.append { [self] in letGo(isTaken: isOn && graph.drops.drop(at: place, in: graph), graph) }
  }

  private func carry(_ node: LayoutBox, in graph: ViewGraph) {
    guard let down else { return }
    if carried == nil { graph.drops.lift(lifting.payload()) }
    var view = carried ?? CarriedView(node, in: frame, at: graph.time)
    let start = down.pointer.location
    view.offset = CGSize(width: place.x - start.x, height: place.y - start.y)
    carried = view
    lifting.carry(view)
    graph.drops.move(to: place, in: graph)
  }

  private func letGo(isTaken: Bool, _ graph: ViewGraph) {
    graph.drops.cancel()
    if carried != nil { lifting.end(isTaken) }
    carried = nil
  }
}

extension View {
  /// Has pointers take the view up and carry it.
  package nonisolated func lifts(_ lifting: Lifting) -> some View {
    highPriorityGesture(LiftGesture(lifting: lifting))
  }
}
