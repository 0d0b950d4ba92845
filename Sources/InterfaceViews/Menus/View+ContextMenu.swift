import VectorGraphics
public import ViewTree

extension View {
  /// Opens a menu at the view when a finger is held on it, or at the second button of a mouse.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Opens a menu when a finger is held on the view, or at the second button of a mouse, with a view that stands for
  /// this one.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: AnyView(preview())))
  }
}

/// The items of a menu at a view, in the form of iOS 13.
@available(*, deprecated, message: "use contextMenu(menuItems:)")
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  /// Creates a menu with items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Opens a menu at the view, unless there is none.
  @available(*, deprecated, message: "use contextMenu(menuItems:)")
  @ViewBuilder
  public nonisolated func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?) -> some View {
    if let contextMenu { self.contextMenu { contextMenu.items } } else { self }
  }
}

/// Opens a menu at a view.
private nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
  @State private var isOpen: Bool
  @State private var probe: FrameProbe
  let items: Items
  let preview: AnyView?

  init(items: Items, preview: AnyView? = nil) {
    (self.items, self.preview) = (items, preview)
    _isOpen = State(initialValue: false)
    _probe = State(initialValue: FrameProbe())
  }

  @MainActor func body(content: Content) -> some View {
    content
      .onContextPress { isOpen = true }
      .accessibilityAction(named: "showMenu") { isOpen = true }
      .modifier(MenuPresenter(isOpen: $isOpen, probe: probe, preview: preview, items: items))
  }
}
