import IntegerConversion

extension JSONReader {
  /// Reads the string at the position and returns its place among the texts; nil after an error from
  /// which it could not go on.
  mutating func readString() -> UInt32? {
    let quote = bytes[position]
    let start = position + 1
    // Most strings are plain and are made straight from their bytes.
    var index = start
    while index + 8 <= bytes.count {
      let special = bytes.word(at: index).specialBytes(quote)
      index += special.trailingZeroBitCount / 8
      if special != 0 { break }
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        position = index + 1
        return plainText(start..<index)
      }
      guard byte != ASCII.backslash, byte >= ASCII.space else { break }
      if byte < 0x80 {
        index += 1
      } else {
        let length = UTF8Sequence.length(in: bytes, at: index)
        guard length > 0 else { break }
        index += length
      }
    }
    return readEscapedString(quote: quote, plainEnd: index).map { tape.add($0) }
  }

  /// Reads a string from its first unusual byte on.
  private mutating func readEscapedString(quote: UInt8, plainEnd: Int) -> String? {
    let start = position
    var content = Array(bytes[start + 1..<plainEnd])
    position = plainEnd
    while !isStopped {
      guard position < bytes.count, byte != ASCII.lineFeed, byte != ASCII.carriageReturn else {
        report(
          .unterminatedString, "the string is not closed on its line", at: start..<position,
          help: "add \(quote == ASCII.quote ? "\"" : "'"), or write \\n for a line break")
        return nil
      }
      let byte = bytes[position]
      if byte == quote {
        position += 1
        return String(decoding: content, as: UTF8.self)
      }
      if byte == ASCII.backslash {
        readEscape(into: &content)
      } else {
        readPlain(byte, into: &content)
      }
    }
    return nil
  }

  private mutating func readPlain(_ byte: UInt8, into content: inout [UInt8]) {
    let length = UTF8Sequence.length(in: bytes, at: position)
    if length == 0 {
      reportInvalidUTF8(at: position)
    } else if byte < ASCII.space {
      let code = hexText(UInt32(byte), digits: 4)
      report(
        .controlCharacter, "the string contains the control character U+\(code)",
        at: position..<position + 1,
        help: "write \(byte == ASCII.tab ? "\\t" : "\\u\(code)")")
    } else {
      content += bytes[position..<position + length]
    }
    position += max(length, 1)
  }

  /// Reads the escape at the position.
  private mutating func readEscape(into content: inout [UInt8]) {
    let start = position
    position += 1
    let escape = byte
    position = min(position + 1, bytes.count)
    switch escape {
    case UInt8(ascii: "b"): content.append(ASCII.backspace)
    case UInt8(ascii: "f"): content.append(ASCII.formFeed)
    case UInt8(ascii: "n"): content.append(ASCII.lineFeed)
    case UInt8(ascii: "r"): content.append(ASCII.carriageReturn)
    case UInt8(ascii: "t"): content.append(ASCII.tab)
    case UInt8(ascii: "v"): content.append(ASCII.verticalTab)
    case UInt8(ascii: "x"): readHexEscape(digits: 2, from: start, into: &content)
    case UInt8(ascii: "u"): readHexEscape(digits: 4, from: start, into: &content)
    case ASCII.zero where !ASCII.isDigit(byte): content.append(0)
    case ASCII.zero...ASCII.nine:
      report(
        .invalidEscape, "\"\\\(Character(Unicode.Scalar(escape)))\" is not an escape",
        at: start..<position, help: "write \\x00 to \\xFF for a character code")
    case ASCII.carriageReturn: if byte == ASCII.lineFeed { position += 1 }
    case ASCII.lineFeed: break
    default: readEscapedCharacter(from: start, into: &content)
    }
  }

  /// Reads a character that a backslash leaves as it is; line separators disappear.
  private mutating func readEscapedCharacter(from start: Int, into content: inout [UInt8]) {
    position = start + 1
    guard position < bytes.count else { return }
    guard let (scalar, length) = UTF8Sequence.scalar(in: bytes, at: position) else {
      reportInvalidUTF8(at: position)
      position += 1
      return
    }
    let character = bytes[position..<position + length]
    position += length
    guard !ASCII.isLetter(bytes[start + 1]), scalar.value >= 0x20 else {
      return report(
        .invalidEscape, "\"\(text(in: start..<position))\" is not an escape",
        at: start..<position, help: "write \\\\ for a backslash")
    }
    if scalar.value != 0x2028, scalar.value != 0x2029 { content += character }
  }

  private mutating func readHexEscape(
    digits: Int, from start: Int, into content: inout [UInt8]
  ) {
    guard let unit = readHexDigits(digits) else {
      return report(
        .invalidEscape,
        "expected \(digits) hexadecimal digits after \"\\\(digits == 2 ? "x" : "u")\"",
        at: start..<position, help: "for example \\\(digits == 2 ? "xE9" : "u00E9")")
    }
    guard let scalar = pairedScalar(unit) else {
      return report(
        .loneSurrogate,
        "\"\\u\(hexText(unit, digits: 4))\" is a surrogate without its other half",
        at: start..<position, help: "write the character itself")
    }
    content += Array(String(Character(scalar)).utf8)
  }

  /// The scalar of a UTF-16 code unit, together with the escape that follows a high surrogate.
  private mutating func pairedScalar(_ unit: UInt32) -> Unicode.Scalar? {
    guard unit >= 0xD800, unit <= 0xDBFF else { return Unicode.Scalar(unit) }
    let before = position
    guard byte == ASCII.backslash, position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    else { return nil }
    position += 2
    guard let low = readHexDigits(4), low >= 0xDC00, low <= 0xDFFF else {
      position = before
      return nil
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func readHexDigits(_ count: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = ASCII.hexDigit(byte) else { return nil }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  /// Reads an object's key, a string or a plain name, and returns its place among the texts; nil after
  /// an error.
  mutating func readKey() -> UInt32? {
    if byte == ASCII.quote || byte == ASCII.apostrophe { return readString() }
    let (start, known) = (position, diagnostics.count)
    let name = readName()
    // What is wrong within a name was reported where it stands.
    guard diagnostics.count == known else { return nil }
    if !name.isEmpty { return tape.add(name) }
    let range = tokenRange()
    let token = tokenText()
    report(
      .missingKey, "expected a key, found \(token)", at: start..<range.upperBound,
      help: tokenHelp ?? "write a name in quotation marks, a colon and a value")
    position = range.upperBound == start + 1 ? start : range.upperBound
    return nil
  }

  /// Reads a name as ECMAScript spells identifiers; empty if there is none.
  mutating func readName() -> String {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if ASCII.isLetter(byte) || byte == ASCII.underscore || byte == ASCII.dollar {
        position += 1
      } else if ASCII.isDigit(byte), position > start {
        position += 1
      } else if byte >= 0x80, let length = nameScalarLength(isFirst: position == start) {
        position += length
      } else if byte == ASCII.backslash {
        return readEscapedName(from: start)
      } else {
        break
      }
    }
    return text(start..<position)
  }

  private func nameScalarLength(isFirst: Bool) -> Int? {
    guard let (scalar, length) = UTF8Sequence.scalar(in: bytes, at: position) else { return nil }
    return Self.isNameScalar(scalar, isFirst: isFirst) ? length : nil
  }

  private static func isNameScalar(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if scalar == "$" || scalar == "_" { return true }
    if isFirst { return scalar.properties.isIDStart }
    return scalar.properties.isIDContinue || scalar.value == 0x200C || scalar.value == 0x200D
  }

  /// Reads the rest of a name in which characters are written as \uHHHH.
  private mutating func readEscapedName(from start: Int) -> String {
    var name = String(decoding: bytes[start..<position], as: UTF8.self)
    while position < bytes.count {
      let isFirst = name.isEmpty
      if byte == ASCII.backslash {
        guard let scalar = readNameEscape(isFirst: isFirst) else { break }
        name.unicodeScalars.append(scalar)
      } else if let (scalar, length) = UTF8Sequence.scalar(in: bytes, at: position),
        Self.isNameScalar(scalar, isFirst: isFirst)
      {
        name.unicodeScalars.append(scalar)
        position += length
      } else {
        break
      }
    }
    return name
  }

  /// Reads the escape at the position; nil, and a report, unless it stands for a character of a name.
  private mutating func readNameEscape(isFirst: Bool) -> Unicode.Scalar? {
    let start = position
    position += 1
    if byte == UInt8(ascii: "u") {
      position += 1
      if let unit = readHexDigits(4), let scalar = pairedScalar(unit),
        Self.isNameScalar(scalar, isFirst: isFirst)
      {
        return scalar
      }
    }
    report(
      .invalidEscape, "the escape is not a valid character of a name", at: start..<position,
      help: "put the name in quotation marks")
    return nil
  }

  /// Reads the colon after a key; whether a value may follow.
  mutating func readColon(after key: UInt32) -> Bool {
    skipTrivia()
    guard !isStopped, position < bytes.count else { return !isStopped }
    if byte == ASCII.colon {
      position += 1
      return true
    }
    let range = tokenRange()
    report(
      .missingColon,
      "expected \":\" after the key \(quoted(key)), found \(tokenText())", at: range,
      help: tokenHelp
        ?? ([ASCII.comma, ASCII.closeBrace, ASCII.closeBracket].contains(byte)
          ? "add : and a value" : "add : before it"))
    guard byte == ASCII.equals else { return false }
    position += 1
    return true
  }

  /// Reads `true`, `false` or `null`.
  mutating func readWord() -> JSONTape.Value? {
    let (start, known) = (position, diagnostics.count)
    let name = readName()
    // What is wrong within a name was reported where it stands.
    guard diagnostics.count == known else { return nil }
    switch name {
    case "true": return .bool(true, at: start..<position)
    case "false": return .bool(false, at: start..<position)
    case "null": return .null(at: start..<position)
    case "": reportUnexpectedCharacter()
    case "NaN", "Infinity": reportNotANumber(name, from: start)
    default: reportUnknownWord(name, from: start)
    }
    return nil
  }

  private mutating func reportUnexpectedCharacter() {
    let range = tokenRange()
    guard UTF8Sequence.length(in: bytes, at: position) > 0 else {
      reportInvalidUTF8(at: position)
      position += 1
      return
    }
    report(
      .unexpectedCharacter, "expected a value, found \(tokenText())", at: range,
      help: tokenHelp
        ?? (frames.isEmpty ? "write an object: {...}" : "put text in quotation marks"))
    let closers = [ASCII.comma, ASCII.closeBrace, ASCII.closeBracket]
    if !closers.contains(byte) { position = range.upperBound }
  }

  private mutating func reportUnknownWord(_ name: String, from start: Int) {
    let words = ["true", "false", "null"]
    let none = ["nil", "none", "undefined"].contains(name.lowercased())
    let meant = none ? "null" : Suggestion.nearest(to: name, among: words)
    let range = start..<position
    report(
      .unknownWord, "unknown word \(Diagnostic.quoted(name)); expected a value", at: range,
      help: meant.map { "did you mean \($0)?" }
        ?? (frames.isEmpty ? "write an object: {...}" : "put text in quotation marks"),
      // A string alone is not a document, so that quotation marks would not fix it.
      fix: meant == nil && frames.isEmpty
        ? nil : .init(replacing: span(range), with: meant ?? JSONWriter.quoted(name)))
  }
}
