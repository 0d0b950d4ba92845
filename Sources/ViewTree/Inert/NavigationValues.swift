public import Foundation
public import VectorGeometry

/// Bars of navigation.
public struct NavigationBarItem: Sendable {
  /// How the title stands.
  public enum TitleDisplayMode: Sendable {
    /// As the platform has it.
    case automatic
    /// Small, in the middle.
    case inline
    /// Large.
    case large
  }
}

/// How navigation looks.
public protocol NavigationViewStyle {}
/// The platform's.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform's.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static var columns: ColumnNavigationViewStyle { .init() }
}

/// Where a bar stands.
public struct ToolbarPlacement: Equatable, Sendable {
  private let name: String
  /// Where the platform has it.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// At the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// Navigation.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// Tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// Where a bubble points.
public enum PopoverAttachmentAnchor: Sendable {
  /// To a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// To a point, as fractions of the view.
  case point(UnitPoint)
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let height: Double
  /// Half.
  public static let medium = PresentationDetent(height: 0.5)
  /// Whole.
  public static let large = PresentationDetent(height: 1)
  /// A fraction.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: fraction)
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: height)
  }
}

/// A question; pictures have none.
public struct Alert {
  /// A button of a question.
  public struct Button {
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that destroys.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }

  /// A question with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// A question with two answers.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}
