import VectorGeometry
import VectorGraphics
import ViewAnimation

/// A style on its way from one colour to another; other changes of style are not animated.
struct AnimatedRecipe {
  private var recipe: _StyleRecipe
  private var color: AnimatableAttribute<Color.Resolved>?

  init(_ recipe: _StyleRecipe) { self.recipe = recipe }

  /// Sets the style from `time` on.
  mutating func set(_ recipe: _StyleRecipe, at time: Double, change: () -> AttributeChange) {
    defer { self.recipe = recipe }
    guard recipe != self.recipe else { return }
    guard let old = self.recipe.color, let new = recipe.color else {
      color = nil
      return
    }
    if color == nil { color = AnimatableAttribute(old) }
    color?.set(new, at: time, change: change)
  }

  /// The style at a time.
  func recipe(at time: Double) -> _StyleRecipe {
    guard let color, color.isActive(at: time) else { return recipe }
    return _StyleRecipe(.color(color.value(at: time)))
  }

  /// Whether the style is on its way at a time.
  func isActive(at time: Double) -> Bool { color?.isActive(at: time) ?? false }

  /// How long the style moves, if it is not set anew.
  var motion: MotionLength { color?.motion ?? .rest(at: 0) }
}
