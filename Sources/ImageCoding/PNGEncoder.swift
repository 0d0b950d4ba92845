import CPNG
import Foundation
import IntegerConversion
package import VectorGraphics

/// Writes PNG files of 8 bits a sample, marked as sRGB; pixels are exact.
///
/// Pictures of few colors have a palette, other ones are RGB if every pixel is opaque, else RGBA.
/// Files hold no time: the same picture gives the same bytes, on any number of cores.
package struct PNGEncoder: Sendable {
  /// What a file is made for.
  package enum Compression: String, Sendable, CaseIterable {
    /// Fast: an encoder for flat art, which searches for repeats only among neighbors.
    case fast
    /// Small: the smallest of several files, by libpng with each of its filters at the highest level.
    case small
  }

  /// A remark in the file.
  package struct Text: Sendable, Equatable {
    /// What the remark is about: 1 to 79 printable ASCII characters, no blank at either end.
    package var keyword: String
    /// The remark; no NUL.
    package var value: String

    package init(keyword: String, value: String) {
      self.keyword = keyword
      self.value = value
    }
  }

  /// What the file is made for.
  package var compression: Compression
  /// Pixels a point; other than 1 it is noted in the file as a resolution, 72 points an inch.
  package var scale: Double
  /// The remarks in the file, in order.
  package var texts: [Text]
  /// Whether several cores may work on one picture; the bytes are the same.
  package var isConcurrent: Bool
  /// Whether every picture is written as RGBA, as the frames of one file must be.
  package var keepsAlpha = false

  package init(
    compression: Compression = .fast, scale: Double = 1, texts: [Text] = [],
    isConcurrent: Bool = false
  ) {
    self.compression = compression
    self.scale = scale
    self.texts = texts
    self.isConcurrent = isConcurrent
  }

  /// A PNG file of the picture.
  ///
  /// Throws `empty`, `invalidText` or `encodingFailed`.
  package func encode(_ bitmap: Bitmap) throws(ImageCodingError) -> [UInt8] {
    let layout = try layout(of: bitmap)
    switch compression {
    case .fast: return try join(strips(of: bitmap, layout: layout), of: bitmap, layout: layout)
    case .small: return try smallest(bitmap, layout: layout)
    }
  }

  /// How a picture is stored; throws `empty` or `invalidText` when it can't be.
  func layout(of bitmap: Bitmap) throws(ImageCodingError) -> PNGLayout {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw .empty(width: bitmap.width, height: bitmap.height)
    }
    for text in texts { try text.validate() }
    let found = PNGLayout(bitmap)
    return keepsAlpha ? found.withAlpha : found
  }

  /// A PNG file of the picture, with its size.
  ///
  /// Throws as ``encode(_:)`` does.
  package func encodedImage(_ bitmap: Bitmap) throws(ImageCodingError) -> EncodedImage {
    EncodedImage(
      format: .png, bytes: try encode(bitmap), width: bitmap.width, height: bitmap.height)
  }

  /// Source: PNG Specification (Third Edition), 11.3.4.3 pHYs: pixels per meter; an inch is 0.0254 m.
  private var pixelsPerMeter: UInt32 {
    guard scale != 1, scale > 0, scale.isFinite else { return 0 }
    return UInt32(clamping: (72 * scale / 0.0254).rounded(), to: 0...0x7fff_ffff)
  }

  /// Calls `body` with what is in the file besides pixels.
  func withRemarks<Result>(_ body: (inout cpng_remarks) -> Result) -> Result {
    unsafe texts.withCTexts { texts in
      var remarks = unsafe cpng_remarks(
        pixels_per_metre: pixelsPerMeter, texts: texts.baseAddress, text_count: texts.count)
      return unsafe body(&remarks)
    }
  }
}

extension PNGEncoder.Text {
  /// Source: PNG Specification (Third Edition), 11.3.3.1 Keywords and text strings.
  fileprivate func validate() throws(ImageCodingError) {
    guard 1...79 ~= keyword.utf8.count, keyword.utf8.allSatisfy({ 32...126 ~= $0 }),
      !keyword.hasPrefix(" "), !keyword.hasSuffix(" "), !keyword.contains("  ")
    else {
      throw .invalidText(
        keyword: keyword,
        reason:
          "the keyword must be 1 to 79 printable ASCII characters without outer or double blanks")
    }
    guard !value.utf8.contains(0) else {
      throw .invalidText(keyword: keyword, reason: "the value must not contain a NUL")
    }
  }
}

extension [PNGEncoder.Text] {
  /// Calls `body` with the texts as C strings.
  fileprivate func withCTexts<Result>(
    _ body: (UnsafeBufferPointer<cpng_text>) -> Result
  ) -> Result {
    var bytes: [CChar] = []
    var offsets: [Int] = []
    for text in self {
      for string in [text.keyword, text.value] {
        offsets.append(bytes.count)
        bytes += string.utf8.map { CChar(bitPattern: $0) } + [0]
      }
    }
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      let texts = unsafe indices.compactMap { index -> cpng_text? in
        guard let start = bytes.baseAddress else { return nil }
        return unsafe cpng_text(
          keyword: start + offsets[2 * index], value: start + offsets[2 * index + 1])
      }
      return unsafe texts.withUnsafeBufferPointer(body)
    }
  }
}
