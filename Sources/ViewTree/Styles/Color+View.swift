public import VectorGraphics

extension Color: View, StyleView {}

extension Color {
  /// The colour as numbers in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    resolved(in: _StyleContext(environment: environment).colors)
  }

  /// The colour as numbers.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    let recipe = _StyleRecipe(.color(resolved(in: context.colors)))
    return catalogueNames.reduce(recipe) {
      $0.noting("there is no colour named \"\($1)\", as there is no asset catalogue; it is clear")
    }
  }
}

extension Color.Resolved: ShapeStyle {
  /// A resolved colour stands for no other style.
  public typealias Resolved = Never

  /// The colour.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe { _StyleRecipe(.color(self)) }
}
