import VectorGeometry
import ViewAnimation
package import ViewLayout

/// A modifier that is a layout of one child.
package nonisolated protocol LayoutModifier: PrimitiveViewModifier, Layout {
  /// What is wrong with the modifier's arguments.
  var diagnostic: LayoutDiagnostic? { get }
}

extension LayoutModifier {
  /// A node that lays out each of the content's views by the modifier.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    LayoutModifierNode<Base, Self>()
  }
}

/// The node of a layout modifier; an animated layout is laid out again at each time asked for.
private final class LayoutModifierNode<Base: View, Modifier: LayoutModifier>:
  WrappingNode<Base, Modifier>
{
  private var attribute: AnimatableAttribute<Modifier>?

  override func makeWrapper(around node: LayoutNode, session: LayoutSession) -> LayoutNode {
    let layout = attribute?.value(at: inputs.time) ?? view?.modifier
    guard let layout else { return node }
    let wrapper = ContainerNode(
      layout, name: nil, isModifier: true, owner: self, session: session)
    wrapper.update(
      layout: layout, children: [node], direction: inputs.environment.layoutDirection)
    return wrapper
  }

  override func receive(_ view: ModifiedContent<Base, Modifier>) {
    attribute.set(view.modifier, in: self)
    super.receive(view)
    if let diagnostic = view.modifier.diagnostic { report(.layout(diagnostic.description)) }
  }

  override func present() { updateWrappers() }

  override var isAnimating: Bool { attribute?.isActive(at: inputs.time) ?? false }
  override var motion: MotionLength { attribute?.motion ?? .rest(at: 0) }

  override func update(_ wrapper: LayoutNode, with modifier: Modifier) {
    guard let container = wrapper as? ContainerNode<Modifier>, let attribute else { return }
    container.update(
      layout: attribute.value(at: inputs.time), direction: inputs.environment.layoutDirection)
  }
}
