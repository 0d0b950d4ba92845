import InputModel
package import VectorGeometry

/// What is written into a field, and what that does.
@MainActor
package struct TextEntry {
  /// The text that is stored, as it is shown in some surroundings.
  package var stored: @MainActor (EnvironmentValues, _ time: Double) -> String
  /// Stores a text.
  package var store: @MainActor (String, EnvironmentValues) -> Void
  /// Whether the text is stored as it is written, and not only once it is entered.
  package var isLive = true
  /// Whether nobody is to read it.
  package var isSecret = false
  /// Whether it may have more than one line.
  package var isMultiline = false
  /// What entering it counts as.
  package var trigger = SubmitTriggers.text
  /// How far the text lies inside of what is tapped, in points.
  package var insets = EdgeInsets()
  /// What stands for an empty text.
  package var prompt: Text?
  /// Is told that writing begins, and that it is over.
  package var onEditingChanged: (Bool) -> Void = { _ in }
  /// Is called when the text is entered, before all else.
  package var onCommit: () -> Void = {}

  package init(
    stored: @escaping @MainActor (EnvironmentValues, _ time: Double) -> String,
    store: @escaping @MainActor (String, EnvironmentValues) -> Void
  ) {
    (self.stored, self.store) = (stored, store)
  }

  /// What is written is kept by a binding.
  package init(_ text: Binding<String>) {
    self.init(
      stored: { _, _ in text.wrappedValue },
      store: { new, _ in if text.wrappedValue != new { text.wrappedValue = new } })
  }
}

/// Has text be written into a view that shows it.
struct TextEntryModifier: PrimitiveViewModifier {
  let entry: TextEntry
  /// A view whose texts are the name.
  let name: AnyView

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TextEntryNode<Base>()
  }
}

extension View {
  /// Has text be written into the view, which shows the stored text, or while somebody writes that of `editedText`.
  ///
  /// - Parameter name: A view whose texts are the name.
  @MainActor package func textEntry<Name: View>(_ entry: TextEntry, named name: Name) -> some View {
    modifier(TextEntryModifier(entry: entry, name: AnyView(name)))
  }
}

extension EnvironmentValues {
  /// What the field around shows while somebody writes; nil while nobody does.
  package var editedText: String? {
    get { self[EditedTextKey.self] }
    set { self[EditedTextKey.self] = newValue }
  }

  /// Whether carets go on and off; in pictures they are steady.
  package var caretBlinks: Bool {
    get { self[CaretBlinksKey.self] }
    set { self[CaretBlinksKey.self] = newValue }
  }
}

private enum EditedTextKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private enum CaretBlinksKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
