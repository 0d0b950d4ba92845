public import Foundation
public import ViewTree

/// State that a program keeps between its runs: in a picture always what it starts with, and kept no longer.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var state: State<Value>

  private init(starting value: Value) { state = State(initialValue: value) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }

  /// Links the state.
  public mutating func _link(_ context: inout _LinkContext) { state._link(&context) }
}

extension AppStorage {
  /// A value with a name, as it starts.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(starting: wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value with a name, none at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(starting: nil) }
}

/// State that a scene keeps between its runs: in a picture always what it starts with, and kept no longer.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var state: State<Value>

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }

  /// Links the state.
  public mutating func _link(_ context: inout _LinkContext) { state._link(&context) }
}

extension SceneStorage {
  /// A value with a name, as it starts.
  public init(wrappedValue: Value, _ key: String) { state = State(initialValue: wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value with a name, none at first.
  public init(_ key: String) { state = State(initialValue: nil) }
}

/// Where assistive technologies are: in a picture nowhere.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let focus: FocusState<Value>

  /// Whether they are on a view.
  public init() where Value == Bool { focus = FocusState() }
  /// On which view they are.
  public init<T: Hashable>() where Value == T? { focus = FocusState() }

  /// The value it starts with.
  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set {}
  }

  /// A binding, for `accessibilityFocused`.
  public var projectedValue: FocusState<Value>.Binding { focus.projectedValue }

  /// Nothing to link.
  public mutating func _link(_ context: inout _LinkContext) {}
}

extension View {
  /// Ties where assistive technologies are to a value; without effect in a picture.
  public nonisolated func accessibilityFocused(
    _ condition: FocusState<Bool>.Binding
  ) -> some View { self }

  /// Where user defaults are; without effect in a picture.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
