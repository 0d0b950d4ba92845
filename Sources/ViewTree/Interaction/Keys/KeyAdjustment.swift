import ViewLayout

/// What arrows do to a control that has the focus; nil for what can't be done.
private struct KeyAdjustment: PrimitiveViewModifier {
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    KeyAdjustmentNode<Base>()
  }
}

/// A control whose value arrows change: the focus is on all of it.
private final class KeyAdjustmentNode<Base: View>:
  _ViewNode<ModifiedContent<Base, KeyAdjustment>>, FocusableNode
{
  private var content: _ViewNode<Base>?
  private var hasFocus = false

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, KeyAdjustment>) {
    var contentInputs = inputs
    if hasFocus { contentInputs.environment.isFocused = true }
    childNode(in: &content).update(view.content, contentInputs)
  }

  override func updateIfDirty() {
    guard isDirty else { return }
    isDirty = false
    update(inputs)
  }

  var canTakeFocus: Bool { inputs.environment.isEnabled }
  var isFocusedAsOne: Bool { true }

  func focusDidChange(to isFocused: Bool) {
    hasFocus = isFocused
    invalidate()
  }

  func use(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, let modifier = view?.modifier else { return false }
    let isMirrored = inputs.environment.layoutDirection == .rightToLeft
    switch press.key {
    case .upArrow: modifier.increment?()
    case .downArrow: modifier.decrement?()
    case .rightArrow: isMirrored ? modifier.decrement?() : modifier.increment?()
    case .leftArrow: isMirrored ? modifier.increment?() : modifier.decrement?()
    default: return false
    }
    return true
  }
}

extension View {
  /// Has arrows change the control while it has the focus; nil for what can't be done.
  package nonisolated func adjustedByKeys(
    increment: (@MainActor () -> Void)?, decrement: (@MainActor () -> Void)?
  ) -> some View {
    modifier(KeyAdjustment(increment: increment, decrement: decrement))
  }
}
