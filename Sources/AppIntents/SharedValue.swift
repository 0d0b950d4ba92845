import Synchronization

/// The value of a parameter or of a property, which copies of an intent or of an entity share.
struct SharedValue<Value: _IntentValue>: ~Copyable, Sendable {
  private let stored: Mutex<Value?>

  init(_ value: Value?) { stored = Mutex(value) }

  /// The value, or what stands for none; that there is none where one is needed is a mistake of the program.
  ///
  /// - Parameter name: What has the value, in words.
  func value(of name: @autoclosure () -> String) -> Value {
    guard let value = stored.withLock({ $0 }) ?? Value._missing else {
      preconditionFailure("the \(name()) has no value yet")
    }
    return value
  }

  func set(_ value: Value) { stored.withLock { $0 = value } }
}
