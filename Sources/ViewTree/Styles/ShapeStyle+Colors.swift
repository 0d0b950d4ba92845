public import VectorGraphics

extension ShapeStyle where Self == Color {
  /// The system color red.
  public static var red: Color { Color.red }
  /// The system color orange.
  public static var orange: Color { Color.orange }
  /// The system color yellow.
  public static var yellow: Color { Color.yellow }
  /// The system color green.
  public static var green: Color { Color.green }
  /// The system color mint.
  public static var mint: Color { Color.mint }
  /// The system color teal.
  public static var teal: Color { Color.teal }
  /// The system color cyan.
  public static var cyan: Color { Color.cyan }
  /// The system color blue.
  public static var blue: Color { Color.blue }
  /// The system color indigo.
  public static var indigo: Color { Color.indigo }
  /// The system color purple.
  public static var purple: Color { Color.purple }
  /// The system color pink.
  public static var pink: Color { Color.pink }
  /// The system color brown.
  public static var brown: Color { Color.brown }
  /// The system color white.
  public static var white: Color { Color.white }
  /// The system color gray.
  public static var gray: Color { Color.gray }
  /// The system color black.
  public static var black: Color { Color.black }
  /// The transparent color.
  public static var clear: Color { Color.clear }
  /// The accent color of the environment.
  public static var accentColor: Color { Color.accentColor }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: self, opacity: opacity)
  }
}

/// A style with its opacity multiplied.
private struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let style: Base
  let opacity: Double

  func _recipe(in context: _StyleContext) -> _StyleRecipe {
    style._recipe(in: context).opacity(opacity)
  }
}
