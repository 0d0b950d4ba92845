import IntegerConversion

/// A place in a value: the keys and indices that lead to it.
///
/// Source: RFC 6901, "JavaScript Object Notation (JSON) Pointer".
public struct JSONPointer: Sendable, Hashable {
  /// The keys and indices, unescaped; none for the whole value.
  public var tokens: [String]

  /// The place that keys and indices lead to; the whole value without any.
  public init(_ tokens: [String] = []) {
    self.tokens = tokens
  }

  /// Reads `/fill/hue`, in which `~0` stands for `~` and `~1` for `/`.
  public init(parsing text: String) throws(Diagnostic) {
    guard !text.isEmpty else {
      tokens = []
      return
    }
    guard text.hasPrefix("/") else {
      throw Diagnostic(
        .invalidPointer, "the JSON pointer \(Diagnostic.quoted(text)) does not begin with \"/\"",
        help: "write \(Diagnostic.quoted("/" + text))")
    }
    tokens = []
    for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let token = Self.unescaped(part) else {
        throw Diagnostic(
          .invalidPointer,
          "the JSON pointer \(Diagnostic.quoted(text)) has \"~\" without 0 or 1 after it",
          help: "write ~0 for ~ and ~1 for /")
      }
      tokens.append(token)
    }
  }

  /// Whether it is the whole value.
  public var isRoot: Bool { tokens.isEmpty }

  /// The pointer to what holds this place; nil for the whole value.
  public var parent: JSONPointer? { isRoot ? nil : JSONPointer(tokens.dropLast()) }

  /// The pointer to a member of the value at this place.
  public func appending(_ key: String) -> JSONPointer { JSONPointer(tokens + [key]) }

  /// The pointer to an element of the array at this place.
  public func appending(_ index: Int) -> JSONPointer { appending(String(index)) }

  /// The pointer that leads from this place on by another.
  public func appending(_ other: JSONPointer) -> JSONPointer { JSONPointer(tokens + other.tokens) }

  /// Whether this place is that of `other` or holds it.
  public func contains(_ other: JSONPointer) -> Bool { other.tokens.starts(with: tokens) }

  private static func unescaped(_ part: Substring) -> String? {
    guard part.contains("~") else { return String(part) }
    var token = ""
    var rest = part.unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "~" else {
        token.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "0": token += "~"
      case "1": token += "/"
      default: return nil
      }
    }
    return token
  }

  /// Returns the array index in a token, digits without a leading zero, or `nil` for another token.
  package static func index(_ token: String) -> Int? {
    let digits = token.utf8
    guard !digits.isEmpty, digits.count <= 15, digits.allSatisfy(ASCII.isDigit) else { return nil }
    guard digits.first != ASCII.zero || digits.count == 1 else { return nil }
    return Int(token)
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The pointer as RFC 6901 writes it.
  public var description: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the pointer as RFC 6901 writes it, in UTF-8.
  func write(to bytes: inout [UInt8]) {
    for token in tokens { Self.write(token, to: &bytes) }
  }

  /// Adds a step as RFC 6901 writes it, in UTF-8.
  static func write(_ token: String, to bytes: inout [UInt8]) {
    bytes.append(ASCII.slash)
    for byte in token.utf8 {
      switch byte {
      case UInt8(ascii: "~"): bytes += "~0".utf8
      case ASCII.slash: bytes += "~1".utf8
      default: bytes.append(byte)
      }
    }
  }
}
