public import Foundation
public import VectorGeometry
public import VectorGraphics

extension GraphicsContext {
  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// The options of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Over what casts it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Without what casts it.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Of what is outside, on what casts it.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Without a group of its own; a shadow needs none here.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// How a blur is drawn.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// The options of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps edges as opaque as they are.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Breaks up bands of colour; a blur here has eight bits a channel, without.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// How filters act.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// The options of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In linear light; not drawn, but reported.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// A change of what is drawn.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case display(DisplayFilter)
      case multiply(Color)
      case threshold(Double, Double, Color)
      case projection(ProjectionTransform)
      case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
    }

    let kind: Kind

    /// Maps what is drawn in perspective.
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

    /// Multiplies each component, the alpha too, by that of a colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Maps colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .display(.colorMatrix(matrix.entries)))
    }

    /// Turns hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .display(.hueRotation(angle)))
    }

    /// Moves colours away from grey by a factor: 0 is grey.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .display(.saturation(amount)))
    }

    /// Adds to each colour component: 1 makes white.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .display(.brightness(amount)))
    }

    /// Moves colours away from the middle by a factor.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .display(.contrast(amount)))
    }

    /// Mixes in the complement of each colour: 1 is the complement.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      var rows = [Double](repeating: 0, count: 20)
      for row in 0..<3 { (rows[row * 6], rows[row * 5 + 4]) = (1 - 2 * amount, amount) }
      rows[18] = 1
      return Filter(kind: .display(.colorMatrix(rows)))
    }

    /// Mixes in grey: 1 is grey.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .display(.grayscale(amount)))
    }

    /// Black, as opaque as the colours are bright.
    public static var luminanceToAlpha: Filter { Filter(kind: .display(.luminanceToAlpha)) }

    /// Blurs by a Gaussian with a standard deviation of `radius` points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .display(.blur(radius: radius, opaque: options.contains(.opaque))))
    }

    /// One colour where the alpha is in a range, 0...1; clear elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .threshold(min, max, color))
    }
  }
}

/// A map of colours: each component of the result is a sum of those that go in, gamma-encoded with straight alpha.
public struct ColorMatrix: Sendable, Equatable {
  /// The four rows, red, green, blue and alpha, of five entries each.
  var entries: [Double] = (0..<20).map { $0 % 6 == 0 ? 1 : 0 }

  /// The identity.
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
  /// What is added to red.
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
  /// What is added to green.
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
  /// What is added to blue.
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
  /// What is added to alpha.
  public var a5: Float {
    get { entry(19) }
    set { set(newValue, 19) }
  }
}
