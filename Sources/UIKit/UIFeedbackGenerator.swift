// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Feedback that a device would give. A picture gives none.

/// A device's feedback.
public class UIFeedbackGenerator {
  public init() {}
  /// Does nothing.
  public func prepare() {}
}

/// A device's feedback of a blow.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong it is.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  /// Feedback of a medium strength.
  override public init() { super.init() }
  /// Feedback of a strength.
  public init(style: FeedbackStyle) { super.init() }
  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A device's feedback of a choice.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}

/// A device's feedback of an event.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What has happened.
  public enum FeedbackType: Int, Sendable {
    /// It went well.
    case success
    /// Take care.
    case warning
    /// It went wrong.
    case error
  }

  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
