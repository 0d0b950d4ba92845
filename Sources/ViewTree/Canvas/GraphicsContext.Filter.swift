public import Foundation
public import VectorGeometry
public import VectorGraphics

extension GraphicsContext {
  /// Options for drawing a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// The options of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Over what casts it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Without what casts it.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Draws the shadow of the area outside, on the content that casts it.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Draws without a separate group; a shadow needs none here.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Options for drawing a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// The options of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps edges as opaque as they are.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Reduces color banding; a blur here has eight bits per channel, without dithering.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// Options for applying filters.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// The options of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In linear light; not drawn, but reported.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// A filter for the drawing.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case display(DisplayFilter)
      case multiply(Color)
      case threshold(Double, Double, Color)
      case projection(ProjectionTransform)
      case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
    }

    let kind: Kind

    /// Transforms the drawing in perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// A shadow, blurred by a Gaussian with a standard deviation of `radius` points and moved by `x` and `y`
    /// points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color, radius: radius, offset: CGSize(width: x, height: y), blendMode, options))
    }

    /// Multiplies each component, including alpha, by that of a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Transforms colors by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .display(.colorMatrix(matrix.entries)))
    }

    /// Turns hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .display(.hueRotation(angle)))
    }

    /// Scales the distance of colors from gray by a factor; 0 is gray.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .display(.saturation(amount)))
    }

    /// Adds a value to each color component; 1 results in white.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .display(.brightness(amount)))
    }

    /// Scales the distance of colors from the middle by a factor.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .display(.contrast(amount)))
    }

    /// Blends each color with its complement; 1 is the complement.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      var rows = [Double](repeating: 0, count: 20)
      for row in 0..<3 { (rows[row * 6], rows[row * 5 + 4]) = (1 - 2 * amount, amount) }
      rows[18] = 1
      return Filter(kind: .display(.colorMatrix(rows)))
    }

    /// Blends colors with gray; 1 is gray.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .display(.grayscale(amount)))
    }

    /// Black, with the luminance of the colors as alpha.
    public static var luminanceToAlpha: Filter { Filter(kind: .display(.luminanceToAlpha)) }

    /// Blurs by a Gaussian with a standard deviation of `radius` points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .display(.blur(radius: radius, opaque: options.contains(.opaque))))
    }

    /// One color where the alpha is within a range of 0...1, transparent elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .threshold(min, max, color))
    }
  }
}

/// A color transform: each result component is a weighted sum, gamma-encoded with straight alpha.
public struct ColorMatrix: Sendable, Equatable {
  /// The four rows, red, green, blue and alpha, of five entries each.
  var entries: [Double] = (0..<20).map { $0 % 6 == 0 ? 1 : 0 }

  /// Creates the identity matrix.
  public init() {}

  private func entry(_ index: Int) -> Float { Float(entries[index]) }
  private mutating func set(_ value: Float, _ index: Int) { entries[index] = Double(value) }

  /// The red of the result for red, green, blue, alpha and one.
  public var r1: Float {
    get { entry(0) }
    set { set(newValue, 0) }
  }
  /// The red of the result for green.
  public var r2: Float {
    get { entry(1) }
    set { set(newValue, 1) }
  }
  /// The red of the result for blue.
  public var r3: Float {
    get { entry(2) }
    set { set(newValue, 2) }
  }
  /// The red of the result for alpha.
  public var r4: Float {
    get { entry(3) }
    set { set(newValue, 3) }
  }
  /// The constant added to red.
  public var r5: Float {
    get { entry(4) }
    set { set(newValue, 4) }
  }
  /// The green of the result for red.
  public var g1: Float {
    get { entry(5) }
    set { set(newValue, 5) }
  }
  /// The green of the result for green.
  public var g2: Float {
    get { entry(6) }
    set { set(newValue, 6) }
  }
  /// The green of the result for blue.
  public var g3: Float {
    get { entry(7) }
    set { set(newValue, 7) }
  }
  /// The green of the result for alpha.
  public var g4: Float {
    get { entry(8) }
    set { set(newValue, 8) }
  }
  /// The constant added to green.
  public var g5: Float {
    get { entry(9) }
    set { set(newValue, 9) }
  }
  /// The blue of the result for red.
  public var b1: Float {
    get { entry(10) }
    set { set(newValue, 10) }
  }
  /// The blue of the result for green.
  public var b2: Float {
    get { entry(11) }
    set { set(newValue, 11) }
  }
  /// The blue of the result for blue.
  public var b3: Float {
    get { entry(12) }
    set { set(newValue, 12) }
  }
  /// The blue of the result for alpha.
  public var b4: Float {
    get { entry(13) }
    set { set(newValue, 13) }
  }
  /// The constant added to blue.
  public var b5: Float {
    get { entry(14) }
    set { set(newValue, 14) }
  }
  /// The alpha of the result for red.
  public var a1: Float {
    get { entry(15) }
    set { set(newValue, 15) }
  }
  /// The alpha of the result for green.
  public var a2: Float {
    get { entry(16) }
    set { set(newValue, 16) }
  }
  /// The alpha of the result for blue.
  public var a3: Float {
    get { entry(17) }
    set { set(newValue, 17) }
  }
  /// The alpha of the result for alpha.
  public var a4: Float {
    get { entry(18) }
    set { set(newValue, 18) }
  }
  /// The constant added to alpha.
  public var a5: Float {
    get { entry(19) }
    set { set(newValue, 19) }
  }
}
