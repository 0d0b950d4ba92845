import Foundation
import IntegerConversion
import JSONModel

/// A file `.strings`: `"key" = "value";`, with comments as C has them.
///
/// Source: Apple, Internationalization and Localization Guide, "Localizing Strings"; Foundation's old property lists.
struct StringsFile {
  private let source: SourceText
  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// The texts of a file, by their keys.
  static func read(_ bytes: [UInt8], place: String) throws(AssetCatalogError) -> [String: String] {
    var file = try StringsFile(bytes, place: place)
    var texts: [String: String] = [:]
    try file.skip()
    // The whole may stand in braces.
    let isBraced = file.take("{")
    while try !file.isAtEnd(isBraced) {
      let key = try file.string()
      try file.skip()
      texts[key] = file.take("=") ? try file.value() : key
      try file.skip()
      guard file.take(";") else { throw file.malformed("expected \";\" after the text of a key") }
    }
    return texts
  }

  private init(_ bytes: [UInt8], place: String) throws(AssetCatalogError) {
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard let text = String(data: Data(bytes), encoding: isWide ? .utf16 : .utf8) else {
      throw AssetCatalogError(.malformed, at: place, "the file is neither UTF-8 nor UTF-16")
    }
    source = SourceText(name: place, text: text)
    scalars = Array(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
  }

  private func malformed(_ reason: String) -> AssetCatalogError {
    let before = scalars[..<min(position, scalars.count)]
    let line = before.count { $0 == "\n" } + 1
    let column = before.count - (before.lastIndex { $0 == "\n" }.map { $0 + 1 } ?? 0) + 1
    return AssetCatalogError(.malformed, at: "\(source.name):\(line):\(column)", reason)
  }

  private var scalar: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard scalar == wanted else { return false }
    position += 1
    return true
  }

  private mutating func isAtEnd(_ isBraced: Bool) throws(AssetCatalogError) -> Bool {
    try skip()
    guard isBraced else { return scalar == nil }
    return take("}")
  }

  /// Passes over white space and comments.
  private mutating func skip() throws(AssetCatalogError) {
    while let scalar {
      if scalar.properties.isWhitespace {
        position += 1
      } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
        while let scalar = self.scalar, scalar != "\n" { _ = take(scalar) }
      } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
        let start = position
        position += 2
        while position + 1 < scalars.count,
          scalars[position] != "*" || scalars[position + 1] != "/"
        { position += 1 }
        guard position + 1 < scalars.count else {
          position = start
          throw malformed("unterminated comment")
        }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func value() throws(AssetCatalogError) -> String {
    try skip()
    return try string()
  }

  /// A text in quotation marks, or a bare word.
  private mutating func string() throws(AssetCatalogError) -> String {
    var text = String.UnicodeScalarView()
    guard take("\"") else {
      while let scalar,
        scalar.properties.isAlphabetic || "0123456789_.-$:".unicodeScalars.contains(scalar)
      {
        text.append(scalar)
        position += 1
      }
      guard !text.isEmpty else { throw malformed("expected a quoted string") }
      return String(text)
    }
    let start = position - 1
    while let scalar {
      position += 1
      if scalar == "\"" { return String(text) }
      text.append(scalar == "\\" ? try escaped() : scalar)
    }
    position = start
    throw malformed("unterminated string")
  }

  /// What stands after a backslash.
  private mutating func escaped() throws(AssetCatalogError) -> Unicode.Scalar {
    guard let scalar else { throw malformed("unterminated string") }
    position += 1
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "U", "u":
      let digits = scalars[position...].prefix(4)
      var text = String.UnicodeScalarView()
      text.append(contentsOf: digits)
      guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit),
        let value = UInt32(String(text), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { throw malformed("expected four hexadecimal digits of a character") }
      position += 4
      return scalar
    default: return scalar
    }
  }
}
