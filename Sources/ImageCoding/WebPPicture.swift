import IntegerConversion
package import VectorGraphics

#if WebP
import CWebP
#endif

/// Still pictures in WebP files: written without loss unless a quality is given, and the same bytes for the same pixels.
///
/// Source: RFC 9649, WebP Image Format.
package enum WebPPicture {
  /// The longest side that the format has.
  private static let longestSide = 16_383

  /// The file of a picture.
  ///
  /// Throws `notBuilt` in a build without the package trait `WebP`, `sideTooLong`, `empty` or `encodingFailed`.
  ///
  /// - Parameter quality: 0...100, the highest best; nil for no loss.
  package static func encode(
    _ bitmap: Bitmap, quality: Double? = nil
  ) throws(ImageCodingError) -> [UInt8] {
    guard WebPEncoder.isBuilt else { throw .notBuilt(format: "WebP") }
    try bitmap.checkSides(atMost: longestSide, format: "WebP")
    return try file(of: bitmap, quality: quality.map { min(max($0, 0), 100) })
  }

  /// The picture in a WebP file: the first frame of an animation, on a clear canvas.
  ///
  /// Throws `notBuilt`, `tooLarge` or `corrupt`.
  package static func decode(
    _ image: EncodedImage, maximumPixels: Int
  ) throws(ImageCodingError) -> Bitmap {
    guard WebPEncoder.isBuilt else { throw .notBuilt(format: "WebP") }
    let count = image.columns * image.rows
    guard count <= maximumPixels else {
      throw .tooLarge(width: image.width, height: image.height, maximumPixels: maximumPixels)
    }
    var message = ""
    var pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      unsafe buffer.initialize(repeating: 0)
      message = unsafe decode(image, into: buffer)
      initialized = count
    }
    guard message.isEmpty else { throw .corrupt(format: "WebP", message: message) }
    for index in pixels.indices where pixels[index] >> 24 != 255 {
      pixels[index] = premultiplied(pixels[index])
    }
    return Bitmap(width: image.columns, height: image.rows, pixels: pixels)
  }

  /// Each channel is rounded to nearest.
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func multiplied(_ shift: UInt32) -> UInt32 {
      (((pixel >> shift & 255) * alpha + 127) / 255) << shift
    }
    return alpha << 24 | multiplied(16) | multiplied(8) | multiplied(0)
  }

  /// The straight pixel 0xAARRGGBB of a premultiplied one.
  static func straight(_ pixel: UInt32) -> UInt32 {
    guard pixel >> 24 != 255 else { return pixel }
    let color = Bitmap.straight(pixel)
    return UInt32(color.w) << 24 | UInt32(color.x) << 16 | UInt32(color.y) << 8 | UInt32(color.z)
  }
}

#if WebP
extension WebPPicture {
  private static func file(
    of bitmap: Bitmap, quality: Double?
  ) throws(ImageCodingError) -> [UInt8] {
    var buffer = unsafe cwebp_buffer()
    defer { unsafe cwebp_free(&buffer) }
    let status = unsafe cwebp_still(
      bitmap.pixels.map(straight), Int32(bitmap.width), Int32(bitmap.height),
      quality == nil ? 1 : 0, Float(quality ?? 0), &buffer)
    guard status == 0 else {
      throw .encodingFailed(format: "WebP", message: "libwebp error \(status)")
    }
    return unsafe Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }

  /// Fills the pixels; the message is empty when all went well.
  private static func decode(
    _ image: EncodedImage, into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> String {
    var (width, height, moves) = (Int32(0), Int32(0), Int32(0))
    guard unsafe cwebp_sides(image.bytes, image.bytes.count, &width, &height, &moves) == 0 else {
      return "it has no header"
    }
    guard Int(width) == image.columns, Int(height) == image.rows else {
      return "the size of its parts differs from its header"
    }
    let decode = unsafe moves == 0 ? cwebp_decode : cwebp_decode_first
    let status = unsafe decode(
      image.bytes, image.bytes.count, pixels.baseAddress, width, height)
    return status == 0 ? "" : "its pixel data is incomplete"
  }
}
#else
extension WebPPicture {
  private static func file(
    of bitmap: Bitmap, quality: Double?
  ) throws(ImageCodingError) -> [UInt8] {
    throw .notBuilt(format: "WebP")
  }

  private static func decode(
    _ image: EncodedImage, into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> String { "the decoder can't be created" }
}
#endif
