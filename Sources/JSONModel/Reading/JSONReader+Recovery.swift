extension JSONReader {
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil,
    fix: Diagnostic.Fix? = nil, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(
        code, message, at: span(range), pointer: pointer, help: help, fix: fix,
        notes: notes))
    isAfterError = true
    if diagnostics.count >= limits.diagnostics { isStopped = true }
  }

  /// Reports a problem after which nothing can be read.
  mutating func stop(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    report(code, message, at: range, help: help, notes: notes)
    isStopped = true
  }

  func span(_ range: Range<Int>) -> SourceSpan {
    let range = range.clamped(to: 0..<bytes.count)
    return SourceSpan(source: source, range: base + range.lowerBound..<base + range.upperBound)
  }

  /// The text of a range of the bytes that are read.
  func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The place of reading in the value.
  private var pointer: JSONPointer {
    JSONPointer(
      frames.compactMap { frame in
        guard frame.isObject else { return String(frame.index) }
        return frame.key.isEmpty ? nil : key(at: frame.key)
      })
  }

  /// The key whose bytes stand in a range.
  private func key(at range: Range<Int>) -> String {
    let text = self.text(in: range)
    guard text.hasPrefix("\"") || text.hasPrefix("'") else { return text }
    let literal = SourceText(name: source.name, bytes: Array(bytes[range]))
    return JSONReader.read(literal).root?.string ?? text
  }

  /// Reports the end of the file inside arrays and objects, with what is open.
  mutating func stopAtEnd() {
    var end = bytes.count
    while end > 0,
      [ASCII.space, ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn]
        .contains(bytes[end - 1])
    { end -= 1 }
    guard let innermost = frames.last else { return }
    let shown = 3
    var notes = frames.suffix(shown).reversed().map { frame in
      let place = source.location(at: base + frame.start)
      return Diagnostic.Note(
        "the \(frame.name) opened at line \(place.line), column \(place.column) is not closed",
        at: span(frame.start..<frame.start + 1))
    }
    if frames.count > shown {
      notes.append(.init("and \(frames.count - shown) more enclosing arrays or objects"))
    }
    let closers = frames.reversed().map(\.closer).joined()
    stop(
      .unexpectedEnd,
      "unexpected end of file; expected \"\(innermost.closer)\" to close the \(innermost.name)",
      at: end..<end, help: closers.count > 40 ? nil : "add \(closers)", notes: notes)
  }

  /// Reports a closing bracket of the wrong kind, which ends the innermost frame all the same.
  mutating func closeMismatched() {
    guard let frame = frames.last else { return }
    let found = byte == ASCII.closeBrace ? "}" : "]"
    // If the bracket closes the frame around this one, only this one's bracket is missing.
    let outer = frames.dropLast().last
    let isMissing = outer?.closer == found
    if !isAfterError {
      report(
        .mismatchedBracket,
        "expected \"\(frame.closer)\" to close the \(frame.name), found \"\(found)\"",
        at: position..<position + 1,
        help: isMissing ? "add \(frame.closer) before it" : "write \(frame.closer)",
        notes: [.init("the \(frame.name) is opened here", at: span(frame.start..<frame.start + 1))])
    }
    if !isMissing { position += 1 }
  }

  mutating func reportMissingValue(_ message: String) {
    report(
      .missingValue, message, at: tokenRange(),
      help: frames.last?.isObject == true
        ? "add the value, or remove the key" : "add the value, or remove the comma")
  }

  /// Reads the comma after an element, or leaves the closing bracket.
  mutating func readSeparator() {
    guard !isStopped else { return }
    let end = position
    skipTrivia()
    guard !isStopped, position < bytes.count else { return }
    switch byte {
    case ASCII.comma:
      position += 1
      isAfterError = false
    case ASCII.closeBrace, ASCII.closeBracket: return
    default: reportMissingSeparator(after: end)
    }
  }

  private mutating func reportMissingSeparator(after end: Int) {
    // After a broken token, what follows is more likely its rest than a new element.
    guard !isAfterError else { return recoverThroughComma() }
    let isObject = frames.last?.isObject ?? false
    guard startsItem(inObject: isObject) else {
      report(
        .unexpectedCharacter,
        "unexpected \(tokenText()); expected \",\" or \"\(isObject ? "}" : "]")\"",
        at: tokenRange(), help: tokenHelp ?? "remove it")
      return recoverThroughComma()
    }
    report(
      .missingComma, "expected \",\" between \(isObject ? "members" : "elements")", at: end..<end,
      help: "add a comma here", fix: .init(replacing: span(end..<end), with: ","))
    isAfterError = false
  }

  private func startsItem(inObject: Bool) -> Bool {
    switch byte {
    case ASCII.quote, ASCII.apostrophe: true
    case ASCII.openBrace, ASCII.openBracket, ASCII.minus, ASCII.dot, ASCII.zero...ASCII.nine:
      !inObject
    default: ASCII.isLetter(byte) || byte == ASCII.underscore || byte == ASCII.dollar
    }
  }

  private mutating func recoverThroughComma() {
    recover()
    if byte == ASCII.comma { position += 1 }
    isAfterError = false
  }

  /// Null in the place of a broken value.
  mutating func repairedValue(from start: Int) -> JSONTape.Value {
    recover()
    return .null(at: start..<position)
  }

  /// Whether there were problems, all of them within tokens: what is around them was understood.
  var isStructureSound: Bool {
    !diagnostics.isEmpty && !isStopped
      && diagnostics.allSatisfy { Self.tokenCodes.contains($0.code.id) }
  }

  private static let tokenCodes = Set(
    [
      DiagnosticCode.missingComma, .invalidNumber, .numberOutOfRange, .notANumber, .invalidEscape,
      .loneSurrogate, .controlCharacter, .duplicateKey, .unknownWord,
    ].map(\.id))

  /// Goes to the comma or closing bracket that ends the broken element.
  mutating func recover() {
    var depth = 0
    while !isStopped, position < bytes.count {
      switch byte {
      case ASCII.comma where depth == 0: return
      case ASCII.openBrace, ASCII.openBracket: depth += 1
      case ASCII.closeBrace, ASCII.closeBracket:
        guard depth > 0 else { return }
        depth -= 1
      case ASCII.quote, ASCII.apostrophe:
        skipBrokenString()
        continue
      case ASCII.slash:
        let before = position
        skipTrivia()
        if position > before { continue }
      default: break
      }
      position += 1
    }
  }

  /// Skips a string, or the rest of the line if it does not end there.
  private mutating func skipBrokenString() {
    let quote = byte
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == ASCII.lineFeed || byte == ASCII.carriageReturn { return }
      position += byte == ASCII.backslash ? 2 : 1
      if byte == quote { return }
    }
    position = min(position, bytes.count)
  }

  /// The fix for a token that other languages and word processors write.
  var tokenHelp: String? {
    switch text(in: tokenRange()) {
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}": "use straight quotation marks"
    case "#": "begin comments with //"
    case ";": "separate members and elements with commas"
    case "=": "write : instead of ="
    default: nil
    }
  }

  /// The bytes of the token at the position, roughly: a run of letters and digits or one character.
  func tokenRange() -> Range<Int> {
    guard position < bytes.count else { return bytes.count..<bytes.count }
    var end = position
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    if end == position { end += max(UTF8Sequence.length(in: bytes, at: position), 1) }
    return position..<end
  }

  /// The token at the position as messages name it.
  func tokenText() -> String {
    Diagnostic.quoted(text(in: tokenRange()))
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.underscore || byte == ASCII.dollar
  }
}
