/// A value that views tell those above them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view below tells one.
  static var defaultValue: Value { get }

  /// Adds the value of the next view to that of those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value `nil`.
  public static var defaultValue: Value { nil }
}

/// What the nodes below tell, as it is put together.
struct PreferenceSum<Key: PreferenceKey> {
  private(set) var value: Key.Value?

  /// Adds what the next view tells.
  mutating func add(_ next: Key.Value) {
    guard var sum = value else {
      value = next
      return
    }
    Key.reduce(value: &sum) { next }
    value = sum
  }

  /// Adds the value of a key that is known to be the same only at run time.
  mutating func add<Other>(_ next: Other) {
    if let next = next as? Key.Value { add(next) }
  }

  /// What the views below `node` tell, in order.
  @MainActor
  static func below(_ node: AnyViewNode) -> Key.Value? {
    var sum = PreferenceSum()
    for child in node.childNodes { child.addPreferences(to: &sum) }
    return sum.value
  }
}
