package import Foundation
public import VectorGraphics

private struct FontMetricsKey: EnvironmentKey {
  static var defaultValue: FontMetrics { .sanFrancisco }
}

extension EnvironmentValues {
  /// The metrics of text in the system font.
  ///
  /// An addition by ShapeShift: by default text is as wide and as high as in San Francisco.
  public var fontMetrics: FontMetrics {
    get { self[FontMetricsKey.self] }
    set { self[FontMetricsKey.self] = newValue }
  }

  /// The height of capital letters in points; nil if the font has metrics of its own.
  package var capHeight: CGFloat? {
    let font = (font ?? .body).descriptor(at: dynamicTypeSize, metrics: fontMetrics)
    return font.usesSanFrancisco ? SanFrancisco.capHeight * font.size : nil
  }
}
