public import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// Columns side by side, a list and what it leads to; where there is little room, one of them.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.splitViewLook) private var look
  /// The column that somebody has gone to where there is room for one.
  @State private var reached: NavigationSplitViewColumn?
  @State private var sidebarColumn = SplitColumnState()
  @State private var contentColumn = SplitColumnState()
  /// What links in the column before have brought into one, where there is room for several.
  @State private var contentPage: SplitPage?
  @State private var detailPage: SplitPage?
  private let visibility: NavigationSplitViewVisibility
  private let compactColumn: Binding<NavigationSplitViewColumn>
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility.wrappedValue
    compactColumn = preferredCompactColumn
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Two columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    visibility = columnVisibility.wrappedValue
    compactColumn = preferredCompactColumn
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }

  /// The columns with lines between them, each a stack.
  public var body: some View {
    if sizeClass == .compact {
      compact.onChange(of: compactColumn.wrappedValue) { reached = nil }
    } else if look == .prominentDetail, columns.contains(.sidebar) {
      detailColumn
        .overlay(alignment: .leading) {
          HStack(spacing: 0) { leadingColumns }
            .background { SystemGround(.plain).ignoresSafeArea() }
            .shadow(color: .black.opacity(0.12), radius: 12)
        }
    } else {
      HStack(spacing: 0) {
        leadingColumns
        detailColumn
      }
    }
  }

  /// The last column; the field of a search around stands in the first one that shows.
  private var detailColumn: some View {
    SplitStack(page: detailPage, content: detail)
      .transformEnvironment(\.surroundingSearch) { if !columns.isEmpty { $0 = nil } }
  }

  /// The columns as the pages of a stack: what is chosen in one leads to the next.
  private var compact: some View {
    NavigationStack {
      sidebar
        .environment(\.splitColumn, linked(sidebarColumn, to: hasContent ? .content : .detail))
        .navigationDestination(isPresented: hasContent ? isContentShown : isDetailShown) {
          if hasContent { middle } else { detail.environment(\.splitColumn, nil) }
        }
    }
  }

  private var middle: some View {
    content
      .environment(\.splitColumn, linked(contentColumn, to: .detail))
      .navigationDestination(isPresented: isDetailShown) {
        detail.environment(\.splitColumn, nil)
      }
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  /// The column that shows where there is room for one.
  private var column: NavigationSplitViewColumn { reached ?? compactColumn.wrappedValue }

  private func go(to column: NavigationSplitViewColumn) {
    compactColumn.wrappedValue = column
    reached = column
  }

  /// A column's state, which knows the way to the next column.
  private func linked(
    _ state: SplitColumnState, to next: NavigationSplitViewColumn
  ) -> SplitColumnState {
    state.advance = { go(to: next) }
    return state
  }

  private var isContentShown: Binding<Bool> {
    Binding {
      column != .sidebar
    } set: { isShown in
      go(to: isShown ? .content : .sidebar)
      if !isShown { sidebarColumn.clear() }
    }
  }

  private var isDetailShown: Binding<Bool> {
    Binding {
      column == .detail
    } set: { isShown in
      go(to: isShown ? .detail : hasContent ? .content : .sidebar)
      if !isShown { (hasContent ? contentColumn : sidebarColumn).clear() }
    }
  }

  @ViewBuilder private var leadingColumns: some View {
    if columns.contains(.sidebar) {
      SplitColumn(page: nil, next: hasContent ? $contentPage : $detailPage, content: sidebar)
        .environment(\.isInSidebar, true)
        .environment(\.hidesLinkIndicator, true)
    }
    if columns.contains(.content) {
      SplitColumn(page: contentPage, next: $detailPage, content: content)
        .transformEnvironment(\.surroundingSearch) { if columns.contains(.sidebar) { $0 = nil } }
    }
  }

  /// The columns that show before the detail.
  private var columns: [NavigationSplitViewColumn] {
    switch visibility {
    case .detailOnly: return []
    case .doubleColumn: return [hasContent ? .content : .sidebar]
    default: return hasContent ? [.sidebar, .content] : [.sidebar]
    }
  }
}

/// What lists in a column of a split view, where there is room for one, and the view itself tell each other.
@MainActor
final class SplitColumnState {
  /// Shows the next column.
  var advance: @MainActor () -> Void = {}
  /// Has nothing chosen any more.
  var clear: @MainActor () -> Void = {}

  nonisolated init() {}
}

private enum SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumnState? { nil }
}

extension EnvironmentValues {
  /// The column around, where columns are pages.
  var splitColumn: SplitColumnState? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}

/// The visible columns.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Sendable {
  private let name: String
  /// As the platform has it: all of them here.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All of them.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first one.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The one in the middle.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last one.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The distribution of space among columns.
///
/// Only the library's own styles exist.
public protocol NavigationSplitViewStyle {
  /// The built-in appearance of the style.
  var _look: _SplitViewLook { get }
}

/// The appearances of split views.
public enum _SplitViewLook: Sendable {
  /// Columns share the room.
  case balanced
  /// The detail keeps its size, under the others.
  case prominentDetail
}

/// As the platform has it: columns share the room.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the default style.
  public init() {}
  /// Side by side.
  public var _look: _SplitViewLook { .balanced }
}

/// The detail keeps its size, under the others.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The detail first.
  public init() {}
  /// The others lie over it.
  public var _look: _SplitViewLook { .prominentDetail }
}

/// Columns share the room.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style with balanced columns.
  public init() {}
  /// Side by side.
  public var _look: _SplitViewLook { .balanced }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the platform has it.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size, under the others.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns share the room.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension EnvironmentValues {
  fileprivate var splitViewLook: _SplitViewLook {
    get { self[SplitViewLookKey.self] }
    set { self[SplitViewLookKey.self] = newValue }
  }
}

private enum SplitViewLookKey: EnvironmentKey {
  static var defaultValue: _SplitViewLook { .balanced }
}

extension View {
  /// Sets how the columns of the split views inside share the room.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    environment(\.splitViewLook, style._look)
  }

  /// Sets the width of the column around, in points; the last column takes what is left.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitColumnWidthKey.self, value: width)
  }

  /// Sets the width of the column around, in points: a picture shows the ideal width.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(ideal)
  }
}
