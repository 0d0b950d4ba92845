/// Writes the items of an array or object in another order, without some, or with more.
///
/// Items that stay take along the comments that belong to them; the comments of a removed item stay where they are.
struct SourceAssembly {
  private let container: SourceContainer
  private let editor: SourceEditor
  private let line: SourceEditor.Line
  private let isFlat: Bool
  /// Whether the text so far ends in a comment that takes the rest of the line.
  private var isInLineComment: Bool
  /// Whether no item was written yet.
  private var isFirst = true
  /// Whether no comment was kept either.
  private var isBlank: Bool
  /// The old place of the last item that stayed.
  private var lastOrigin: Int?

  private var bytes: [UInt8] { editor.bytes }
  private var style: JSONStyle { editor.style }

  init(_ container: SourceContainer, _ editor: SourceEditor, _ line: SourceEditor.Line) {
    (self.container, self.editor, self.line) = (container, editor, line)
    isFlat = container.isFlat
    isInLineComment = container.headEndsInLineComment
    isBlank = container.headEnd == container.node.range.lowerBound + 1
  }

  mutating func write(
    _ parts: [SourceEditor.Part], to goals: [(key: String?, goal: SourceEditor.Goal)],
    _ matching: ItemMatching, _ builder: inout TextEdits.Builder
  ) {
    builder.keep(container.node.range.lowerBound..<container.headEnd)
    let kept = Set(matching.origins.compactMap(\.self))
    var next = 0
    func pass(upTo end: Int) {
      for index in next..<max(end, next) where !kept.contains(index) {
        writeRest(of: index, &builder)
      }
      next = max(end + 1, next)
    }
    for (index, (key, goal)) in goals.enumerated() {
      let hasComma = index < goals.count - 1 || container.hasTrailingComma
      if let origin = matching.origins[index] {
        let stays = matching.staysInOrder[origin]
        if stays { pass(upTo: origin) }
        write(origin, parts[origin], to: goal, hasComma, moves: !stays, &builder)
      } else {
        add(key, goal.value, hasComma, &builder)
      }
      isFirst = false
    }
    pass(upTo: parts.count)
    close(&builder)
  }

  // MARK: Items that stay

  private mutating func write(
    _ origin: Int, _ part: SourceEditor.Part, to goal: SourceEditor.Goal, _ hasComma: Bool,
    moves: Bool, _ builder: inout TextEdits.Builder
  ) {
    let item = container.items[origin]
    let own = bytes.leadingSpace(in: item.lead)
    var space: [UInt8]?
    if isFirst != (origin == 0) {
      let wanted = isFirst ? firstSpace : separator
      if !bytes.hasLineBreak(in: own) || !wanted.contains(where: SourceTrivia.breaksLine) {
        space = wanted
      }
    }
    writeSpace(own, instead: space, moves: moves, &builder)
    if moves {
      var inner = TextEdits.Builder(bytes, from: own.upperBound)
      write(item, from: own.upperBound, part, to: goal, hasComma, &inner)
      builder.add(inner.text(upTo: item.tailEnd))
    } else {
      write(item, from: own.upperBound, part, to: goal, hasComma, &builder)
      lastOrigin = origin
    }
    isInLineComment = item.endsInLineComment
  }

  private func write(
    _ item: SourceContainer.Item, from start: Int, _ part: SourceEditor.Part,
    to goal: SourceEditor.Goal, _ hasComma: Bool, _ builder: inout TextEdits.Builder
  ) {
    builder.keep(start..<part.node.range.lowerBound)
    editor.edit(part, to: goal, line.inside(item, isFlat: isFlat), &builder)
    guard let comma = item.comma else {
      if hasComma { builder.add(",") }
      return builder.keep(item.tail)
    }
    guard !hasComma else { return builder.keep(item.tail) }
    builder.keep(item.tail.lowerBound..<comma)
    builder.keep(comma + 1..<item.tailEnd)
  }

  // MARK: Items that go

