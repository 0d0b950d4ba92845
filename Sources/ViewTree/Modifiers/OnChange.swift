/// Calls a function when a value differs from the one before.
public struct _ValueActionModifier<Value: Equatable>: PrimitiveViewModifier {
  let value: Value
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  /// A node that remembers the value.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ValueActionNode<Base, Value>()
  }
}

private final class ValueActionNode<Base: View, Value: Equatable>:
  _ViewNode<ModifiedContent<Base, _ValueActionModifier<Value>>>
{
  private var content: _ViewNode<Base>?
  private var last: Value?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, _ValueActionModifier<Value>>) {
    childNode(in: &content).update(view.content, inputs)
    let modifier = view.modifier
    let old = last
    last = modifier.value
    guard old.map({ $0 != modifier.value }) ?? modifier.isInitial else { return }
    inputs.graph?.enqueue { modifier.action(old ?? modifier.value, modifier.value) }
  }
}

extension View {
  /// Calls a function with the old and the new value when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls a function when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Calls a function with the new value when a value has changed.
  @available(*, deprecated, message: "use the form with two arguments or none")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: false) { action($1) })
  }
}
