public import ViewTree

/// The behavior of a button that is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let repeats: Bool
  /// As the platform has it: once.
  public static let automatic = ButtonRepeatBehavior(repeats: false)
  /// From half a second on, ten times a second.
  public static let enabled = ButtonRepeatBehavior(repeats: true)
  /// The button acts once.
  public static let disabled = ButtonRepeatBehavior(repeats: false)
}

extension View {
  /// Sets whether the buttons inside repeat while they are held down.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.pressRepeats, behavior.repeats)
  }
}
