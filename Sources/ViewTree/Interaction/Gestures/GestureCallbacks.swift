/// A gesture that calls a function when its value changes.
public struct _ChangedGesture<Base: Gesture>: _PrimitiveGesture where Base.Value: Equatable {
  /// The values of the base gesture.
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  /// Returns the base gesture's recognizer, with a function to call.
  @MainActor public func _recognizer(_ last: _Recognizer<Base.Value>?) -> _Recognizer<Base.Value> {
    let recognizer = base._recognizer(inside: last) { ChangedRecognizer<Base.Value>($0) }
    recognizer.action = action
    return recognizer
  }
}

/// A gesture that calls a function when it ends.
public struct _EndedGesture<Base: Gesture>: _PrimitiveGesture {
  /// The values of the base gesture.
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  /// Returns the base gesture's recognizer, with a function to call.
  @MainActor public func _recognizer(_ last: _Recognizer<Base.Value>?) -> _Recognizer<Base.Value> {
    let recognizer = base._recognizer(inside: last) { EndedRecognizer<Base.Value>($0) }
    recognizer.action = action
    return recognizer
  }
}

/// A gesture that tells something else.
public struct _MapGesture<Base: Gesture, Value>: _PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  /// Returns the base gesture's recognizer, with mapped values.
  @MainActor public func _recognizer(_ last: _Recognizer<Value>?) -> _Recognizer<Value> {
    let recognizer = base._recognizer(inside: last) {
      MapRecognizer<Base.Value, Value>($0, transform)
    }
    recognizer.transform = transform
    return recognizer
  }
}

extension Gesture {
  /// A recognizer around that of the gesture: the last one, if it is of the kind that a function makes.
  @MainActor func _recognizer<Other, Outer: WrappingRecognizer<Value, Other>>(
    inside last: _Recognizer<Other>?, _ make: (_Recognizer<Value>) -> Outer
  ) -> Outer {
    guard let known = last as? Outer else { return make(_recognizer(nil)) }
    known.base = _recognizer(known.base)
    return known
  }
}

/// A recognizer around another.
@MainActor
class WrappingRecognizer<Base, Value>: _Recognizer<Value> {
  var base: _Recognizer<Base>

  init(_ base: _Recognizer<Base>) { self.base = base }

  override var isPressing: Bool { base.isPressing }
  override var endedTaps: Int? { base.endedTaps }
  override var possibleTaps: Int? { base.possibleTaps }
  override func takesOver(from other: _AnyRecognizer) -> Bool { base.takesOver(from: other) }
  override var deadline: Double? { base.deadline }
  override func receive(_ input: GestureInput) { base.receive(input) }
  override func fail() { base.fail() }
  override func reset() { base.reset() }
  override func renew() { base.renew() }
  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    base.deliver(verdict, to: &calls)
  }
}

private final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
  var action: (Value) -> Void = { _ in }
  private var last: Value?

  override var phase: GesturePhase<Value> { base.phase }

  /// Source: OpenSwiftUI, CallbacksGesture: no animation, and the velocity of what is set is kept.
  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    super.deliver(verdict, to: &calls)
    guard case .active(let value) = base.phase else {
      last = nil
      return
    }
    guard verdict == .chosen, value != last else { return }
    last = value
    calls.append { [action] in
      var transaction = Transaction()
      transaction.tracksVelocity = true
      Transaction.run(transaction) { action(value) }
    }
  }
}

private final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var action: (Value) -> Void = { _ in }
  private var hasEnded = false

  override var phase: GesturePhase<Value> { base.phase }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    super.deliver(verdict, to: &calls)
    guard case .ended(let value) = base.phase else {
      hasEnded = false
      return
    }
    guard verdict == .chosen, !hasEnded else { return }
    hasEnded = true
    calls.append { [action] in action(value) }
  }

  override func reset() {
    super.reset()
    hasEnded = false
  }
}

private final class MapRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
  var transform: (Base) -> Value

  init(_ base: _Recognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.transform = transform
    super.init(base)
  }

  override var phase: GesturePhase<Value> { base.phase.map(transform) }
}

extension Gesture {
  /// Calls a function when the gesture ends.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Calls a function whenever the gesture's value changes.
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(base: self, action: action)
  }

  /// Tells something else.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Updates state while the gesture is active: the function changes the state with each value, and the transaction
  /// of the change.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