  /// Writes the comments of an item that is removed.
  private mutating func writeRest(of index: Int, _ builder: inout TextEdits.Builder) {
    let item = container.items[index]
    let own = bytes.leadingSpace(in: item.lead)
    let before = lastComment(in: item.lead)
    let behind = lastComment(in: item.tail)
    guard let last = behind ?? before else { return }
    isBlank = false
    writeSpace(own, instead: nil, moves: false, &builder)
    isInLineComment = last.isLine
    guard let behind else { return builder.keep(own.upperBound..<last.end) }
    if before != nil { builder.keep(own.upperBound..<item.range.lowerBound) }
    var isAfterComment = false
    for token in SourceTrivia(bytes, item.tail) where token.range.upperBound <= behind.end {
      switch token.kind {
      case .comma: continue
      case .space, .lineBreak: if !isAfterComment { continue }
      case .comment, .lineComment: isAfterComment = true
      }
      builder.keep(token.range)
    }
  }

  private func lastComment(in range: Range<Int>) -> (end: Int, isLine: Bool)? {
    var last: (end: Int, isLine: Bool)?
    for token in SourceTrivia(bytes, range)
    where token.kind == .comment || token.kind == .lineComment {
      last = (token.range.upperBound, token.kind == .lineComment)
    }
    return last
  }

  // MARK: Items that are new

  private mutating func add(
    _ key: String?, _ value: JSONValue, _ hasComma: Bool, _ builder: inout TextEdits.Builder
  ) {
    let space = isFirst ? firstSpace : separator
    writeSpace(nil, instead: space, moves: true, &builder)
    var style = style
    if let member = container.node.members?.first { style.adopt(member) }
    style.margin = margin(of: space)
    let start = key.map { style.key($0) + ":" + style.afterColon } ?? ""
    builder.add(start)
    let isFlat = isFlat && !space.contains(where: SourceTrivia.breaksLine)
    builder.add(
      JSONWriter.fragment(
        value, style, column: style.margin.count + start.utf8.count,
        width: isFlat ? nil : SourceEditor.width))
    if hasComma { builder.add(",") }
    isInLineComment = false
  }

  // MARK: White space

  /// The white space before the first item.
  private var firstSpace: [UInt8] {
    guard let item = container.items.first else {
      if !isFlat { return lineStart(line.margin + style.indent) }
      return Array((container.headEnd > container.node.range.lowerBound + 1 ? " " : "").utf8)
    }
    return Array(bytes[bytes.leadingSpace(in: item.lead)])
  }

  /// The white space before an item behind another one: that of the next one there, without empty lines.
  private var separator: [UInt8] {
    let items = container.items
    guard items.count > 1 else {
      let first = firstSpace
      guard first.contains(where: SourceTrivia.breaksLine) else {
        return Array((isFlat ? style.afterComma : " ").utf8)
      }
      return lineStart(margin(of: first))
    }
    let next = (lastOrigin ?? 0) + 1
    let range = bytes.leadingSpace(in: items[min(next, items.count - 1)].lead)
    guard let margin = bytes.lastIndentation(in: range) else { return Array(bytes[range]) }
    return lineStart(margin)
  }

  private func lineStart(_ margin: String) -> [UInt8] { Array((style.lineBreak + margin).utf8) }

  private func margin(of space: [UInt8]) -> String {
    space.lastIndentation(in: 0..<space.count) ?? line.margin
  }

  /// Writes white space: that of the text, unless it must be other.
  private mutating func writeSpace(
    _ own: Range<Int>?, instead space: [UInt8]?, moves: Bool, _ builder: inout TextEdits.Builder
  ) {
    let chosen = space ?? own.map { Array(bytes[$0]) } ?? []
    if isInLineComment, !chosen.contains(where: SourceTrivia.breaksLine) {
      let first = firstSpace
      builder.add(lineStart(margin(of: first)))
    } else if let own, space == nil, !moves {
      builder.keep(own)
    } else {
      builder.add(chosen)
    }
    isInLineComment = false
  }

  private mutating func close(_ builder: inout TextEdits.Builder) {
    let (start, end) = (container.itemsEnd, container.node.range.upperBound)
    let space = bytes.leadingSpace(in: start..<container.close)
    if isFirst, isBlank, space.upperBound == container.close {
      return builder.keep(container.close..<end)
    }
    if isInLineComment, !bytes.hasLineBreak(in: space) {
      builder.add(lineStart(line.margin))
      return builder.keep(space.upperBound..<end)
    }
    builder.keep(start..<end)
  }
}
