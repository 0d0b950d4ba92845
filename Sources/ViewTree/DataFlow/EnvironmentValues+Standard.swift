public import Foundation
package import VectorGeometry
public import VectorGraphics
public import ViewLayout

extension EnvironmentValues {
  /// Whether the surroundings are light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The direction in which content runs.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The pixels of a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The locale of formatted values.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The font of text; nil stands for body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The largest number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The alignment of the lines of a text relative to each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// The part of a line that an ellipsis replaces.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Extra distance between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The accent colour; nil stands for the system's.
  package var accent: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  /// The tint; nil stands for the accent colour.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The foreground styles; none stands for the label colours.
  package var foregroundStyles: ForegroundStyles {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The axis of the nearest stack around.
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }

  /// What text modifiers have set for all text below.
  package var textStyling: TextStyling {
    get { self[TextStylingKey.self] }
    set { self[TextStylingKey.self] = newValue }
  }

  /// The width of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .standard }
}

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private enum LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum AccentKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum ForegroundStylesKey: EnvironmentKey {
  static var defaultValue: ForegroundStyles { ForegroundStyles() }
}

private enum StackAxisKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}

private enum TextStylingKey: EnvironmentKey {
  static var defaultValue: TextStyling { TextStyling() }
}
