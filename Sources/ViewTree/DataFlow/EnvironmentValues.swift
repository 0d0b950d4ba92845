/// A value that views read from their surroundings.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nothing above has set one.
  static var defaultValue: Value { get }
}

/// The values of a view's surroundings.
///
/// A linked list of settings, newest first, shared by all that lies below them; two environments with the
/// same head are the same.
public struct EnvironmentValues: CustomStringConvertible {
  @safe private class Setting {
    let key: ObjectIdentifier
    let next: Setting?
    /// The same, for those who only pass: to keep each setting on the way takes longer than to look at it.
    private let following: Unmanaged<Setting>?

    init(key: ObjectIdentifier, next: Setting?) {
      self.key = key
      self.next = next
      unsafe following = next.map { unsafe Unmanaged.passUnretained($0) }
    }

    /// The key and the value, for people.
    var description: String { "" }

    /// The newest setting of a key among this one and those before.
    func setting(of id: ObjectIdentifier) -> Setting? {
      var place = unsafe Unmanaged.passUnretained(self)
      while unsafe place._withUnsafeGuaranteedRef({ $0.key != id }) {
        guard let next = unsafe place._withUnsafeGuaranteedRef({ unsafe $0.following }) else {
          return nil
        }
        unsafe place = next
      }
      return unsafe place.takeUnretainedValue()
    }
  }

  /// The value of a key; generic over no key, whose conformance would be looked up at the first use of each.
  private final class ValueSetting<Value>: Setting {
    private let keyType: Any.Type
    let value: Value

    init(_ value: Value, of keyType: Any.Type, next: Setting?) {
      (self.keyType, self.value) = (keyType, value)
      super.init(key: ObjectIdentifier(keyType), next: next)
    }

    override var description: String { "\(keyType) = \(value)" }
  }

  private var head: Setting?

  /// The default of every value.
  public init() {}

  /// The value for a custom key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let setting = head?.setting(of: ObjectIdentifier(key)) else { return K.defaultValue }
      // A setting of a key is of the key's type: it need not be asked.
      return unsafe unsafeDowncast(setting, to: ValueSetting<K.Value>.self).value
    }
    set { head = ValueSetting(newValue, of: key, next: head) }
  }

  /// Whether both come from the same settings.
  package func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

  /// The settings, newest first.
  public var description: String {
    var parts: [String] = []
    var setting = head
    while let current = setting {
      parts.append(current.description)
      setting = current.next
    }
    return "[\(parts.joined(separator: ", "))]"
  }
}

extension EnvironmentValues: @unchecked Sendable {}
