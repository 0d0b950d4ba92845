public import Foundation
public import ViewLayout

// More of what is presented over views, and of navigation: these compile and change nothing in a picture.

extension View {
  /// The ground of sheets; without effect in a picture.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// The ground of sheets; without effect in a picture.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// The corners of sheets; without effect in a picture.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// How high sheets are; without effect in a picture.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// How presentations change where there is little room; without effect in a picture.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// Whether what is behind sheets can be touched; without effect in a picture.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Whether content of sheets scrolls or grows first; without effect in a picture.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// A question of an item; without effect in a picture.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { self }

  /// A question; without effect in a picture.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// A question; without effect in a picture.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// A question of data; without effect in a picture.
  public nonisolated func alert<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// A question of data; without effect in a picture.
  public nonisolated func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// A question of an error; without effect in a picture.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// A choice; without effect in a picture.
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }

  /// A choice; without effect in a picture.
  public nonisolated func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// A choice; without effect in a picture.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View { self }

  /// A column for details; without effect in a picture.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// A view to go to; without effect in a picture.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// How columns share the room; without effect in a picture.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { self }

  /// The width of a column; without effect in a picture.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// The width of a column; without effect in a picture.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// How a view comes by navigation; without effect in a picture.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }

  /// Where a view comes from by navigation; without effect in a picture.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Whether the title leads to a menu; without effect in a picture.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    self
  }

  /// What a toolbar is for; without effect in a picture.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// How a view comes by navigation.
public protocol NavigationTransition {}

/// As the platform has it.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// The usual.
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

/// How columns share the room.
public protocol NavigationSplitViewStyle {}

/// As the platform has it.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The usual.
  public init() {}
}

/// The detail keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The detail first.
  public init() {}
}

/// Columns share the room.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// In balance.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the platform has it.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns share the room.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
  /// As the platform has it.
  public static let automatic = ToolbarRole()
  /// To go from view to view.
  public static let browser = ToolbarRole()
  /// To edit.
  public static let editor = ToolbarRole()
  /// To go up and down.
  public static let navigationStack = ToolbarRole()
}

/// How presentations change where there is little room.
public struct PresentationAdaptation: Sendable {
  /// As the platform has it.
  public static let automatic = PresentationAdaptation()
  /// Not at all.
  public static let none = PresentationAdaptation()
  /// Into popovers.
  public static let popover = PresentationAdaptation()
  /// Into sheets.
  public static let sheet = PresentationAdaptation()
  /// Over the whole screen.
  public static let fullScreenCover = PresentationAdaptation()
}

/// Whether what is behind sheets can be touched.
public struct PresentationBackgroundInteraction: Sendable {
  /// As the platform has it.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can.
  public static let enabled = PresentationBackgroundInteraction()
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction()
  /// It can, up to a height.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
}

/// Whether content of sheets scrolls or grows first.
public struct PresentationContentInteraction: Sendable {
  /// As the platform has it.
  public static let automatic = PresentationContentInteraction()
  /// It grows.
  public static let resizes = PresentationContentInteraction()
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction()
}

/// A choice of old; pictures have none.
public struct ActionSheet {
  /// A button of it.
  public typealias Button = Alert.Button
  /// A choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
