import InputModel

/// A node that can have the focus: keys go to it.
@MainActor
protocol FocusableNode: AnyViewNode {
  /// Whether it can have the focus now.
  var canTakeFocus: Bool { get }
  /// Whether views inside cannot have it themselves.
  var isFocusedAsOne: Bool { get }
  /// Is told that it has the focus from now on, or no longer.
  func focusDidChange(to isFocused: Bool)
  /// Whether it has used a key that no function of a view has handled.
  func use(_ press: KeyPress) -> Bool
}

/// A node that takes text while it has the focus.
@MainActor
protocol TextTakingNode: FocusableNode {
  /// Whether nobody is to read what is written.
  var isSecret: Bool { get }
  /// Takes text, or has some of it go.
  func take(_ input: TextInput)
}

extension AnyViewNode {
  /// The first node here or below that can have the focus.
  var firstFocusable: (any FocusableNode)? {
    if let node = self as? any FocusableNode {
      if node.canTakeFocus { return node }
      if node.isFocusedAsOne { return nil }
    }
    for child in childNodes {
      if let found = child.firstFocusable { return found }
    }
    return nil
  }

  /// The node itself and those around, from the inside out.
  var lineage: some Sequence<AnyViewNode> { sequence(first: self, next: \.parent) }

  /// Whether all that is seen of the view is about to go.
  final var isGoing: Bool {
    let outputs = outputs
    return !outputs.isEmpty && outputs.allSatisfy(\.isGoing)
  }
}

extension EnvironmentValues {
  /// Whether the nearest view around that can have the focus has it.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// For which interactions a view can have the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To be used, in place of a tap.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be edited by keys.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the platform has it: both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Says that a view can have the focus.
private struct FocusableModifier: PrimitiveViewModifier {
  let isFocusable: Bool

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    FocusableModifierNode<Base>()
  }
}

private final class FocusableModifierNode<Base: View>:
  WrapperNode<Base, FocusableModifier, HitTestingBox>, FocusableNode, GestureResponder
{
  private var hasFocus = false
  private lazy var tap: _Recognizer<Void> = TapGesture().onEnded { [weak self] in
    guard let self else { return }
    inputs.graph?.focus.move(to: self, because: .pointer, at: inputs.time)
  }._recognizer(nil)

  var canTakeFocus: Bool { inputs.environment.isEnabled && view?.modifier.isFocusable ?? false }
  var isFocusedAsOne: Bool { false }
  var recognizer: _AnyRecognizer? { canTakeFocus ? tap : nil }
  let combination = GestureCombination.beside
  let passesInside = true

  func focusDidChange(to isFocused: Bool) {
    hasFocus = isFocused
    invalidate()
  }

  func use(_ press: KeyPress) -> Bool { false }

  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> HitTestingBox {
    HitTestingBox(around: box, owner: self, session: session)
  }

  override func contentInputs(for modifier: FocusableModifier) -> ViewInputs {
    guard modifier.isFocusable, inputs.environment.isFocused != hasFocus else { return inputs }
    var result = inputs
    result.environment.isFocused = hasFocus
    return result
  }

  override func updateIfDirty() {
    guard isDirty else { return }
    isDirty = false
    update(inputs)
  }
}

/// Says that the focus goes through the views inside before it goes on.
private struct FocusSectionModifier: PrimitiveViewModifier {
  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    FocusSectionNode<Base>()
  }
}

/// A node whose views come one after the other in the order of the focus.
@MainActor
protocol FocusSection: AnyViewNode {}

private final class FocusSectionNode<Base: View>:
  _ViewNode<ModifiedContent<Base, FocusSectionModifier>>, FocusSection
{
  private var content: _ViewNode<Base>?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, FocusSectionModifier>) {
    childNode(in: &content).update(view.content, inputs)
  }
}

extension View {
  /// Whether the view can have the focus: by a tap, by Tab, or by a `FocusState`.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Whether the view can have the focus, for some interactions; which ones makes no difference here.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty))
  }

  /// Lets Tab visit all views inside before it leaves the section.
  public nonisolated func focusSection() -> some View { modifier(FocusSectionModifier()) }
}
