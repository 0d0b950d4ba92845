extension Color.Resolved {
  /// The color mixed with a share of another, clamped to 0...1.
  ///
  /// Components are premultiplied before they are mixed, so a clear color lends no color.
  /// Source: W3C, CSS Color Module Level 4, section 12.3 "Interpolating with alpha".
  package func mixed(
    with other: Color.Resolved, by fraction: Double, in space: GradientPaint.Interpolation
  ) -> Color.Resolved {
    let t = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    guard t > 0 else { return self }
    guard t < 1 else { return other }
    switch space {
    case .device: return premultipliedMix(encoded, other.encoded, other, t) { $0 }
    case .perceptual:
      return premultipliedMix(oklab.components, other.oklab.components, other, t) {
        TransferFunction.encoded(Color.OKLab(components: $0).linear)
      }
    }
  }

  /// Mixes premultiplied components and has the result, straight again, encoded.
  private func premultipliedMix(
    _ first: SIMD3<Double>, _ second: SIMD3<Double>, _ other: Color.Resolved, _ t: Double,
    encoded: (SIMD3<Double>) -> SIMD3<Double>
  ) -> Color.Resolved {
    let firstShare = Double(opacity) * (1 - t)
    let secondShare = Double(other.opacity) * t
    let alpha = firstShare + secondShare
    guard alpha > 0 else {
      return Color.Resolved(encoded: encoded(first * (1 - t) + second * t), opacity: 0)
    }
    let straight = (first * firstShare + second * secondShare) / alpha
    return Color.Resolved(encoded: encoded(straight), opacity: alpha)
  }
}

extension Color.OKLab {
  fileprivate init(components: SIMD3<Double>) {
    self.init(lightness: components.x, a: components.y, b: components.z)
  }

  fileprivate var components: SIMD3<Double> { SIMD3(lightness, a, b) }
}
