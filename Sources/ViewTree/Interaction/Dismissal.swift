// What is left by a key, or by whoever does not see the scene: what is presented, and pages that lead back.

/// A node with a button whose press means to leave things as they are.
@MainActor
private protocol CancellingNode: AnyViewNode {}

/// A node that can be gone back from.
@MainActor
protocol LeavableNode: AnyViewNode {
  /// Whether there is something to go back to.
  var canBeLeft: Bool { get }
  /// Goes back.
  func leave()
}

/// Says of a button's content that the button cancels.
private struct CancellingModifier: PrimitiveViewModifier {
  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    CancellingModifierNode<Base>()
  }
}

private final class CancellingModifierNode<Base: View>:
  _ViewNode<ModifiedContent<Base, CancellingModifier>>, CancellingNode
{
  private var content: _ViewNode<Base>?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, CancellingModifier>) {
    childNode(in: &content).update(view.content, inputs)
  }
}

extension View {
  /// Says that the view is the content of a button that cancels.
  package nonisolated func cancels() -> some View { modifier(CancellingModifier()) }

  /// Says what kind of presentation the view is, and what ends it from outside.
  package nonisolated func dismissible(
    _ role: AccessibilityRole, name: Text? = nil, _ end: @escaping @MainActor () -> Void
  ) -> some View {
    accessibility { properties in
      properties.role = role
      properties.label = name
      properties.addedTraits = .isModal
      properties.actions = [("dismiss", end)]
    }
  }
}

extension ViewGraph {
  /// Ends what is in front, as the Escape key does: the button of an alert that cancels is pressed, a sheet, a menu or a
  /// bubble goes, and where nothing is presented the last page of a stack is left.
  ///
  /// It is called within an event.
  ///
  /// - Returns: Whether something is in front, even if it can't be ended that way.
  package func dismissFrontmost() -> Bool {
    for stage in stages.reversed() where stage.isPresenting {
      guard let layer = (stage.owner as? any Presenter)?.layerNode else { continue }
      let action = layer.cancelling?.pressAround ?? layer.dismissal
      action?()
      return true
    }
    guard let stack = rootNode?.leavable else { return false }
    stack.leave()
    return true
  }
}

extension AnyViewNode {
  /// The first button below that cancels.
  fileprivate var cancelling: AnyViewNode? {
    if let node = self as? any CancellingNode { return node }
    for child in childNodes {
      if let node = child.cancelling { return node }
    }
    return nil
  }

  /// What happens when the button around is pressed.
  fileprivate var pressAround: (@MainActor () -> Void)? {
    sequence(first: self, next: \.parent).lazy.compactMap { ($0 as? any PressableNode)?.press }
      .first
  }

  /// The first thing below that dismisses.
  fileprivate var dismissal: (@MainActor () -> Void)? {
    let actions = (self as? any AccessibleNode)?.accessibility.actions ?? []
    if let action = actions.first(where: { $0.name == "dismiss" }) { return action.action }
    for child in childNodes {
      if let action = child.dismissal { return action }
    }
    return nil
  }

  /// The innermost stack in sight that can be gone back in.
  fileprivate var leavable: (any LeavableNode)? {
    guard inputs.environment.isInSight else { return nil }
    for child in childNodes.reversed() {
      if let node = child.leavable { return node }
    }
    guard let node = self as? any LeavableNode, node.canBeLeft else { return nil }
    return node
  }
}
