public import VectorGraphics

/// Paints what is inside with a style, unless it says otherwise.
public struct _ForegroundStyleModifier<Style: ShapeStyle>: EnvironmentModifier {
  /// The style.
  public var style: Style

  package func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyles.push([AnyShapeStyle(style)])
  }
}

/// Paints the first two levels of what is inside with styles.
public struct _ForegroundStyleModifier2<S1: ShapeStyle, S2: ShapeStyle>: EnvironmentModifier {
  /// The style of the first level.
  public var primary: S1
  /// The style of the second level.
  public var secondary: S2

  package func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyles.push([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }
}

/// Paints the first three levels of what is inside with styles.
public struct _ForegroundStyleModifier3<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>:
  EnvironmentModifier
{
  /// The style of the first level.
  public var primary: S1
  /// The style of the second level.
  public var secondary: S2
  /// The style of the third level.
  public var tertiary: S3

  package func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyles.push([
      AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
    ])
  }
}

/// Paints what is inside with a colour; nil stands for the system's.
public struct _ForegroundColorModifier: EnvironmentModifier {
  /// The colour.
  public var color: Color?

  package func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyles = ForegroundStyles()
    if let color { environment.foregroundStyles.push([AnyShapeStyle(color)]) }
  }
}

extension View {
  /// Paints what is inside with a style, unless it says otherwise.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: style))
  }

  /// Paints the first and second level of what is inside with styles.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(_ForegroundStyleModifier2(primary: primary, secondary: secondary))
  }

  /// Paints the first three levels of what is inside with styles.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier3(primary: primary, secondary: secondary, tertiary: tertiary))
  }

  /// Paints what is inside with a colour; nil stands for the system's.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundColorModifier(color: color))
  }
}
