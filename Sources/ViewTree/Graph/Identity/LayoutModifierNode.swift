import VectorGeometry
import ViewAnimation
package import ViewLayout

/// A modifier that is a layout of one child.
package nonisolated protocol LayoutModifier: PrimitiveViewModifier, _UnaryLayout, Equatable {
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
  WrapperNode<Base, Modifier, UnaryBox<Modifier>>
{
  // As in `AnyViewNode`: read and written whole, so that uses need no check for overlap.
  @exclusivity(unchecked) private var storedAttribute: AnimatableAttribute<Modifier>?
  /// The layout once it has changed: most never do.
  private var attribute: AnimatableAttribute<Modifier>? {
    get { unsafe storedAttribute }
    set { unsafe storedAttribute = newValue }
  }

  override func newWrapper(
    around box: LayoutBox, with modifier: Modifier, session: LayoutSession
  ) -> UnaryBox<Modifier> {
    UnaryBox(
      layout(modifier), around: box, direction: inputs.environment.layoutDirection, owner: self,
      session: session)
  }

  override func update(_ view: ModifiedContent<Base, Modifier>, _ inputs: ViewInputs) {
    if attribute == nil, hasView { beginChanges() }
    super.update(view, inputs)
  }

  /// Apart, since most layouts never change.
  @inline(never)
  private func beginChanges() { attribute = AnimatableAttribute(lastView.modifier) }

  /// The layout as it is now.
  private func layout(_ modifier: Modifier) -> Modifier {
    guard let attribute else { return modifier }
    return attribute.value(at: inputs.time)
  }

  override func willShow(_ modifier: Modifier) {
    if attribute != nil { attribute.set(modifier, in: self) }
  }

  override func check(_ modifier: Modifier) {
    if let diagnostic = modifier.diagnostic { report(.layout(diagnostic.description)) }
  }

  override func present() { updateWrappers() }

  override var isAnimating: Bool { attribute?.isActive(at: inputs.time) ?? false }
  override var motion: MotionLength { attribute?.motion ?? .rest(at: 0) }

  override func update(_ wrapper: UnaryBox<Modifier>, with modifier: Modifier) {
    wrapper.update(layout: layout(modifier), direction: inputs.environment.layoutDirection)
  }
}
