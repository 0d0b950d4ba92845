import IntegerConversion
import VectorGraphics

/// What the head of a PNG file says.
///
/// Source: W3C, Portable Network Graphics (PNG) Specification (Third Edition), 5.2 and 11.2.1,
/// https://www.w3.org/TR/png-3/
package struct PNGHeader: Sendable, Equatable {
  /// The eight bytes that every PNG file starts with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// What the samples stand for.
  package enum Kind: UInt8, Sendable {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    /// The number of samples of a pixel.
    var samples: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// The number of columns, at least 1.
  package let width: Int
  /// The number of rows, at least 1.
  package let height: Int
  /// Bits a sample: 1, 2, 4, 8 or 16.
  package let bitDepth: Int
  /// What the samples stand for; nil for what no PNG has.
  package let kind: Kind?

  /// Reads the head without decoding the picture.
  ///
  /// Throws `notAPicture`, `gitLFSPointer`, `otherFormat` or `corrupt`.
  package init(_ bytes: [UInt8]) throws(ImageCodingError) {
    guard bytes.starts(with: Self.signature) else { throw Self.problem(with: bytes) }
    guard bytes.count >= 26, Array(bytes[12..<16]) == Array("IHDR".utf8) else {
      throw .corrupt(format: "PNG", message: "it has no header")
    }
    width = Self.number(bytes[16..<20])
    height = Self.number(bytes[20..<24])
    bitDepth = Int(bytes[24])
    kind = Kind(rawValue: bytes[25])
    // Source: PNG, 11.2.1: zero is invalid; 7.1: at most 2^31 - 1.
    guard 1...0x7fff_ffff ~= width, 1...0x7fff_ffff ~= height else {
      throw .corrupt(format: "PNG", message: "its size is \(width) x \(height)")
    }
  }

  /// Bits of a pixel, at least.
  package var bitsPerPixel: Int { (kind?.samples ?? 1) * bitDepth }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// What the bytes are instead of a PNG file.
  private static func problem(with bytes: [UInt8]) -> ImageCodingError {
    guard !bytes.isEmpty else { return .corrupt(format: "PNG", message: "it is empty") }
    guard let found = FileSignature(bytes) else { return .notAPicture(format: "PNG") }
    return found.format == "Git LFS"
      ? .gitLFSPointer : .otherFormat(expected: "PNG", found: found.noun)
  }
}
