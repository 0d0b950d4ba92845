import CairoBackend
import Foundation
import VectorGraphics

@testable import ImageCoding

/// Encoders and decoders of pictures, and fonts.
extension FuzzTarget {
  static let pictures = [
    encodedPNG, widePNG, decodedPNG, decodedJPEG, decodedWebP, decodedGIF, font,
  ]

  /// What is written comes back.
  ///
  /// The first bytes choose the sides and the way through the encoder.
  private static let encodedPNG = FuzzTarget(name: "png-encoder", longest: 1024) { bytes in
    guard bytes.count > 4 else { return }
    try roundTrip(bytes, width: Int(bytes[1] & 127) + 1, height: Int(bytes[2] & 15) + 1)
  }

  /// Rows that are longer than deflate's window, up to more than 65,536 columns.
  private static let widePNG = FuzzTarget(name: "png-encoder-wide", longest: 1024, shortRuns: 6) {
    bytes in
    guard bytes.count > 4 else { return }
    try roundTrip(bytes, width: 8192 + Int(bytes[1]) * 256, height: Int(bytes[2] & 1) + 1)
  }

  private static func roundTrip(_ bytes: [UInt8], width: Int, height: Int) throws {
    let bitmap = picture(of: bytes, width: width, height: height)
    var encoder = PNGEncoder(compression: bytes[0] & 7 == 7 ? .small : .fast)
    encoder.keepsAlpha = bytes[0] & 16 != 0
    let file = try encoder.encode(bitmap)
    try expect(try PNGDecoder().decode(file) == bitmap, "the picture came back as another one")
  }

  /// A picture whose pixels are the bytes again and again: rows repeat one another, shifted, as the encoder
  /// looks for.
  private static func picture(of bytes: [UInt8], width: Int, height: Int) -> Bitmap {
    let (content, shift, isOpaque) = (bytes[4...], Int(bytes[3]), bytes[0] & 8 != 0)
    let colors = content.map { color($0, isOpaque: isOpaque) }
    var bitmap = Bitmap(width: width, height: height)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = colors[(index % width + index / width * shift) % colors.count]
    }
    return bitmap
  }

  /// A valid premultiplied colour: of 256, or of 32 that may be clear.
  private static func color(_ byte: UInt8, isOpaque: Bool) -> UInt32 {
    let value = UInt32(byte)
    if isOpaque { return 0xFF00_0000 | value &* 0x0001_0305 & 0xFF_FFFF }
    let alpha = value | 7
    return alpha << 24 | (value & alpha) << 16 | (alpha >> 1) << 8 | alpha / 3
  }

  /// As it is, and with the check values of its chunks made right: else nothing behind them is reached.
  private static let decodedPNG = FuzzTarget(
    name: "png-decoder",
    words: [
      "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "eXIf", "tEXt", "iTXt", "zTXt", "iCCP", "sRGB",
      "gAMA",
    ], longest: 2048
  ) { bytes in
    try decodePNG(bytes)
    try decodePNG(withCheckValues(bytes))
  }

  private static func decodePNG(_ bytes: [UInt8]) throws {
    let chunks = PNGChunk.all(in: bytes)
    _ = PNGStamp.hash(in: bytes, chunks: chunks)
    _ = EncodedImage(file: bytes)?.bytesAsStored
    let decoder = PNGDecoder(maximumPixels: 1 << 16)
    do {
      let straight = try decoder.decodeStraight(bytes)
      let bitmap = try decoder.decode(bytes)
      try expect(
        straight.width == bitmap.width && straight.height == bitmap.height, "the sides differ")
    } catch let error as ImageCodingError {
      try expect(!error.description.isEmpty, "an error without words")
    }
  }

  private static func withCheckValues(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for chunk in PNGChunk.all(in: bytes) {
      let value = CRC32.value(of: Array(bytes[chunk.range.lowerBound + 4..<chunk.data.upperBound]))
      let end = chunk.range.upperBound
      for place in 0..<4 {
        bytes[end - 1 - place] = UInt8(truncatingIfNeeded: value >> (8 * UInt32(place)))
      }
    }
    return bytes
  }

  private static let decodedJPEG = FuzzTarget(name: "jpeg-decoder") { bytes in
    if let image = EncodedImage(jpeg: bytes) { try decode(image) }
  }

  private static let decodedWebP = FuzzTarget(
    name: "webp-decoder", words: ["RIFF", "WEBP", "VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "EXIF"]
  ) { bytes in
    if let image = EncodedImage(webP: bytes) { try decode(image) }
  }

  private static let decodedGIF = FuzzTarget(
    name: "gif-decoder", words: ["GIF87a", "GIF89a", "NETSCAPE2.0"], longest: 2048
  ) { bytes in
    if let image = EncodedImage(gif: bytes) { try decode(image) }
  }

  private static func decode(_ image: EncodedImage) throws {
    do throws(ImageCodingError) {
      let bitmap = try PictureDecoder(maximumPixels: 1 << 16).decode(image)
      guard bitmap.width != image.width || bitmap.height != image.height else { return }
    } catch {
      return try expect(!error.description.isEmpty, "an error without words")
    }
    throw Finding(description: "the picture has other sides than its file said")
  }

  /// Tables and names, outlines, pictures of glyphs, and a subset.
  private static let font = FuzzTarget(
    name: "font",
    words: [
      "glyf", "loca", "CFF ", "cmap", "head", "hhea", "hmtx", "maxp", "name", "OTTO", "ttcf",
    ],
    longest: 4096, shortRuns: 100
  ) { bytes in
    try withFile(bytes, named: "font.ttf") { url in
      do throws(FontError) {
        for file in try FontFile.faces(at: url).prefix(2) {
          drawAndSubset(try HarfBuzzFontFace(FontChoice(file: file, weight: 500)))
        }
      } catch {
        try expect(!"\(error)".isEmpty, "an error without words")
      }
    }
  }

  private static func drawAndSubset(_ face: HarfBuzzFontFace) {
    for glyph in 0..<UInt32(8) { _ = face.glyph(glyph) }
    var use = FontUse()
    use.glyphs = [0, 1, 2]
    use.characters = ["a", "b"]
    // Fonts with more faults than others can't be cut down; that is an answer.
    _ = try? HarfBuzzFontSubsetter().subset(face, to: use)
  }
}
