public import Foundation
public import VectorGeometry
public import VectorGraphics

extension GraphicsContext {
  /// Options for extending a gradient and blending its colors.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// The options of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Repeats the gradient beyond its ends.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Runs back and forth beyond its ends.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Mixes in linear light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// A paint for the drawing; positions are in the coordinate system at its use.
  public struct Shading: Sendable {
    indirect enum Kind: Sendable {
      case foreground
      case palette([Shading])
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle, GradientOptions)
      case tiles(Image, CGPoint, CGRect, CGFloat)
    }

    let kind: Kind

    /// The foreground style around the canvas.
    public static var foreground: Shading { Shading(kind: .foreground) }

    /// Shadings for the levels of a text or symbol; content with one level uses the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// A solid color.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A color with components 0...1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray, from 0 black to 1 white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style whose unit points refer to the bounding rectangle of the painted area.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint, options))
    }

    /// A gradient by the distance from a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius, options))
    }

    /// A gradient by the angle around a point, clockwise from `angle`, which is 0 at 3 o'clock.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle, options))
    }

    /// A picture, or a part of it in its unit square, repeated from `origin` on.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiles(image, origin, sourceRect, scale))
    }
  }

  /// Returns the shading with the values of the environment.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Shading {
  /// The style for what is painted inside `bounds`.
  func recipe(in bounds: CGRect, _ environment: EnvironmentValues) -> _StyleRecipe {
    let context = _StyleContext(environment: environment)
    var check = NumberCheck()
    func gradient(_ gradient: Gradient) -> ResolvedGradient {
      gradient.resolved(in: context.colors)
    }
    func finish(_ paint: Paint) -> _StyleRecipe {
      check.sentences.reduce(_StyleRecipe(.fixed(paint))) { $0.noting($1) }
    }
    switch kind {
    case .foreground: return ForegroundStyle()._recipe(in: context)
    case .palette(let shadings):
      return (shadings.first ?? .foreground).recipe(in: bounds, environment)
    case .style(let style): return style._recipe(in: context)
    case .linear(let colors, let start, let end, let options):
      let geometry = SpreadGradient.Geometry.linear(check.place(start), check.place(end))
      return finish(SpreadGradient(gradient(colors), geometry, options).paint(in: bounds))
    case .radial(let colors, let center, let start, let end, let options):
      let geometry = SpreadGradient.Geometry.radial(
        check.place(center), check.length(start, "the gradient's start radius"),
        check.length(end, "the gradient's end radius"))
      return finish(SpreadGradient(gradient(colors), geometry, options).paint(in: bounds))
    case .conic(let colors, let center, let angle, let options):
      let start = Angle(radians: check.number(angle.radians, "the gradient's angle"))
      let geometry = SpreadGradient.Geometry.conic(check.place(center), start)
      return finish(SpreadGradient(gradient(colors), geometry, options).paint(in: bounds))
    case .tiles(let image, let origin, let source, let scale):
      var recipe = ImagePaint(image: image, sourceRect: source, scale: scale)._recipe(in: context)
      recipe.tileOrigin = check.place(origin)
      return check.sentences.reduce(recipe) { $0.noting($1) }
    }
  }
}

extension NumberCheck {
  fileprivate mutating func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: number(point.x, "the shading's x"), y: number(point.y, "the shading's y"))
  }
}
