package import VectorGraphics

extension GraphicsContext {
  /// The blend mode of the drawing with its backdrop, in gamma-encoded sRGB.
  public struct BlendMode: Sendable, Equatable {
    /// What is done.
    enum Rule: Sendable, Equatable {
      case mode(VectorGraphics.BlendMode)
      /// How much stays of what is drawn, and of what was there where the former is drawn.
      ///
      /// Source: T. Porter and T. Duff, Compositing Digital Images, 1984.
      case shares(source: Share, destination: Share)
    }

    /// How much of a picture stays beside another.
    enum Share: Sendable, Equatable {
      case none
      case all
      /// As far as the other is opaque.
      case inside
      /// As far as the other is clear.
      case outside
    }

    let rule: Rule

    private init(_ mode: VectorGraphics.BlendMode) { rule = .mode(mode) }
    private init(source: Share, destination: Share) {
      rule = .shares(source: source, destination: destination)
    }

    /// The mode of the same name for views.
    package init(mode: VectorGraphics.BlendMode) { self.init(mode) }

    /// The source over the backdrop.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// The product of both.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// The complement of the product of the complements.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// Multiplies or screens, depending on the backdrop.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// The darker of both.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// The lighter of both.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// Brightens the backdrop.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// Darkens the backdrop.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// Darkened or lightened softly.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// Multiplies or screens, depending on the source.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// The difference of both.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// The difference with less contrast.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The hue of the source.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The saturation of the source.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// The hue and saturation of the source.
    public static var color: BlendMode { BlendMode(.color) }
    /// The luminosity of the source.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// Clears the backdrop where the source covers it.
    public static var clear: BlendMode { BlendMode(source: .none, destination: .none) }
    /// Replaces the backdrop where the source covers it.
    public static var copy: BlendMode { BlendMode(source: .all, destination: .none) }
    /// Replaces the backdrop where it is opaque.
    public static var sourceIn: BlendMode { BlendMode(source: .inside, destination: .none) }
    /// Replaces the backdrop where it is transparent.
    public static var sourceOut: BlendMode { BlendMode(source: .outside, destination: .none) }
    /// Keeps the backdrop where the source is opaque.
    public static var destinationIn: BlendMode { BlendMode(source: .none, destination: .inside) }
    /// The source under the backdrop, which stays where the source is opaque.
    public static var destinationAtop: BlendMode {
      BlendMode(source: .outside, destination: .inside)
    }
    /// Each of both where the other is clear.
    public static var xor: BlendMode { BlendMode(source: .outside, destination: .outside) }
    /// The source over the backdrop, where the backdrop is opaque.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// The source under the backdrop.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// Removes the source's area from the backdrop.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// The sum of both, less white.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// The sum of both.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }
}
