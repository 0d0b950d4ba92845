import IntegerConversion
import VectorGraphics

/// Writes animated PNG files: every frame only as far as it differs from the one before, with exact delays.
///
/// A frame without any change is one pixel, so that the file has as many frames as were drawn.
/// Source: W3C, PNG Specification (Third Edition), 11.3.6 Animation information.
package struct APNGEncoder: AnimationEncoder {
  /// A frame's place and its compressed pixels.
  package struct Piece: Sendable {
    var rect: PixelRect
    var head: [UInt8]
    var data: [[UInt8]]
  }

  private let format: AnimationFormat
  private let encoder: PNGEncoder
  private var index = 0
  private var sequence: UInt32 = 0

  package init(_ format: AnimationFormat, encoder: PNGEncoder = PNGEncoder()) {
    self.format = format
    var encoder = encoder
    encoder.keepsAlpha = true
    self.encoder = encoder
  }

  package var packing: @Sendable (AnimationFrame) throws -> Piece {
    let encoder = encoder
    return { frame in
      let whole = PixelRect(x: 0, y: 0, width: frame.picture.width, height: frame.picture.height)
      var rect = frame.previous.map { frame.picture.changes(since: $0) } ?? whole
      if rect.isEmpty { rect = PixelRect(x: 0, y: 0, width: 1, height: 1) }
      let part = rect == whole ? frame.picture : frame.picture.cropped(to: rect)
      let chunks = PNGPart.all(in: try encoder.encode(part))
      return Piece(
        rect: rect, head: chunks.first { $0.type == "IHDR" }?.data ?? [],
        data: chunks.filter { $0.type == "IDAT" }.map(\.data))
    }
  }

  /// Everything that stands before the first frame waits for it: it has the head of all.
  package mutating func begin() -> [UInt8] { PNGHeader.signature }

  package mutating func append(_ piece: Piece) -> [UInt8] {
    var bytes: [UInt8] = index == 0 ? opening(piece) : []
    bytes += PNGPart(type: "fcTL", data: control(of: piece.rect)).bytes
    for data in piece.data {
      let chunk =
        index == 0
        ? PNGPart(type: "IDAT", data: data)
        : PNGPart(type: "fdAT", data: nextNumber().bigEndianBytes + data)
      bytes += chunk.bytes
    }
    index += 1
    return bytes
  }

  package mutating func finish() -> [UInt8] { PNGPart(type: "IEND", data: []).bytes }

  private func opening(_ piece: Piece) -> [UInt8] {
    let animation = UInt32(format.count).bigEndianBytes + UInt32(format.plays).bigEndianBytes
    return PNGPart(type: "IHDR", data: piece.head).bytes
      + PNGPart(type: "sRGB", data: [0]).bytes
      + PNGPart(type: "acTL", data: animation).bytes
  }

  private mutating func control(of rect: PixelRect) -> [UInt8] {
    let (delay, unit) = self.delay
    let lengths = [rect.width, rect.height, rect.x, rect.y].flatMap { UInt32($0).bigEndianBytes }
    // Dispose: none; blend: source.
    return nextNumber().bigEndianBytes + lengths + UInt16(delay).bigEndianBytes
      + UInt16(unit).bigEndianBytes + [0, 0]
  }

  /// The delay of the current frame as a fraction of a second: exact if it fits into 16 bits.
  private var delay: (Int, Int) {
    let rate = format.rate
    guard rate.numerator > 0xffff || rate.denominator > 0xffff else {
      return (rate.denominator, rate.numerator)
    }
    return (min(rate.delay(ofFrame: index, unitsPerSecond: 10_000), 0xffff), 10_000)
  }

  private mutating func nextNumber() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }
}
