public import VectorGraphics

extension ShapeStyle where Self == Color {
  /// The system colour red.
  public static var red: Color { Color.red }
  /// The system colour orange.
  public static var orange: Color { Color.orange }
  /// The system colour yellow.
  public static var yellow: Color { Color.yellow }
  /// The system colour green.
  public static var green: Color { Color.green }
  /// The system colour mint.
  public static var mint: Color { Color.mint }
  /// The system colour teal.
  public static var teal: Color { Color.teal }
  /// The system colour cyan.
  public static var cyan: Color { Color.cyan }
  /// The system colour blue.
  public static var blue: Color { Color.blue }
  /// The system colour indigo.
  public static var indigo: Color { Color.indigo }
  /// The system colour purple.
  public static var purple: Color { Color.purple }
  /// The system colour pink.
  public static var pink: Color { Color.pink }
  /// The system colour brown.
  public static var brown: Color { Color.brown }
  /// The system colour white.
  public static var white: Color { Color.white }
  /// The system colour gray.
  public static var gray: Color { Color.gray }
  /// The system colour black.
  public static var black: Color { Color.black }
  /// The system colour clear.
  public static var clear: Color { Color.clear }
  /// The accent colour.
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
