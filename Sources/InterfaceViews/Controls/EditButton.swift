import Foundation
import VectorGraphics
public import ViewTree

/// A button that turns editing on and off; its title is `Edit` or `Done`.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button that starts and ends editing.
  public init() {}

  /// The title as a button.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}
