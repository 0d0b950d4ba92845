/// Rules of a style sheet.
struct StyleSheet: Sendable {
  /// A property and its value.
  struct Declaration: Sendable, Equatable {
    var name: String
    var value: String
    var isImportant = false
  }

  /// What a selector finds, and what it sets.
  struct Rule: Sendable {
    var selector: StyleSelector
    var declarations: [Declaration]
  }

  var rules: [Rule] = []
  /// What is skipped, one sentence each.
  var flaws: [String] = []

  /// Adds the rules of a text.
  ///
  /// Source: CSS Syntax 3, read as its error handling asks: what is no rule ends where one would.
  mutating func add(_ text: String) {
    var scanner = TextScanner(Self.withoutComments(text))
    while true {
      scanner.skipBlanks()
      guard !scanner.isAtEnd else { return }
      if scanner.skip(word: "<!--") || scanner.skip(word: "-->") { continue }
      if scanner.peek == UInt8(ascii: "@") {
        skipAtRule(&scanner)
        continue
      }
      guard let head = scanner.text(upTo: "{") else { return }
      let body =
        scanner.text(upTo: "}")
        ?? { () -> String in
          defer { scanner = TextScanner("") }
          return scanner.rest
        }()
      add(head, Self.declarations(body))
    }
  }

  private mutating func add(_ head: String, _ declarations: [Declaration]) {
    var selectors: [StyleSelector] = []
    for part in Self.split(head, at: UInt8(ascii: ",")) {
      guard let selector = StyleSelector(part) else {
        flaws.append("the selector \"\(part.trimmed)\" is not supported; its rule is ignored")
        return
      }
      selectors.append(selector)
    }
    rules += selectors.map { Rule(selector: $0, declarations: declarations) }
  }

  private mutating func skipAtRule(_ scanner: inout TextScanner) {
    scanner.advance()
    let name = scanner.name() ?? ""
    if name != "charset", name != "namespace", name != "font-face" {
      flaws.append("the style sheet rule @\(name) is not supported")
    }
    var depth = 0
    while let byte = scanner.peek {
      scanner.advance()
      if byte == UInt8(ascii: ";"), depth == 0 { return }
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth <= 0 { return }
      }
    }
  }

  /// The declarations of a block or of an attribute `style`.
  static func declarations(_ text: String) -> [Declaration] {
    split(withoutComments(text), at: UInt8(ascii: ";")).compactMap { part in
      guard let colon = part.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = String(part[..<colon]).trimmed.lowercased()
      var value = String(part[part.utf8.index(after: colon)...]).trimmed
      var isImportant = false
      if let mark = value.lastIndex(of: "!"),
        String(value[value.index(after: mark)...]).trimmed.lowercased() == "important"
      {
        isImportant = true
        value = String(value[..<mark]).trimmed
      }
      guard !name.isEmpty, !value.isEmpty else { return nil }
      return Declaration(name: name, value: value, isImportant: isImportant)
    }
  }

  /// The parts between bytes that stand in no quotes and no parentheses.
  static func split(_ text: String, at separator: UInt8) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var (quote, depth): (UInt8?, Int) = (nil, 0)
    for byte in text.utf8 {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
        depth -= 1
      } else if byte == separator, depth <= 0 {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        continue
      }
      part.append(byte)
    }
    parts.append(String(decoding: part, as: UTF8.self))
    return parts
  }

  private static func withoutComments(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "*")) else { return text }
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        index += 2
        while index < bytes.count,
          !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*"))
        {
          index += 1
        }
        index += 1
        result.append(0x20)
        continue
      }
      result.append(bytes[index])
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
