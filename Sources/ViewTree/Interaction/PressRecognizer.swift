import Foundation
import InputModel
import VectorGeometry

/// Follows one pointer: whatever time it takes, what counts is where it goes up, or that it stays down.
final class PressRecognizer: PointerRecognizer<Void> {
  /// How far a finger may stray out of a control, in points.
  ///
  /// Source: UIControl, measured.
  private static let reach: CGFloat = 70
  /// How long a pointer is down before a control that repeats does so, and how long it takes from then on, in seconds.
  private static let repetition = (first: 0.5, next: 0.1)

  private let show: @MainActor (Bool) -> Void
  private let flash: @MainActor () -> Void
  private let act: @MainActor () -> Void
  /// Told before the first action, and after the last.
  var edit: (@MainActor (Bool) -> Void)?
  /// Whether it acts again and again while the pointer is down.
  var repeats = false
  /// Whether the control has gone.
  var hasGone = false
  /// How long a finger is down before that shows, in seconds.
  var delay = 0.0

  private var pointer: Int?
  private var isInside = false
  private var isShown = false
  private var hasActed = false
  private var isEditing = false
  /// When it shows, in seconds; nil if it does already.
  private var showing: Double?
  /// When it acts next while the pointer is down, in seconds.
  private var repeating: Double?
  /// Whether it is due to act though the pointer is down.
  private var isDue = false
  /// Whether it has acted though the pointer is down.
  private var hasRepeated = false

  /// How long it takes where the finger may be about to scroll.
  ///
  /// Source: UIScrollView, `delaysContentTouches`, measured.
  static let delayInScrollViews = 0.15
  /// How long a press shows that was over before, in seconds.
  ///
  /// Source: our own choice; UIKit shows it for a moment that it does not name.
  static let flashDuration = 0.1

  /// - Parameter flash: Shows the press for a moment that begins now.
  init(
    show: @escaping @MainActor (Bool) -> Void, flash: @escaping @MainActor () -> Void,
    act: @escaping @MainActor () -> Void
  ) {
    (self.show, self.flash, self.act) = (show, flash, act)
  }

  override var isPressing: Bool {
    pointer != nil && (standing == .possible || hasRepeated && standing == .active)
  }

  override var deadline: Double? { [showing, repeating].compactMap(\.self).min() }

  override func respondToDeadline(_ input: GestureInput) -> GesturePhase<Void> {
    if let showing, input.isLater(than: showing, by: 0) { self.showing = nil }
    if let repeating, input.isLater(than: repeating, by: 0) {
      self.repeating = input.time(after: Self.repetition.next)
      (isDue, hasRepeated) = (isInside, hasRepeated || isInside)
    }
    return held
  }

  override func forget() {
    (pointer, isInside, hasActed, showing) = (nil, false, false, nil)
    (repeating, isDue, hasRepeated) = (nil, false, false)
  }

  /// What a pointer is that is down.
  private var held: GesturePhase<Void> { hasRepeated ? .active(()) : .possible }

  override func respond(to pointer: PointerEvent, _ input: GestureInput) -> GesturePhase<Void> {
    if pointer.phase == .down {
      guard self.pointer == nil else { return held }
      guard pointer.button == .primary else { return .failed }
      (self.pointer, isInside) = (pointer.id, true)
      if delay > 0, pointer.kind == .touch { showing = input.time(after: delay) }
      if repeats { repeating = input.time(after: Self.repetition.first) }
      return .possible
    }
    guard pointer.id == self.pointer else { return held }
    isInside = isNear(pointer, input.place)
    switch pointer.phase {
    case .down, .move: return held
    case .up:
      repeating = nil
      return isInside || hasRepeated ? .ended(()) : .failed
    case .cancel:
      repeating = nil
      return .failed
    }
  }

  private func isNear(_ pointer: PointerEvent, _ place: ResponderPlace) -> Bool {
    let reach = pointer.kind == .touch ? Self.reach : 0
    return CGRect(origin: .zero, size: place.size).insetBy(dx: -reach, dy: -reach)
      .contains(place.location(pointer.location, in: .local))
  }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    super.deliver(verdict, to: &calls)
    let isPressed = isPressing && isInside && verdict != .lost && showing == nil
    if isPressed != isShown {
      isShown = isPressed
      calls.append { [show] in show(isPressed) }
    }
    if verdict == .chosen, isDue, standing == .active { act(in: &calls) }
    isDue = false
    if verdict == .chosen, standing == .ended, !hasActed {
      hasActed = true
      if showing != nil { calls.append(flash) }
      if !hasRepeated { act(in: &calls) }
    }
    guard isEditing, standing != .active || verdict == .lost else { return }
    isEditing = false
    if let edit { calls.append { edit(false) } }
  }

  /// The control has been switched off: the press is over.
  ///
  /// - Returns: What is to be told of that.
  func retire() -> (@MainActor () -> Void)? {
    guard isEditing, let edit else { return nil }
    isEditing = false
    return { edit(false) }
  }

  private func act(in calls: inout [@MainActor () -> Void]) {
    if !isEditing, let edit { calls.append { edit(true) } }
    isEditing = true
    guard !hasGone else { return }
    calls.append(act)
  }
}
