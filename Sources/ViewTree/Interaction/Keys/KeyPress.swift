public import Foundation
import InputModel

/// A key event.
public struct KeyPress: Sendable {
  /// Whether somebody used it.
  public enum Result: Sendable {
    /// Yes: it goes no further.
    case handled
    /// The event was not handled.
    case ignored
  }

  /// The phases of a key press.
  public struct Phases: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int
    /// A set by its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The phase of the key press.
  public let phase: Phases
  /// The key of the event.
  public let key: KeyEquivalent
  /// The typed characters.
  public let characters: String
  /// The keys held down with it.
  public let modifiers: EventModifiers

  /// The press that a log has; nil for a key of a name that is not known.
  init?(_ input: KeyInput) {
    guard let key = KeyEquivalent(named: input.key) else { return nil }
    self.key = key
    modifiers = EventModifiers(input.modifiers)
    let character = String(key.character)
    characters = modifiers.contains(.shift) ? character.uppercased() : character
    phase =
      switch input.phase {
      case .down: .down
      case .repeat: .repeat
      case .up: .up
      }
  }
}

/// Handles keys while the view or one inside has the focus.
private struct KeyPressModifier: PrimitiveViewModifier {
  let phases: KeyPress.Phases
  let takes: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    KeyPressNode<Base>()
  }
}

/// A node that handles keys which go to a view inside.
@MainActor
protocol KeyHandlingNode: AnyViewNode {
  /// Whether it has used a key.
  func handle(_ press: KeyPress) -> Bool
}

private final class KeyPressNode<Base: View>:
  _ViewNode<ModifiedContent<Base, KeyPressModifier>>, KeyHandlingNode
{
  private var content: _ViewNode<Base>?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, KeyPressModifier>) {
    childNode(in: &content).update(view.content, inputs)
  }

  func handle(_ press: KeyPress) -> Bool {
    guard let modifier = view?.modifier, inputs.environment.isEnabled,
      modifier.phases.contains(press.phase), modifier.takes(press)
    else { return false }
    return modifier.action(press) == .handled
  }
}

extension View {
  private nonisolated func onKeyPress(
    in phases: KeyPress.Phases, where takes: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, takes: takes, action: action))
  }

  /// Handles a key while the view or one inside has the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(in: [.down, .repeat], where: { $0.key == key }, { _ in action() })
  }

  /// Handles phases of a key while the view or one inside has the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(in: phases, where: { $0.key == key }, action)
  }

  /// Handles keys while the view or one inside has the focus.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(in: phases, where: { keys.contains($0.key) }, action)
  }

  /// Handles keys that write characters of a set while the view or one inside has the focus.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(
      in: phases,
      where: { $0.characters.unicodeScalars.allSatisfy { characters.contains($0) } }, action)
  }

  /// Handles all keys while the view or one inside has the focus.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(in: phases, where: { _ in true }, action)
  }
}
