package import VectorGraphics

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle {
  /// `Never`: the wrapped style resolves itself.
  public typealias Resolved = Never

  private let style: any ShapeStyle

  /// Hides the type of `style`.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// The colours of the style inside if it is a gradient without a place of its own; nil for any other.
  package var gradient: Gradient? { style as? Gradient ?? (style as? AnyShapeStyle)?.gradient }

  /// The recipe of the style inside.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe { style._recipe(in: context) }
}
