import InputModel

/// One gesture, then another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The value of the active gesture.
  public enum Value {
    /// The first gesture is active.
    case first(First.Value)
    /// The second, if it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// One gesture, then another.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// One of each, the second of which begins when the first has ended.
  @MainActor public func _recognizer(_ last: _Recognizer<Value>?) -> _Recognizer<Value> {
    let known = last as? SequenceRecognizer<First, Second>
    let recognizer =
      known ?? SequenceRecognizer(first._recognizer(nil), second._recognizer(nil))
    recognizer.first = first._recognizer(recognizer.first)
    recognizer.second = second._recognizer(recognizer.second)
    return recognizer
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  _Recognizer<SequenceGesture<First, Second>.Value>
{
  var first: _Recognizer<First.Value>
  var second: _Recognizer<Second.Value>
  /// The pointers that are down, for the second gesture to begin with.
  private var pointers: [PointerEvent] = []
  private var hasPassedOn = false

  init(_ first: _Recognizer<First.Value>, _ second: _Recognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    guard case .ended(let value) = first.phase else { return first.phase.map { .first($0) } }
    switch second.phase {
    case .possible: return .active(.second(value, nil))
    case .active(let next): return .active(.second(value, next))
    case .ended(let next): return .ended(.second(value, next))
    case .failed: return .failed
    }
  }

  override var isPressing: Bool { first.isOver ? second.isPressing : first.isPressing }
  override func takesOver(from other: _AnyRecognizer) -> Bool {
    first.isOver ? standing == .active : first.takesOver(from: other)
  }
  override var deadline: Double? { first.isOver ? second.deadline : first.deadline }

  override func receive(_ input: GestureInput) {
    note(input.event)
    guard !hasPassedOn else { return second.receive(input) }
    first.receive(input)
    guard first.standing == .ended else { return }
    hasPassedOn = true
    for var pointer in pointers {
      pointer.phase = .down
      second.receive(
        GestureInput(event: .pointer(pointer), time: input.time, place: input.place))
    }
  }

  private func note(_ event: GestureInput.Event) {
    guard case .pointer(let pointer) = event else { return }
    pointers.removeAll { $0.id == pointer.id }
    if pointer.phase == .down || pointer.phase == .move { pointers.append(pointer) }
  }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    first.deliver(verdict, to: &calls)
    second.deliver(verdict, to: &calls)
  }

  override func fail() {
    first.fail()
    second.fail()
  }

  override func reset() {
    first.reset()
    second.reset()
    (pointers, hasPassedOn) = ([], false)
  }

  override func renew() {
    guard isOver else { return }
    reset()
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// Both values.
  public struct Value {
    /// The first one's.
    public var first: First.Value?
    /// The second one's.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures at once.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// One of each, which tell together.
  @MainActor public func _recognizer(_ last: _Recognizer<Value>?) -> _Recognizer<Value> {
    SimultaneousRecognizer<First, Second>.following(first, second, after: last)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<
    First.Value, Second.Value, SimultaneousPair, SimultaneousGesture<First, Second>.Value
  >
{
  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    return switch pair.standing {
    case .possible: .possible
    case .active: .active(value)
    case .ended: .ended(value)
    case .failed: .failed
    }
  }
}

/// One gesture or else another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The value of the active gesture.
  public enum Value {
    /// The first gesture is active.
    case first(First.Value)
    /// The second gesture is active.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// One gesture or else another.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// One of each, of which the first goes before the second.
  @MainActor public func _recognizer(_ last: _Recognizer<Value>?) -> _Recognizer<Value> {
    ExclusiveRecognizer<First, Second>.following(first, second, after: last)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<
    First.Value, Second.Value, ExclusivePair, ExclusiveGesture<First, Second>.Value
  >
{
  override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    guard let leader = pair.leader else { return .possible }
    return leader === first ? first.phase.map { .first($0) } : second.phase.map { .second($0) }
  }
}

extension Gesture {
  /// Waits for this gesture, then for another.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Takes this gesture and another at once.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Takes this gesture or else another.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
