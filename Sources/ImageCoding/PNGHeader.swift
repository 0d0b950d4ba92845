/// What the head of a PNG file says.
///
/// Source: W3C, Portable Network Graphics (PNG) Specification (Third Edition), 5.2 and 11.2.1,
/// https://www.w3.org/TR/png-3/
package struct PNGHeader: Sendable, Equatable {
  /// The eight bytes that every PNG file starts with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// The number of columns, at least 1.
  package let width: Int
  /// The number of rows, at least 1.
  package let height: Int

  /// Reads the head without decoding the picture.
  ///
  /// Throws `notAPicture` or `corrupt`.
  package init(_ bytes: [UInt8]) throws(ImageCodingError) {
    guard bytes.starts(with: Self.signature) else { throw .notAPicture(format: "PNG") }
    guard bytes.count >= 24, Array(bytes[12..<16]) == Array("IHDR".utf8) else {
      throw .corrupt(format: "PNG", message: "it has no head")
    }
    width = Self.number(bytes[16..<20])
    height = Self.number(bytes[20..<24])
    // Source: PNG, 11.2.1: zero is invalid; 7.1: at most 2^31 - 1.
    guard 1...0x7fff_ffff ~= width, 1...0x7fff_ffff ~= height else {
      throw .corrupt(format: "PNG", message: "its size is \(width) x \(height)")
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
