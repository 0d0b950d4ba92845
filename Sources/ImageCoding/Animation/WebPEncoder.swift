import IntegerConversion
import VectorGraphics

#if WebP
import CWebP
#endif

/// Writes animated WebP files, without loss unless a quality is given.
///
/// Frames that do not differ from the one before are joined with it by the library.
package struct WebPEncoder: AnimationEncoder {
  private let format: AnimationFormat
  private let quality: Double?
  private var index = 0
  private var animation: Animation?

  /// - Parameter quality: 0...100, the highest best; nil for no loss.
  /// - Throws: `notBuilt` in a build without the package trait `WebP`.
  package init(_ format: AnimationFormat, quality: Double? = nil) throws(ImageCodingError) {
    guard Self.isBuilt else { throw .notBuilt(format: "WebP") }
    self.format = format
    self.quality = quality
  }

  /// Whether this build can write WebP.
  package static var isBuilt: Bool {
    #if WebP
    true
    #else
    false
    #endif
  }

  /// Straight pixels 0xAARRGGBB.
  package var packing: @Sendable (AnimationFrame) throws -> [UInt32] {
    { frame in frame.picture.pixels.map(WebPPicture.straight) }
  }

  package mutating func begin() throws -> [UInt8] {
    animation = try Animation(format, quality: quality)
    return []
  }

  package mutating func append(_ piece: [UInt32]) throws -> [UInt8] {
    try animation?.add(piece, at: format.rate.tick(ofFrame: index, 1000))
    index += 1
    return []
  }

  package mutating func finish() throws -> [UInt8] {
    try animation?.finish(at: format.rate.tick(ofFrame: index, 1000)) ?? []
  }
}

#if WebP
extension WebPEncoder {
  /// The version of libwebp that runs, such as `1.2.4`.
  package static var libraryVersion: String? {
    let version = cwebp_library_version()
    return "\(version >> 16).\(version >> 8 & 255).\(version & 255)"
  }

  /// The library's file under construction.
  @safe fileprivate final class Animation {
    private let pointer: OpaquePointer

    init(_ format: AnimationFormat, quality: Double?) throws(ImageCodingError) {
      let pointer = unsafe cwebp_begin(
        Int32(format.width), Int32(format.height), Int32(format.plays), quality == nil ? 1 : 0,
        Float(quality ?? 30))
      guard let pointer = unsafe pointer else {
        throw .encodingFailed(
          format: "WebP",
          message: "invalid image size \(format.width) x \(format.height)")
      }
      unsafe self.pointer = pointer
    }

    deinit { unsafe cwebp_end(pointer) }

    func add(_ pixels: [UInt32], at time: Int) throws(ImageCodingError) {
      let status = unsafe cwebp_add(pointer, pixels, try Self.milliseconds(time))
      guard status == 0 else { throw failure }
    }

    func finish(at time: Int) throws(ImageCodingError) -> [UInt8] {
      var buffer = unsafe cwebp_buffer()
      defer { unsafe cwebp_free(&buffer) }
      let end = try Self.milliseconds(time)
      guard unsafe cwebp_finish(pointer, end, &buffer) == 0 else { throw failure }
      return unsafe Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
    }

    /// The time as the library counts it, which ends after 24 days.
    private static func milliseconds(_ time: Int) throws(ImageCodingError) -> Int32 {
      guard let time = Int32(exactly: time) else {
        throw .encodingFailed(
          format: "WebP", message: "it lasts \(time) ms; at most \(Int32.max) are allowed")
      }
      return time
    }

    private var failure: ImageCodingError {
      .encodingFailed(format: "WebP", message: unsafe String(cString: cwebp_message(pointer)))
    }
  }
}
#else
extension WebPEncoder {
  /// The version of libwebp; this build has none.
  package static var libraryVersion: String? { nil }

  fileprivate struct Animation {
    init(_ format: AnimationFormat, quality: Double?) throws(ImageCodingError) {
      throw .notBuilt(format: "WebP")
    }
    func add(_ pixels: [UInt32], at time: Int) {}
    func finish(at time: Int) -> [UInt8] { [] }
  }
}
#endif
