/// Two recognisers that are told everything alike.
@MainActor
class RecognizerPair: _AnyRecognizer {
  final let first: _AnyRecognizer
  final let second: _AnyRecognizer

  init(_ first: _AnyRecognizer, _ second: _AnyRecognizer) {
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

/// One recogniser, or else another.
///
/// The first counts as long as it may become a gesture, unless the second is one before: then it gives up.
/// Source: OpenSwiftUI, ExclusiveGesture.
@MainActor
final class ExclusivePair: RecognizerPair {
  override var standing: Standing {
    switch (first.standing, second.standing) {
    case (.failed, let standing): standing
    case (.possible, .active): .active
    case (let standing, _): standing
    }
  }

  override func receive(_ input: GestureInput) {
    super.receive(input)
    if first.standing == .possible, second.standing == .active { first.fail() }
  }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    switch first.standing {
    case .active, .ended:
      first.deliver(verdict, to: &calls)
      second.deliver(.lost, to: &calls)
    case .failed:
      first.deliver(.lost, to: &calls)
      second.deliver(verdict, to: &calls)
    case .possible:
      let open = verdict == .chosen ? GestureVerdict.open : verdict
      first.deliver(open, to: &calls)
      second.deliver(first.isPressing ? .lost : open, to: &calls)
    }
  }
}

/// Two recognisers at once.
@MainActor
final class SimultaneousPair: RecognizerPair {
  override var standing: Standing {
    let standings = [first.standing, second.standing]
    if standings.contains(.active) { return .active }
    if standings.contains(.possible) { return .possible }
    return standings.contains(.ended) ? .ended : .failed
  }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    first.deliver(verdict, to: &calls)
    second.deliver(verdict, to: &calls)
  }
}

/// A recogniser whose phase follows from that of two others.
@MainActor
class PairRecognizer<First, Second, Value>: _Recognizer<Value> {
  private(set) var first: _Recognizer<First>
  private(set) var second: _Recognizer<Second>
  private var pair: _AnyRecognizer

  required init(_ first: _Recognizer<First>, _ second: _Recognizer<Second>) {
    self.first = first
    self.second = second
    pair = Self.pair(first, second)
  }

  /// What the two are together.
  class func pair(_ first: _AnyRecognizer, _ second: _AnyRecognizer) -> _AnyRecognizer {
    preconditionFailure("subclasses must override pair(_:_:)")
  }

  /// The recogniser of two gestures: the last one, if it is of this kind, with their new values.
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
    pair = Self.pair(first, second)
  }

  override var isPressing: Bool { pair.isPressing }
  override var deadline: Double? { pair.deadline }
  override func receive(_ input: GestureInput) { pair.receive(input) }
  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    pair.deliver(verdict, to: &calls)
  }
  override func fail() { pair.fail() }
  override func reset() { pair.reset() }
  override func renew() { pair.renew() }

  /// Where the pair stands.
  final var pairStanding: Standing { pair.standing }
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
