import FileStorage

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
  /// The part of the source that is read.
  let bytes: [UInt8]
  /// The offset of that part in the source.
  let base: Int
  let limits: DocumentLimits
  var position = 0
  var frames: [Frame] = []
  var diagnostics: [Diagnostic] = []
  var tape: JSONTape.Builder
  var knownTexts = KnownTexts()
  /// The elements and members read of what is open, innermost last.
  private let items = TapeList<JSONTape.Value>()
  var valueCount = 0
  var containsComments = false
  var containsReferences = false
  /// Whether nothing more can be read.
  var isStopped = false
  /// Whether the token just read was broken, so that what follows it tells nothing.
  var isAfterError = false

  private init(_ source: SourceText, part: Range<Int>?, limits: DocumentLimits) {
    self.source = source
    bytes = part.map { Array(source.bytes[$0]) } ?? source.bytes
    base = part?.lowerBound ?? 0
    self.limits = limits
    tape = JSONTape.Builder(source, from: base)
  }

  /// Reads one value and nothing else.
  ///
  /// Complexity: linear in the size. Nothing is read of a file beyond the limit.
  ///
  /// - Parameter part: The bytes that have the value; `nil` for all.
  package static func read(
    _ source: SourceText, part: Range<Int>? = nil, limits: DocumentLimits = DocumentLimits()
  ) -> JSONReading {
    if let problem = limits.problem(withFileOf: source.bytes.count, named: source.name) {
      return .refused(problem)
    }
    var reader = JSONReader(source, part: part, limits: limits)
    let root = reader.readDocument().map { reader.tape.node($0) }
    if let conflict = reader.conflict { return .refused(conflict) }
    return JSONReading(
      root: reader.diagnostics.isEmpty ? root : nil,
      repairedRoot: reader.isStructureSound ? root : nil,
      diagnostics: Diagnostic.sorted(reader.diagnostics),
      containsComments: reader.containsComments, containsReferences: reader.containsReferences)
  }

  /// The conflict that a merge has left in a file with errors, which are due to its markers.
  private var conflict: Diagnostic? {
    guard !diagnostics.isEmpty, let markers = MergeMarkers(bytes),
      markers.isCertain || markers.lines.contains(where: isReported)
    else { return nil }
    return .mergeConflict(at: span(markers.lines[0]))
  }

  private func isReported(_ line: Range<Int>) -> Bool {
    diagnostics.contains { $0.span.map { line.contains($0.range.lowerBound) } ?? false }
  }

  /// The language of a file that is not JSON; `nil` for JSON and for a part of a file.
  private var language: OtherLanguage? {
    guard bytes.count == source.bytes.count else { return nil }
    return OtherLanguage(fileName: source.name)
      ?? OtherLanguage(insteadOfJSON: Array(bytes[position...]))
  }

  private mutating func readDocument() -> JSONTape.Value? {
    guard UTF16Text(bytes) == nil else {
      report(.invalidUTF8, "the file is UTF-16", at: 0..<2, help: "save it as UTF-8")
      return nil
    }
    skipTrivia()
    guard !isStopped else { return nil }
    guard position < bytes.count else {
      report(
        .emptyDocument, "the file is empty; expected an object", at: 0..<0,
        help: "write {}, or create a document with 'shapeshift init'")
      return nil
    }
    if byte != ASCII.openBrace, byte != ASCII.openBracket, let language {
      report(.unknownWord, "the file is \(language.name), not JSON", at: 0..<0, help: language.help)
      return nil
    }
    let root = readValue()
    guard !isStopped, root != nil else { return nil }
    skipTrivia()
    if !isStopped, position < bytes.count {
      report(
        .trailingContent, "unexpected \(tokenText()) after the end of the document",
        at: tokenRange(), help: "remove it")
    }
    return root
  }

  /// The byte at the position, 0 at the end.
  @inline(__always)
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  var isAtEnd: Bool { position >= bytes.count }

  /// Reads the value at the position, which is no white space; nil after an error was reported.
  mutating func readValue() -> JSONTape.Value? {
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
      return readString().map { .listed(.string, $0, at: start..<position) }
    case ASCII.zero...ASCII.nine, ASCII.minus, ASCII.plus, ASCII.dot:
      return readNumber().map { tape.number($0, at: start..<position) }
    default: return readWord()
    }
  }

  private mutating func readArray() -> JSONTape.Value? {
    guard open(isObject: false) else { return nil }
    let base = items.count
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
      items.append(readValue() ?? repairedValue(from: start))
      frames[frames.count - 1].index += 1
      readSeparator()
    }
    return close(.array, downTo: base)
  }

  private mutating func readObject() -> JSONTape.Value? {
    guard open(isObject: true) else { return nil }
    var keys = KeyIndex(base: items.count)
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
        report(
          .missingKey, "expected a key before \",\"", at: tokenRange(), help: "remove the comma")
        position += 1
        continue
      }
      readMember(&keys)
      readSeparator()
    }
    return close(.object, downTo: keys.base)
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
      return reportMissingValue("expected a value for the key \(quoted(key))")
    }
    if key == CommonText.reference.rawValue || key == CommonText.textFile.rawValue {
      containsReferences = true
    }
    let valueStart = position
    let value = readValue() ?? repairedValue(from: valueStart)
    if let first = keys.add(key, among: items, tape) {
      report(
        .duplicateKey, "duplicate key \(quoted(key))", at: keyRange,
        help: "remove one of them",
        notes: [.init("the first one is here", at: span(items[first].keyRange))])
    } else {
      items.append(value.keyed(key, at: keyRange))
    }
  }

  /// A text as messages name it.
  func quoted(_ text: UInt32) -> String { Diagnostic.quoted(tape.text(text)) }

  /// Enters the array or object whose bracket is at the position.
  private mutating func open(isObject: Bool) -> Bool {
    guard frames.count < limits.depth else {
      stop(
        .nestedTooDeeply, "arrays and objects are nested deeper than \(limits.depth) levels",
        at: position..<position + 1,
        help: "flatten the document or raise the limit with --max-depth")
      return false
    }
    frames.append(Frame(start: position, isObject: isObject))
    position += 1
    return true
  }

  private mutating func close(_ kind: JSONTape.Kind, downTo base: Int) -> JSONTape.Value? {
    let frame = frames.removeLast()
    guard !isStopped else {
      items.removeLast(downTo: base)
      return nil
    }
    return tape.container(kind, takingFrom: items, downTo: base, at: frame.start..<position)
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
  /// The place of the object's first member among the items.
  let base: Int
  /// The places of the keys, once there are many.
  private var places: [String: Int]?

  private static let threshold = 24

  init(base: Int) {
    self.base = base
  }

  /// Notes a key that is about to be added, or returns the place of the one already there.
  mutating func add(_ key: UInt32, among items: TapeList<JSONTape.Value>, _ tape: JSONTape.Builder)
    -> Int?
  {
    guard items.count - base >= Self.threshold else {
      return (base..<items.count).first { tape.areSame(items[$0].key, key) }
    }
    if places == nil {
      places = [:]
      for place in base..<items.count { places?[tape.text(items[place].key)] = place }
    }
    let text = tape.text(key)
    if let place = places?[text] { return place }
    places?[text] = items.count
    return nil
  }
}
