extension EnvironmentValues {
  /// What text and shapes are painted with where nothing around sets a style; nil for the label colours.
  package var controlForeground: AnyShapeStyle? {
    get { self[ControlForegroundKey.self] }
    set { self[ControlForegroundKey.self] = newValue }
  }
}

private enum ControlForegroundKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension View {
  /// Paints what is inside with a style, where nothing around sets one.
  package nonisolated func controlForeground<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.controlForeground, AnyShapeStyle(style))
  }
}
