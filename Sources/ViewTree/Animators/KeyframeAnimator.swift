public import ViewAnimation

/// A view that follows keyframes: its content is made for the values of each time.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: PrimitiveView
{
  let initialValue: Value
  /// What starts the keyframes; nil for the view's appearance.
  let trigger: AnyEquatable?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// A view that runs through its keyframes whenever `trigger` changes.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyEquatable(trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  /// A view that runs through its keyframes from its appearance on, again and again if wanted.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// A node that makes its content for the time of each picture.
  @MainActor public static func _makeNode() -> _ViewNode<Self> {
    KeyframeAnimatorNode<Value, KeyframePath, Content>()
  }
}

private final class KeyframeAnimatorNode<Value, Path: Keyframes<Value>, Content: View>:
  _ViewNode<KeyframeAnimator<Value, Path, Content>>
{
  private var child: _ViewNode<Content>?
  private var timeline: KeyframeTimeline<Value>?
  private var start = 0.0
  private var trigger: AnyEquatable?
  private var shownTime: Double?

  override var onlyChild: AnyViewNode? { child }
  override var pathComponent: String? { "KeyframeAnimator" }
  override var isAnimating: Bool { motion.isActive(at: inputs.time) }

  override var motion: MotionLength {
    guard let timeline, timeline.duration > 0 else { return .rest(at: 0) }
    guard view?.isRepeating ?? false else { return .rest(at: start + timeline.duration) }
    return .loop(from: start, period: timeline.duration)
  }

  override func receive(_ view: KeyframeAnimator<Value, Path, Content>) {
    let isFirst = shownTime == nil
    if let new = view.trigger {
      if let trigger, trigger != new { begin(from: value(view), view) }
      trigger = new
    } else if isFirst {
      begin(from: view.initialValue, view)
    }
    show(view)
  }

  override func present() {
    if let view, shownTime != inputs.time { show(view) }
  }

  override func updateIfDirty() {
    if isDirty, let view { show(view) }
  }

  private func begin(from value: Value, _ view: KeyframeAnimator<Value, Path, Content>) {
    start = inputs.time
    timeline = KeyframeTimeline(initialValue: value, keyframes: view.keyframes(value))
    inputs.graph?.activate(self)
  }

  /// The value at the present time.
  private func value(_ view: KeyframeAnimator<Value, Path, Content>) -> Value {
    guard let timeline else { return view.initialValue }
    let elapsed = inputs.time - start
    guard view.isRepeating, timeline.duration > 0 else { return timeline.value(time: elapsed) }
    return timeline.value(
      time: elapsed - (elapsed / timeline.duration).rounded(.down) * timeline.duration)
  }

  private func show(_ view: KeyframeAnimator<Value, Path, Content>) {
    isDirty = false
    shownTime = inputs.time
    let value = value(view)
    childNode(in: &child).update(tracking { view.content(value) }, inputs)
  }
}

/// A value that can be compared, of any type.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.isEqual(rhs.value) }
}

/// A view that keyframes change.
nonisolated struct KeyframeAnimatedView<Base: View, Value, Path: Keyframes<Value>, Content: View>:
  View
{
  let base: Base
  let initialValue: Value
  let trigger: AnyEquatable?
  let isRepeating: Bool
  let content: (PlaceholderContentView<Base>, Value) -> Content
  let keyframes: (Value) -> Path

  var body: some View {
    let place = PlaceholderContentView<Base>(source: PlaceholderSource(view: AnyView(base)))
    let content = content
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, isRepeating: isRepeating,
      content: { content(place, $0) }, keyframes: keyframes)
  }
}

extension KeyframeAnimator {
  nonisolated init(
    initialValue: Value, trigger: AnyEquatable?, isRepeating: Bool,
    content: @escaping (Value) -> Content, keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.isRepeating = isRepeating
    self.content = content
    self.keyframes = keyframes
  }
}

extension View {
  /// Changes the view by values that run through keyframes whenever `trigger` changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimatedView(
      base: self, initialValue: initialValue, trigger: AnyEquatable(trigger), isRepeating: false,
      content: content, keyframes: keyframes)
  }

  /// Changes the view by values that run through keyframes from its appearance on.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimatedView(
      base: self, initialValue: initialValue, trigger: nil, isRepeating: repeating,
      content: content, keyframes: keyframes)
  }
}
