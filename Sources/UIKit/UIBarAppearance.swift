// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// How bars of UIKit look; the bars of pictures have modifiers for it.

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
}

/// How a bar looks.
open class UIBarAppearance {
  /// As the system has it.
  public required init() {}
  public var backgroundColor: UIColor?
  /// A picture as the ground.
  public var backgroundImage: UIImage?
  /// The line beside.
  public var shadowColor: UIColor?
  /// The line beside, as a picture.
  public var shadowImage: UIImage?

  /// As the system has it.
  public func configureWithDefaultBackground() {}
  /// With an opaque ground.
  public func configureWithOpaqueBackground() {}
  /// Without ground.
  public func configureWithTransparentBackground() {}
}

/// How a bar of navigation looks.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Sets the sign for back.
  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {}
}

/// How a bar of tabs looks.
public final class UITabBarAppearance: UIBarAppearance {
  /// How tabs above each other look.
  public let stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs beside each other look.
  public let inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs beside each other look in a low bar.
  public let compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How a tab looks.
public final class UITabBarItemAppearance {
  /// How it looks in a state.
  public final class StateAppearance {
    public var iconColor: UIColor?
    /// How the title looks.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  public let normal = StateAppearance()
  /// When chosen.
  public let selected = StateAppearance()
}
