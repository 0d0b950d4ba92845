public import VectorGraphics

/// Why a scene can't be written as Lottie.
public enum LottieError: Error, Sendable, Hashable {
  /// Lottie can't say it, and the policy allows no stand-in.
  case unsupported(UnsupportedEffect)
  /// What Lottie can't say could not be drawn as pixels; the effect and the reason.
  case notRasterized(UnsupportedEffect, reason: String)
}

extension LottieError: CustomStringConvertible {
  /// One sentence: what is wrong, where, what is allowed.
  public var description: String {
    switch self {
    case .unsupported(let effect):
      "\(effect.origin ?? "image"): Lottie does not support \(effect.kind); allow a replacement"
    case .notRasterized(let effect, let reason):
      "\(effect.origin ?? "image"): \(effect.kind) can't be drawn as pixels: \(reason)"
    }
  }
}
