import Foundation
package import ImageCoding

extension PictureComparison {
  /// What comparing two files found.
  package struct FileResult: Sendable {
    /// What let the answer be found.
    package enum Evidence: String, Sendable {
      /// The files have the same bytes.
      case bytes
      /// The files state the same hash of their pixels.
      case hash
      /// The pixels were compared.
      case pixels
    }

    /// What differs.
    package let difference: PictureDifference
    /// How it was found.
    package let evidence: Evidence
    /// The pictures, if they had to be decoded.
    package let pictures: (expected: StraightBitmap, actual: StraightBitmap)?

    package init(
      difference: PictureDifference, evidence: Evidence,
      pictures: (expected: StraightBitmap, actual: StraightBitmap)?
    ) {
      self.difference = difference
      self.evidence = evidence
      self.pictures = pictures
    }
  }

  /// Files of more bytes than this are decoded one after the other, to need less memory.
  private static let largeFiles = 64 << 20

  /// Compares two PNG files; equal files, and files that state equal pixels, are not decoded.
  ///
  /// - Throws: `ImageCodingError` of the first file that can't be read.
  package func compare(
    png expected: [UInt8], _ actual: [UInt8], decoder: PNGDecoder = PNGDecoder()
  ) throws(ImageCodingError) -> PictureDifference {
    try result(png: expected, actual, mask: nil, decoder: decoder).difference
  }

  /// Compares two PNG files and says how.
  ///
  /// - Throws: `ImageCodingError` of the first file that can't be read.
  package func result(
    png expected: [UInt8], _ actual: [UInt8], mask: StraightBitmap? = nil,
    decoder: PNGDecoder = PNGDecoder()
  ) throws(ImageCodingError) -> FileResult {
    if let evidence = try sameness(expected, actual) {
      let header = try PNGHeader(expected)
      let size = PictureSize(width: header.width, height: header.height)
      return FileResult(
        difference: PictureDifference(comparison: self, equalPicturesOf: size, mask: mask),
        evidence: evidence, pictures: nil)
    }
    let pictures = try Self.decode(expected, actual, decoder)
    return FileResult(
      difference: compare(pictures.expected, pictures.actual, mask: mask), evidence: .pixels,
      pictures: pictures)
  }

  /// Why the pictures must be the same, without decoding them.
  ///
  /// A damaged file is left to the decoder, which says what is wrong with it.
  private func sameness(
    _ expected: [UInt8], _ actual: [UInt8]
  ) throws(ImageCodingError) -> FileResult.Evidence? {
    _ = try PNGHeader(expected)
    _ = try PNGHeader(actual)
    let chunks = (PNGChunk.all(in: expected), PNGChunk.all(in: actual))
    if expected == actual { return PNGChunk.areWhole(chunks.0, in: expected) ? .bytes : nil }
    guard let first = PNGStamp.hash(in: expected, chunks: chunks.0), !first.isStale,
      let second = PNGStamp.hash(in: actual, chunks: chunks.1), !second.isStale
    else { return nil }
    return first.value == second.value ? .hash : nil
  }

  /// Both pictures, at once unless the files are large.
  package static func decode(
    _ expected: [UInt8], _ actual: [UInt8], _ decoder: PNGDecoder = PNGDecoder()
  ) throws(ImageCodingError) -> (expected: StraightBitmap, actual: StraightBitmap) {
    @Sendable func decode(_ index: Int) -> Result<StraightBitmap, ImageCodingError> {
      do throws(ImageCodingError) {
        return .success(try decoder.decodeStraight(index == 0 ? expected : actual))
      } catch {
        return .failure(error)
      }
    }
    guard expected.count + actual.count <= largeFiles else {
      return (try decode(0).get(), try decode(1).get())
    }
    let results = ConcurrentResults(count: 2) { decode($0) }.values
    return (try results[0].get(), try results[1].get())
  }
}
