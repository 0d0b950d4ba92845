/// State that lasts as long as a gesture: then it is again what it starts with.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let resetTransaction: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// The state during the gesture, otherwise the initial value.
  public var wrappedValue: Value { location?.value ?? initialValue }

  /// State that starts with a value.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
  /// State that starts with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) { _, _ in } }
  /// State that starts with a value; the function says under which transaction it goes back to that.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    resetTransaction = reset
  }
  /// State that starts with a value; the function says under which transaction it goes back to that.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }
  /// State that starts with a value, and goes back to it under a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }
  /// State that starts with a value, and goes back to it under a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  /// State that starts with nil.
  public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }
  /// State that starts with nil, and goes back to it under a transaction.
  public init(resetTransaction: Transaction) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  /// State that starts with nil; the function says under which transaction it goes back to that.
  public init(
    reset: @escaping (Value, inout Transaction) -> Void
  ) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, reset: reset)
  }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  /// Links the state to its place in the graph.
  public mutating func _link(_ context: inout _LinkContext) {
    let initialValue = initialValue
    let location = context.slot { StateLocation(initialValue) }
    location.invalidate = context.invalidate
    context.noteState(location.takeChange())
    self.location = location
  }

  /// Changes the value by a function, under the transaction that the function leaves.
  @MainActor func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var (value, transaction) = (location.value, Transaction())
    transaction.tracksVelocity = true
    body(&value, &transaction)
    Transaction.run(transaction) { location.set(value) }
  }

  /// Goes back to what it starts with.
  @MainActor func reset() {
    guard let location else { return }
    var transaction = Transaction()
    resetTransaction(location.value, &transaction)
    Transaction.run(transaction) { location.set(initialValue) }
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

/// A gesture that updates state while it is active.
public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
  /// The values of the base gesture.
  public typealias Value = Base.Value
  /// The gesture that updates the state.
  public var base: Base
  /// The state that the gesture updates.
  public var state: GestureState<State>
  /// Changes the state.
  public var update: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates state while it is active.
  public nonisolated init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }

  /// Returns the base gesture's recognizer, with the state to update.
  @MainActor public func _recognizer(_ last: _Recognizer<Base.Value>?) -> _Recognizer<Base.Value> {
    let recognizer = base._recognizer(inside: last) { StateRecognizer($0, state, update) }
    (recognizer.state, recognizer.body) = (state, update)
    return recognizer
  }
}

private final class StateRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
  var state: GestureState<State>
  var body: (Value, inout State, inout Transaction) -> Void
  private var isChanged = false

  init(
    _ base: _Recognizer<Value>, _ state: GestureState<State>,
    _ body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    (self.state, self.body) = (state, body)
    super.init(base)
  }

  override var phase: GesturePhase<Value> { base.phase }

  override func deliver(_ verdict: GestureVerdict, to calls: inout [@MainActor () -> Void]) {
    super.deliver(verdict, to: &calls)
    guard verdict == .chosen, case .active(let value) = base.phase else {
      if isChanged { calls.append { [self] in goBack() } }
      return
    }
    isChanged = true
    calls.append { [state, body] in state.update { body(value, &$0, &$1) } }
  }

  override func reset() {
    super.reset()
    goBack()
  }

  private func goBack() {
    guard isChanged else { return }
    isChanged = false
    state.reset()
  }
}
