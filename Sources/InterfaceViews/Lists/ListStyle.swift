public import Foundation
import ViewLayout
public import ViewTree

/// The appearance of lists.
///
/// Only the library's own styles exist.
public protocol ListStyle {
  /// The built-in appearance of the style.
  var _look: _ListLook { get }
}

/// The appearances of lists.
public enum _ListLook: Sendable {
  /// Cards, or a sidebar in the first column of a split view.
  case automatic
  /// Rows from edge to edge.
  case plain
  /// Sections from edge to edge on a gray background.
  case grouped
  /// Sections on rounded cards on a gray background.
  case insetGrouped
  /// Rows without separators under large titles on a gray background; cards if only one column fits.
  case sidebar
}

/// The default style: sections on cards, or a sidebar in the first column of a split view.
public struct DefaultListStyle: ListStyle, Sendable {
  /// The style of the surroundings.
  public init() {}
  /// As the surroundings have it.
  public var _look: _ListLook { .automatic }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
  /// Rows from edge to edge.
  public init() {}
  /// Rows from edge to edge.
  public var _look: _ListLook { .plain }
}

/// Sections from edge to edge on a gray background.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Sections from edge to edge.
  public init() {}
  /// Sections from edge to edge.
  public var _look: _ListLook { .grouped }
}

/// Sections on rounded cards on a gray background.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the inset grouped style.
  public init() {}
  /// Sections on rounded cards.
  public var _look: _ListLook { .insetGrouped }
}

/// Rows from edge to edge; beside a detail on wide screens, which a picture has none of.
public struct InsetListStyle: ListStyle, Sendable {
  /// Rows from edge to edge.
  public init() {}
  /// Rows from edge to edge.
  public var _look: _ListLook { .plain }
}

/// A list beside other views, or cards if only one column fits.
public struct SidebarListStyle: ListStyle, Sendable {
  /// A list beside other views.
  public init() {}
  /// A list beside other views.
  public var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style of the surroundings.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge on a gray background.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on rounded cards on a gray background.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A list beside other views.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The spacing between sections.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat

  /// The usual room: 35 points.
  public static let `default` = ListSectionSpacing(length: 35)
  /// Less room: 20 points.
  public static let compact = ListSectionSpacing(length: 20)

  /// A length in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// The prominence of section headers.
public enum Prominence: Hashable, Sendable {
  /// The standard prominence.
  case standard
  /// An increased prominence.
  case increased
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// Whether a view stands in the first of several columns.
  var isInSidebar: Bool {
    get { self[IsInSidebarKey.self] }
    set { self[IsInSidebarKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  var hidesScrollContentBackground: Bool {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }

  /// Whether a view stands in a row of a list or form.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }

  /// The least height of a row of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: _ListLook { .automatic }
}

private enum IsInSidebarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}

private enum ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsInListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Source: Apple, `UITableView`: rows of 44 points.
private enum MinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension View {
  /// Sets how the lists inside look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style._look)
  }

  /// Sets the room between the rows of the lists inside, in points; nil for none.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the room between the sections of the lists inside.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the room between the sections of the lists inside, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Shows or hides the background of the lists and forms inside.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollContentBackground, visibility == .hidden)
  }

  /// Sets how much the headers of the sections inside stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
