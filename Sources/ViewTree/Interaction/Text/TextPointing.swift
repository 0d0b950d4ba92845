import Foundation
import InputModel
import VectorGeometry

/// Follows a pointer in a field: a mouse from its down on, a finger as it taps.
final class TextPointing: PointerRecognizer<Void> {
  /// What a pointer has done.
  struct Step {
    /// Where it went down and where it is, in points from the field's top left corner.
    let start: CGPoint
    let end: CGPoint
    let isTouch: Bool
    /// Whether the pointer goes down now.
    let isDown: Bool
    /// How many clicks or taps there were in a row: 1, 2 or 3.
    let clicks: Int
  }

  /// The time that a second click may take, in seconds, and how far it may be, in points.
  ///
  /// Source: TapGesture's.
  private static let (delay, reach) = (0.35, 45.0)
  /// How far a finger may go on a tap, in points.
  private static let slop: CGFloat = 10

  private let act: @MainActor (Step) -> Void
  private var pointer: Int?
  private var start = CGPoint.zero
  private var step: Step?
  /// The last click: when it was over, where it was, and the how manyth it was.
  private var last: (time: Double, place: CGPoint, clicks: Int)?
  private var clicks = 1

  init(_ act: @escaping @MainActor (Step) -> Void) { self.act = act }

  override func forget() { (pointer, step) = (nil, nil) }

  override func respond(to pointer: PointerEvent, _ input: GestureInput) -> GesturePhase<Void> {
    let place = input.place.location(pointer.location, in: .local)
    let isTouch = pointer.kind == .touch
    if pointer.phase == .down {
      guard self.pointer == nil else { return phase }
      guard pointer.button == .primary else { return .failed }
      (self.pointer, start) = (pointer.id, place)
      clicks = number(of: pointer, at: input.time)
      if isTouch { return .possible }
    }
    guard pointer.id == self.pointer else { return phase }
    let step = Step(
      start: start, end: place, isTouch: isTouch, isDown: isTouch || pointer.phase == .down,
      clicks: clicks)
    switch pointer.phase {
    case .cancel: return .failed
    case .up:
      last = (input.time, pointer.location, clicks)
      if isTouch { self.step = step }
      return .ended(())
    case .move where isTouch:
      let distance = hypot(place.x - start.x, place.y - start.y)
      return distance > Self.slop ? .failed : .possible
    case .down, .move:
      self.step = step
      return .active(())
    }
  }

  /// The how manyth click in a row the one is that begins.
  private func number(of pointer: PointerEvent, at time: Double) -> Int {
    guard let last, time - last.time <= Self.delay,
      hypot(pointer.location.x - last.place.x, pointer.location.y - last.place.y) <= Self.reach
    else { return 1 }
    return last.clicks % 3 + 1
  }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    super.deliver(verdict, to: &calls)
    guard verdict == .chosen, standing != .failed, let step else { return }
    self.step = nil
    calls.append { [act] in act(step) }
  }
}
