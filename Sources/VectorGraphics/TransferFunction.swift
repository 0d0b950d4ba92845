import Foundation

/// The curve between linear light and gamma-encoded sRGB, which Display P3 shares.
///
/// Negative values mirror positive ones and values above 1 continue along the curve, so that colors outside the gamut
/// are kept.
///
/// Source: IEC 61966-2-1; extended as in W3C, CSS Color Module Level 4, section 18.
package enum TransferFunction {
  /// The linear light of a gamma-encoded component.
  package static func linear(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    guard magnitude > 0.040_45 else { return encoded / 12.92 }
    return (encoded < 0 ? -1 : 1) * pow((magnitude + 0.055) / 1.055, 2.4)
  }

  /// The gamma-encoded component of a linear light.
  package static func encoded(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    guard magnitude > 0.003_130_8 else { return linear * 12.92 }
    return (linear < 0 ? -1 : 1) * (1.055 * pow(magnitude, 1 / 2.4) - 0.055)
  }

  /// The linear light of three gamma-encoded components.
  package static func linear(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(linear(encoded.x), linear(encoded.y), linear(encoded.z))
  }

  /// The gamma-encoded components of three linear lights.
  package static func encoded(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(linear.x), encoded(linear.y), encoded(linear.z))
  }
}
