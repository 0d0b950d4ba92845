public import VectorGraphics

extension Color: View, StyleView {}

extension Color {
  /// Returns the color resolved in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    resolved(in: _StyleContext(environment: environment).colors)
  }

  /// Returns the resolved color.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    let colors = context.colors
    let recipe = _StyleRecipe(.color(resolved(in: colors)))
    return catalogueNames.compactMap { colors.catalog?.problem(with: $0, in: colors) }
      .reduce(recipe) { $0.noting($1) }
  }
}

extension Color.Resolved: ShapeStyle {
  /// `Never`: a resolved color needs no further resolution.
  public typealias Resolved = Never

  /// Returns the color as a paint.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe { _StyleRecipe(.color(self)) }
}
