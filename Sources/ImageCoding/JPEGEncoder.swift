import IntegerConversion
package import VectorGraphics

#if JPEG
import CJPEG
#endif

/// Writes JPEG files: progressive, without remarks, and the same bytes for the same pixels.
package struct JPEGEncoder: Sendable {
  /// 1...100, the highest best.
  private let quality: Int

  /// The longest side that the library writes.
  ///
  /// Source: libjpeg-turbo, `JPEG_MAX_DIMENSION`.
  private static let longestSide = 65_500
  /// The default quality: letters and flat colors have no visible rings at their size.
  package static let usualQuality = 90.0

  /// - Parameter quality: 0...100, the highest best; nil for the usual one.
  package init(quality: Double? = nil) {
    self.quality = Int(clamping: (quality ?? Self.usualQuality).rounded(), to: 1...100)
  }

  /// The file of a picture; what is not opaque is put on white.
  ///
  /// Throws `notBuilt` in a build without the package trait `JPEG`, `sideTooLong`, `empty` or `encodingFailed`.
  package func encode(_ bitmap: Bitmap) throws(ImageCodingError) -> [UInt8] {
    guard JPEGDecoder.isBuilt else { throw .notBuilt(format: "JPEG") }
    try bitmap.checkSides(atMost: Self.longestSide, format: "JPEG")
    return try Self.encode(
      bitmap.isOpaque ? bitmap.pixels : bitmap.onWhite, of: bitmap, quality: quality)
  }
}

extension Bitmap {
  /// The pixels over white.
  fileprivate var onWhite: [UInt32] {
    pixels.map { pixel in
      // Premultiplied: what alpha leaves is added to each channel, none of which is above alpha.
      let rest = 255 - pixel >> 24
      return 0xFF00_0000 | (pixel & 0xFF_FFFF) &+ rest &* 0x01_0101
    }
  }

  /// Refuses sides that a format can't have.
  func checkSides(atMost longest: Int, format: String) throws(ImageCodingError) {
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    guard max(width, height) <= longest else {
      throw .sideTooLong(format: format, width: width, height: height, longest: longest)
    }
  }
}

#if JPEG
extension JPEGEncoder {
  private static func encode(
    _ pixels: [UInt32], of bitmap: Bitmap, quality: Int
  ) throws(ImageCodingError) -> [UInt8] {
    var buffer = unsafe cjpeg_buffer()
    defer { unsafe cjpeg_free(&buffer) }
    let message = unsafe withUnsafeTemporaryAllocation(
      of: CChar.self, capacity: Int(CJPEG_MESSAGE_SIZE)
    ) { message in
      unsafe message.initialize(repeating: 0)
      guard let start = message.baseAddress else { return "out of memory" }
      let status = unsafe cjpeg_encode(
        pixels, UInt32(bitmap.width), UInt32(bitmap.height), Int32(quality), &buffer, start)
      return unsafe status == 0 ? "" : String(cString: start)
    }
    guard message.isEmpty else { throw .encodingFailed(format: "JPEG", message: message) }
    return unsafe Array(UnsafeBufferPointer(start: buffer.bytes, count: Int(buffer.count)))
  }
}
#else
extension JPEGEncoder {
  private static func encode(
    _ pixels: [UInt32], of bitmap: Bitmap, quality: Int
  ) throws(ImageCodingError) -> [UInt8] {
    throw .notBuilt(format: "JPEG")
  }
}
#endif
