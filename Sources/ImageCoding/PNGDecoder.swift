import CPNG
import IntegerConversion
package import VectorGraphics

/// Reads PNG files of every kind: any depth, palette, gray, interlaced.
///
/// Gamma and color profiles are ignored: samples are taken as sRGB.
package struct PNGDecoder: Sendable {
  /// The largest number of pixels that is decoded.
  package var maximumPixels: Int

  /// How many bytes a compressed byte can stand for.
  ///
  /// Source: https://zlib.net/zlib_tech.html, "Maximum expansion factor".
  private static let largestExpansion = 1032

  /// A decoder that refuses pictures of more than the given number of pixels.
  package init(maximumPixels: Int = 1 << 28) {
    self.maximumPixels = maximumPixels
  }

  /// The picture in a PNG file.
  ///
  /// Throws as ``PNGHeader`` does, `corrupt` or `tooLarge`.
  package func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> Bitmap {
    let header = try PNGHeader(bytes)
    return Bitmap(
      width: header.width, height: header.height,
      pixels: try pixels(bytes, header, premultiplies: true))
  }

  /// The picture in a PNG file with its straight alpha.
  ///
  /// Throws as ``decode(_:)`` does.
  package func decodeStraight(_ bytes: [UInt8]) throws(ImageCodingError) -> StraightBitmap {
    let header = try PNGHeader(bytes)
    return StraightBitmap(
      width: header.width, height: header.height,
      pixels: try pixels(bytes, header, premultiplies: false))
  }

  private func pixels(
    _ bytes: [UInt8], _ header: PNGHeader, premultiplies: Bool
  ) throws(ImageCodingError) -> [UInt32] {
    let (count, overflow) = header.width.multipliedReportingOverflow(by: header.height)
    guard !overflow, count <= maximumPixels else {
      throw .tooLarge(width: header.width, height: header.height, maximumPixels: maximumPixels)
    }
    // A head of 33 bytes is not worth a gigabyte: what can't be in the file takes no memory.
    guard count / (8 * Self.largestExpansion) * header.bitsPerPixel <= bytes.count else {
      throw .corrupt(format: "PNG", message: "the file ends too early")
    }
    var message = ""
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      unsafe buffer.initialize(repeating: 0)
      message = unsafe Self.decode(bytes, header, premultiplies, into: buffer)
      initialized = count
    }
    guard message.isEmpty else { throw .corrupt(format: "PNG", message: message) }
    return pixels
  }

  /// Fills the pixels; the message is empty when all went well.
  private static func decode(
    _ bytes: [UInt8], _ header: PNGHeader, _ premultiplies: Bool,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> String {
    unsafe PNGMessage.collect { message in
      unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe cpng_decode(
          bytes.baseAddress, bytes.count, pixels.baseAddress, UInt32(header.width),
          UInt32(header.height), premultiplies ? 1 : 0, message)
      }
    }
  }
}
