public import ViewTree

/// Whether a button goes on while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let repeats: Bool
  /// As the platform has it: once.
  public static let automatic = ButtonRepeatBehavior(repeats: false)
  /// From half a second on, ten times a second.
  public static let enabled = ButtonRepeatBehavior(repeats: true)
  /// Once.
  public static let disabled = ButtonRepeatBehavior(repeats: false)
}

extension View {
  /// Sets whether the buttons inside go on while they are held.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.pressRepeats, behavior.repeats)
  }
}
