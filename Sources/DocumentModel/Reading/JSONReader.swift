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
    /// Where reading is: the bytes of the member's key, or the index of the element.
    var key = 0..<0
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
  /// The elements and members read of what is open; shared, so that each array is made once.
  let elementStack = ItemStack<JSONNode>()
  let memberStack = ItemStack<JSONNode.Member>()
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
        root: nil, repairedRoot: nil, diagnostics: [problem], containsComments: false,
        containsReferences: false)
    }
    var reader = JSONReader(source, limits: limits)
    let root = reader.readDocument()
    return JSONReading(
      root: reader.diagnostics.isEmpty ? root : nil,
      repairedRoot: reader.isStructureSound ? root : nil,
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
    let base = elementStack.count
    while let next = nextItem() {
      guard next != ASCII.closeBracket else {
        position += 1
        break
      }
      guard next != ASCII.closeBrace else {
        closeMismatched()
        break
      }
      if next == ASCII.comma {
        reportMissingValue("expected a value before \",\"")
        position += 1
        continue
      }
      let start = position
      elementStack.append(readValue() ?? repairedValue(from: start))
      frames[frames.count - 1].index += 1
      readSeparator()
    }
    return close(.array(elementStack.pop(downTo: base)))
  }

  private mutating func readObject() -> JSONNode? {
    guard open(isObject: true) else { return nil }
    var keys = KeyIndex(base: memberStack.count)
    while let next = nextItem() {
      guard next != ASCII.closeBrace else {
        position += 1
        break
      }
      guard next != ASCII.closeBracket else {
        closeMismatched()
        break
      }
      if next == ASCII.comma {
        report(.missingKey, "expected a key before \",\"", at: tokenRange())
        position += 1
        continue
      }
      readMember(&keys)
      readSeparator()
    }
    return close(.object(memberStack.pop(downTo: keys.base)))
  }

  private mutating func readMember(_ keys: inout KeyIndex) {
    let start = position
    guard let key = readKey() else { return recover() }
    let keyRange = start..<position
    frames[frames.count - 1].key = keyRange
    guard readColon(after: key) else { return recover() }
    skipTrivia()
    guard !isStopped, !isAtEnd else { return }
    if byte == ASCII.comma || byte == ASCII.closeBrace || byte == ASCII.closeBracket {
      return reportMissingValue("expected a value for the key \(Diagnostic.quoted(key))")
    }
    if key.utf8.count == 4, key == "$ref" { containsReferences = true }
    let valueStart = position
    let value = readValue() ?? repairedValue(from: valueStart)
    let member = JSONNode.Member(key: key, keyRange: keyRange, value: value)
    if let first = keys.add(key, among: memberStack) {
      report(
        .duplicateKey, "duplicate key \(Diagnostic.quoted(key))", at: keyRange,
        help: "remove one of them",
        notes: [.init("the first one is here", at: memberStack[first].keySpan)])
    } else {
      memberStack.append(member)
    }
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

/// Finds keys that an object has already.
private struct KeyIndex {
  /// The place of the object's first member on the stack.
  let base: Int
  /// The places of the keys, once there are many.
  private var places: [String: Int] = [:]

  private static let threshold = 24

  init(base: Int) {
    self.base = base
  }

  /// Notes a key that is about to be put on the stack, or returns the place of the one already there.
  mutating func add(_ key: String, among stack: ItemStack<JSONNode.Member>) -> Int? {
    let count = stack.count - base
    guard count >= Self.threshold else {
      return (base..<stack.count).first { stack[$0].key == key }
    }
    if count == Self.threshold {
      for place in base..<stack.count { places[stack[place].key] = place }
    }
    if let place = places[key] { return place }
    places[key] = stack.count
    return nil
  }
}
