public import Foundation
public import VectorGeometry
public import VectorGraphics

/// Draws a shadow under the content.
public struct _ShadowEffect: FilterEffect {
  /// The color of the shadow of opaque content.
  public var color: Color
  /// The standard deviation of the shadow's blur, in points, 0 or more.
  public var radius: CGFloat
  /// The offset of the shadow, in points.
  public var offset: CGSize

  private var resolved = Color.Resolved.clear

  /// Creates a shadow of a color.
  public nonisolated init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// The animated color, radius and offset.
  public var animatableData:
    AnimatablePair<
      Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        resolved.animatableData, AnimatablePair(radius, offset.animatableData))
    }
    set {
      resolved.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }

  package func resolved(in environment: EnvironmentValues) -> Self {
    var copy = self
    copy.resolved = color.resolve(in: environment)
    return copy
  }

  package var filter: DisplayFilter {
    .shadow(color: resolved.drawable, radius: max(radius, 0), offset: offset)
  }
}

extension Color.Resolved {
  /// The colour with an opacity in 0...1, whatever an animation made of it.
  var drawable: Color.Resolved {
    var copy = self
    copy.opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    return copy
  }
}

extension View {
  /// Draws a shadow under the view: its alpha, blurred by a Gaussian with a standard deviation of
  /// `radius` points, in a color, offset by `x` and `y` points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ModifiedContent<Self, _ShadowEffect> {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
