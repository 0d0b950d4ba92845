import IntegerConversion

/// What a PNG file says about its own picture, in text chunks; it lets two pictures be found equal
/// without decoding them.
///
/// The stamp is put into a finished file, whoever wrote it. It holds no time and no machine's name.
package struct PNGStamp: Sendable, Equatable {
  /// The remarks, by keyword, in the order of the file.
  package var texts: [PNGEncoder.Text]

  /// The keyword of the pixel hash.
  private static let pixelsKeyword = "ShapeShift Pixels"
  /// The keyword of the fold over what the pixels are decoded from.
  private static let dataKeyword = "ShapeShift Data"
  /// The keyword of the digest of the drawing list's text.
  package static let drawingKeyword = "ShapeShift Drawing"
  /// The keyword of the digest of the fonts in use.
  package static let fontsKeyword = "ShapeShift Fonts"
  /// The keyword of the versions of the libraries.
  package static let librariesKeyword = "ShapeShift Libraries"
  /// The keyword of the renderer's name and version, as the PNG specification has it.
  package static let softwareKeyword = "Software"

  /// A stamp of the given remarks.
  package init(_ texts: [PNGEncoder.Text] = []) { self.texts = texts }

  /// The stamp in a file; a file without one has no remarks.
  ///
  /// Texts that are compressed are not read.
  package init(in bytes: [UInt8], chunks: [PNGChunk]? = nil) {
    let chunks = chunks ?? PNGChunk.all(in: bytes)
    texts = chunks.filter { $0.type == "tEXt" || $0.type == "iTXt" }
      .compactMap { Self.text($0, in: bytes) }
  }

  /// The remark with a keyword.
  package subscript(keyword: String) -> String? { texts.first { $0.keyword == keyword }?.value }

  // MARK: Writing

  /// The file with the remarks, and with the hash of its pixels, before its first data.
  ///
  /// - Parameter bitmap: The picture in the file.
  package func stamped(_ bytes: [UInt8], of bitmap: StraightBitmap) -> [UInt8] {
    let chunks = PNGChunk.all(in: bytes)
    guard let data = chunks.first(where: { $0.type == "IDAT" }) else { return bytes }
    let own = [
      PNGEncoder.Text(keyword: Self.pixelsKeyword, value: "xxh64 \(PixelHash(bitmap))"),
      PNGEncoder.Text(keyword: Self.dataKeyword, value: Self.fold(chunks)),
    ]
    let start = data.range.lowerBound
    return bytes[..<start] + (texts + own).flatMap(Self.chunk) + bytes[start...]
  }

  /// A text chunk; what is no Latin-1 goes into an international one.
  private static func chunk(_ text: PNGEncoder.Text) -> [UInt8] {
    let isASCII = text.value.utf8.allSatisfy { $0 < 127 }
    let separator: [UInt8] = isASCII ? [0] : [0, 0, 0, 0, 0]
    let body =
      Array((isASCII ? "tEXt" : "iTXt").utf8) + Array(text.keyword.utf8) + separator
      + Array(text.value.utf8)
    return number(UInt32(body.count - 4)) + body + number(CRC32.value(of: body))
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  // MARK: Reading

  /// The hash that the file states, if it is about the data in the file.
  ///
  /// Nothing is decompressed: the hash is bound to the check values of the data, and these to the data.
  ///
  /// - Returns: nil for a file without one; `isStale` if the picture was changed and the hash was not, or if
  ///   the file is damaged.
  package static func hash(
    in bytes: [UInt8], chunks: [PNGChunk]
  ) -> (value: String, isStale: Bool)? {
    let stamp = PNGStamp(in: bytes, chunks: chunks)
    guard let value = stamp[pixelsKeyword], let data = stamp[dataKeyword] else { return nil }
    return (value, !PNGChunk.areWhole(chunks, in: bytes) || data != fold(chunks))
  }

  /// A number over the check values of all chunks that the pixels depend on.
  ///
  /// Chunks are told apart by the check values that they carry: they count only if they fit their data.
  private static func fold(_ chunks: [PNGChunk]) -> String {
    let words = chunks.filter { ["IHDR", "PLTE", "tRNS", "IDAT"].contains($0.type) }
      .flatMap { [UInt32(truncatingIfNeeded: $0.range.count), $0.crc] }
    return "crc \(PixelHash(words: words, seed: 0))"
  }

  /// Source: PNG Specification (Third Edition), 11.3.3.2 tEXt, 11.3.3.4 iTXt.
  private static func text(_ chunk: PNGChunk, in bytes: [UInt8]) -> PNGEncoder.Text? {
    let data = bytes[chunk.data]
    guard let end = data.firstIndex(of: 0) else { return nil }
    let keyword = String(decoding: data[..<end], as: UTF8.self)
    var value = data[(end + 1)...]
    if chunk.type == "iTXt" {
      guard value.first == 0 else { return nil }
      value = value.dropFirst(2)
      for _ in 0..<2 {
        guard let end = value.firstIndex(of: 0) else { return nil }
        value = value[(end + 1)...]
      }
      return PNGEncoder.Text(keyword: keyword, value: String(decoding: value, as: UTF8.self))
    }
    let scalars = value.map { Character(Unicode.Scalar($0)) }
    return PNGEncoder.Text(keyword: keyword, value: String(scalars))
  }
}
