public import VectorGraphics

/// Sets the foreground style inside, unless a view sets its own.
public struct _ForegroundStyleModifier<Style: ShapeStyle>: EnvironmentModifier {
  /// The foreground style.
  public var style: Style

  package func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyles.push([AnyShapeStyle(style)])
  }
}

/// Sets the styles of the first two levels inside.
public struct _ForegroundStyleModifier2<S1: ShapeStyle, S2: ShapeStyle>: EnvironmentModifier {
  /// The style of the first level.
  public var primary: S1
  /// The style of the second level.
  public var secondary: S2

  package func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyles.push([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }
}

/// Sets the styles of the first three levels inside.
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

/// Sets the foreground color inside, or the system's for `nil`.
public struct _ForegroundColorModifier: EnvironmentModifier {
  /// The foreground color.
  public var color: Color?

  package func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyles = ForegroundStyles()
    if let color { environment.foregroundStyles.push([AnyShapeStyle(color)]) }
  }
}

extension View {
  /// Sets the foreground style inside, unless a view sets its own.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: style))
  }

  /// Sets the styles of the first two levels inside.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(_ForegroundStyleModifier2(primary: primary, secondary: secondary))
  }

  /// Sets the styles of the first three levels inside.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier3(primary: primary, secondary: secondary, tertiary: tertiary))
  }

  /// Sets the foreground color inside, or the system's for `nil`.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundColorModifier(color: color))
  }
}
