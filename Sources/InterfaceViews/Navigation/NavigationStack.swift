import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// A root view under a bar with its title; what it leads to is not shown.
public struct NavigationStack<Data, Root: View>: View {
  @State private var room = BarRoom()
  private let root: Root

  /// A stack.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  /// A stack that is at a path; its root is shown.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
  }

  /// A stack that is at a path; its root is shown.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
  }

  /// The root under the bar that the views inside ask for.
  public var body: some View {
    VStack { root }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: room.top) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: room.bottom) }
      .onPreferenceChange(BarRoomKey.self) { room = $0 }
      .overlayPreferenceValue(BarRequestKey.self, alignment: .top) { bar in
        if BarRoom(bar).top > 0 { NavigationBar(bar: bar) }
      }
      .overlayPreferenceValue(BarRequestKey.self, alignment: .bottom) { bar in
        if BarRoom(bar).bottom > 0 { BottomBar(items: bar.items) }
      }
      .transformPreference(BarRequestKey.self) { $0 = BarRequest() }
      .transformPreference(BarRoomKey.self) { $0 = BarRoom() }
      .background { SystemGround(.plain).ignoresSafeArea() }
  }
}

/// A root view under a bar with its title.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// A stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view under its bar.
  public var body: some View { NavigationStack { content } }
}

/// Values that lead from one view to the next.
public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []

  /// The root.
  public init() {}

  /// A path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { elements.count }
  /// Whether the path leads nowhere.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }

  /// Takes values away.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
