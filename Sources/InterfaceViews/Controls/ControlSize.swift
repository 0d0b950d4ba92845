public import ViewTree

/// The size of controls.
public enum ControlSize: CaseIterable, Sendable, Hashable {
  /// The smallest size.
  case mini
  /// A small size.
  case small
  /// The usual size.
  case regular
  /// A large size.
  case large
  /// The largest size.
  case extraLarge
}

extension EnvironmentValues {
  /// The size of controls inside a view.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls leave out their labels.
  package var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }

  /// Whether the labels of controls show; for styles to read.
  public var labelsVisibility: Visibility {
    get { hidesLabels ? .hidden : .automatic }
    set { hidesLabels = newValue == .hidden }
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private enum HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Sets how large the controls inside are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Leaves out the labels of the controls inside.
  public nonisolated func labelsHidden() -> some View { environment(\.hidesLabels, true) }

  /// Shows or hides the labels of the controls inside.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.hidesLabels, visibility == .hidden)
  }

  /// Draws the buttons inside as while they are pressed.
  package nonisolated func pressed(_ isPressed: Bool = true) -> some View {
    environment(\.isPressed, isPressed)
  }
}
