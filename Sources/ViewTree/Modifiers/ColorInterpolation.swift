public import VectorGraphics

private struct ColorInterpolationKey: EnvironmentKey {
  static var defaultValue: ColorInterpolation { ColorInterpolation() }
}

extension EnvironmentValues {
  /// The color space in which animated colors, and gradients of shapes and texts, are interpolated.
  ///
  /// An addition by ShapeShift: by default colors are animated in linear light, as in SwiftUI.
  public var colorInterpolation: ColorInterpolation {
    get { self[ColorInterpolationKey.self] }
    set { self[ColorInterpolationKey.self] = newValue }
  }
}

extension View {
  /// Has the colours of shapes and texts inside go through another space when they are animated.
  package nonisolated func colorInterpolation(
    _ space: ColorInterpolation.Space, hue: ColorInterpolation.Hue = .shorter
  ) -> some View {
    environment(\.colorInterpolation, ColorInterpolation(space, hue: hue))
  }
}
