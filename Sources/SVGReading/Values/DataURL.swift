import Foundation
import IntegerConversion

/// A URL that contains its data: `data:image/png;base64,iVBORw0KGgo=`.
///
/// The media type is ignored: the bytes decide the format, as they do for files.
/// Source: RFC 2397; the decoding is that of https://fetch.spec.whatwg.org/#data-url-processor.
package struct DataURL: Sendable {
  /// The reason why a URL has no data.
  package enum Problem: Error, Sendable, Equatable {
    /// No comma ends the media type.
    case noComma
    /// The data is empty.
    case empty
    /// The data is not base64.
    case invalidBase64
  }

  private let isBase64: Bool
  private let body: Substring.UTF8View

  /// Returns whether a text is a `data:` URL.
  package static func isOne(_ text: some StringProtocol) -> Bool {
    text.prefix(5).lowercased() == "data:"
  }

  /// - Parameter text: A text with the scheme `data`.
  package init(_ text: String) throws(Problem) {
    guard let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) else { throw .noComma }
    let parameters = text[..<comma].split(separator: ";").dropFirst()
    isBase64 = parameters.contains { $0.trimmed.lowercased() == "base64" }
    body = text[text.utf8.index(after: comma)...].utf8
  }

  /// Returns the decoded data.
  package func bytes() throws(Problem) -> [UInt8] {
    let plain = Self.withoutPercentSigns(body)
    let bytes = isBase64 ? try Self.decodedBase64(plain) : plain
    guard !bytes.isEmpty else { throw .empty }
    return bytes
  }

  /// Replaces each percent sign with two hexadecimal digits by its byte; other percent signs stay.
  private static func withoutPercentSigns(_ text: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), let value = hexadecimal(rest.prefix(2)) else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  private static func hexadecimal(_ digits: Substring.UTF8View) -> UInt8? {
    guard digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else {
      return nil
    }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Decodes base64 with white space between the letters and with or without padding.
  ///
  /// Source: https://infra.spec.whatwg.org/#forgiving-base64-decode.
  private static func decodedBase64(_ text: [UInt8]) throws(Problem) -> [UInt8] {
    var letters = text.filter { ![0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
    let padding = letters.count % 4 == 0 ? letters.suffix(2).reversed().prefix { $0 == equals } : []
    letters.removeLast(padding.count)
    guard letters.count % 4 != 1 else { throw .invalidBase64 }
    letters += repeatElement(equals, count: (4 - letters.count % 4) % 4)
    guard let data = Data(base64Encoded: Data(letters)) else { throw .invalidBase64 }
    return [UInt8](data)
  }

  private static let equals = UInt8(ascii: "=")
}

extension DataURL.Problem {
  /// The rest of a sentence that begins with the URL.
  package var predicate: String {
    switch self {
    case .noComma: "has no comma before its data"
    case .empty: "has no data"
    case .invalidBase64: "is not valid base64"
    }
  }

  /// The edit that fixes the URL.
  package var help: String {
    switch self {
    case .noComma: "write \"data:image/png;base64,\" and the data"
    case .empty: "write the file in base64 after the comma, as \"base64 -w0 image.png\" prints it"
    case .invalidBase64:
      "encode the file again, for example with \"base64 -w0 image.png\"; a copied URL may be cut off"
    }
  }
}
