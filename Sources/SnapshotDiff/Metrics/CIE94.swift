import Foundation

/// The perceived difference of colors.
///
/// Source: CIE 116-1995, Industrial color-difference evaluation, with the weights for graphic arts;
/// the conversion from sRGB is that of Playwright's comparator `ssim-cie94`.
enum CIE94 {
  /// The difference ΔE94 of two opaque colors, 0...about 100; below 1 nobody sees it.
  ///
  /// Not symmetric: the weights are those of the first one.
  static func distance(_ first: SIMD4<UInt8>, _ second: SIMD4<UInt8>) -> Double {
    let (a, b) = (lab(first), lab(second))
    let delta = a - b
    let chroma = (a.y * a.y + a.z * a.z).squareRoot()
    let chromaDelta = chroma - (b.y * b.y + b.z * b.z).squareRoot()
    let hueSquare = max(
      delta.y * delta.y + delta.z * delta.z - chromaDelta * chromaDelta, 0)
    let hue = hueSquare.squareRoot() / (1 + 0.015 * chroma)
    let saturation = chromaDelta / (1 + 0.045 * chroma)
    return (delta.x * delta.x + saturation * saturation + hue * hue).squareRoot()
  }

  /// L*, a* and b* under D65.
  private static func lab(_ color: SIMD4<UInt8>) -> SIMD4<Double> {
    let (r, g, b) = (
      TransferTable.linear(color.x), TransferTable.linear(color.y), TransferTable.linear(color.z)
    )
    let x = bent((r * 0.4124 + g * 0.3576 + b * 0.1805) / 0.950489)
    let y = bent(r * 0.2126 + g * 0.7152 + b * 0.0722)
    let z = bent((r * 0.0193 + g * 0.1192 + b * 0.9505) / 1.088840)
    return SIMD4(116 * y - 16, 500 * (x - y), 200 * (y - z), 0)
  }

  private static let squaredSigma = 6.0 * 6 / 29 / 29
  private static let cubedSigma = 6.0 * 6 * 6 / 29 / 29 / 29

  private static func bent(_ value: Double) -> Double {
    value > cubedSigma ? pow(value, 1.0 / 3) : value / 3 / squaredSigma + 4.0 / 29
  }
}
