import CPNG
package import VectorGraphics

/// Reads PNG files of every kind: any depth, palette, grey, interlaced.
///
/// Gamma and colour profiles are ignored: samples are taken as sRGB.
package struct PNGDecoder: Sendable {
  /// The largest number of pixels that is decoded.
  package var maximumPixels: Int

  /// A decoder that refuses pictures of more than the given number of pixels.
  package init(maximumPixels: Int = 1 << 28) {
    self.maximumPixels = maximumPixels
  }

  /// The picture in a PNG file.
  ///
  /// Throws `notAPicture`, `corrupt` or `tooLarge`.
  package func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> Bitmap {
    let header = try PNGHeader(bytes)
    let (count, overflow) = header.width.multipliedReportingOverflow(by: header.height)
    guard !overflow, count <= maximumPixels else {
      throw .tooLarge(width: header.width, height: header.height, maximumPixels: maximumPixels)
    }
    var message = ""
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      unsafe buffer.initialize(repeating: 0)
      message = unsafe Self.decode(bytes, header: header, into: buffer)
      initialized = count
    }
    guard message.isEmpty else { throw .corrupt(format: "PNG", message: message) }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  /// Fills the pixels; the message is empty when all went well.
  private static func decode(
    _ bytes: [UInt8], header: PNGHeader, into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> String {
    unsafe PNGMessage.collect { message in
      unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe cpng_decode(
          bytes.baseAddress, bytes.count, pixels.baseAddress, UInt32(header.width),
          UInt32(header.height), message)
      }
    }
  }
}
