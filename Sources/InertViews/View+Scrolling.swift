// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import ViewTree

// What goes with scrolling and means nothing where there is no keyboard: these compile and change nothing.

/// How a keyboard goes when a view is scrolled.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As the platform has it.
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode()
}

extension View {
  /// How a keyboard goes; without effect in a picture.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }
}
