import Synchronization

/// The value of a parameter or of a property, which copies of an intent or of an entity share.
struct SharedValue<Value: _IntentValue>: ~Copyable, Sendable {
  private let stored: Mutex<Value?>

  init(_ value: Value?) { stored = Mutex(value) }

  /// The value, or what stands for none; nil where one is needed.
  var value: Value? { stored.withLock { $0 } ?? Value._missing }

  func set(_ value: Value) { stored.withLock { $0 = value } }
}
