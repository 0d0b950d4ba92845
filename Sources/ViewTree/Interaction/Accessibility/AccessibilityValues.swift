/// The role and state of a view for assistive technologies.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// The view summarizes the state of the app.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 64)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// Over all others.
  public static let isModal = AccessibilityTraits(rawValue: 256)
  /// The view is a switch.
  public static let isToggle = AccessibilityTraits(rawValue: 512)
  /// Taken by touches.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1024)
}

/// The representation of child views in the accessibility tree.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int
  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// Each by itself.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// Combines the children into one element.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// An accessibility action of a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let number: Int
  /// The main action of the view.
  public static let `default` = AccessibilityActionKind(number: 0)
  /// The action that dismisses the view.
  public static let escape = AccessibilityActionKind(number: 1)
  /// The action of a two-finger double-tap.
  public static let magicTap = AccessibilityActionKind(number: 2)

  /// What the action is called in a scene.
  var name: String { ["press", "dismiss", "magicTap"][number] }
}

/// In which direction a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Increases the value.
  case increment
  /// Decreases the value.
  case decrement
}
