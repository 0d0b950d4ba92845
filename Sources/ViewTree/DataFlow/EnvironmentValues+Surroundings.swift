public import Foundation
public import VectorGraphics

extension EnvironmentValues {
  /// Whether controls may be used; one `disabled` above is enough that they may not.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The phase of the scene; images show active scenes.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The user's text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Whether lists are being edited; nil where nothing edits.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Ends the presentation around; does nothing where there is none.
  public var dismiss: DismissAction { DismissAction(end: presentation?.end) }

  /// Whether the view is in a presentation.
  public var isPresented: Bool { presentation != nil }

  /// The presentation around.
  public var presentationMode: Binding<PresentationMode> {
    guard let presentation else { return .constant(PresentationMode(isPresented: false)) }
    return Binding {
      PresentationMode(isPresented: true)
    } set: { mode in
      if !mode.isPresented { MainActor.assumeIsolated { presentation.end() } }
    }
  }

  /// Opens a URL; does nothing in a picture.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The calendar of formatted dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of formatted dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The horizontal size class of the canvas: regular from 660 points on; `nil` without a canvas.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class of the canvas: regular from 600 points on; `nil` without a canvas.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether people want stronger contrasts; for views to read.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  /// The value of ``colorSchemeContrast``, for previews and tests to set; the name is SwiftUI's.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// Whether people want less motion; for views to read.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether people want less transparency; for views to read.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the user prefers distinctions other than color; for views to read.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether colors are inverted; for views to read.
  public var accessibilityInvertColors: Bool { false }

  /// Whether VoiceOver speaks: never in a picture.
  public var accessibilityVoiceOverEnabled: Bool { false }
}

/// The phase of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not seen.
  case background
  /// Seen, and not to be used.
  case inactive
  /// Seen and used.
  case active
}

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  /// The view is not presented.
  case inactive
  /// The view is presented temporarily.
  case transient
  /// The view is presented.
  case active

  /// Whether it is being edited.
  public var isEditing: Bool { self != .inactive }
}

/// Ends a presentation.
public struct DismissAction: Sendable {
  let end: (@MainActor () -> Void)?

  /// Ends the presentation, if there is one.
  @MainActor public func callAsFunction() { end?() }
}

/// The state of a presentation.
public struct PresentationMode: Sendable {
  /// Whether there is one.
  public internal(set) var isPresented: Bool

  /// Ends the presentation.
  public mutating func dismiss() { isPresented = false }
}

/// An action that opens URLs; in images it only calls a custom handler.
public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  public struct Result: Sendable {
    /// The URL was opened.
    public static let handled = Result()
    /// The URL was ignored.
    public static let discarded = Result()
    /// The URL is left to the system.
    public static let systemAction = Result()
    /// Another URL is for the system.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  private let handler: (@MainActor (URL) -> Result)?

  init() { handler = nil }

  /// An action that calls `handler`.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Calls the handler, if there is one.
  @MainActor public func callAsFunction(_ url: URL) { _ = handler?(url) }
}

/// The available space along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Limited space, as on a phone.
  case compact
  /// Ample space, as on a tablet.
  case regular
}

/// The contrast of a color scheme.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The standard contrast.
  case standard
  /// An increased contrast.
  case increased
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}
private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}
private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

/// Nothing of the machine: the calendar and the zone are the same everywhere.
private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = .standard
    return calendar
  }
}

private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }

/// Forbids the use of controls.
public struct _DisabledModifier: EnvironmentModifier {
  let isDisabled: Bool

  package func change(_ environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }
}

extension View {
  /// Forbids the use of controls inside; inside of a view that forbids it nothing allows it again.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }

  /// Sets the preferred color scheme of the whole scene, or of the presentation that contains the view.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(colorScheme: colorScheme))
      .transformPreference(PreferredColorSchemeKey.self) { $0 = colorScheme ?? $0 }
  }
}

/// What views ask for; of several the first.
package struct PreferredColorSchemeKey: PreferenceKey {
  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// Sets the color scheme, if specified.
public struct _PreferredColorSchemeModifier: EnvironmentModifier {
  let colorScheme: ColorScheme?

  package func change(_ environment: inout EnvironmentValues) {
    if let colorScheme { environment.colorScheme = colorScheme }
  }
}
