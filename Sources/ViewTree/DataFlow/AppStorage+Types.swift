public import Foundation

/// How values of a type are in user defaults.
struct StoredForm<Value> {
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void

  /// Values that are there as they are.
  static var plain: StoredForm {
    StoredForm {
      $0.object(forKey: $1) as? Value
    } write: {
      $0.set($2, forKey: $1)
    }
  }

  /// The place of a name.
  func place(_ name: String, _ store: UserDefaults) -> StoredPlace {
    StoredPlace {
      store.object(forKey: name) as? any Equatable
    } read: {
      read(store, name)
    } write: { value in
      if let value = value as? Value { write(store, name, value) }
    }
  }
}

extension StoredForm where Value: RawRepresentable {
  /// Values that are there by their raw values.
  static var raw: StoredForm {
    StoredForm {
      ($0.object(forKey: $1) as? Value.RawValue).flatMap(Value.init(rawValue:))
    } write: {
      $0.set($2.rawValue, forKey: $1)
    }
  }
}

extension StoredForm {
  /// The same, or none.
  static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm
  where Value == Wrapped? {
    StoredForm {
      form.read($0, $1).map { .some($0) }
    } write: { store, name, value in
      if let value { form.write(store, name, value) } else { store.removeObject(forKey: name) }
    }
  }
}

extension StoredForm<URL> {
  /// Addresses, as text: Foundation on Linux does not give back those that it has taken.
  static var address: StoredForm {
    StoredForm {
      $0.string(forKey: $1).flatMap(URL.init(string:))
    } write: {
      $0.set($2.absoluteString, forKey: $1)
    }
  }
}

extension AppStorage {
  /// A truth value with a name, as it starts.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .plain)
  }

  /// A whole number with a name, as it starts.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .plain)
  }

  /// A number with a name, as it starts.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Double {
    self.init(wrappedValue, key, store, .plain)
  }

  /// A text with a name, as it starts.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == String {
    self.init(wrappedValue, key, store, .plain)
  }

  /// An address with a name, as it starts.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .address)
  }

  /// A date with a name, as it starts.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, .plain)
  }

  /// Bytes with a name, as they start.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .plain)
  }

  /// A value with a name, as it starts, that is a whole number in user defaults.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw)
  }

  /// A value with a name, as it starts, that is a text in user defaults.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A truth value with a name, none at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, .optional(.plain))
  }

  /// A whole number with a name, none at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, .optional(.plain))
  }

  /// A number with a name, none at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, .optional(.plain))
  }

  /// A text with a name, none at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, .optional(.plain))
  }

  /// An address with a name, none at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, .optional(.address))
  }

  /// A date with a name, none at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, .optional(.plain))
  }

  /// Bytes with a name, none at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, .optional(.plain))
  }

  /// A value with a name, none at first, that is a whole number in user defaults.
  public init<R>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, store, .optional(.raw))
  }

  /// A value with a name, none at first, that is a text in user defaults.
  public init<R>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, store, .optional(.raw))
  }
}
