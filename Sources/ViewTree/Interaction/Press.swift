import Foundation
import InputModel
import VectorGeometry
import VectorGraphics

/// What a control does when it is pressed: at the up of a pointer that is still near.
struct PressModifier: PrimitiveViewModifier {
  /// Whether it can be pressed, as it is asked when a pointer goes down.
  var isOn: @MainActor () -> Bool = { true }
  /// Whether it goes on while the pointer is down; nil for what the surroundings say.
  var repeats: Bool?
  /// Told before the first action of a press, and after the last.
  var edit: (@MainActor (Bool) -> Void)?
  let action: @MainActor () -> Void

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    PressNode<Base>()
  }
}

/// A node that can be pressed.
@MainActor
protocol PressableNode: AnyObject {
  /// What happens; nil while the control is off.
  var press: (@MainActor () -> Void)? { get }
  /// The keys that press it.
  var shortcut: KeyboardShortcut? { get }
}

private final class PressNode<Base: View>:
  WrapperNode<Base, PressModifier, HitTestingBox>, PressableNode, GestureResponder, AccessibleNode,
  FocusableNode
{
  private var isPressed = false
  /// Presses that have shown, so that the end of a flash leaves a later one alone.
  private var showings = 0
  private var hasFocus = false
  private lazy var pressing = PressRecognizer { [weak self] in
    self?.show($0)
  } flash: { [weak self] in
    self?.flash()
  } act: { [weak self] in
    self?.act?()
  }

  let combination = GestureCombination.after
  let passesInside = true

  var recognizer: _AnyRecognizer? {
    guard let modifier = view?.modifier, act != nil else { return nil }
    pressing.edit = modifier.edit
    pressing.repeats = modifier.repeats ?? inputs.environment.pressRepeats
    pressing.delay =
      windowsAround.contains { window in
        (window.owner as? any ScrollingNode)?.recognizer != nil
      } ? PressRecognizer.delayInScrollViews : 0
    return pressing
  }

  var press: (@MainActor () -> Void)? {
    guard let act, let edit = view?.modifier.edit else { return act }
    return {
      edit(true)
      act()
      edit(false)
    }
  }

  /// What happens, and after it what is to follow the action of a button there; nil while it is off.
  private var act: (@MainActor () -> Void)? {
    guard inputs.environment.isEnabled, let modifier = view?.modifier, modifier.isOn() else {
      return nil
    }
    let action = modifier.action
    let (after, told) = (inputs.environment.afterPress, inputs.environment.afterUse)
    guard after != nil || told != nil else { return action }
    return {
      action()
      after?()
      told?()
    }
  }

  var accessibility: AccessibilityProperties {
    var properties = AccessibilityProperties()
    if let press { properties.actions = [("press", press)] }
    return properties
  }

  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> HitTestingBox {
    HitTestingBox(around: box, owner: self, session: session)
  }

  override func contentInputs(for modifier: PressModifier) -> ViewInputs {
    var result = inputs
    if isPressed, !inputs.environment.isPressed { result.environment.isPressed = true }
    if hasFocus { result.environment.isFocused = true }
    if act == nil, let end = pressing.retire() { inputs.graph?.enqueue(end) }
    return result
  }

  var shortcut: KeyboardShortcut? { inputs.environment.keyboardShortcut }

  var canTakeFocus: Bool { inputs.environment.isEnabled }
  var isFocusedAsOne: Bool { false }

  func focusDidChange(to isFocused: Bool) {
    hasFocus = isFocused
    invalidate()
  }

  /// Space and Return press the control.
  func use(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, press.key == .space || press.key == .return else { return false }
    if press.phase == .down { self.press?() }
    return true
  }

  override func updateIfDirty() {
    guard isDirty else { return }
    isDirty = false
    update(inputs)
  }

  override func willUnmount() { pressing.hasGone = true }

  private func show(_ isPressed: Bool) {
    self.isPressed = isPressed
    if isPressed { showings += 1 }
    invalidate()
  }

  private func flash() {
    guard let graph = inputs.graph else { return }
    show(true)
    let showing = showings
    graph.schedule(at: graph.time + PressRecognizer.flashDuration) { [weak self] in
      if let self, showings == showing, isPressed { show(false) }
    }
  }
}

extension View {
  /// Has something happen when the view is pressed; what is inside is told that it is.
  package nonisolated func onPress(_ action: @escaping @MainActor () -> Void) -> some View {
    modifier(PressModifier(action: action))
  }

  /// Has something happen when the view is pressed, again and again while the pointer stays down.
  ///
  /// - Parameter edit: Told before the first time, and after the last.
  package nonisolated func onRepeatedPress(
    edit: @escaping @MainActor (Bool) -> Void, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(PressModifier(repeats: true, edit: edit, action: action))
  }

  /// Has something happen when the view is pressed, while it can be.
  package nonisolated func onPress(
    while isOn: @escaping @MainActor () -> Bool, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(PressModifier(isOn: isOn, action: action))
  }
}

extension AnyViewNode {
  /// What happens when the first control in the view with an id is pressed; nil if there is none, or it is off.
  fileprivate func press(id: String) -> (@MainActor () -> Void)? { node(id: id)?.firstPress }

  private func node(id: String) -> AnyViewNode? {
    if identifies(id) { return self }
    for child in childNodes {
      if let found = child.node(id: id) { return found }
    }
    return nil
  }

  private func identifies(_ id: String) -> Bool {
    explicitIDs.contains { "\($0.base)" == id } || documentTag?.id == id
  }

  var firstPress: (@MainActor () -> Void)? {
    if let press = (self as? any PressableNode)?.press { return press }
    for child in childNodes {
      if let press = child.firstPress { return press }
    }
    return nil
  }
}

extension ViewGraph {
  /// Presses the first control in the view with an id, at the time that the graph has come to.
  ///
  /// - Returns: Whether there is such a control and it is not off.
  package func press(id: String) -> Bool {
    guard let press = rootNode?.press(id: id) else { return false }
    schedule(at: time, press)
    return true
  }
}

extension EnvironmentValues {
  /// What happens after the action of a button that is pressed.
  package var afterPress: (@MainActor () -> Void)? {
    get { self[AfterPressKey.self] }
    set { self[AfterPressKey.self] = newValue }
  }
}

private enum AfterPressKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// What is told of every use of a control or gesture: once its own function was called.
  package var afterUse: (@MainActor () -> Void)? {
    get { self[AfterUseKey.self] }
    set { self[AfterUseKey.self] = newValue }
  }
}

private enum AfterUseKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// Whether buttons go on while they are held.
  package var pressRepeats: Bool {
    get { self[PressRepeatsKey.self] }
    set { self[PressRepeatsKey.self] = newValue }
  }
}

private enum PressRepeatsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the control around is pressed.
  package var isPressed: Bool {
    get { self[IsPressedKey.self] }
    set { self[IsPressedKey.self] = newValue }
  }
}

private enum IsPressedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
