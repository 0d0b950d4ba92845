import IntegerConversion
import VectorGeometry

extension Color.Resolved {
  /// Red, green, blue and opacity as bytes, clamped and rounded to nearest; straight alpha.
  package var bytes: SIMD4<UInt8> {
    SIMD4(byte(red), byte(green), byte(blue), byte(opacity))
  }

  /// A color of straight bytes: red, green, blue and opacity.
  package init(bytes: SIMD4<UInt8>) {
    self.init(
      red: Float(bytes.x) / 255, green: Float(bytes.y) / 255, blue: Float(bytes.z) / 255,
      opacity: Float(bytes.w) / 255)
  }

  /// The pixel 0xAARRGGBB, premultiplied, each channel rounded to nearest.
  package var pixel: UInt32 {
    let color = clamped
    let alpha = UInt32(byte(color.opacity))
    let red = UInt32(byte(color.red * color.opacity))
    let green = UInt32(byte(color.green * color.opacity))
    let blue = UInt32(byte(color.blue * color.opacity))
    return alpha << 24 | min(red, alpha) << 16 | min(green, alpha) << 8 | min(blue, alpha)
  }

  /// The straight color of a premultiplied pixel 0xAARRGGBB; a clear pixel is clear black.
  package init(pixel: UInt32) {
    let alpha = Float(pixel >> 24)
    guard alpha > 0 else {
      self = .clear
      return
    }
    self.init(
      red: Float(pixel >> 16 & 255) / alpha, green: Float(pixel >> 8 & 255) / alpha,
      blue: Float(pixel & 255) / alpha, opacity: alpha / 255)
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The color as `#RRGGBBAA`, clamped to bytes.
  public var description: String {
    let bytes = bytes
    return "#" + (0..<4).map { hexadecimal(bytes[$0]) }.joined()
  }
}

extension Color.Resolved {
  /// A color of `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
  package init?(hex: String) {
    guard hex.first == "#" else { return nil }
    let digits = hex.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == hex.utf8.count - 1 else { return nil }
    let values: [Int]
    switch digits.count {
    case 3, 4: values = digits.map { $0 * 17 }
    case 6, 8:
      values = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let bytes = (values + [255]).map { UInt8($0) }
    self.init(bytes: SIMD4(bytes[0], bytes[1], bytes[2], bytes[3]))
  }
}

private func byte(_ component: Float) -> UInt8 {
  guard component > 0 else { return 0 }
  return UInt8(clamping: (min(component, 1) * 255).rounded())
}

private func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return byte < 16 ? "0" + digits : digits
}
