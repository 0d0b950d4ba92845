/// Two recognizers that receive the same events.
@MainActor
class RecognizerPair: _AnyRecognizer {
  final let first: _AnyRecognizer
  final let second: _AnyRecognizer

  required init(_ first: _AnyRecognizer, _ second: _AnyRecognizer) {
    self.first = first
    self.second = second
  }

  override var isPressing: Bool { first.isPressing || second.isPressing }

  override var deadline: Double? {
    [first, second].filter { !$0.isOver }.compactMap(\.deadline).min()
  }

  override func receive(_ input: GestureInput) {
    first.receive(input)
    second.receive(input)
  }

  override func fail() {
    first.fail()
    second.fail()
  }

  override func reset() {
    first.reset()
    second.reset()
  }

  override func renew() {
    first.renew()
    second.renew()
  }
}

/// One recognizer, or else another.
///
/// The first one comes before the second as long as it is possible. A second gesture that takes over makes it fail: a
/// drag as soon as it is active, a long press at its end. So a tap inside a long press ends as a tap if the pointer
/// goes up early. A tap waits for a tap gesture with a higher count in second position.
/// Source: OpenSwiftUI, ExclusiveGesture; for the counts, iOS 18.
@MainActor
final class ExclusivePair: RecognizerPair {
  /// The recognizer that determines the phase, or `nil` while that is open.
  var leader: _AnyRecognizer? {
    switch (first.standing, second.standing) {
    case (.failed, _): second
    case (.possible, .failed): first
    case (.possible, .active): first.isPressing ? nil : second
    case (.possible, _): nil
    case (.ended, .possible): waitsForMoreTaps ? nil : first
    case (.ended, .ended): hasFewerTaps ? second : first
    case (.active, _), (.ended, _): first
    }
  }

  private var waitsForMoreTaps: Bool {
    guard let count = first.endedTaps, let possible = second.possibleTaps else { return false }
    return count < possible
  }

  /// Whether the second has counted on where the first has ended, which has waited for it.
  private var hasFewerTaps: Bool {
    guard let count = first.endedTaps, let more = second.endedTaps else { return false }
    return count < more
  }

  override var standing: Standing { leader?.standing ?? .possible }
  override var endedTaps: Int? { leader?.endedTaps }
  override var possibleTaps: Int? {
    [first, second].compactMap(\.possibleTaps).max()
  }

  override func takesOver(from other: _AnyRecognizer) -> Bool {
    leader?.takesOver(from: other) ?? false
  }

  override func receive(_ input: GestureInput) {
    super.receive(input)
    if first.standing == .possible, second.takesOver(from: first) { first.fail() }
  }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    let open = verdict == .chosen ? GestureVerdict.open : verdict
    guard let leader else {
      first.deliver(open, to: &calls)
      return second.deliver(first.isPressing ? .lost : open, to: &calls)
    }
    let isFirst = leader === first
    first.deliver(isFirst ? verdict : first.isOver ? .lost : open, to: &calls)
    second.deliver(isFirst ? .lost : verdict, to: &calls)
  }
}

/// Two recognizers at once.
@MainActor
final class SimultaneousPair: RecognizerPair {
  override var standing: Standing {
    let standings = [first.standing, second.standing]
    if standings.contains(.active) { return .active }
    if standings.contains(.possible) { return .possible }
    return standings.contains(.ended) ? .ended : .failed
  }

  override func takesOver(from other: _AnyRecognizer) -> Bool {
    first.takesOver(from: other) || second.takesOver(from: other)
  }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    first.deliver(verdict, to: &calls)
    second.deliver(verdict, to: &calls)
  }
}

/// A recognizer whose phase follows from that of a pair.
@MainActor
class PairRecognizer<First, Second, Pair: RecognizerPair, Value>: _Recognizer<Value> {
  private(set) final var first: _Recognizer<First>
  private(set) final var second: _Recognizer<Second>
  private(set) final var pair: Pair

  required init(_ first: _Recognizer<First>, _ second: _Recognizer<Second>) {
    self.first = first
    self.second = second
    pair = Pair(first, second)
  }

  /// The recognizer of two gestures: the last one, if it is of this kind, with their new values.
  static func following(
    _ first: some Gesture<First>, _ second: some Gesture<Second>, after last: _Recognizer<Value>?
  ) -> Self {
    guard let known = last as? Self else {
      return Self(first._recognizer(nil), second._recognizer(nil))
    }
    known.update(first._recognizer(known.first), second._recognizer(known.second))
    return known
  }

  private func update(_ first: _Recognizer<First>, _ second: _Recognizer<Second>) {
    guard first !== self.first || second !== self.second else { return }
    self.first = first
    self.second = second
    pair = Pair(first, second)
  }

  override var isPressing: Bool { pair.isPressing }
  override var deadline: Double? { pair.deadline }
  override var endedTaps: Int? { pair.endedTaps }
  override var possibleTaps: Int? { pair.possibleTaps }
  override func takesOver(from other: _AnyRecognizer) -> Bool { pair.takesOver(from: other) }
  override func receive(_ input: GestureInput) { pair.receive(input) }
  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    pair.deliver(verdict, to: &calls)
  }
  override func fail() { pair.fail() }
  override func reset() { pair.reset() }
  override func renew() { pair.renew() }
}

extension GesturePhase {
  /// What an active or ended gesture tells.
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  /// The phase with another value.
  func map<Other>(_ body: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(body(value))
    case .ended(let value): .ended(body(value))
    case .failed: .failed
    }
  }
}
