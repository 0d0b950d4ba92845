public import Foundation
import VectorGeometry
public import VectorGraphics

/// A shadow as a part of a style.
public struct ShadowStyle: Sendable, Equatable {
  /// Where a shadow lies.
  enum Place: Sendable {
    /// Under what is painted.
    case drop
    /// On what is painted, inside its edges.
    case inner
  }

  let place: Place
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// Returns a drop shadow, blurred by a Gaussian with a standard deviation of `radius`
  /// points and moved by `x` and `y` points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      place: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// Returns a shadow inside the painted edges, blurred by a Gaussian with a standard deviation of
  /// `radius` points and moved by `x` and `y` points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      place: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// The shadow as a change of a picture, with what was wrong with its numbers.
  func filter(in colors: ColorContext, _ check: inout NumberCheck) -> DisplayFilter {
    let color = color.resolved(in: colors).drawable
    let radius = max(check.length(radius, "the shadow's radius"), 0)
    let offset = CGSize(
      width: check.number(offset.width, "the shadow's x"),
      height: check.number(offset.height, "the shadow's y"))
    return switch place {
    case .drop: .shadow(color: color, radius: radius, offset: offset)
    case .inner: .innerShadow(color: color, radius: radius, offset: offset)
    }
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  let style: Style
  let shadow: ShadowStyle

  /// The recipe of the style with the shadow.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    var check = NumberCheck()
    let filter = shadow.filter(in: context.colors, &check)
    return style._recipe(in: context).adding(filter, flaws: check.sentences)
  }
}

/// A style composited with its backdrop by a blend mode.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  let style: Style
  let blendMode: BlendMode

  /// The recipe of the style with the rule.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    var recipe = style._recipe(in: context)
    recipe.blendMode = blendMode
    return recipe
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }

  /// Returns the style composited with its backdrop by a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, blendMode: mode)
  }

  /// The secondary level of the style.
  public var secondary: some ShapeStyle { level(1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { level(2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { level(3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { level(4) }

  private func level(_ level: Int) -> some ShapeStyle {
    opacity(HierarchicalShapeStyle.shares[level])
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// Returns the foreground style composited with its backdrop by a blend mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
}
