public import VectorGraphics

private struct ColorInterpolationKey: EnvironmentKey {
  static var defaultValue: ColorInterpolation { ColorInterpolation() }
}

extension EnvironmentValues {
  /// The space that animated colours and gradients of shapes and texts go through.
  ///
  /// ShapeShift's own: SwiftUI animates colours in linear light, which is the way without this.
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
