// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import ViewTree

/// A scene of windows that source asks for.
public class UIScene: Hashable, @unchecked Sendable {
  fileprivate init() {}

  /// Whether it is in front.
  public enum ActivationState: Int, Sendable {
    /// Not there.
    case unattached = -1
    /// In front and touched.
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// It is in front.
  public var activationState: ActivationState { .foregroundActive }

  /// Whether both are scenes: there is one.
  public static func == (lhs: UIScene, rhs: UIScene) -> Bool { true }

  /// Hashes nothing: there is one.
  public func hash(into hasher: inout Hasher) {}
}

/// The scene that source asks for its windows.
public final class UIWindowScene: UIScene, @unchecked Sendable {
  public let windows: [UIWindow]

  init(windows: [UIWindow]) {
    self.windows = windows
    super.init()
  }

  public var keyWindow: UIWindow? { windows.first }
  public var screen: UIScreen { .main }
  /// How the scene stands: upright.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The bar at the top: there is none.
  public var statusBarManager: UIStatusBarManager? { nil }
}

/// The bar at the top of a screen; pictures have none.
public final class UIStatusBarManager: Sendable {
  private init() {}
  /// Its rectangle, in points.
  public var statusBarFrame: CGRect { .zero }
  /// Whether it is hidden.
  public var isStatusBarHidden: Bool { true }
}

/// The window that source asks for its size: that of the screen, without bars.
public final class UIWindow: @unchecked Sendable {
  /// A window of the screen's size.
  public init() {}
  /// A window of the screen's size, whatever is asked for.
  public init(frame: CGRect) {}
  /// A window of the screen's size.
  public init(windowScene: UIWindowScene) {}
  /// Its rectangle, in points.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// Its rectangle, in points.
  public var frame: CGRect { UIScreen.main.bounds }
  /// Room that bars take: none, as a picture has no bars.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// Whether it has the keyboard.
  public var isKeyWindow: Bool { true }
  public var windowScene: UIWindowScene? { UIWindowScene(windows: [self]) }
  /// The controller of its views: none where source has set none.
  public var rootViewController: UIViewController?
  /// The color scheme of the window; without effect, as no window is shown.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Does nothing: windows are not shown.
  public func makeKeyAndVisible() {}
  /// Takes the focus from what has it.
  @MainActor @preconcurrency @discardableResult
  public func endEditing(_ force: Bool) -> Bool { SceneFocus.end() }
}

/// How a scene stands.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  /// On its right side.
  case landscapeRight
  /// On its left side.
  case landscapeLeft

  /// Whether it stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Room at the sides of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// Room at each side.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No room.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No room.
  public static let zero = UIEdgeInsets()
}
