import CPNG
import Foundation
import IntegerConversion
import Synchronization
import VectorGraphics

/// Some rows of a picture, compressed apart from all others.
struct PNGStrip: Sendable {
  /// Blocks of deflate that end with a whole byte.
  let bytes: [UInt8]
  /// The Adler-32 checksum of the rows.
  let checksum: UInt32
  /// The number of rows.
  let rows: Int
}

extension PNGEncoder {
  /// About how many bytes of rows a strip holds.
  ///
  /// It follows from the picture, never from the machine, so that the bytes of a file do. Small enough that a
  /// small change between two frames spares most of them.
  private static let stripBytes = 1 << 18

  /// How many strips are worth a second thread, which takes as long to start as two strips do.
  private static let fewestStrips = 6

  /// How many rows each strip of a picture has, but for the last.
  private func stripHeight(of bitmap: Bitmap, layout: PNGLayout) -> Int {
    let rows = Self.stripBytes / layout.rowBytes(width: bitmap.width)
    return min(max(rows, 1), Int(UInt16.max))
  }

  /// All strips of a picture, in order; those that `known` gives are not made again.
  func strips(
    of bitmap: Bitmap, layout: PNGLayout,
    known: (_ index: Int, _ rows: Range<Int>) -> PNGStrip? = { _, _ in nil }
  ) throws(ImageCodingError) -> [PNGStrip] {
    let height = stripHeight(of: bitmap, layout: layout)
    @Sendable func rows(_ index: Int) -> Range<Int> {
      index * height..<min((index + 1) * height, bitmap.height)
    }
    let count = (bitmap.height + height - 1) / height
    var strips = (0..<count).map { known($0, rows($0)) }
    let missing = strips.indices.filter { strips[$0] == nil }
    let made = concurrentMap(missing, from: Self.fewestStrips) {
      strip(of: bitmap, rows: rows($0), layout: layout)
    }
    for (index, strip) in zip(missing, made) { strips[index] = strip }
    let whole = strips.compactMap(\.self)
    guard whole.count == count else {
      throw .encodingFailed(format: "PNG", message: "out of memory")
    }
    return whole
  }

  private func strip(of bitmap: Bitmap, rows: Range<Int>, layout: PNGLayout) -> PNGStrip? {
    var buffer = unsafe cpng_buffer()
    defer { unsafe cpng_free(&buffer) }
    var checksum: UInt32 = 0
    let status = unsafe layout.withRows(rows, of: bitmap) { rows in
      unsafe cpng_encode_strip(&rows, &buffer, &checksum)
    }
    guard status == 0 else { return nil }
    return PNGStrip(bytes: unsafe Array(buffer), checksum: checksum, rows: rows.count)
  }

  /// A file of a picture's strips.
  func join(
    _ strips: [PNGStrip], of bitmap: Bitmap, layout: PNGLayout
  ) throws(ImageCodingError) -> [UInt8] {
    try unsafe file { buffer, message in
      unsafe strips.withCStrips { strips in
        unsafe withRemarks { remarks in
          unsafe layout.withRows(0..<bitmap.height, of: bitmap) { rows in
            unsafe cpng_join(&rows, strips.baseAddress, strips.count, &remarks, &buffer, message)
          }
        }
      }
    }
  }

  /// The bytes that a call writes to a buffer; what it says if it fails is thrown.
  func file(
    _ call: (inout cpng_buffer, UnsafeMutablePointer<CChar>) -> Int32
  ) throws(ImageCodingError) -> [UInt8] {
    var buffer = unsafe cpng_buffer()
    defer { unsafe cpng_free(&buffer) }
    let message = unsafe PNGMessage.collect { unsafe call(&buffer, $0) }
    guard message.isEmpty else { throw .encodingFailed(format: "PNG", message: message) }
    return unsafe Array(buffer)
  }

  /// The results of a function in the order of its arguments, found on several cores if that is allowed
  /// and there are at least so many.
  func concurrentMap<Argument: Sendable, Result: Sendable>(
    _ arguments: [Argument], from fewest: Int = 2, _ function: @Sendable (Argument) -> Result
  ) -> [Result] {
    guard isConcurrent, arguments.count >= fewest else { return arguments.map(function) }
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: arguments.count) { index in
      let result = function(arguments[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { results in arguments.indices.compactMap { results[$0] } }
  }
}

extension [UInt8] {
  fileprivate init(_ buffer: cpng_buffer) {
    unsafe self.init(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }
}

extension [PNGStrip] {
  /// Calls `body` with the strips as C has them; their bytes are valid while it runs.
  fileprivate func withCStrips<Result>(
    _ body: (UnsafeBufferPointer<cpng_strip>) -> Result
  ) -> Result {
    let bytes = flatMap(\.bytes)
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      let strips = unsafe map { strip in
        defer { offset += strip.bytes.count }
        return unsafe cpng_strip(
          bytes: bytes.baseAddress.map { unsafe $0 + offset }, count: strip.bytes.count,
          checksum: strip.checksum, rows: UInt32(strip.rows))
      }
      return unsafe strips.withUnsafeBufferPointer(body)
    }
  }
}
