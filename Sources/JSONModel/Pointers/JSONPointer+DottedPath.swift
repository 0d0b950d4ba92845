extension JSONPointer {
  /// Reads a place as people write it: a JSON pointer if it begins with `/`, else a dotted path.
  ///
  /// A dotted path is made of keys, `.key`, indices, `[2]`, and any key in brackets, `["a b"]`.
  public init(path text: String) throws(Diagnostic) {
    if text.isEmpty || text.hasPrefix("/") {
      try self.init(parsing: text)
    } else {
      var scan = DottedScan(text)
      self.init(try scan.readTokens())
    }
  }

  /// The place as a dotted path, which ``init(path:)`` reads as the same place.
  ///
  /// The whole value has no name there and gives an empty text.
  public var dottedPath: String {
    var text = ""
    for token in tokens {
      if Self.index(token) != nil {
        text += "[\(token)]"
      } else if Self.isPlain(token) {
        text += text.isEmpty ? token : "." + token
      } else {
        text += "[\(JSONWriter.quoted(token))]"
      }
    }
    return text
  }

  /// Whether a key needs no quotation marks in a dotted path.
  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy { !DottedScan.ends($0) } && !key.hasPrefix("/")
  }
}

/// Reads a dotted path from its start.
private struct DottedScan {
  let text: String
  let bytes: [UInt8]
  var position = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// Whether a byte cannot be part of a plain key.
  static func ends(_ byte: UInt8) -> Bool {
    byte == ASCII.dot || byte == ASCII.openBracket || byte == ASCII.closeBracket
      || byte == ASCII.quote || byte == ASCII.equals || byte <= ASCII.space
  }

  mutating func readTokens() throws(Diagnostic) -> [String] {
    var tokens: [String] = []
    while position < bytes.count {
      if bytes[position] == ASCII.openBracket {
        tokens.append(try readBracket())
      } else {
        if !tokens.isEmpty {
          guard bytes[position] == ASCII.dot else { throw problem("expected \".\" or \"[\"") }
          position += 1
        }
        tokens.append(try readKey())
      }
    }
    return tokens
  }

  private mutating func readKey() throws(Diagnostic) -> String {
    let start = position
    while position < bytes.count, !Self.ends(bytes[position]) { position += 1 }
    guard position > start else { throw problem("expected a key") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readBracket() throws(Diagnostic) -> String {
    position += 1
    let token = try bytes.dropFirst(position).first == ASCII.quote ? readQuoted() : readIndex()
    guard position < bytes.count, bytes[position] == ASCII.closeBracket else {
      throw problem("expected \"]\"")
    }
    position += 1
    return token
  }

  private mutating func readIndex() throws(Diagnostic) -> String {
    let start = position
    while position < bytes.count, ASCII.isDigit(bytes[position]) { position += 1 }
    let token = String(decoding: bytes[start..<position], as: UTF8.self)
    guard JSONPointer.index(token) != nil else { throw problem("expected an index") }
    return token
  }

  private mutating func readQuoted() throws(Diagnostic) -> String {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != ASCII.quote {
      position += bytes[position] == ASCII.backslash ? 2 : 1
    }
    guard position < bytes.count else { throw problem("expected '\"'") }
    position += 1
    let literal = SourceText(name: text, bytes: Array(bytes[start..<position]))
    guard let key = JSONReader.read(literal).root?.string else { throw problem("invalid escape") }
    return key
  }

  private func problem(_ reason: String) -> Diagnostic {
    let column = String(decoding: bytes.prefix(position), as: UTF8.self).count + 1
    return Diagnostic(
      .invalidPointer, "the path \(Diagnostic.quoted(text)): \(reason) at column \(column)",
      help: "write fill.hue, cards[2].up or /cards/2/up")
  }
}
