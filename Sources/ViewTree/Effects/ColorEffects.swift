public import VectorGeometry
public import VectorGraphics

/// Makes colours brighter.
public struct _BrightnessEffect: FilterEffect {
  /// What is added to each component, 0 for none.
  public var amount: Double

  /// Adds to each component of colours.
  public nonisolated init(amount: Double) { self.amount = amount }

  /// The amount.
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package var filter: DisplayFilter { .brightness(amount) }
}

/// Moves colours away from grey, or towards it.
public struct _ContrastEffect: FilterEffect {
  /// The factor of the distance from the middle, 1 for none.
  public var amount: Double

  /// Multiplies the distance of each component from the middle.
  public nonisolated init(amount: Double) { self.amount = amount }

  /// The factor.
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package var filter: DisplayFilter { .contrast(amount) }
}

/// Makes colours more or less vivid.
public struct _SaturationEffect: FilterEffect {
  /// The factor of the distance from the luminance, 1 for none, 0 for grey.
  public var amount: Double

  /// Multiplies the distance of each component from the luminance.
  public nonisolated init(amount: Double) { self.amount = amount }

  /// The factor.
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package var filter: DisplayFilter { .saturation(amount) }
}

/// Mixes grey into colours.
public struct _GrayscaleEffect: FilterEffect {
  /// 0 for none, 1 for all grey.
  public var amount: Double

  /// Mixes in grey of the same luminance.
  public nonisolated init(amount: Double) { self.amount = amount }

  /// The share.
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package var filter: DisplayFilter { .grayscale(amount) }
}

/// Turns hues.
public struct _HueRotationEffect: FilterEffect {
  /// The angle by which hues are turned.
  public var angle: Angle

  /// Turns hues by an angle.
  public nonisolated init(angle: Angle) { self.angle = angle }

  /// The angle.
  public var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  package var filter: DisplayFilter { .hueRotation(angle) }
}

/// Replaces colours by their complements.
public struct _ColorInvertEffect: FilterEffect {
  /// Replaces each component by what it lacks.
  public nonisolated init() {}

  package var filter: DisplayFilter { .colorInvert }
}

/// Multiplies colours by one.
public struct _ColorMultiplyEffect: FilterEffect {
  /// The colour, whose opacity counts.
  public var color: Color

  private var resolved = Color.Resolved(red: 1, green: 1, blue: 1)

  /// Multiplies each component by that of a colour.
  public nonisolated init(color: Color) { self.color = color }

  /// The colour.
  public var animatableData: Color.Resolved.AnimatableData {
    get { resolved.animatableData }
    set { resolved.animatableData = newValue }
  }

  package func resolved(in environment: EnvironmentValues) -> Self {
    var copy = self
    copy.resolved = color.resolve(in: environment)
    return copy
  }

  package var filter: DisplayFilter { .colorMultiply(resolved.drawable) }
}

/// Makes a mask of colours: the brighter, the more opaque.
public struct _LuminanceToAlphaEffect: FilterEffect {
  /// Makes luminance the alpha of black.
  public nonisolated init() {}

  package var filter: DisplayFilter { .luminanceToAlpha }
}

extension View {
  /// Adds `amount` to each colour component: 0 none, 1 all white.
  public nonisolated func brightness(
    _ amount: Double
  ) -> ModifiedContent<Self, _BrightnessEffect> {
    modifier(_BrightnessEffect(amount: amount))
  }

  /// Multiplies the distance of each colour component from the middle; below 0 colours are inverted.
  public nonisolated func contrast(_ amount: Double) -> ModifiedContent<Self, _ContrastEffect> {
    modifier(_ContrastEffect(amount: amount))
  }

  /// Multiplies how far colours are from grey: 0 grey, 1 as they are.
  public nonisolated func saturation(
    _ amount: Double
  ) -> ModifiedContent<Self, _SaturationEffect> {
    modifier(_SaturationEffect(amount: amount))
  }

  /// Mixes in grey: 0 none, 1 nothing but grey.
  public nonisolated func grayscale(_ amount: Double) -> ModifiedContent<Self, _GrayscaleEffect> {
    modifier(_GrayscaleEffect(amount: amount))
  }

  /// Turns the hue of colours; their luminance stays about the same.
  public nonisolated func hueRotation(_ angle: Angle) -> ModifiedContent<Self, _HueRotationEffect> {
    modifier(_HueRotationEffect(angle: angle))
  }

  /// Replaces colours by their complements.
  public nonisolated func colorInvert() -> ModifiedContent<Self, _ColorInvertEffect> {
    modifier(_ColorInvertEffect())
  }

  /// Multiplies each component, and the alpha, by that of a colour.
  public nonisolated func colorMultiply(
    _ color: Color
  ) -> ModifiedContent<Self, _ColorMultiplyEffect> {
    modifier(_ColorMultiplyEffect(color: color))
  }

  /// Makes a mask of the view: black, as opaque as the view is bright.
  public nonisolated func luminanceToAlpha() -> ModifiedContent<Self, _LuminanceToAlphaEffect> {
    modifier(_LuminanceToAlphaEffect())
  }
}
