package import Foundation
public import VectorGeometry
package import VectorGraphics

/// Makes the view, composited as one image, translucent.
public struct _OpacityEffect: EffectModifier {
  /// 0 clear to 1 opaque.
  public var opacity: Double

  /// Draws with an opacity.
  public nonisolated init(opacity: Double) { self.opacity = opacity }

  /// The animated opacity, 0...1.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  package func effects(in frame: CGRect) -> DisplayGroup.Effects {
    var effects = DisplayGroup.Effects()
    effects.opacity = opacity
    return effects
  }
}

extension View {
  /// Sets the opacity of the view, from 0 transparent to 1 opaque.
  public nonisolated func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect> {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Hides the view; its place in the layout stays.
  public nonisolated func hidden() -> some View { opacity(0) }
}
