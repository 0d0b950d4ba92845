import Foundation
import VectorGraphics
import ViewAnimation
import ViewLayout
public import ViewTree

extension View {
  /// Shows a sheet over the scene while a value is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, onDismiss, in: SheetFrame(), content)
  }

  /// Shows a sheet over the scene while there is an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, onDismiss, in: SheetFrame(), content)
  }

  /// Covers the whole scene with a view while a value is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, onDismiss, in: CoverFrame(), content)
  }

  /// Covers the whole scene with a view while there is an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, onDismiss, in: CoverFrame(), content)
  }

  /// Shows a view in a frame over the scene while a value is true.
  private nonisolated func presenting<Content: View>(
    _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, in frame: some ViewModifier,
    _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentingModifier(item: isPresented.item, onDismiss: onDismiss, animation: .sheet) { _ in
        content().modifier(frame)
      })
  }

  /// Shows a view in a frame over the scene while there is an item.
  private nonisolated func presenting<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, in frame: some ViewModifier,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentingModifier(
        item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, animation: .sheet
      ) { content($0).modifier(frame) })
  }
}

extension Animation {
  /// How sheets come and go.
  static var sheet: Animation { .spring(duration: 0.5) }
  /// How bubbles and questions come and go.
  static var question: Animation { .spring(duration: 0.3) }
}
