// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// More of navigation: these compile and change nothing in a picture.

public import Foundation
public import VectorGraphics
public import ViewTree

extension View {
  /// How a view comes by navigation; without effect in a picture.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }

  /// Where a view comes from by navigation; without effect in a picture.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Where a view comes from by navigation, and how it looks on the way; without effect in a picture.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// What a toolbar is for; without effect in a picture.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// How a view looks that another one comes from.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// As the view is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// The ground on the way; without effect in a picture.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// The outline on the way; without effect in a picture.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }
  /// The shadow on the way; without effect in a picture.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

/// How a view comes by navigation.
public protocol NavigationTransition {}

/// As the platform has it.
public struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}
}

/// The view grows out of another.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the platform has it.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of another view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
  /// As the platform has it.
  public static let automatic = ToolbarRole()
  /// To go from view to view.
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
  /// To go up and down.
  public static let navigationStack = ToolbarRole()
}
