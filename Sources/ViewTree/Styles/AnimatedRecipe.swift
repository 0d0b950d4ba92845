import VectorGeometry
import VectorGraphics
import ViewAnimation

/// A style on its way from one colour or gradient to another of its kind; other changes are at once.
struct AnimatedRecipe {
  private var target: _StyleRecipe
  private var way: (form: RecipeForm, numbers: AnimatedValue<NumberVector>)?

  init(_ recipe: _StyleRecipe) { target = recipe }

  /// Sets the style from `time` on.
  ///
  /// - Parameter colors: The space that colours go through.
  mutating func set(
    _ recipe: _StyleRecipe, at time: Double, colors: ColorInterpolation,
    change: () -> AttributeChange
  ) {
    guard recipe != target else { return }
    let old = isActive(at: time) ? self.recipe(at: time) : target
    defer { target = recipe }
    guard let (form, from, to) = RecipeForm.common(old, recipe, colors) else {
      way = nil
      return
    }
    var numbers = AnimatedValue(from)
    var goal = to
    if let way, way.form == form, isActive(at: time) {
      numbers = way.numbers
      goal = form.turned(to, from: from, to: numbers.value(at: time))
    }
    numbers.set(goal, at: time, change: change)
    way = (form, numbers)
  }

  /// The style at a time.
  func recipe(at time: Double) -> _StyleRecipe {
    guard let way, way.numbers.isActive(at: time) else { return target }
    return way.form.recipe(way.numbers.value(at: time).numbers)
  }

  /// Whether the style is on its way at a time.
  func isActive(at time: Double) -> Bool { way?.numbers.isActive(at: time) ?? false }

  /// How long the style moves, if it is not set anew.
  var motion: MotionLength { way?.numbers.motion ?? .rest(at: 0) }
}
