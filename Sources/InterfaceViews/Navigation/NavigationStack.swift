import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// Views that lead from one to the next: the last one shows, under a bar with its title and a way back.
public struct NavigationStack<Data, Root: View>: View {
  @State private var own = NavigationPath()
  @Environment(\.surroundingSearch) private var search
  private let path: PathAccess?
  private let root: Root

  /// A stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// A stack that is at a path of values of any types.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// A stack that is at a path of values of a type.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// The page that the path has come to, under the bar that the views inside ask for.
  public var body: some View {
    let path = path ?? PathAccess($own)
    PageStack<BarRequestKey, NavigationTopBar, NavigationBottomBar>(
      root: AnyView(NavigationPage(isFirst: true, content: root.searchField(of: search))),
      path: path.values,
      append: path.append, cut: path.cut,
      page: { AnyView(NavigationPage(isFirst: false, content: $0)) },
      missing: AnyView(MissingPage()),
      top: { place in
        NavigationTopBar(
          bar: place.request,
          back: place.below.map { BackButton(title: $0.title, action: place.back) })
      },
      bottom: { NavigationBottomBar(bar: $0.request) },
      canBePulled: { $0.hidesBackButton != true }
    )
    .environment(\.surroundingSearch, nil)
  }
}

extension View {
  /// The view with the field of a search around its stack in the bar.
  fileprivate func searchField(of search: SurroundingSearch?) -> some View {
    barRequest(BarRequest(search: search?.ties), token: search?.token ?? .none)
  }
}

/// A path that somebody keeps, as values of any types.
@MainActor
struct PathAccess {
  let values: [AnyHashable]
  /// Adds a value; false for one of another type.
  let append: @MainActor (AnyHashable) -> Bool
  /// Takes away all values but a number of them.
  let cut: @MainActor (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = path.wrappedValue.values
    append = { value in
      path.wrappedValue.append(any: value)
      return true
    }
    cut = { count in
      let extra = path.wrappedValue.count - count
      if extra > 0 { path.wrappedValue.removeLast(extra) }
    }
  }

  init<Data>(_ path: Binding<Data>)
  where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    values = path.wrappedValue.map { AnyHashable($0) }
    append = { value in
      guard let element = value as? Data.Element ?? value.base as? Data.Element else {
        return false
      }
      path.wrappedValue.append(element)
      return true
    }
    cut = { count in
      let extra = path.wrappedValue.count - count
      if extra > 0 { path.wrappedValue.removeLast(extra) }
    }
  }
}

/// A page of a stack on its ground, clear of the bars that it asks for.
struct NavigationPage<Content: View>: View {
  @State private var room = BarRoom()
  let isFirst: Bool
  let content: Content

  var body: some View {
    let room = roomOfPage
    VStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: room.top) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: room.bottom) }
      .onPreferenceChange(BarRoomKey.self) { self.room = $0 }
      .transformPreference(BarRoomKey.self) { $0 = BarRoom() }
      .background { SystemGround(.plain).ignoresSafeArea() }
  }

  private var roomOfPage: BarRoom {
    var room = room
    room.leadsBack = !isFirst
    return room
  }
}

/// The bar at the top of a page, if it wants one or leads back.
struct NavigationTopBar: View {
  let bar: BarRequest
  let back: BackButton?

  var body: some View {
    if BarRoom(bar, leadsBack: back != nil).top > 0 { NavigationBar(bar: bar, back: back) }
  }
}

/// The bar at the bottom of a page, if it wants one.
struct NavigationBottomBar: View {
  let bar: BarRequest

  var body: some View {
    if BarRoom(bar).bottom > 0 { BottomBar(bar: bar) }
  }
}

/// The page of a value that nothing makes a page of: a sign that something is missing, as in SwiftUI.
struct MissingPage: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle)
      .foregroundStyle(Color.yellow)
      .accessibilityLabel("Missing page")
  }
}

/// A root view under a bar with its title, and what it leads to.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a view with a root view under a bar.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view under its bar.
  public var body: some View { NavigationStack { content } }
}
