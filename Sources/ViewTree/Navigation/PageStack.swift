import Foundation
import VectorGeometry
import ViewLayout

/// What the bars of a page are made of.
package struct PageBarPlace<Request> {
  /// What the page wants of its bars.
  package let request: Request
  /// What the page wants that it leads back to; nil for the first page.
  package let below: Request?
  /// Goes back to the page below.
  package let back: @MainActor () -> Void
}

/// Pages on each other, of which the last one shows, with bars that are made of what each page tells.
package struct PageStack<Key: PreferenceKey, Top: View, Bottom: View>: PrimitiveView
where Key.Value: Equatable {
  /// The first page.
  package let root: AnyView
  /// What the pages after the first stand for.
  package let path: [AnyHashable]
  /// Adds a value to the path.
  ///
  /// It answers whether the path takes values of that type.
  package let append: @MainActor (AnyHashable) -> Bool
  /// Cuts the path to a number of values.
  package let cut: @MainActor (Int) -> Void
  /// Makes a page of what it shows.
  package let page: @MainActor (AnyView) -> AnyView
  /// The page of a value that nothing makes a page of.
  package let missing: AnyView
  package let top: @MainActor (PageBarPlace<Key.Value>) -> Top
  package let bottom: @MainActor (PageBarPlace<Key.Value>) -> Bottom
  /// Whether a page can be drawn away by its edge.
  package let canBePulled: @MainActor (Key.Value) -> Bool

  package nonisolated init(
    root: AnyView, path: [AnyHashable],
    append: @escaping @MainActor (AnyHashable) -> Bool, cut: @escaping @MainActor (Int) -> Void,
    page: @escaping @MainActor (AnyView) -> AnyView, missing: AnyView,
    top: @escaping @MainActor (PageBarPlace<Key.Value>) -> Top,
    bottom: @escaping @MainActor (PageBarPlace<Key.Value>) -> Bottom,
    canBePulled: @escaping @MainActor (Key.Value) -> Bool
  ) {
    (self.root, self.path, self.append, self.cut) = (root, path, append, cut)
    (self.page, self.missing, self.top, self.bottom) = (page, missing, top, bottom)
    self.canBePulled = canBePulled
  }

  @MainActor package static func _makeNode() -> _ViewNode<Self> {
    PageStackNode<Key, Top, Bottom>()
  }
}

/// What tells the pages of a stack apart.
enum PageID: Hashable {
  case root
  /// The page of a value at a place of the path.
  case value(Int, AnyHashable)
  case link(ObjectIdentifier)
}
