/// Calls functions when the view appears and disappears.
public struct _AppearanceActionModifier: PrimitiveViewModifier {
  /// Called when the view has appeared.
  public var appear: (() -> Void)?
  /// Called when the view has gone.
  public var disappear: (() -> Void)?

  /// Calls functions when a view appears and disappears.
  public nonisolated init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

  /// A node that watches its own life.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    AppearanceNode<Base>()
  }
}

private final class AppearanceNode<Base: View>:
  _ViewNode<ModifiedContent<Base, _AppearanceActionModifier>>
{
  private var content: _ViewNode<Base>?
  /// Whether the view has appeared and is still in sight.
  private var isInSight = false

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, _AppearanceActionModifier>) {
    childNode(in: &content).update(view.content, inputs)
    let isInSight = inputs.environment.isInSight
    guard isInSight != self.isInSight else { return }
    self.isInSight = isInSight
    let action = isInSight ? view.modifier.appear : view.modifier.disappear
    if let action { inputs.graph?.enqueue(action) }
  }

  override func willUnmount() {
    guard isInSight, let disappear = view?.modifier.disappear else { return }
    inputs.graph?.enqueueDeparture(disappear)
  }
}

extension View {
  /// Calls a function when the view appears; what it changes shows in the first picture.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action))
  }

  /// Calls a function when the view has gone.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(disappear: action))
  }
}
