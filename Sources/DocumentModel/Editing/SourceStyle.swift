/// The spelling of a text where JSON5 leaves a choice, so that added values look like their neighbors.
struct SourceStyle {
  private(set) var style = JSONStyle.canonical
  private var isMissing = Missing()

  /// The choices that were not seen yet.
  private struct Missing {
    var (string, key, afterComma, insideBraces, indent) = (true, true, true, true, true)

    var isNothing: Bool { !string && !key && !afterComma && !insideBraces && !indent }
  }

  /// The first spelling of each kind in a text.
  init(of root: JSONNode) {
    let bytes = root.source.bytes
    if let feed = bytes.firstIndex(where: SourceTrivia.breaksLine) {
      style.lineBreak = Self.lineBreak(at: feed, in: bytes)
    }
    visit(root, margin: "")
  }

  private static func lineBreak(at place: Int, in bytes: [UInt8]) -> String {
    guard bytes[place] == ASCII.carriageReturn else { return "\n" }
    return place + 1 < bytes.count && bytes[place + 1] == ASCII.lineFeed ? "\r\n" : "\r"
  }

  private mutating func visit(_ node: JSONNode, margin: String) {
    guard !isMissing.isNothing else { return }
    let bytes = node.source.bytes
    var end = node.range.lowerBound + 1
    var inner = margin
    func see(_ start: Int, isFirst: Bool) {
      guard let indent = bytes.lastIndentation(in: end..<start) else {
        noteSpace(end..<start, in: node, isFirst: isFirst)
        return
      }
      inner = indent
      guard isMissing.indent, indent.count > margin.count, indent.hasPrefix(margin) else { return }
      (style.indent, isMissing.indent) = (String(indent.dropFirst(margin.count)), false)
    }
    switch node.content {
    case .null, .bool, .number: return
    case .string:
      if isMissing.string {
        (style.quote, isMissing.string) = (bytes[node.range.lowerBound], false)
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        see(element.range.lowerBound, isFirst: index == 0)
        visit(element, margin: inner)
        end = element.range.upperBound
      }
    case .object(let members):
      for (index, member) in members.enumerated() {
        see(member.keyRange.lowerBound, isFirst: index == 0)
        if isMissing.key { note(member) }
        visit(member.value, margin: inner)
        end = member.value.range.upperBound
      }
    }
  }

  /// Looks at the white space before an item on the same line.
  private mutating func noteSpace(_ range: Range<Int>, in node: JSONNode, isFirst: Bool) {
    let text = node.source.text(in: range)
    if isFirst {
      guard node.members != nil, isMissing.insideBraces, text.isBlank else { return }
      (style.insideBraces, isMissing.insideBraces) = (text, false)
    } else if isMissing.afterComma, text.hasPrefix(","), text.dropFirst().isBlank {
      (style.afterComma, isMissing.afterComma) = (String(text.dropFirst()), false)
    }
  }

  /// Looks at a key and the white space behind its colon.
  private mutating func note(_ member: JSONNode.Member) {
    isMissing.key = false
    style.adopt(member)
  }
}

extension JSONStyle {
  /// Takes over how a member spells its key.
  mutating func adopt(_ member: JSONNode.Member) {
    let first = member.source.bytes[member.keyRange.lowerBound]
    hasPlainKeys = first != ASCII.quote && first != ASCII.apostrophe
    if !hasPlainKeys { keyQuote = first }
    let space = member.source.text(
      in: member.keyRange.upperBound..<member.value.range.lowerBound)
    if space.hasPrefix(":"), space.dropFirst().isBlank { afterColon = String(space.dropFirst()) }
  }
}

extension StringProtocol {
  fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == ASCII.space || $0 == ASCII.tab } }
}
