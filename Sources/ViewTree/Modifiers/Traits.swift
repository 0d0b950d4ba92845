import Foundation
public import ViewLayout

/// A modifier that tells the container around something of the view.
package nonisolated protocol TraitModifier: PrimitiveViewModifier {
  func write(to traits: inout LayoutTraits)
}

extension TraitModifier {
  /// A node that changes what each of the content's views says of itself.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TraitModifierNode<Base, Self>()
  }
}

private final class TraitModifierNode<Base: View, Modifier: TraitModifier>:
  WrappingNode<Base, Modifier>
{
  override func makeWrapper(around node: LayoutNode, session: LayoutSession) -> LayoutNode {
    TraitNode(around: node, owner: self, session: session)
  }

  override func update(_ wrapper: LayoutNode, with modifier: Modifier) {
    (wrapper as? TraitNode)?.write = modifier.write
    wrapper.invalidateLayout()
  }
}

/// A node with traits of its own over those of its content.
private final class TraitNode: WrapperNode {
  var write: (inout LayoutTraits) -> Void = { _ in }

  override var traits: LayoutTraits {
    var traits = content.traits
    write(&traits)
    return traits
  }
}

/// Sets the layout priority.
public struct _LayoutPriorityModifier: TraitModifier {
  let priority: Double

  package func write(to traits: inout LayoutTraits) { traits.priority = priority }
}

/// Sets the place in the drawing order.
public struct _ZIndexModifier: TraitModifier {
  let zIndex: Double

  package func write(to traits: inout LayoutTraits) { traits.zIndex = zIndex }
}

/// Sets a value for a custom layout.
public struct _LayoutValueModifier<Key: LayoutValueKey>: TraitModifier {
  let value: Key.Value

  package func write(to traits: inout LayoutTraits) { traits.set(value, for: Key.self) }
}

extension View {
  /// Lets the view choose its size before siblings of lower priority.
  public nonisolated func layoutPriority(
    _ value: Double
  ) -> ModifiedContent<Self, _LayoutPriorityModifier> {
    modifier(_LayoutPriorityModifier(priority: value))
  }

  /// Draws the view over siblings of lower index.
  public nonisolated func zIndex(_ value: Double) -> ModifiedContent<Self, _ZIndexModifier> {
    modifier(_ZIndexModifier(zIndex: value))
  }

  /// Tells a custom layout something of the view.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> ModifiedContent<Self, _LayoutValueModifier<K>> {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
