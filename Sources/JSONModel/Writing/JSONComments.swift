/// The comments of a file by the values that they stand at, so that they can be written again where those are.
///
/// A comment behind a value on its line is that value's; others belong to the value that follows, and the
/// last ones of an array or an object to that itself. Comments between a key and its value stand before the key.
package struct JSONComments: Sendable {
  /// Those before a value or its key, a line each.
  private(set) var leading: [JSONPointer: [JSONComment]] = [:]
  /// Those behind a value, on its line.
  private(set) var trailing: [JSONPointer: [JSONComment]] = [:]
  /// Those before the closing bracket of an array or an object, or after all else.
  private(set) var closing: [JSONPointer: [JSONComment]] = [:]
  /// Those at the end of the file, after its value.
  private(set) var last: [JSONComment] = []
  /// The arrays and objects that have a comment somewhere in them.
  private(set) var commented: Set<JSONPointer> = []

  /// The comments of a file that was read without a mistake.
  ///
  /// - Parameter root: Its value.
  package init(of root: JSONNode) {
    var rest = CommentScanner.comments(of: root.source)[...]
    guard !rest.isEmpty else { return }
    let pointer = JSONPointer()
    note(take(&rest, before: root.range.lowerBound), at: pointer, in: \.leading)
    visit(root, pointer, &rest)
    note(
      takeSameLine(&rest, after: root.range.upperBound, in: root.source, before: nil), at: pointer,
      in: \.trailing)
    last = Array(rest)
  }

  package var isEmpty: Bool { count == 0 }

  /// How many there are.
  package var count: Int {
    [leading, trailing, closing].flatMap(\.values).map(\.count).reduce(last.count, +)
  }

  // MARK: Finding

  private mutating func visit(
    _ node: JSONNode, _ pointer: JSONPointer, _ rest: inout ArraySlice<JSONComment>
  ) {
    let children: [(pointer: JSONPointer, start: Int, node: JSONNode)] =
      switch node.content {
      case .array(let elements):
        elements.enumerated().map { (pointer.appending($0), $1.range.lowerBound, $1) }
      case .object(let members):
        members.map { (pointer.appending($0.key), $0.keyRange.lowerBound, $0.value) }
      case .null, .bool, .number, .string: []
      }
    let count = rest.count
    for (index, child) in children.enumerated() {
      // Those before the key, and those between the key and the value.
      note(take(&rest, before: child.node.range.lowerBound), at: child.pointer, in: \.leading)
      visit(child.node, child.pointer, &rest)
      let next = index + 1 < children.count ? children[index + 1].start : node.range.upperBound - 1
      note(
        takeSameLine(
          &rest, after: child.node.range.upperBound, in: node.source,
          before: index + 1 < children.count ? next : nil, end: node.range.upperBound - 1),
        at: child.pointer, in: \.trailing)
    }
    note(take(&rest, before: node.range.upperBound), at: pointer, in: \.closing)
    if rest.count < count { commented.insert(pointer) }
  }

  private mutating func note(
    _ comments: [JSONComment], at pointer: JSONPointer,
    in place: WritableKeyPath<JSONComments, [JSONPointer: [JSONComment]]>
  ) {
    guard !comments.isEmpty else { return }
    self[keyPath: place][pointer] = comments
  }

  private func take(
    _ rest: inout ArraySlice<JSONComment>, before end: Int
  ) -> [JSONComment] {
    let found = rest.prefix { $0.range.lowerBound < end }
    rest = rest.dropFirst(found.count)
    return Array(found)
  }

  /// Takes what stands behind a value on its line, with nothing but a comma between.
  ///
  /// - Parameters:
  ///   - next: Where the next value begins: what stands on a line with that is its own.
  ///   - end: Where the array or object ends.
  private func takeSameLine(
    _ rest: inout ArraySlice<JSONComment>, after start: Int, in source: SourceText,
    before next: Int?, end: Int = .max
  ) -> [JSONComment] {
    let all = rest
    var found: [JSONComment] = []
    var position = start
    while let comment = rest.first, comment.range.lowerBound < min(next ?? end, end),
      !source.hasLineBreak(in: position..<comment.range.lowerBound)
    {
      found.append(comment)
      position = comment.range.upperBound
      rest = rest.dropFirst()
      if comment.endsLine { return found }
    }
    guard !found.isEmpty, let next, !source.hasLineBreak(in: position..<next) else { return found }
    // They stand between two values of one line, and so before the second.
    rest = all
    return []
  }
}

extension SourceText {
  fileprivate func hasLineBreak(in range: Range<Int>) -> Bool {
    bytes[range].contains { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn }
  }
}
