/// A view with a modifier, or a modifier with a further one.
public struct ModifiedContent<Content, Modifier> {
  /// The modified view.
  public var content: Content
  /// The modifier applied to the content.
  public var modifier: Modifier

  /// Puts a modifier on `content`.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Primitive: the node asks the modifier.
  public var body: Never {
    preconditionFailure("ModifiedContent is a primitive view: it has no body")
  }

  /// The node that the modifier makes for its content.
  @MainActor public static func _makeNode() -> _ViewNode<Self> {
    Modifier._makeNode(of: Content.self)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content modified by the first, then by the second.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
