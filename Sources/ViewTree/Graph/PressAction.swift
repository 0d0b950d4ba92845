import VectorGraphics

/// What a control does when it is pressed; scripts look for it by the id of a view around.
struct PressActionModifier: PrimitiveViewModifier {
  let action: @MainActor () -> Void

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    PressActionNode<Base>()
  }
}

/// A node that can be pressed.
@MainActor
private protocol PressableNode: AnyObject {
  /// What happens; nil while the control is off.
  var press: (@MainActor () -> Void)? { get }
}

private final class PressActionNode<Base: View>:
  _ViewNode<ModifiedContent<Base, PressActionModifier>>, PressableNode
{
  private var content: _ViewNode<Base>?

  override var childNodes: [AnyViewNode] { content.map { [$0] } ?? [] }

  override func receive(_ view: ModifiedContent<Base, PressActionModifier>) {
    childNode(in: &content).update(view.content, inputs)
  }

  var press: (@MainActor () -> Void)? {
    guard inputs.environment.isEnabled, let action = view?.modifier.action else { return nil }
    guard let after = inputs.environment.afterPress else { return action }
    return {
      action()
      after()
    }
  }
}

extension View {
  /// Notes what happens when the view is pressed.
  package nonisolated func onPress(_ action: @escaping @MainActor () -> Void) -> some View {
    modifier(PressActionModifier(action: action))
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
    if let explicitID, "\(explicitID.base)" == id { return true }
    return (self as? any TaggedViewNode)?.documentID == id
  }

  private var firstPress: (@MainActor () -> Void)? {
    if let press = (self as? any PressableNode)?.press { return press }
    for child in childNodes {
      if let press = child.firstPress { return press }
    }
    return nil
  }
}

/// A node that knows the id that a document gives the view.
@MainActor
protocol TaggedViewNode: AnyObject {
  /// The id.
  var documentID: String? { get }
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
