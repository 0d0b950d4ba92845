/// An array or object of a text, with the gaps between its items.
///
/// Comments before the comma behind an item, and those behind the comma on the same line, belong to that item;
/// others belong to the item that follows, or to the array or object itself.
struct SourceContainer {
  /// An element, or a member with its key.
  struct Item {
    let node: JSONNode
    /// The key of a member.
    let key: String?
    /// The bytes of the key and the value.
    let range: Range<Int>
    /// The end of the comma and comments of the previous item.
    var leadStart = 0
    /// The offset of the comma behind the item.
    var comma: Int?
    /// The end of the comma and comments of this item.
    var tailEnd = 0
    /// Whether nothing may follow on the line.
    var endsInLineComment = false

    /// The white space and the comments before the item.
    var lead: Range<Int> { leadStart..<range.lowerBound }
    /// The comma and the comments behind the item.
    var tail: Range<Int> { range.upperBound..<tailEnd }
  }

  let node: JSONNode
  private(set) var items: [Item]
  /// The end of the bracket that opens it, with the comments on its line.
  let headEnd: Int
  let headEndsInLineComment: Bool

  /// The offset of the bracket that closes it.
  var close: Int { node.range.upperBound - 1 }
  /// The end of the last item with its comma and comments.
  var itemsEnd: Int { items.last?.tailEnd ?? headEnd }
  var hasTrailingComma: Bool { items.last?.comma != nil }

  /// Whether there is nothing between the brackets but white space.
  var isBlank: Bool {
    items.isEmpty
      && node.source.bytes.leadingSpace(in: node.range.lowerBound + 1..<close).upperBound == close
  }

  /// Whether no item and no closing bracket follows a line break.
  var isFlat: Bool {
    let bytes = node.source.bytes
    return !bytes.hasLineBreak(in: itemsEnd..<close)
      && items.allSatisfy { !bytes.hasLineBreak(in: $0.lead) }
  }

  init(_ node: JSONNode) {
    self.node = node
    items = Self.items(of: node)
    let bytes = node.source.bytes
    let end = node.range.upperBound - 1
    let head = SourceGap(
      after: node.range.lowerBound + 1, upTo: items.first?.range.lowerBound ?? end, in: bytes,
      isLast: items.isEmpty)
    (headEnd, headEndsInLineComment) = (head.tailEnd, head.endsInLineComment)
    var start = headEnd
    for index in items.indices {
      let isLast = index == items.count - 1
      let gap = SourceGap(
        behind: items[index].range.upperBound,
        upTo: isLast ? end : items[index + 1].range.lowerBound, in: bytes, isLast: isLast)
      items[index].leadStart = start
      items[index].comma = gap.comma
      items[index].tailEnd = gap.tailEnd
      items[index].endsInLineComment = gap.endsInLineComment
      start = gap.tailEnd
    }
  }

  private static func items(of node: JSONNode) -> [Item] {
    switch node.content {
    case .array(let elements): elements.map { Item(node: $0, key: nil, range: $0.range) }
    case .object(let members):
      members.map { member in
        Item(
          node: member.value, key: member.key,
          range: member.keyRange.lowerBound..<member.value.range.upperBound)
      }
    case .null, .bool, .number, .string: []
    }
  }
}

/// The gap between two items of an array or object: white space, comments and a comma.
struct SourceGap {
  private(set) var comma: Int?
  /// The end of the comma and comments of the previous item.
  private(set) var tailEnd: Int
  private(set) var endsInLineComment = false

  /// Creates the gap behind an item.
  ///
  /// - Parameter isLast: Whether a closing bracket follows.
  init(behind start: Int, upTo end: Int, in bytes: [UInt8], isLast: Bool) {
    tailEnd = start
    for token in SourceTrivia(bytes, start..<end) where token.kind == .comma {
      comma = token.range.lowerBound
      break
    }
    self.scan(from: comma.map { $0 + 1 } ?? start, upTo: end, in: bytes, isLast: isLast)
  }

  /// Creates the gap behind an opening bracket.
  init(after start: Int, upTo end: Int, in bytes: [UInt8], isLast: Bool) {
    tailEnd = start
    self.scan(from: start, upTo: end, in: bytes, isLast: isLast)
  }

  /// Finds the comments on the line, unless an item follows on it.
  private mutating func scan(from start: Int, upTo end: Int, in bytes: [UInt8], isLast: Bool) {
    tailEnd = start
    var (place, isLine) = (start, false)
    for token in SourceTrivia(bytes, start..<end) {
      switch token.kind {
      case .space, .comma: continue
      case .lineBreak:
        (tailEnd, endsInLineComment) = (place, isLine)
        return
      case .comment: (place, isLine) = (token.range.upperBound, false)
      case .lineComment: (place, isLine) = (token.range.upperBound, true)
      }
    }
    if isLast { (tailEnd, endsInLineComment) = (place, isLine) }
  }
}

/// The white space, comments and commas of a part of a text that has nothing else.
struct SourceTrivia: Sequence, IteratorProtocol {
  enum Kind { case space, lineBreak, comma, comment, lineComment }

  private let bytes: [UInt8]
  private let end: Int
  private var position: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    (position, end) = (range.lowerBound, range.upperBound)
  }

  mutating func next() -> (kind: Kind, range: Range<Int>)? {
    guard position < end else { return nil }
    let start = position
    let kind = advance()
    return (kind, start..<position)
  }

  private mutating func advance() -> Kind {
    switch bytes[position] {
    case ASCII.lineFeed, ASCII.carriageReturn:
      position += 1
      return .lineBreak
    case ASCII.comma:
      position += 1
      return .comma
    case ASCII.slash where position + 1 < end && bytes[position + 1] == ASCII.asterisk:
      position += 2
      while position < end,
        bytes[position] != ASCII.slash || bytes[position - 1] != ASCII.asterisk
      {
        position += 1
      }
      position = Swift.min(position + 1, end)
      return .comment
    case ASCII.slash:
      while position < end, !Self.breaksLine(bytes[position]) { position += 1 }
      return .lineComment
    default:
      position += 1
      return .space
    }
  }

  static func breaksLine(_ byte: UInt8) -> Bool {
    byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }
}

extension [UInt8] {
  /// The white space at the start of a part of a text between values.
  func leadingSpace(in range: Range<Int>) -> Range<Int> {
    var end = range.lowerBound
    for token in SourceTrivia(self, range) {
      guard token.kind == .space || token.kind == .lineBreak else { break }
      end = token.range.upperBound
    }
    return range.lowerBound..<end
  }

  func hasLineBreak(in range: Range<Int>) -> Bool {
    self[range].contains(where: SourceTrivia.breaksLine)
  }

  /// The white space at the start of the last line of a part of a text; `nil` if it has no line break.
  func lastIndentation(in range: Range<Int>) -> String? {
    guard let last = self[range].lastIndex(where: SourceTrivia.breaksLine) else { return nil }
    let space = self[(last + 1)..<range.upperBound].prefix { $0 == ASCII.space || $0 == ASCII.tab }
    return String(decoding: space, as: UTF8.self)
  }
}
