/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle {
  /// It asks the style inside.
  public typealias Resolved = Never

  private let style: any ShapeStyle

  /// Hides the type of `style`.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// The recipe of the style inside.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe { style._recipe(in: context) }
}
