public import ValueStreams

/// Calls a function with the values of a publisher.
public struct _SubscriptionModifier<P: Publisher>: PrimitiveViewModifier
where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  /// A node that listens as long as it is there.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    SubscriptionNode<Base, P>()
  }
}

private final class SubscriptionNode<Base: View, P: Publisher>:
  _ViewNode<ModifiedContent<Base, _SubscriptionModifier<P>>>
where P.Failure == Never {
  private var content: _ViewNode<Base>?
  private var line: AnyCancellable?
  private var publisher: P?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, _SubscriptionModifier<P>>) {
    childNode(in: &content).update(view.content, inputs)
    guard isAnother(view.modifier.publisher) else { return }
    publisher = view.modifier.publisher
    line = view.modifier.publisher.sink { [weak self] in self?.pass($0) }
  }

  override func willUnmount() { line = nil }

  /// Whether the publisher is known to be another one; those made of closures are taken for the same.
  private func isAnother(_ new: P) -> Bool {
    guard let publisher else { return true }
    guard P.self is AnyObject.Type || P.self is any Equatable.Type else { return false }
    return !PropertyLinker.isEqual(publisher, new)
  }

  private func pass(_ value: P.Output) {
    guard let view, isMounted, let graph = inputs.graph else { return }
    let action = view.modifier.action
    guard graph.isUpdating else { return action(value) }
    graph.enqueue { action(value) }
  }
}

extension View {
  /// Calls a function with the values of a publisher, during the life of the view.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
