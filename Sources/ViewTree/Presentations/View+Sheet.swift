import Foundation
import VectorGraphics
import ViewAnimation
import ViewLayout

extension View {
  /// Shows a sheet over the scene while a value is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentingModifier(item: isPresented.item, onDismiss: onDismiss, animation: .sheet) { _ in
        content().modifier(SheetFrame())
      })
  }

  /// Shows a sheet over the scene while there is an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentingModifier(
        item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, animation: .sheet
      ) { content($0).modifier(SheetFrame()) })
  }

  /// Covers the whole scene with a view while a value is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentingModifier(item: isPresented.item, onDismiss: onDismiss, animation: .sheet) { _ in
        content().modifier(CoverFrame())
      })
  }

  /// Covers the whole scene with a view while there is an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentingModifier(
        item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, animation: .sheet
      ) { content($0).modifier(CoverFrame()) })
  }
}

extension Animation {
  /// How sheets come and go.
  static var sheet: Animation { .spring(duration: 0.5) }
  /// How bubbles and questions come and go.
  static var question: Animation { .spring(duration: 0.3) }
}
