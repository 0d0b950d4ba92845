public import Foundation

extension View {
  private nonisolated func adding<T: Gesture>(
    _ gesture: T, _ combination: GestureCombination, _ mask: GestureMask
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, combination: combination, mask: mask))
  }

  /// Adds a gesture, after those of the views inside.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { adding(gesture, .after, mask) }

  /// Adds a gesture, after those of the views inside.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .after, isEnabled ? .all : .subviews)
  }

  /// Adds a gesture of a name, after those of the views inside.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { adding(gesture, .after, isEnabled ? .all : .subviews) }

  /// Adds a gesture beside those of the views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { adding(gesture, .beside, isEnabled ? .all : .subviews) }

  /// Adds a gesture beside those of the views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { adding(gesture, .beside, mask) }

  /// Adds a gesture before those of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { adding(gesture, .before, isEnabled ? .all : .subviews) }

  /// Adds a gesture before those of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { adding(gesture, .before, mask) }

  /// Calls a function on a number of taps.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { gesture(TapGesture(count: count).onEnded(action)) }

  /// Calls a function on a number of taps, with the place of the last one.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Calls a function on a long press, and another as the press begins and as it is over.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: onPressingChanged
      ).onEnded { _ in action() })
  }

  /// Calls a function on a long press, and another as the press begins and as it is over.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A gesture that calls a function as it begins and as it is over, however it ends.
private struct PressingGesture<Base: Gesture>: _PrimitiveGesture {
  typealias Value = Base.Value
  let base: Base
  let action: ((Bool) -> Void)?

  @MainActor func _recognizer(_ last: _Recognizer<Base.Value>?) -> _Recognizer<Base.Value> {
    let recognizer = base._recognizer(inside: last) { PressingRecognizer<Base.Value>($0) }
    recognizer.action = action
    return recognizer
  }
}

private final class PressingRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var action: ((Bool) -> Void)?
  private var isOn = false

  override var phase: GesturePhase<Value> { base.phase }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    super.deliver(verdict, to: &calls)
    let isNowOn = verdict == .chosen && standing == .active
    guard isNowOn != isOn else { return }
    isOn = isNowOn
    calls.append { [action] in action?(isNowOn) }
  }
}
