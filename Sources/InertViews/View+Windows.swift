// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import InterfaceViews
public import ViewTree

// What windows, pencils, writing tools and sidebars do with a view: these compile and change nothing in a picture.

/// Whether writing tools are offered.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All of them.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Beside the text.
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// What a window allows.
public struct WindowInteractionBehavior: Equatable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// It does not.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// How serious a question is.
public struct DialogSeverity: Equatable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = DialogSeverity(name: "automatic")
  /// More than usual.
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}

/// What a search does to the toolbar.
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The title stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoid")
}

/// Where a bar of tabs stands that may be a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// A direction in which somebody moves the focus.
public enum MoveCommandDirection: Hashable, Sendable {
  case up
  case down
  case left
  case right
}

extension View {
  /// Whether writing tools are offered; without effect in a picture.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }

  /// Whether writing tools have a sign; without effect in a picture.
  public nonisolated func writingToolsAffordanceVisibility(
    _ visibility: Visibility
  ) -> some View { self }

  /// Whether people may close the window; without effect in a picture.
  public nonisolated func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }

  /// Whether people may fill the screen with the window; without effect in a picture.
  public nonisolated func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }

  /// Whether people may put the window away; without effect in a picture.
  public nonisolated func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }

  /// Whether people may change the size of the window; without effect in a picture.
  public nonisolated func windowResizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }

  /// How serious questions are; without effect in a picture.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// The icon of questions where the platform shows one; without effect in a picture.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

  /// What a search does to the toolbar; without effect in a picture.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Where a bar of tabs stands that may be a sidebar: a picture has the bar.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// What stands above the tabs of a sidebar, which a picture has none of.
  public nonisolated func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View
  { self }

  /// What stands below the tabs of a sidebar, which a picture has none of.
  public nonisolated func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View
  { self }

  /// What stands at the bottom of a sidebar, which a picture has none of.
  public nonisolated func tabViewSidebarBottomBar<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View { self }

  /// What can be done with a section of a sidebar; without effect in a picture.
  public nonisolated func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View {
    self
  }

  /// Would follow keys that move the focus; without effect in a picture.
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View { self }

  /// Would follow a key that starts and stops; without effect in a picture.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// What keys find the row; without effect in a picture.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// What the window stands for; without effect in a picture.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }

  /// What a field offers while somebody writes; without effect in a picture.
  public nonisolated func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { self }

  /// What a suggestion writes; without effect in a picture.
  public nonisolated func textInputCompletion(_ completion: String) -> some View { self }

  /// Whether finding also replaces; without effect in a picture.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Whether a field to find text shows, which people open; without effect in a picture.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}

extension NavigationLink {
  /// Whether the link leads to the last column; without effect in a picture.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
