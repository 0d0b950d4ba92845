package import Foundation
import VectorGeometry
public import VectorGraphics

/// Composites the drawing with its backdrop by a blend mode.
public struct _BlendModeEffect: EffectModifier {
  /// The blend mode with the backdrop.
  public var blendMode: BlendMode

  /// Composes by a rule.
  public nonisolated init(blendMode: BlendMode) { self.blendMode = blendMode }

  package func effects(in frame: CGRect) -> DisplayGroup.Effects {
    var effects = DisplayGroup.Effects()
    effects.blendMode = blendMode
    return effects
  }
}

/// Composites the drawing into one image before other effects.
public struct _CompositingGroupEffect: EffectModifier {
  /// Composes the view apart.
  public nonisolated init() {}

  package func effects(in frame: CGRect) -> DisplayGroup.Effects { .isolated }
}

/// Draws the content into one image.
public struct _DrawingGroupEffect: EffectModifier {
  /// The color mode of the image.
  public var colorMode: ColorRenderingMode

  /// Composes the view apart.
  public nonisolated init(colorMode: ColorRenderingMode = .nonLinear) {
    self.colorMode = colorMode
  }

  package var problem: ViewProblem? {
    guard colorMode != .nonLinear else { return nil }
    return .layout("the color mode \(colorMode) is not supported; nonLinear is used")
  }

  package func effects(in frame: CGRect) -> DisplayGroup.Effects { .isolated }
}

/// The color mode of an image during compositing.
public enum ColorRenderingMode: Sendable, Hashable {
  /// Gamma-encoded sRGB: the only one that pictures are composed in.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB beyond its gamut.
  case extendedLinear
}

extension DisplayGroup.Effects {
  /// The children composed apart.
  fileprivate static var isolated: Self {
    var effects = Self()
    effects.isIsolated = true
    return effects
  }
}

extension View {
  /// Composites the view with its backdrop, in the nearest compositing group.
  public nonisolated func blendMode(
    _ blendMode: BlendMode
  ) -> ModifiedContent<Self, _BlendModeEffect> {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Composites the view into one image; blend modes inside do not affect its backdrop.
  public nonisolated func compositingGroup() -> ModifiedContent<Self, _CompositingGroupEffect> {
    modifier(_CompositingGroupEffect())
  }

  /// Makes one picture of the view; vector formats keep its shapes.
  ///
  /// An opaque group must cover its frame, as in SwiftUI. Pictures are composed in gamma-encoded
  /// sRGB, whatever the mode.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> ModifiedContent<Self, _DrawingGroupEffect> {
    modifier(_DrawingGroupEffect(colorMode: colorMode))
  }
}
