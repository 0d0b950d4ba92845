/// How large controls are.
public enum ControlSize: CaseIterable, Sendable, Hashable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// The usual size.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls leave out their labels.
  package var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }

  /// Whether buttons are drawn as while they are pressed.
  package var isPressed: Bool {
    get { self[IsPressedKey.self] }
    set { self[IsPressedKey.self] = newValue }
  }

  /// What text and shapes are painted with where nothing around sets a style; nil for the label colours.
  package var controlForeground: AnyShapeStyle? {
    get { self[ControlForegroundKey.self] }
    set { self[ControlForegroundKey.self] = newValue }
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private enum HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsPressedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ControlForegroundKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension View {
  /// Sets how large the controls inside are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Leaves out the labels of the controls inside.
  public nonisolated func labelsHidden() -> some View { environment(\.hidesLabels, true) }

  /// Draws the buttons inside as while they are pressed: nothing touches a picture.
  package nonisolated func pressed(_ isPressed: Bool = true) -> some View {
    environment(\.isPressed, isPressed)
  }

  /// Paints what is inside with a style, where nothing around sets one.
  nonisolated func controlForeground<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.controlForeground, AnyShapeStyle(style))
  }
}
