public import ViewAnimation

/// A modifier that changes how changes inside it are shown.
package nonisolated protocol TransactionModifier: PrimitiveViewModifier {
  /// Whether the modifier has a say in an update that brings it in place of `old`; nil for in all,
  /// even those that start inside.
  func applies(after old: Self?) -> Bool?
  func transform(_ transaction: inout Transaction)
}

extension TransactionModifier {
  /// Creates a node that changes the transaction of its content.
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
  private var isConstant = false

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, Modifier>) {
    let applies = view.modifier.applies(after: last)
    isConstant = applies == nil
    if applies ?? false { pass = inputs.graph?.pass }
    last = view.modifier
    childNode(in: &content).update(view.content, inputs.changed(by: self))
  }

  override func transform(_ transaction: inout Transaction) {
    guard isConstant || pass != nil && pass == inputs.graph?.pass else { return }
    view?.modifier.transform(&transaction)
  }
}

/// Animates changes inside that come with a change of a value.
public struct _AnimationModifier<Value: Equatable>: TransactionModifier {
  let animation: Animation?
  let value: Value

  package func applies(after old: Self?) -> Bool? { old.map { $0.value != value } ?? false }

  package func transform(_ transaction: inout Transaction) {
    guard !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

/// Changes the transaction of every change inside.
public struct _TransactionModifier: TransactionModifier {
  let change: (inout Transaction) -> Void

  package func applies(after old: Self?) -> Bool? { nil }

  package func transform(_ transaction: inout Transaction) { change(&transaction) }
}

/// Changes the transaction of changes inside that come with a change of a value.
public struct _ValueTransactionModifier<Value: Equatable>: TransactionModifier {
  let value: Value
  let change: (inout Transaction) -> Void

  package func applies(after old: Self?) -> Bool? { old.map { $0.value != value } ?? false }

  package func transform(_ transaction: inout Transaction) { change(&transaction) }
}

/// Animates every change inside.
public struct _ConstantAnimationModifier: TransactionModifier {
  let animation: Animation?

  package func applies(after old: Self?) -> Bool? { nil }

  package func transform(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
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

  /// Animates every change of the view; nil stops animations.
  ///
  /// It animates more than is meant as a rule: `animation(_:value:)` says which changes.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(_ConstantAnimationModifier(animation: animation))
  }

  /// Changes the transaction of changes of the view that come with a change of `value`.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, change: transform))
  }
}
