/// Views taken together without any layout of their own: a modifier on a group is one on each.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// A group of the views that `content` makes.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Primitive: never called.
  public var body: Never { preconditionFailure("Group is a primitive view: it has no body") }

  /// A node with the content's node as its child.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { GroupNode<Content>() }
}

private final class GroupNode<Content: View>: _ViewNode<Group<Content>> {
  private var child: _ViewNode<Content>?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { child }

  override func receive(_ view: Group<Content>) {
    childNode(in: &child).update(view.content, inputs)
  }
}
