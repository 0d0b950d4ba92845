public import ViewAnimation

/// A view of which only some modifiers are animated by a transaction: the view itself goes by that around.
nonisolated struct ScopedTransactionView<Base: View, Content: View>: PrimitiveView {
  let base: Base
  let change: (inout Transaction) -> Void
  let content: (PlaceholderContentView<Base>) -> Content

  @MainActor static func _makeNode() -> _ViewNode<Self> {
    ScopedTransactionNode<Base, Content>()
  }
}

private final class ScopedTransactionNode<Base: View, Content: View>:
  _ViewNode<ScopedTransactionView<Base, Content>>
{
  private var child: _ViewNode<Content>?
  private lazy var scope = TransactionScope(node: self)

  override var onlyChild: AnyViewNode? { child }

  override func receive(_ view: ScopedTransactionView<Base, Content>) {
    let base = AnyView(view.base.modifier(_OuterTransactionModifier(scope: scope)))
    let place = PlaceholderContentView<Base>(source: PlaceholderSource(view: base))
    childNode(in: &child).update(tracking { view.content(place) }, inputs.changed(by: self))
  }

  override func transform(_ transaction: inout Transaction) { view?.change(&transaction) }
}

/// The node whose transaction the modifiers in question have.
final class TransactionScope: Sendable {
  @MainActor private weak var node: AnyViewNode?

  @MainActor init(node: AnyViewNode) { self.node = node }

  /// The transaction around the node.
  @MainActor var outer: Transaction? { node?.inputs.transaction }
}

/// Restores the transaction outside of a scope for its content.
public struct _OuterTransactionModifier: TransactionModifier {
  let scope: TransactionScope

  package func applies(after old: Self?) -> Bool? { nil }

  package func transform(_ transaction: inout Transaction) {
    let scope = scope
    guard let outer = MainActor.assumeIsolated({ scope.outer }) else { return }
    transaction = outer
  }
}

extension View {
  /// Animates what modifiers in `body` change, and not the view that they are applied to.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of the modifiers in `body`, but not that of the view.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(base: self, change: transform, content: body)
  }
}

extension ViewModifier {
  /// Returns the modifier with its changes animated.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    concat(_ConstantAnimationModifier(animation: animation))
  }

  /// Returns the modifier with the transaction of its changes transformed.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    concat(_TransactionModifier(change: transform))
  }
}
