import ViewLayout

/// A modifier that is no more than a box around each of the content's views.
nonisolated protocol BoxModifier: PrimitiveViewModifier {
  associatedtype Box: ModifierBox

  /// Brings a box in line with the modifier, whose node knows what came from above.
  @MainActor func update(_ box: Box, of node: AnyViewNode)
}

/// A box that its modifier tells all that it needs, once it is there.
protocol ModifierBox: WrapperBox {
  init(around content: LayoutBox, owner: AnyViewNode, session: LayoutSession)
}

extension BoxModifier {
  /// A node that puts a box around each of the content's views.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    BoxModifierNode<Base, Self>()
  }
}

private final class BoxModifierNode<Base: View, Modifier: BoxModifier>:
  WrapperNode<Base, Modifier, Modifier.Box>
{
  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> Modifier.Box {
    Modifier.Box(around: box, owner: self, session: session)
  }

  override func update(_ wrapper: Modifier.Box, with modifier: Modifier) {
    modifier.update(wrapper, of: self)
  }
}
