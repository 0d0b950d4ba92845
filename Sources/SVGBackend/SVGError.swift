public import VectorGraphics

/// Why a picture can't be written as SVG.
public enum SVGError: Error, Sendable, Hashable {
  /// SVG can't say it, and the policy allows no stand-in.
  case unsupported(UnsupportedEffect)
  /// Text is to be embedded, but nothing here makes font subsets; the font's family.
  case missingSubsetter(family: String)
  /// A font could not be cut down to the glyphs in use; the font's family and the reason.
  case fontNotSubset(family: String, reason: String)
  /// What SVG can't say could not be drawn as pixels; the effect and the reason.
  case notRasterized(UnsupportedEffect, reason: String)
}

extension SVGError: CustomStringConvertible {
  /// One sentence: what is wrong, where, what is allowed.
  public var description: String {
    switch self {
    case .unsupported(let effect):
      "\(effect.origin ?? "image"): SVG does not support \(effect.kind); allow a replacement"
    case .missingSubsetter(let family):
      "font \(family) can't be embedded without a font subsetter; use text as paths or text"
    case .fontNotSubset(let family, let reason):
      "font \(family) can't be embedded: \(reason)"
    case .notRasterized(let effect, let reason):
      "\(effect.origin ?? "image"): \(effect.kind) can't be drawn as pixels: \(reason)"
    }
  }
}
