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
public struct ToolbarPlacement: Sendable {
  /// Where the platform has it.
  public static let automatic = ToolbarPlacement()
  /// At the bottom.
  public static let bottomBar = ToolbarPlacement()
  /// Navigation.
  public static let navigationBar = ToolbarPlacement()
  /// Tabs.
  public static let tabBar = ToolbarPlacement()
  /// The window.
  public static let windowToolbar = ToolbarPlacement()
}

/// What stands in bars, which pictures do not have.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent
  /// What it is made of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Content of the library's own has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Content of bars in a row.
public nonisolated struct _ToolbarContent: ToolbarContent {
  /// There is none.
  public typealias Body = Never
}

/// Makes content of bars.
@resultBuilder
public enum ToolbarContentBuilder {
  /// A single expression.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> _ToolbarContent { .init() }
  /// A view.
  @_disfavoredOverload
  public static func buildExpression<V: View>(_ content: V) -> _ToolbarContent { .init() }
  /// Content in a row.
  public static func buildBlock(_ content: _ToolbarContent...) -> _ToolbarContent { .init() }
  /// Content that may be left out.
  public static func buildIf(_ content: _ToolbarContent?) -> _ToolbarContent { .init() }
  /// The first branch.
  public static func buildEither(first: _ToolbarContent) -> _ToolbarContent { first }
  /// The second branch.
  public static func buildEither(second: _ToolbarContent) -> _ToolbarContent { second }
}

/// Where a button stands in bars.
public struct ToolbarItemPlacement: Sendable {
  /// Where the platform has it.
  public static let automatic = ToolbarItemPlacement()
  /// In the middle.
  public static let principal = ToolbarItemPlacement()
  /// For navigation.
  public static let navigation = ToolbarItemPlacement()
  /// The main action.
  public static let primaryAction = ToolbarItemPlacement()
  /// Further actions.
  public static let secondaryAction = ToolbarItemPlacement()
  /// Status.
  public static let status = ToolbarItemPlacement()
  /// Confirms.
  public static let confirmationAction = ToolbarItemPlacement()
  /// Cancels.
  public static let cancellationAction = ToolbarItemPlacement()
  /// Destroys.
  public static let destructiveAction = ToolbarItemPlacement()
  /// Over the keyboard.
  public static let keyboard = ToolbarItemPlacement()
  /// At the start of the top bar.
  public static let topBarLeading = ToolbarItemPlacement()
  /// At the end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// At the start of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// At the end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement()
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement()
}

/// A button in bars.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// A button in bars.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
  /// There is none.
  public typealias Body = Never
}

/// Buttons in bars.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Buttons in bars.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
  /// There is none.
  public typealias Body = Never
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
