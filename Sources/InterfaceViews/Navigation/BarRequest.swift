import Foundation
import VectorGraphics
import ViewLayout
import ViewTree

/// What views inside a stack want of the bars around them.
struct BarRequest {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var items: [ToolbarEntry] = []
  var top = BarLook()
  var bottom = BarLook()
  var subtitle: Text?
  var search: SearchRequest?
  var hasTitleMenu: Bool?
  var hidesBackButton: Bool?
  /// What tells wishes apart: one for each that was made.
  var tokens: [BarToken] = []
}

extension BarRequest: Equatable {
  /// Whether both are made of the same wishes.
  static func == (lhs: BarRequest, rhs: BarRequest) -> Bool {
    lhs.tokens.elementsEqual(rhs.tokens, by: ===)
  }
}

/// Stands for one wish.
final class BarToken: Sendable {
  /// Stands for no wish.
  static let none = BarToken()
}

/// A view in a bar, and where it goes.
struct ToolbarEntry: BuilderElement {
  let placement: ToolbarItemPlacement
  let content: AnyView
  var place: [Int] = []
}

/// Collects what views want of the bars around them; of a title the last one counts.
enum BarRequestKey: PreferenceKey {
  static var defaultValue: BarRequest { BarRequest() }

  static func reduce(value: inout BarRequest, nextValue: () -> BarRequest) {
    let next = nextValue()
    value.title = next.title ?? value.title
    value.displayMode = next.displayMode ?? value.displayMode
    value.items += next.items
    value.top.merge(next.top)
    value.bottom.merge(next.bottom)
    value.subtitle = next.subtitle ?? value.subtitle
    value.search = next.search ?? value.search
    value.hasTitleMenu = next.hasTitleMenu ?? value.hasTitleMenu
    value.hidesBackButton = next.hidesBackButton ?? value.hidesBackButton
    value.tokens += next.tokens
  }
}

/// How much room the bars take that are wanted.
struct BarRoom: Equatable {
  var hasTitle = false
  var hasSubtitle = false
  var hasSearch = false
  var isInline = false
  var hasItems = false
  var hasBottomItems = false
  /// Whether a page is led back from, so that there is a bar whatever the page wants.
  var leadsBack = false
  var isHidden = false
  var isBottomHidden = false

  init() {}

  init(_ request: BarRequest, leadsBack: Bool = false) {
    self.leadsBack = leadsBack
    hasTitle = request.title != nil
    hasSubtitle = request.subtitle != nil
    hasSearch = request.search != nil
    isInline = request.displayMode == .inline
    let places = request.items.map(\.placement.place)
    hasItems = places.contains { $0 != .bottom && $0 != .nowhere }
    hasBottomItems = places.contains(.bottom)
    isHidden = request.top.isHidden ?? false
    isBottomHidden = request.bottom.isHidden ?? false
  }

  /// The height of the row with the items.
  static let rowHeight: CGFloat = 44
  /// The height of the row with a large title.
  static let titleHeight: CGFloat = 52
  /// The height of the row with a field for searches: 36, and 16 under it.
  static let searchHeight: CGFloat = 52
  /// The height of a line under a large title.
  static let subtitleHeight: CGFloat = 20

  /// Whether the title stands below the row.
  var isLarge: Bool { hasTitle && !isInline }

  /// The height of the bar at the top, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, Navigation bars: 44 points, 96 with a large title.
  var top: CGFloat {
    guard !isHidden, hasTitle || hasItems || hasSearch || leadsBack else { return 0 }
    return Self.rowHeight + largeTitle + (hasSearch ? Self.searchHeight : 0)
  }

  /// The height of a large title with the line under it, in points.
  var largeTitle: CGFloat {
    guard isLarge else { return 0 }
    return Self.titleHeight + (hasSubtitle ? Self.subtitleHeight : 0)
  }

  /// The height of the bar at the bottom, in points.
  var bottom: CGFloat { hasBottomItems && !isBottomHidden ? Self.rowHeight : 0 }
}

/// Tells a stack how much room its bars take.
enum BarRoomKey: PreferenceKey {
  static var defaultValue: BarRoom { BarRoom() }

  static func reduce(value: inout BarRoom, nextValue: () -> BarRoom) {
    let next = nextValue()
    value.hasTitle = value.hasTitle || next.hasTitle
    value.hasSubtitle = value.hasSubtitle || next.hasSubtitle
    value.hasSearch = value.hasSearch || next.hasSearch
    value.isInline = value.isInline || next.isInline
    value.hasItems = value.hasItems || next.hasItems
    value.hasBottomItems = value.hasBottomItems || next.hasBottomItems
    value.isHidden = value.isHidden || next.isHidden
    value.isBottomHidden = value.isBottomHidden || next.isBottomHidden
  }
}

extension View {
  /// Tells the stack around what the view wants of its bars.
  ///
  /// - Parameter token: Stands for the wish: another one for another wish.
  nonisolated func barRequest(
    _ request: BarRequest, token: BarToken = BarToken()
  ) -> some View {
    var request = request
    request.tokens = [token]
    let wish = Unchecked(request)
    return transformPreference(BarRequestKey.self) { value in
      BarRequestKey.reduce(value: &value) { wish.value }
    }
    .transformPreference(BarRoomKey.self) { value in
      BarRoomKey.reduce(value: &value) { BarRoom(wish.value) }
    }
  }
}
