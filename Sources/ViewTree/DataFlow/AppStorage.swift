public import Foundation
import ValueStreams

/// State shared by all views of a scene under one name, which begins with the value of the user defaults.
///
/// A scene keeps its changes to itself, so that the next scene begins with the same values. If the user defaults
/// belong to the program, as in Swift files that the command draws, changes are written there as well.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initialValue: Value
  private let name: String
  private let store: UserDefaults?
  private let form: StoredForm<Value>
  private var linked: StoredPlace?
  /// What was set outside of any scene, which objects may do.
  private let outside = StoredPlace()

  init(
    _ initialValue: Value, _ name: String, _ store: UserDefaults?, _ form: StoredForm<Value>
  ) {
    self.initialValue = initialValue
    self.name = name
    self.store = store
    self.form = form
  }

  /// The value; setting it runs the bodies again that have the value of this name.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { Binding(location: location) }

  /// Links the place of the name.
  public mutating func _link(_ context: inout _LinkContext) {
    let (name, form) = (name, form)
    let store = store ?? context.environment.appStorage ?? .standard
    let place = context.stored(StoredKey(name: name, store: store)) { form.place(name, store) }
    context.follow(place)
    linked = place
  }

  /// The property of an object, which reports its changes.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage path: ReferenceWritableKeyPath<Owner, AppStorage<Value>>
  ) -> Value {
    get { owner[keyPath: path].wrappedValue }
    set {
      let object = owner as? any ObservableObject
      (object?.objectWillChange as? ObservableObjectPublisher)?.send()
      owner[keyPath: path].wrappedValue = newValue
    }
  }

  private var location: StoredLocation<Value> { StoredLocation(place, initialValue) }

  /// The place: that of the view, or for an object that of the scene whose code runs.
  private var place: StoredPlace {
    if let linked { return linked }
    guard outside.value == nil, MainActor.isHere else { return outside }
    let (store, form) = (store ?? .standard, form)
    let key = StoredKey(name: name, store: store)
    let make = Unchecked { form.place(key.name, store) }
    let found: StoredPlace? = MainActor.assumeIsolated {
      StoredPlaces.current?.place(key, make.value)
    }
    return found ?? outside
  }
}

/// State that all views of a scene have under one name, and that is kept no longer.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initialValue: Value
  private let name: String
  private var place = StoredPlace()

  fileprivate init(_ initialValue: Value, _ name: String) {
    self.initialValue = initialValue
    self.name = name
  }

  /// The value; setting it runs the bodies again that have the value of this name.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    Binding(location: StoredLocation(place, initialValue))
  }

  /// Links the place of the name.
  public mutating func _link(_ context: inout _LinkContext) {
    place = context.stored(StoredKey(name: name, store: nil)) { StoredPlace() }
    context.follow(place)
  }
}

extension SceneStorage {
  /// A value with a name, as it starts.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value with a name, none at first.
  public init(_ key: String) { self.init(nil, key) }
}

extension EnvironmentValues {
  /// The user defaults of `AppStorage`; nil for the standard ones.
  var appStorage: UserDefaults? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}

private struct AppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension View {
  /// Sets the user defaults whose values `AppStorage` in the view begins with.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorage, store)
  }
}
