/// Reads JSON5 into nodes that know their places.
///
/// It goes on after an error where it can, so that several are reported. Unlike JSON5 it refuses
/// duplicate keys, NaN and infinities, control characters in strings and lone surrogates.
///
/// Source: "The JSON5 Data Interchange Format", 1.0.0, https://spec.json5.org.
package struct JSONReader {
  /// An array or object that is open.
  struct Frame {
    let start: Int
    let isObject: Bool
    /// Where reading is: the key of the member, or the index of the element.
    var key: String?
    var index = 0

    var name: String { isObject ? "object" : "array" }
    var closer: String { isObject ? "}" : "]" }
  }

  let source: SourceText
  let bytes: [UInt8]
  let limits: DocumentLimits
  var position = 0
  var frames: [Frame] = []
  var diagnostics: [Diagnostic] = []
  var valueCount = 0
  var containsComments = false
  var containsReferences = false
  /// Whether nothing more can be read.
  var isStopped = false
  /// Whether the token just read was broken, so that what follows it tells nothing.
  var isAfterError = false

  private init(_ source: SourceText, limits: DocumentLimits) {
    self.source = source
    self.bytes = source.bytes
    self.limits = limits
  }

  /// Reads one value and nothing else.
  ///
  /// Complexity: linear in the size. Nothing is read of a file beyond the limit.
  package static func read(_ source: SourceText, limits: DocumentLimits = DocumentLimits())
    -> JSONReading
  {
    if let problem = limits.problem(withFileOf: source.bytes.count, named: source.name) {
      return JSONReading(
        root: nil, diagnostics: [problem], containsComments: false, containsReferences: false)
    }
    var reader = JSONReader(source, limits: limits)
    let root = reader.readDocument()
    return JSONReading(
      root: reader.diagnostics.isEmpty ? root : nil,
      diagnostics: Diagnostic.sorted(reader.diagnostics),
      containsComments: reader.containsComments, containsReferences: reader.containsReferences)
  }

  private mutating func readDocument() -> JSONNode? {
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
      report(.invalidUTF8, "the file is UTF-16", at: 0..<2, help: "save it as UTF-8")
      return nil
    }
    skipTrivia()
    guard !isStopped else { return nil }
    guard position < bytes.count else {
      report(.emptyDocument, "the file is empty; expected an object", at: 0..<0)
      return nil
    }
    let root = readValue()
    guard !isStopped, root != nil else { return nil }
    skipTrivia()
    if !isStopped, position < bytes.count {
      report(
        .trailingContent, "unexpected \(tokenText()) after the end of the document",
        at: tokenRange())
    }
    return root
  }

  /// The byte at the position, 0 at the end.
  @inline(__always)
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  var isAtEnd: Bool { position >= bytes.count }

  /// Reads the value at the position, which is no white space; nil after an error was reported.
  mutating func readValue() -> JSONNode? {
    valueCount += 1
    guard valueCount <= limits.values else {
      stop(
        .tooManyValues, "the file has more than \(limits.values) values",
        at: position..<position + 1, help: "raise the limit with --max-values")
      return nil
    }
    let start = position
    switch byte {
    case ASCII.openBrace: return readObject()
    case ASCII.openBracket: return readArray()
    case ASCII.quote, ASCII.apostrophe:
      return readString().map { node(.string($0), from: start) }
    case ASCII.zero...ASCII.nine, ASCII.minus, ASCII.plus, ASCII.dot:
      return readNumber().map { node(.number($0), from: start) }
    default: return readWord()
    }
  }

  func node(_ content: JSONNode.Content, from start: Int) -> JSONNode {
    JSONNode(content, source: source, range: start..<position)
  }

  private mutating func readArray() -> JSONNode? {
    guard open(isObject: false) else { return nil }
    var elements: [JSONNode] = []
    while let next = nextItem() {
      guard next != ASCII.closeBracket else {
        position += 1
        break
      }
      guard next != ASCII.closeBrace else {
        guard closeMismatched() else { continue }
        break
      }
      if next == ASCII.comma {
        reportMissingValue("expected a value before \",\"")
        position += 1
        continue
      }
      if let value = readValue() {
        elements.append(value)
      } else {
        recover()
      }
      frames[frames.count - 1].index += 1
      readSeparator()
    }
    return close(.array(elements))
  }

  private mutating func readObject() -> JSONNode? {
    guard open(isObject: true) else { return nil }
    var members = MemberList()
    while let next = nextItem() {
      guard next != ASCII.closeBrace else {
        position += 1
        break
      }
      guard next != ASCII.closeBracket else {
        guard closeMismatched() else { continue }
        break
      }
      if next == ASCII.comma {
        report(.missingKey, "expected a key before \",\"", at: tokenRange())
        position += 1
        continue
      }
      readMember(into: &members)
      readSeparator()
    }
    return close(.object(members.members))
  }

  private mutating func readMember(into members: inout MemberList) {
    let start = position
    guard let key = readKey() else { return recover() }
    let keyRange = start..<position
    frames[frames.count - 1].key = key
    guard readColon(after: key) else { return recover() }
    skipTrivia()
    guard !isStopped, !isAtEnd else { return }
    if byte == ASCII.comma || byte == ASCII.closeBrace || byte == ASCII.closeBracket {
      return reportMissingValue("expected a value for the key \(Diagnostic.quoted(key))")
    }
    if key.utf8.count == 4, key == "$ref" { containsReferences = true }
    guard let value = readValue() else { return recover() }
    frames[frames.count - 1].key = nil
    let member = JSONNode.Member(key: key, keyRange: keyRange, value: value)
    guard let first = members.append(member) else { return }
    report(
      .duplicateKey, "duplicate key \(Diagnostic.quoted(key))", at: keyRange,
      help: "remove one of them", key: key,
      notes: [.init("the first one is here", at: first.keySpan)])
  }

  /// Enters the array or object whose bracket is at the position.
  private mutating func open(isObject: Bool) -> Bool {
    guard frames.count < limits.depth else {
      stop(
        .nestedTooDeeply, "arrays and objects are nested deeper than \(limits.depth) levels",
        at: position..<position + 1, help: "flatten the document or raise --max-depth")
      return false
    }
    frames.append(Frame(start: position, isObject: isObject))
    position += 1
    return true
  }

  private mutating func close(_ content: JSONNode.Content) -> JSONNode? {
    let frame = frames.removeLast()
    return isStopped ? nil : node(content, from: frame.start)
  }

  /// The first byte of the next element, member or bracket; nil if there is none.
  private mutating func nextItem() -> UInt8? {
    skipTrivia()
    guard !isStopped else { return nil }
    guard position < bytes.count else {
      stopAtEnd()
      return nil
    }
    return bytes[position]
  }
}

/// The members of an object that is being read.
private struct MemberList {
  private(set) var members: [JSONNode.Member] = []
  /// The places of the keys, once there are many.
  private var index: [String: Int] = [:]

  /// Adds a member, or returns the earlier one with the same key.
  mutating func append(_ member: JSONNode.Member) -> JSONNode.Member? {
    if let position = position(of: member.key) { return members[position] }
    members.append(member)
    if !index.isEmpty {
      index[member.key] = members.count - 1
    } else if members.count == 24 {
      for (position, member) in members.enumerated() { index[member.key] = position }
    }
    return nil
  }

  private func position(of key: String) -> Int? {
    index.isEmpty ? members.firstIndex { $0.key == key } : index[key]
  }
}
