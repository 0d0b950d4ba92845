// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import InterfaceViews
public import ValueStreams
public import ViewTree

// Focus, files, menus, pointers and searches beyond what most programs use: a picture has none of them.

/// Whether a menu goes when something in it is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// In which order a menu stands.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = MenuOrder(name: "automatic")
  /// The most important one nearest.
  public static let priority = MenuOrder(name: "priority")
  /// As they are written.
  public static let fixed = MenuOrder(name: "fixed")
}

/// How a pointer looks.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// The usual one.
  public static let `default` = PointerStyle(name: "default")
  public static let link = PointerStyle(name: "link")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// For what can be taken.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// For what is held.
  public static let grabActive = PointerStyle(name: "grabActive")
}

/// Whether things held over a view open it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// They do.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// They do not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// What previews are made for.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A value of what previews are made for.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// Where in a search words are put forward.
public struct SearchScopeActivation: Sendable {
  /// As the platform has it.
  public static let automatic = SearchScopeActivation()
  /// When something is written.
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

extension View {
  /// The focus among views; without effect in a picture.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// What has the focus at first; without effect in a picture.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }

  /// An object of the view with the focus; without effect in a picture.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

  /// An object of the scene with the focus; without effect in a picture.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    self
  }

  /// Whether the view answers to a pointer; without effect in a picture.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// How views answer to a pointer; without effect in a picture.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Marks what is old until it is fetched; without effect in a picture.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// In which order menus stand; without effect in a picture.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// A menu for rows that are chosen; without effect in a picture.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }

  /// Whether menus go; without effect in a picture.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }

  /// What previews are made for; without effect in a picture.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

  /// Kinds of what is searched; without effect in a picture.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }

  /// Kinds of what is searched; without effect in a picture.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }

  /// What a suggestion writes; without effect in a picture.
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }

  /// Would tell of what somebody does; without effect in a picture.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
  ) -> some View { self }

  /// How a pointer looks over the view; without effect in a picture.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Would follow the keys held down; without effect in a picture.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = [], initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { self }

  /// Whether things held over the view open it; without effect in a picture.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }

  /// Would give another name; without effect in a picture.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }

  /// What is copied; without effect in a picture.
  public nonisolated func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    self
  }

  /// What windows are opened for; without effect in a picture.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// Would have somebody choose a folder for a file; without effect in a picture.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Would turn with the crown of a watch; without effect in a picture.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>
  ) -> some View { self }

  /// Would turn with the crown of a watch; without effect in a picture.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
    isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true
  ) -> some View { self }
}

extension DynamicViewContent {
  /// Would take things put between the rows; without effect in a picture.
  public nonisolated func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}
