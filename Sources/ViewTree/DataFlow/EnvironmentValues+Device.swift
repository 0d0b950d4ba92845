public import Foundation

// What views read of the device and of what goes on around them. A picture has no device: each value is what it is where
// nobody has asked for anything, unless it is set.

extension EnvironmentValues {
  /// Whether people want heavier letters; nil if nobody has said so.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether a display is dimmed: never in a picture, unless it is set.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// The least height of a header of a list, in points; nil for as high as it is.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  /// Whether some assistive technology is at work: never in a picture.
  public var accessibilityEnabled: Bool { false }
  /// Whether people want buttons to show their shapes; for views to read.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether people use switches: never in a picture.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether flashing lights are dimmed; for views to read.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether images may move by themselves; for views to read.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether labels are shown large on a long press: never in a picture.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether the device has its simplest surface: never in a picture.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// Whether somebody searches in the view around.
  public var isSearching: Bool { searching.isOn }
  /// Ends a search.
  public var dismissSearch: DismissAction { DismissAction(end: searching.cancel) }

  private var searching: (isOn: Bool, cancel: (@MainActor () -> Void)?) {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// Says whether somebody searches, and how that is ended.
  package mutating func search(_ isOn: Bool, cancel: @escaping @MainActor () -> Void) {
    searching = (isOn, cancel)
  }
  /// Would close a window.
  public var dismissWindow: WindowAction { WindowAction() }
  /// Would open a window.
  public var openWindow: WindowAction { WindowAction() }
  /// Would open the settings.
  public var openSettings: DismissAction { DismissAction(end: nil) }
  /// Would give something another name; there is nothing to.
  public var rename: DismissAction? { nil }
  /// Would give the focus back.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// Whether an application may have several windows: not here.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the window is the one in use.
  public var appearsActive: Bool { true }
  /// Whether the scene is recorded: never.
  public var isSceneCaptured: Bool { false }
  /// Whether text is corrected; for views to read.
  public var autocorrectionDisabled: Bool { false }
  /// Whether views answer to a pointer; for views to read.
  public var isHoverEffectEnabled: Bool { true }
  /// Whether the signs of menus show: those of pickers do by themselves, those of menus do not.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

/// The user's preferred weight of letters.
public enum LegibilityWeight: Hashable, Sendable {
  /// The standard weight.
  case regular
  /// A heavier weight.
  case bold
}

/// Would open or close a window; a picture has none.
public struct WindowAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction(id: String) {}
  /// Does nothing.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

/// Would give the focus back.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {}
}

private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}
private enum LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

private enum SearchingKey: EnvironmentKey {
  static var defaultValue: (isOn: Bool, cancel: (@MainActor () -> Void)?) { (false, nil) }
}
