/// What kind of view something is, for assistive technologies.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 64)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// Over all others.
  public static let isModal = AccessibilityTraits(rawValue: 256)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 512)
  /// Taken by touches.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1024)
}

/// How the views inside count.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int
  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// Each by itself.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// As one.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// What is done with a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let number: Int
  /// It is used.
  public static let `default` = AccessibilityActionKind(number: 0)
  /// It is left.
  public static let escape = AccessibilityActionKind(number: 1)
  /// The magic tap.
  public static let magicTap = AccessibilityActionKind(number: 2)

  /// What the action is called in a scene.
  var name: String { ["press", "dismiss", "magicTap"][number] }
}

/// In which direction a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}
