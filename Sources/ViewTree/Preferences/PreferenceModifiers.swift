/// Sets a preference for the views above, replacing the preferences of views inside.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveViewModifier {
  /// The preference value to set.
  public var value: Key.Value

  /// A node that tells a value.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    PreferenceNode<Base, Self>()
  }
}

/// Changes the preference of views inside.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveViewModifier {
  /// The change of the preference.
  public var transform: (inout Key.Value) -> Void

  /// A node that changes a value.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    PreferenceNode<Base, Self>()
  }
}

/// A modifier that tells the views above something.
@MainActor
private protocol PreferenceSource {
  associatedtype Key: PreferenceKey

  /// What is told, given what the views inside tell.
  func preference(inside: () -> Key.Value?) -> Key.Value

  /// Whether it tells the same as `other`.
  func tellsTheSame(as other: Self) -> Bool
}

extension _PreferenceWritingModifier: PreferenceSource {
  fileprivate func preference(inside: () -> Key.Value?) -> Key.Value { value }

  fileprivate func tellsTheSame(as other: Self) -> Bool {
    PropertyLinker.isEqual(value, other.value)
  }
}

extension _PreferenceTransformModifier: PreferenceSource {
  fileprivate func preference(inside: () -> Key.Value?) -> Key.Value {
    var value = inside() ?? Key.defaultValue
    transform(&value)
    return value
  }

  fileprivate func tellsTheSame(as other: Self) -> Bool { false }
}

private final class PreferenceNode<Base: View, Modifier: ViewModifier & PreferenceSource>:
  _ViewNode<ModifiedContent<Base, Modifier>>
{
  private var content: _ViewNode<Base>?
  private var last: Modifier?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, Modifier>) {
    childNode(in: &content).update(view.content, inputs)
    if let last, view.modifier.tellsTheSame(as: last) { return }
    last = view.modifier
    if Modifier.Key.self == PreferredColorSchemeKey.self { inputs.graph?.watchColorScheme() }
    inputs.graph?.preferencesDidChange()
  }

  override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {
    guard Key.self == Modifier.Key.self, let modifier = view?.modifier else {
      return super.addPreferences(to: &sum)
    }
    sum.add(modifier.preference { PreferenceSum<Modifier.Key>.below(self) })
  }
}

extension View {
  /// Sets a preference for the views above, replacing the preferences of views inside.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the preference of views inside, for the views above.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
}
