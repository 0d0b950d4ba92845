import Foundation
import VectorGraphics
public import ViewTree

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
