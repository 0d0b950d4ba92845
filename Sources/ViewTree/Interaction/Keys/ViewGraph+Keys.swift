import InputModel

extension ViewGraph {
  /// Takes what a key does.
  ///
  /// Functions of views come first, from what has the focus outward; then what has the focus itself; shortcuts; and last
  /// what moves the focus or leaves. Shortcuts with command or control come before what has the focus.
  func receive(_ input: KeyInput) {
    guard let press = KeyPress(input) else { return }
    if let current = focus.current {
      for case let node as any KeyHandlingNode in current.lineage where node.handle(press) {
        return
      }
    }
    guard press.phase != .up else { return }
    let isCommand = !press.modifiers.isDisjoint(with: [.command, .control])
    if isCommand, useShortcut(press) { return }
    if let current = focus.current, current.use(press) { return }
    if !isCommand, useShortcut(press) { return }
    if press.key == .tab, press.modifiers.subtracting(.shift).isEmpty {
      moveFocus(isBackward: press.modifiers.contains(.shift))
    } else if press.key == .escape, press.phase == .down, press.modifiers.isEmpty {
      _ = dismissFrontmost()
    }
  }

  /// Uses the first control that is on and has the shortcut, depth first, and says whether there is one.
  private func useShortcut(_ press: KeyPress) -> Bool {
    guard let action = frontNode?.press(where: { $0.shortcut?.matches(press) ?? false }) else {
      return false
    }
    if press.phase == .down { action() }
    return true
  }

  private func moveFocus(isBackward: Bool) {
    let next = FocusOrder(of: self).next(after: focus.current, isBackward: isBackward)
    if let next { focus.move(to: next, because: .tab, at: time) }
  }
}

extension AnyViewNode {
  /// What happens when the first control that is on and meets a condition is pressed; nil if there is none.
  fileprivate func press(
    where isWanted: @MainActor (any PressableNode) -> Bool
  ) -> (@MainActor () -> Void)? {
    if let node = self as? any PressableNode, let press = node.press, isWanted(node) {
      return press
    }
    for child in childNodes {
      if let found = child.press(where: isWanted) { return found }
    }
    return nil
  }
}
