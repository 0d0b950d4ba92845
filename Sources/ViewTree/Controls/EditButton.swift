import Foundation
import VectorGraphics

/// A button that turns editing on and off; in a picture its title, `Edit` or `Done`.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button.
  public init() {}

  /// The title as a button.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}

/// Buttons that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Buttons.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Buttons with a label, which is shown in menus alone.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  /// The buttons in a row.
  public var body: some View {
    HStack(spacing: 8) { content }.buttonStyle(.bordered)
  }
}
