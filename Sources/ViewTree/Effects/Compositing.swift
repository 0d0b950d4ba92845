package import Foundation
import VectorGeometry
public import VectorGraphics

/// Composes what is drawn with what is under it by a rule.
public struct _BlendModeEffect: EffectModifier {
  /// The rule.
  public var blendMode: BlendMode

  /// Composes by a rule.
  public nonisolated init(blendMode: BlendMode) { self.blendMode = blendMode }

  package func effects(in frame: CGRect) -> DisplayGroup.Effects {
    var effects = DisplayGroup.Effects()
    effects.blendMode = blendMode
    return effects
  }
}

/// Makes one picture of what is drawn, before anything else happens to it.
public struct _CompositingGroupEffect: EffectModifier {
  /// Composes the view apart.
  public nonisolated init() {}

  package func effects(in frame: CGRect) -> DisplayGroup.Effects { .isolated }
}

/// Makes one picture of what is drawn.
public struct _DrawingGroupEffect: EffectModifier {
  /// How its colours are meant to be kept.
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

/// How the colours of a picture are kept while it is composed.
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
  /// Composes the view with what is under it, in the nearest group that is composed apart.
  public nonisolated func blendMode(
    _ blendMode: BlendMode
  ) -> ModifiedContent<Self, _BlendModeEffect> {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Makes one picture of the view; blends inside do not reach what is under it.
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
