import Foundation
import InputModel
import VectorGeometry
import ViewAnimation
import ViewLayout

/// Follows a finger that scrolls: from some points on, along the axes that can move.
final class ScrollPan: PointerRecognizer<Void> {
  /// How far a finger goes before the content follows, in points; the content does not make up for them.
  private static let slop: CGFloat = 10
  /// A way that is as near to an axis as this, as a tangent, goes along it alone: 30°.
  private static let lock = CGFloat(3).squareRoot() / 3

  private struct Held {
    let pointer: Int
    /// Where the way counts from, in the window's coordinates.
    var start: CGPoint
    /// The axes along which it counts; nil while that is not known.
    var axes: Axis.Set?
    var way = CGSize.zero
  }

  private weak var scroller: Scroller?
  private var held: Held?
  private var sampler = VelocitySampler<CGPoint.AnimatableData>()
  private var velocity = CGSize.zero
  /// What the scroll view has been told.
  private var told = Told.nothing

  private enum Told { case nothing, touch, drag }

  init(_ scroller: Scroller) { self.scroller = scroller }

  override func forget() { (held, sampler, velocity) = (nil, VelocitySampler(), .zero) }

  override func respond(to pointer: PointerEvent, _ input: GestureInput) -> GesturePhase<Void> {
    guard let scroller, pointer.kind != .mouse else { return .failed }
    let place = input.place.location(pointer.location, in: .local)
    if pointer.phase == .down {
      guard held == nil else { return phase }
      guard pointer.button == .primary else { return .failed }
      held = Held(pointer: pointer.id, start: place)
      sampler.add(place.animatableData, at: input.time)
      guard scroller.isMoving else { return .possible }
      held?.axes = movable
      return .active(())
    }
    guard var held, held.pointer == pointer.id else { return phase }
    guard pointer.phase != .cancel else { return .failed }
    if pointer.phase == .move { sampler.add(place.animatableData, at: input.time) }
    if held.axes == nil { begin(&held, at: place) }
    // Once it scrolls it goes on, though the content comes to its start.
    if !hasBegun, let axes = held.axes, leaves(held, to: place, along: axes) { return .failed }
    guard let axes = held.axes else { return pointer.phase == .up ? .failed : .possible }
    held.way = Self.way(from: held.start, to: place, along: axes)
    self.held = held
    guard pointer.phase == .up else { return .active(()) }
    var end = CGPoint.zero
    end.animatableData = sampler.velocity(at: input.time)
    velocity = Self.way(from: .zero, to: end, along: axes)
    return .ended(())
  }

  private var movable: Axis.Set {
    guard let scroller else { return [] }
    return Axis.allCases.reduce(into: []) { if scroller.canMove(along: $1) { $0.insert($1.set) } }
  }

  /// Begins to follow, if the finger has come far enough along axes that can move.
  private func begin(_ held: inout Held, at place: CGPoint) {
    let whole = CGSize(width: place.x - held.start.x, height: place.y - held.start.y)
    var axes = movable
    if axes.contains([.horizontal, .vertical]) {
      if abs(whole.height) <= abs(whole.width) * Self.lock { axes = .horizontal }
      if abs(whole.width) <= abs(whole.height) * Self.lock { axes = .vertical }
    } else if let axis = Axis.allCases.first(where: { axes.contains($0.set) }) {
      // What goes across is for a scroll view around, or for nobody.
      guard abs(whole[axis]) >= abs(whole[axis.perpendicular]) * Self.lock else { return }
    }
    let way = Self.way(from: held.start, to: place, along: axes)
    let length = (way.width * way.width + way.height * way.height).squareRoot()
    guard length >= Self.slop else { return }
    held.axes = axes
    held.start.x += way.width / length * Self.slop
    held.start.y += way.height / length * Self.slop
  }

  private var hasBegun: Bool { standing == .active || standing == .ended }

  /// Whether a way is for what is around: down while the content is at its start, or up while that is still to grow.
  private func leaves(_ held: Held, to place: CGPoint, along axes: Axis.Set) -> Bool {
    guard axes == .vertical, let scroller,
      let around = scroller.owner?.inputs.environment.pulledAround
    else { return false }
    let isDown = place.y > held.start.y
    return isDown ? !scroller.hasRoom(along: .vertical, for: -1) : around.growsFirst
  }

  private static func way(
    from start: CGPoint, to end: CGPoint, along axes: Axis.Set
  ) -> CGSize {
    CGSize(
      width: axes.contains(.horizontal) ? end.x - start.x : 0,
      height: axes.contains(.vertical) ? end.y - start.y : 0)
  }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    super.deliver(verdict, to: &calls)
    guard let scroller else { return }
    if told == .nothing, held != nil, standing != .failed {
      told = .touch
      calls.append { scroller.touch() }
    }
    let isOn = verdict == .chosen && (standing == .active || standing == .ended)
    if isOn, told == .touch {
      told = .drag
      calls.append { scroller.beginDrag() }
    }
    if isOn, told == .drag, let way = held?.way { calls.append { scroller.drag(by: way) } }
    guard told != .nothing, standing != .possible, !(isOn && standing == .active) else { return }
    let velocity = told == .drag && isOn ? velocity : .zero
    told = .nothing
    held = nil
    calls.append { scroller.release(velocity: velocity) }
  }
}
