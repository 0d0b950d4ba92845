// What source asks about people's settings: those of somebody who has changed none.

/// What people have set.
public enum UIAccessibility {
  /// Whether motion is reduced.
  public static let isReduceMotionEnabled = false
  /// Whether nothing is translucent.
  public static let isReduceTransparencyEnabled = false
  /// Whether screens are read aloud.
  public static let isVoiceOverRunning = false
  /// Whether text is bold.
  public static let isBoldTextEnabled = false
  /// Whether colors stand off more.
  public static let isDarkerSystemColorsEnabled = false
  /// Does nothing.
  public static func post(notification: Notification, argument: Any?) {}

  /// What is told.
  public struct Notification: Hashable, Sendable {
    private let name: String
    /// Something to read aloud.
    public static let announcement = Notification(name: "announcement")
    /// A part has changed.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// The screen has changed.
    public static let screenChanged = Notification(name: "screenChanged")
  }
}
