import CCairo
import IntegerConversion
import VectorGraphics

/// A blend mode that is composed pixel by pixel, because Cairo has none or another formula for it.
enum PixelFormula {
  case softLight
  case plusDarker

  /// Creates the formula of a mode; `nil` for the modes that Cairo composes.
  init?(_ mode: BlendMode) {
    switch mode {
    case .softLight: self = .softLight
    case .plusDarker: self = .plusDarker
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop,
      .destinationOver, .destinationOut, .plusLighter:
      return nil
    }
  }

  /// The operator that composes the alphas as the formula does.
  var alphaOperator: cairo_operator_t {
    switch self {
    case .softLight: CAIRO_OPERATOR_OVER
    case .plusDarker: CAIRO_OPERATOR_ADD
    }
  }

  /// Returns the premultiplied pixel of a premultiplied source over a backdrop.
  func pixel(_ source: UInt32, over backdrop: UInt32) -> UInt32 {
    switch self {
    case .softLight: Self.softer(source, backdrop)
    case .plusDarker: Self.darker(source, backdrop)
    }
  }

  /// Adds up how much darker than white both are: a = min(1, as + ab); c = max(0, a - (as - cs) -
  /// (ab - cb)), premultiplied.
  ///
  /// Source: W3C Compositing and Blending drafts, plus-darker; Core Graphics,
  /// kCGBlendModePlusDarker.
  private static func darker(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let (sourceAlpha, backdropAlpha) = (Int(source >> 24), Int(backdrop >> 24))
    let alpha = min(255, sourceAlpha + backdropAlpha)
    var result = UInt32(alpha) << 24
    for shift: UInt32 in [16, 8, 0] {
      let darkness =
        sourceAlpha - Int(source >> shift & 255) + backdropAlpha - Int(backdrop >> shift & 255)
      result |= UInt32(max(0, alpha - darkness)) << shift
    }
    return result
  }

  /// Blends by (1 - 2 s) b² + 2 s b, and composes as all separable modes do; premultiplied and in floating point, as
  /// the division by the backdrop's alpha would amplify the rounding of integers.
  ///
  /// W3C's mode brightens by the square root of b, which Core Graphics does not.
  /// Source: pixels that SwiftUI drew on macOS 26.2; W3C Compositing and Blending, section 5.7, for the composition.
  private static func softer(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let (sourceAlpha, backdropAlpha) = (Float(source >> 24), Float(backdrop >> 24))
    guard sourceAlpha > 0 else { return backdrop }
    guard backdropAlpha > 0 else { return source }
    func byte(_ value: Float) -> UInt32 { UInt32(clamping: value.rounded()) }
    var result = byte(sourceAlpha + backdropAlpha - sourceAlpha * backdropAlpha / 255) << 24
    for shift: UInt32 in [16, 8, 0] {
      let (s, b) = (Float(source >> shift & 255), Float(backdrop >> shift & 255))
      let blended = b * b / backdropAlpha * (sourceAlpha - 2 * s) + 2 * s * b
      let plain = s * (255 - backdropAlpha) + b * (255 - sourceAlpha)
      result |= byte((plain + blended) / 255) << shift
    }
    return result
  }
}
