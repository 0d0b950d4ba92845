public import VectorGeometry
public import VectorGraphics

/// Brightens colors.
public struct _BrightnessEffect: FilterEffect {
  /// The value added to each component, 0 for no change.
  public var amount: Double

  /// Creates an effect that adds a value to each component.
  public nonisolated init(amount: Double) { self.amount = amount }

  /// The animated brightness amount.
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package var filter: DisplayFilter { .brightness(amount) }
}

/// Changes the contrast of colors.
public struct _ContrastEffect: FilterEffect {
  /// The factor of the distance from the middle, 1 for none.
  public var amount: Double

  /// Multiplies the distance of each component from the middle.
  public nonisolated init(amount: Double) { self.amount = amount }

  /// The contrast factor.
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package var filter: DisplayFilter { .contrast(amount) }
}

/// Changes the saturation of colors.
public struct _SaturationEffect: FilterEffect {
  /// The factor for the distance from the luminance: 1 for no change, 0 for gray.
  public var amount: Double

  /// Multiplies the distance of each component from the luminance.
  public nonisolated init(amount: Double) { self.amount = amount }

  /// The saturation factor.
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package var filter: DisplayFilter { .saturation(amount) }
}

/// Blends colors with gray.
public struct _GrayscaleEffect: FilterEffect {
  /// The share of gray, from 0 for none to 1 for gray only.
  public var amount: Double

  /// Creates an effect that blends colors with gray of the same luminance.
  public nonisolated init(amount: Double) { self.amount = amount }

  /// The share of gray.
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

  /// The rotation angle of the hue.
  public var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  package var filter: DisplayFilter { .hueRotation(angle) }
}

/// Replaces colors with their complements.
public struct _ColorInvertEffect: FilterEffect {
  /// Creates an effect that inverts each component.
  public nonisolated init() {}

  package var filter: DisplayFilter { .colorInvert }
}

/// Multiplies all colors by one color.
public struct _ColorMultiplyEffect: FilterEffect {
  /// The color, including its opacity.
  public var color: Color

  private var resolved = Color.Resolved(red: 1, green: 1, blue: 1)

  /// Creates an effect that multiplies each component by that of a color.
  public nonisolated init(color: Color) { self.color = color }

  /// The animated multiplier color.
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

/// Creates a mask from colors, with their luminance as alpha.
public struct _LuminanceToAlphaEffect: FilterEffect {
  /// Makes luminance the alpha of black.
  public nonisolated init() {}

  package var filter: DisplayFilter { .luminanceToAlpha }
}

extension View {
  /// Adds `amount` to each color component: 0 for no change, 1 for white.
  public nonisolated func brightness(
    _ amount: Double
  ) -> ModifiedContent<Self, _BrightnessEffect> {
    modifier(_BrightnessEffect(amount: amount))
  }

  /// Scales the distance of each color component from the middle; negative factors invert colors.
  public nonisolated func contrast(_ amount: Double) -> ModifiedContent<Self, _ContrastEffect> {
    modifier(_ContrastEffect(amount: amount))
  }

  /// Scales the distance of colors from gray: 0 is gray, 1 is no change.
  public nonisolated func saturation(
    _ amount: Double
  ) -> ModifiedContent<Self, _SaturationEffect> {
    modifier(_SaturationEffect(amount: amount))
  }

  /// Blends colors with gray: 0 is no change, 1 is gray only.
  public nonisolated func grayscale(_ amount: Double) -> ModifiedContent<Self, _GrayscaleEffect> {
    modifier(_GrayscaleEffect(amount: amount))
  }

  /// Rotates the hue of colors; their luminance stays about the same.
  public nonisolated func hueRotation(_ angle: Angle) -> ModifiedContent<Self, _HueRotationEffect> {
    modifier(_HueRotationEffect(angle: angle))
  }

  /// Replaces colors with their complements.
  public nonisolated func colorInvert() -> ModifiedContent<Self, _ColorInvertEffect> {
    modifier(_ColorInvertEffect())
  }

  /// Multiplies each component, including alpha, by that of a color.
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
