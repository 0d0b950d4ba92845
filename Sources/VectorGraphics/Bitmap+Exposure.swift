import IntegerConversion

extension Bitmap {
  /// The picture that a camera would take of several: their mean in linear light, by coverage.
  ///
  /// All must have the size of the first; there must be one.
  package static func exposure(of pictures: [Bitmap]) -> Bitmap {
    precondition(!pictures.isEmpty, "an exposure needs a picture")
    var result = pictures[0]
    for index in result.pixels.indices {
      let first = result.pixels[index]
      guard pictures.contains(where: { $0.pixels[index] != first }) else { continue }
      var sum = SIMD4<Float>(repeating: 0)
      for picture in pictures { sum += light(of: picture.pixels[index]) }
      result.pixels[index] = pixel(of: sum / Float(pictures.count))
    }
    return result
  }

  /// The linear light of a pixel times its alpha, and the alpha.
  private static func light(of pixel: UInt32) -> SIMD4<Float> {
    let straight = straight(pixel)
    let alpha = Float(straight.w) / 255
    return SIMD4(
      linearLight[Int(straight.x)] * alpha, linearLight[Int(straight.y)] * alpha,
      linearLight[Int(straight.z)] * alpha, alpha)
  }

  private static func pixel(of light: SIMD4<Float>) -> UInt32 {
    guard light.w > 0 else { return 0 }
    func byte(_ value: Float) -> UInt8 {
      let encoded = TransferFunction.encoded(Double(value / light.w))
      return UInt8(clamping: (encoded * 255).rounded())
    }
    let alpha = UInt8(clamping: (light.w * 255).rounded())
    return premultiplied(SIMD4(byte(light.x), byte(light.y), byte(light.z), alpha))
  }

  private static let linearLight = (0..<256).map {
    Float(TransferFunction.linear(Double($0) / 255))
  }
}
