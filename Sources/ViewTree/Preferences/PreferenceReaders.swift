public import ViewLayout

/// Calls a function with the preference of views inside, initially and after each change.
public struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveViewModifier {
  /// When the action is called.
  package enum Moment {
    /// Once views and layout are in line, as an event of its own.
    case afterwards
    /// At once, under the transaction of the change.
    case atOnce
  }

  package let moment: Moment
  let action: (Key.Value) -> Void

  package nonisolated init(moment: Moment, action: @escaping (Key.Value) -> Void) {
    self.moment = moment
    self.action = action
  }

  /// Creates a node that observes the preference of views inside.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    PreferenceActionNode<Base, Key>()
  }
}

/// A node that looks at what is told below it.
@MainActor
protocol PreferenceReader: AnyViewNode {
  /// Looks, and acts on what has changed.
  func readPreference()
  /// Starts to count changes anew.
  func beginSettling()
}

private final class PreferenceActionNode<Base: View, Key: PreferenceKey>:
  _ViewNode<ModifiedContent<Base, _PreferenceActionModifier<Key>>>, PreferenceReader
{
  private var content: _ViewNode<Base>?
  private var last: Key.Value?
  private var isRegistered = false
  private var changes = 0

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, _PreferenceActionModifier<Key>>) {
    childNode(in: &content).update(view.content, inputs)
    guard !isRegistered else { return }
    isRegistered = true
    inputs.graph?.addPreferenceReader(self)
  }

  func beginSettling() { changes = 0 }

  func readPreference() {
    guard let modifier = view?.modifier else { return }
    let value = PreferenceSum<Key>.below(self) ?? Key.defaultValue
    if let last, PropertyLinker.isEqual(last, value) { return }
    guard changes < ViewGraph.maximumPreferenceChanges else {
      return report(.unsettledPreference(typeName(Key.self)))
    }
    last = value
    changes += 1
    switch modifier.moment {
    case .afterwards: inputs.graph?.enqueue { modifier.action(value) }
    case .atOnce: modifier.action(value)
    }
  }
}

/// Adds a second view over or under the first, depending on the preference of the first.
public nonisolated struct _PreferenceSecondaryModifier<Key: PreferenceKey, Secondary: View>:
  ViewModifier
{
  let role: SecondaryRole
  let alignment: Alignment
  let secondary: (Key.Value) -> Secondary
  @State private var value: Key.Value?

  nonisolated init(
    role: SecondaryRole, alignment: Alignment, secondary: @escaping (Key.Value) -> Secondary
  ) {
    self.role = role
    self.alignment = alignment
    self.secondary = secondary
    _value = State(initialValue: nil)
  }

  /// The first view, watched, with the second.
  @MainActor public func body(content: Content) -> some View {
    let reading = content.modifier(
      _PreferenceActionModifier<Key>(moment: .atOnce) { value = .some($0) })
    let second = secondary(value ?? Key.defaultValue)
    if role == .background {
      reading.background(alignment: alignment) { second }
    } else {
      reading.overlay(alignment: alignment) { second }
    }
  }
}

extension View {
  /// Calls a function with the preference of views inside, initially and after each change.
  ///
  /// Changes by the function appear in the same image. Changes that continue for ten rounds are reported.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(moment: .afterwards, action: action))
  }

  /// Adds views over this one, depending on its preference.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View {
    modifier(
      _PreferenceSecondaryModifier<K, T>(
        role: .overlay, alignment: alignment, secondary: transform))
  }

  /// Adds views under this one, depending on its preference.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, T: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> T
  ) -> some View {
    modifier(
      _PreferenceSecondaryModifier<K, T>(
        role: .background, alignment: alignment, secondary: transform))
  }
}
