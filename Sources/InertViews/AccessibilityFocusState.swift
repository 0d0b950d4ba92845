public import ViewTree

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
}
