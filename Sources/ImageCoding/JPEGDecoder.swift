import IntegerConversion
package import VectorGraphics

#if JPEG
import CJPEG
#endif

/// Reads JPEG files: baseline and progressive, gray, color and CMYK, as their rows and columns are stored.
///
/// Color profiles are ignored: samples are taken as sRGB.
package struct JPEGDecoder: Sendable {
  /// The largest number of pixels that is decoded.
  package var maximumPixels: Int

  /// A decoder that refuses pictures of more than the given number of pixels.
  package init(maximumPixels: Int = 1 << 28) {
    self.maximumPixels = maximumPixels
  }

  /// Whether this build can read JPEG.
  package static var isBuilt: Bool {
    #if JPEG
    true
    #else
    false
    #endif
  }

  /// The picture in a JPEG file, whatever its orientation.
  ///
  /// Throws `notBuilt` in a build without the package trait `JPEG`, `tooLarge`, or `corrupt`: for files of
  /// which a part is missing or damaged, too.
  package func decode(_ image: EncodedImage) throws(ImageCodingError) -> Bitmap {
    guard Self.isBuilt else { throw .notBuilt(format: "JPEG") }
    let count = image.columns * image.rows
    guard count <= maximumPixels else {
      throw .tooLarge(width: image.width, height: image.height, maximumPixels: maximumPixels)
    }
    var message = ""
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      unsafe buffer.initialize(repeating: 0)
      message = unsafe Self.decode(image, into: buffer)
      initialized = count
    }
    guard message.isEmpty else { throw .corrupt(format: "JPEG", message: message) }
    return Bitmap(width: image.columns, height: image.rows, pixels: pixels)
  }
}

#if JPEG
extension JPEGDecoder {
  /// The version of libjpeg-turbo that this was built with; nil in a build without it.
  package static var libraryVersion: String? { unsafe String(cString: cjpeg_library_version()) }

  /// Fills the pixels; the message is empty when all went well.
  private static func decode(
    _ image: EncodedImage, into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CJPEG_MESSAGE_SIZE)) {
      message in
      unsafe message.initialize(repeating: 0)
      guard let start = message.baseAddress else { return "out of memory" }
      let status = unsafe image.bytes.withUnsafeBufferPointer { bytes in
        unsafe cjpeg_decode(
          bytes.baseAddress, bytes.count, pixels.baseAddress, UInt32(image.columns),
          UInt32(image.rows), start)
      }
      return unsafe status == 0 ? "" : String(cString: start)
    }
  }
}
#else
extension JPEGDecoder {
  /// The version of libjpeg-turbo that this was built with; nil in a build without it.
  package static var libraryVersion: String? { nil }

  private static func decode(
    _ image: EncodedImage, into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> String { "the decoder can't be created" }
}
#endif
