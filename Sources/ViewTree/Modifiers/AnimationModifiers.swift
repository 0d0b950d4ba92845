public import ViewAnimation

/// A modifier that changes how changes inside it are shown.
package nonisolated protocol TransactionModifier: PrimitiveViewModifier {
  /// Whether the modifier has a say in an update that brings it in place of `old`.
  func applies(after old: Self?) -> Bool
  func transform(_ transaction: inout Transaction)
}

extension TransactionModifier {
  /// A node that changes the transaction of what is inside.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TransactionNode<Base, Self>()
  }
}

private final class TransactionNode<Base: View, Modifier: TransactionModifier>:
  _ViewNode<ModifiedContent<Base, Modifier>>
{
  private var content: _ViewNode<Base>?
  private var last: Modifier?
  private var pass: Int?

  override var childNodes: [AnyViewNode] { content.map { [$0] } ?? [] }

  override func receive(_ view: ModifiedContent<Base, Modifier>) {
    if view.modifier.applies(after: last) { pass = inputs.graph?.pass }
    last = view.modifier
    childNode(in: &content).update(view.content, inputs)
  }

  override func transform(_ transaction: inout Transaction) {
    guard let pass, pass == inputs.graph?.pass else { return }
    view?.modifier.transform(&transaction)
  }
}

/// Animates changes inside that come with a change of a value.
public struct _AnimationModifier<Value: Equatable>: TransactionModifier {
  let animation: Animation?
  let value: Value

  package func applies(after old: Self?) -> Bool { old.map { $0.value != value } ?? false }

  package func transform(_ transaction: inout Transaction) {
    guard !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

/// Changes the transaction of every change inside.
public struct _TransactionModifier: TransactionModifier {
  let change: (inout Transaction) -> Void

  package func applies(after old: Self?) -> Bool { true }

  package func transform(_ transaction: inout Transaction) { change(&transaction) }
}

extension View {
  /// Animates changes of the view that come with a change of `value`; nil stops animations.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Changes the transaction of every change of the view.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(change: transform))
  }
}
