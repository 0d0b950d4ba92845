// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
import ViewTree

/// The program that source asks for; here it does nothing.
public final class UIApplication: Sendable {
  public static let shared = UIApplication()
  /// Where the settings of the program are.
  public static let openSettingsURLString = "app-settings:"
  /// The one window, of the size of the screen.
  public let windows = [UIWindow()]
  /// The one window.
  public var keyWindow: UIWindow? { windows.first }
  /// The one scene, which has the window.
  public var connectedScenes: Set<UIScene> { [UIWindowScene(windows: windows)] }
  /// Whether the program is in front.
  public let applicationState = State.active
  /// Whether a device would stay awake; without effect.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Does nothing.
  public func open(_ url: URL) {}
  /// Does nothing.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)?
  ) {}
  /// Calls a function of an object; without one, of what has the focus.
  ///
  /// What has the focus knows one function, `resignFirstResponder()`, by which it gives the focus up.
  ///
  /// - Returns: Whether something was called.
  @MainActor @preconcurrency @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    action.perform(on: target ?? FocusedResponder(), with: sender)
  }
  /// The names of pictures that stand for the program; without effect.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  /// Whether something opens a URL: nothing does.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Whether a program is in front.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  /// Why a program was started.
  public struct LaunchOptionsKey: Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// A reason by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIApplication {
  /// Posted when a program comes to the front; here never.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when a program goes behind; here never.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when a program is in front; here never.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before a program is no longer in front; here never.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted before a program ends; here never.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
}

/// Something that a finger does; here none do.
public final class UIEvent: Sendable {
  private init() {}
}

/// Something that events reach; here none do.
open class UIResponder {
  public required init() {}

  /// Whether it has the focus: it has not.
  open var isFirstResponder: Bool { false }
  /// Would take the focus.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Gives the focus up, if it has it.
  @discardableResult
  open func resignFirstResponder() -> Bool { false }

  /// Posted before a keyboard appears; here never.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when a keyboard has appeared; here never.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before a keyboard goes; here never.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when a keyboard has gone; here never.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before a keyboard changes its place; here never.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Where the keyboard will be, in what is posted.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard moves, in what is posted.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

/// What has the focus in the scene whose code runs.
@MainActor
private final class FocusedResponder: UIResponder {
  required nonisolated init() {}

  override func resignFirstResponder() -> Bool {
    MainActor.assumeIsolated { SceneFocus.end() }
  }
}

extension NSValue {
  /// A rectangle in what is posted; there are no rectangles in values here, so that it is zero.
  public var cgRectValue: CGRect { .zero }
}
