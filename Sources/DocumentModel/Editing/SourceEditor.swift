/// Edits the text of a document so that it reads as another value, and leaves all other bytes as they are.
struct SourceEditor {
  let bytes: [UInt8]
  private let old: ValueOutline
  private let new: ValueOutline
  let style: JSONStyle

  /// The maximum columns of a new line.
  static let width = 100

  /// The edits after which a text reads as `value`, to the order of its members.
  static func edits(of root: JSONNode, to value: JSONValue) -> TextEdits {
    let editor = SourceEditor(root, value)
    var builder = TextEdits.Builder(editor.bytes)
    builder.keep(0..<root.range.lowerBound)
    editor.edit(Part(node: root, place: 0), to: Goal(value: value, place: 0), Line(), &builder)
    let end = editor.bytes.count
    builder.keep(root.range.upperBound..<end)
    return builder.finish(at: end)
  }

  private init(_ root: JSONNode, _ value: JSONValue) {
    bytes = root.source.bytes
    old = ValueOutline(root)
    new = ValueOutline(value)
    style = SourceStyle(of: root).style
  }

  /// A value of the text.
  struct Part {
    let node: JSONNode
    let place: Int
  }

  /// The new form of a value.
  struct Goal {
    let value: JSONValue
    let place: Int
  }

  /// The line of a value.
  struct Line {
    var margin = ""
    /// Whether the array or object around is written on one line.
    var isFlat = false
  }

  /// Keeps a value, or as much of it as does not change.
  func edit(_ part: Part, to goal: Goal, _ line: Line, _ builder: inout TextEdits.Builder) {
    let node = part.node
    guard old.hashes[part.place] != new.hashes[goal.place] else {
      return builder.keep(node.range)
    }
    switch (node.content, goal.value) {
    case (.array(let elements), .array(let values)):
      let parts = zip(elements, old.children(of: part.place, count: elements.count)).map(Part.init)
      let goals = zip(values, new.children(of: goal.place, count: values.count)).map(Goal.init)
      let matching = ItemMatching(
        elements: parts.map { old.hashes[$0.place] }, goals.map { new.hashes[$0.place] },
        oldID: { parts[$0].node["id"]?.string }, newID: { goals[$0].value["id"]?.string })
      edit(part, parts, to: goal, goals.map { (nil, $0) }, matching, line, &builder)
    case (.object(let members), .object(let object)):
      let parts = zip(members, old.children(of: part.place, count: members.count))
        .map { Part(node: $0.value, place: $1) }
      let goals = zip(object.members, new.children(of: goal.place, count: object.count))
        .map { ($0.key, Goal(value: $0.value, place: $1)) }
      let matching = ItemMatching(keys: members.map(\.key), object.keys)
      edit(part, parts, to: goal, goals, matching, line, &builder)
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _):
      replace(node, by: goal.value, line, &builder)
    }
  }

  /// Edits the items of an array or object.
  private func edit(
    _ part: Part, _ parts: [Part], to goal: Goal, _ goals: [(key: String?, goal: Goal)],
    _ matching: ItemMatching, _ line: Line, _ builder: inout TextEdits.Builder
  ) {
    let container = SourceContainer(part.node)
    guard !container.isBlank else { return replace(part.node, by: goal.value, line, &builder) }
    guard matching.isUnchanged else {
      var assembly = SourceAssembly(container, self, line)
      return assembly.write(parts, to: goals, matching, &builder)
    }
    let isFlat = container.isFlat
    builder.keep(part.node.range.lowerBound..<container.headEnd)
    for (index, child) in parts.enumerated() {
      let item = container.items[index]
      builder.keep(item.leadStart..<child.node.range.lowerBound)
      edit(child, to: goals[index].goal, line.inside(item, isFlat: isFlat), &builder)
      builder.keep(item.tail)
    }
    builder.keep(container.itemsEnd..<part.node.range.upperBound)
  }

  /// Writes another value in the place of one.
  private func replace(
    _ node: JSONNode, by value: JSONValue, _ line: Line, _ builder: inout TextEdits.Builder
  ) {
    var style = style
    style.margin = line.margin
    if node.string != nil { style.quote = bytes[node.range.lowerBound] }
    let isFlat = line.isFlat && !bytes.hasLineBreak(in: node.range)
    builder.add(
      JSONWriter.fragment(
        value, style, column: column(of: node.range.lowerBound), width: isFlat ? nil : Self.width))
  }

  /// The column of an offset, at most the width of a line.
  private func column(of offset: Int) -> Int {
    let start = max(offset - Self.width, 0)
    let line = bytes[start..<offset].lastIndex(where: SourceTrivia.breaksLine)
    return offset - (line.map { $0 + 1 } ?? start)
  }
}

extension SourceEditor.Line {
  /// The line of an item of an array or object on this line.
  func inside(_ item: SourceContainer.Item, isFlat: Bool) -> SourceEditor.Line {
    let bytes = item.node.source.bytes
    return SourceEditor.Line(
      margin: bytes.lastIndentation(in: item.lead) ?? margin, isFlat: isFlat)
  }
}
