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
  private final class Setting {
    let key: ObjectIdentifier
    let name: String
    let value: Any
    let next: Setting?

    init(key: ObjectIdentifier, name: String, value: Any, next: Setting?) {
      self.key = key
      self.name = name
      self.value = value
      self.next = next
    }
  }

  private var head: Setting?

  /// The default of every value.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      var setting = head
      while let current = setting {
        if current.key == id, let value = current.value as? K.Value { return value }
        setting = current.next
      }
      return K.defaultValue
    }
    set {
      head = Setting(
        key: ObjectIdentifier(key), name: "\(K.self)", value: newValue, next: head)
    }
  }

  /// Whether both come from the same settings.
  package func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

  /// The settings, newest first.
  public var description: String {
    var parts: [String] = []
    var setting = head
    while let current = setting {
      parts.append("\(current.name) = \(current.value)")
      setting = current.next
    }
    return "[\(parts.joined(separator: ", "))]"
  }
}

extension EnvironmentValues: @unchecked Sendable {}
