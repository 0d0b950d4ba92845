/// A JSON value that knows where it stands in its source.
package struct JSONNode: Sendable {
  /// The value of a node.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array(Elements)
    case object(Members)
  }

  let tape: JSONTape
  let index: Int

  /// The value at a place of a tape, wherever it was put in from.
  init(_ tape: JSONTape, at index: Int) {
    let value = tape[index]
    guard value.kind == .other else {
      self.tape = tape
      self.index = index
      return
    }
    self = tape.others[value.index].value
  }

  /// What is on the tape.
  @inline(__always) private var entry: JSONTape.Value { tape[index] }

  /// The file or option that the node was read from; an included value keeps its own.
  package var source: SourceText { tape.source }
  /// The bytes of the value in its source.
  package var range: Range<Int> { tape.place(entry.range) }
  package var span: SourceSpan { SourceSpan(source: source, range: range) }

  /// Whether both are the same place of the same reading.
  package func isIdentical(to other: JSONNode) -> Bool {
    tape === other.tape && index == other.index
  }
}

extension JSONNode {
  /// A value as nodes, all of which stand at one place: that of the option or the expression which
  /// made it.
  package init(_ value: JSONValue, source: SourceText, range: Range<Int>) {
    var builder = JSONTape.Builder(source)
    builder.original = value
    let root = builder.value(value, at: range)
    self = builder.node(root)
  }

  /// An array of nodes, each of which keeps its place.
  package init(elements: some Sequence<JSONNode>, source: SourceText, range: Range<Int>) {
    let members = elements.map { Member(key: "", keyRange: 0..<0, value: $0) }
    self.init(.array, members, source: source, range: range)
  }

  /// An object of members, each of which keeps the places of its key and its value.
  package init(members: some Sequence<Member>, source: SourceText, range: Range<Int>) {
    self.init(.object, Array(members), source: source, range: range)
  }

  private init(
    _ kind: JSONTape.Kind, _ members: [Member], source: SourceText, range: Range<Int>
  ) {
    var builder = JSONTape.Builder(source)
    let children = TapeList<JSONTape.Value>()
    for member in members { children.append(builder.other(member)) }
    let root = builder.container(kind, takingFrom: children, downTo: 0, at: range)
    self = builder.node(root)
  }
}

extension JSONNode {
  package var content: Content {
    let entry = entry
    return switch entry.kind {
    case .null, .other: .null
    case .bool: .bool(entry.bool)
    case .number: .number(JSONNumber(entry.number))
    case .exactNumber: .number(tape.numbers[entry.index])
    case .string: .string(tape.text(of: entry))
    case .array: .array(Elements(TapeRun(tape: tape, places: entry.children)))
    case .object: .object(Members(TapeRun(tape: tape, places: entry.children)))
    }
  }

  package var isNull: Bool { entry.kind == .null }

  package var bool: Bool? {
    let entry = entry
    return entry.kind == .bool ? entry.bool : nil
  }

  package var number: Double? {
    let entry = entry
    if entry.kind == .number { return entry.number }
    return entry.kind == .exactNumber ? tape.numbers[entry.index].value : nil
  }

  package var string: String? {
    let entry = entry
    return entry.kind == .string ? tape.text(of: entry) : nil
  }

  package var elements: Elements? {
    let entry = entry
    return entry.kind == .array ? Elements(TapeRun(tape: tape, places: entry.children)) : nil
  }

  package var members: Members? {
    let entry = entry
    return entry.kind == .object ? Members(TapeRun(tape: tape, places: entry.children)) : nil
  }

  /// The member with a key, if this is an object that has it.
  package func member(_ key: String) -> Member? {
    place(of: key).map { Member(tape, at: $0) }
  }

  /// The value of a key, if this is an object that has it.
  package subscript(key: String) -> JSONNode? {
    place(of: key).map { JSONNode(tape, at: $0) }
  }

  /// Whether this is an object that has a key.
  package func has(_ key: String) -> Bool { place(of: key) != nil }

  /// The member with a common key, if this is an object that has it.
  package func member(_ key: CommonText) -> Member? {
    guard let members, let place = members.run.place(of: key) else { return nil }
    return Member(tape, at: place)
  }

  /// Whether the node is an object with the key `$`.
  package var isExpression: Bool {
    let entry = entry
    return entry.kind == .object
      && TapeRun(tape: tape, places: entry.children).place(of: .expression) != nil
  }

  /// Where on the tape the member with a key is, if this is an object that has it.
  private func place(of key: String) -> Int? {
    let entry = entry
    guard entry.kind == .object else { return nil }
    return TapeRun(tape: tape, places: entry.children).place(of: key)
  }

  /// The element at an index, if this is an array that has it.
  package subscript(index: Int) -> JSONNode? {
    guard let elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// What the value is, with an article, for messages.
  package var kindName: String {
    switch entry.kind {
    case .null, .other: "null"
    case .bool: "a boolean"
    case .number, .exactNumber: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value without its places.
  package var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(Self.object(members))
    }
  }

  private static func object(_ members: Members) -> JSONObject {
    var object = JSONObject()
    for member in members { object.append(member.key, member.value.value) }
    return object
  }
}

extension JSONNode {
  /// The elements of an array.
  package struct Elements: RandomAccessCollection, Sendable {
    private let run: TapeRun

    fileprivate init(_ run: TapeRun) { self.run = run }

    package var startIndex: Int { 0 }
    package var endIndex: Int { run.places.count }
    package subscript(index: Int) -> JSONNode { JSONNode(run.tape, at: run[index]) }

    // Of its own: that of a collection asks for each element through a coroutine.
    package struct Iterator: IteratorProtocol {
      fileprivate var run: TapeRun

      package mutating func next() -> JSONNode? {
        run.popFirst().map { JSONNode(run.tape, at: $0) }
      }
    }

    package func makeIterator() -> Iterator { Iterator(run: run) }
  }

  /// The members of an object, in their order.
  package struct Members: RandomAccessCollection, Sendable {
    fileprivate let run: TapeRun

    fileprivate init(_ run: TapeRun) { self.run = run }

    package var startIndex: Int { 0 }
    package var endIndex: Int { run.places.count }
    package subscript(index: Int) -> Member { Member(run.tape, at: run[index]) }

    // As that of elements.
    package struct Iterator: IteratorProtocol {
      fileprivate var run: TapeRun

      package mutating func next() -> Member? { run.popFirst().map { Member(run.tape, at: $0) } }
    }

    package func makeIterator() -> Iterator { Iterator(run: run) }

    /// The value of a key, if there is one.
    package subscript(key: String) -> JSONNode? {
      run.place(of: key).map { JSONNode(run.tape, at: $0) }
    }

    /// Whether there is a key.
    package func has(_ key: String) -> Bool { run.place(of: key) != nil }

    /// Whether a member has a key.
    package func has(_ key: String, at index: Int) -> Bool { run.tape.has(key, at: run[index]) }

    /// The key of a member.
    package func key(at index: Int) -> String { run.tape.key(at: run[index]) }

    /// The key of a member, if it is a common one.
    package func commonKey(at index: Int) -> CommonText? { run.tape.commonKey(at: run[index]) }
  }

  /// A key, where it stands, and its value.
  package struct Member: Sendable {
    package let value: JSONNode
    /// The key, if it is not that of the value on its tape: a value put in keeps its own.
    private let own: OwnKey?

    fileprivate init(_ tape: JSONTape, at index: Int) {
      let entry = tape[index]
      if entry.kind == .other {
        self = tape.others[entry.index]
      } else {
        value = JSONNode(tape, at: index)
        own = nil
      }
    }

    /// A member whose key stands in `source`, or in the source of its value.
    package init(key: String, keyRange: Range<Int>, value: JSONNode, source: SourceText? = nil) {
      self.value = value
      own = OwnKey(text: key, range: keyRange, source: source ?? value.source)
    }

    package var key: String { own?.text ?? value.keyOnTape }
    /// The source of the key.
    package var source: SourceText { own?.source ?? value.source }
    /// The bytes of the key with its quotation marks.
    package var keyRange: Range<Int> { own?.range ?? value.keyRangeOnTape }
    package var keySpan: SourceSpan { SourceSpan(source: source, range: keyRange) }

    /// The key, where it is, with another value.
    package func replacingValue(with value: JSONNode) -> Member {
      guard !value.isIdentical(to: self.value) else { return self }
      return Member(key: key, keyRange: keyRange, value: value, source: source)
    }
  }

  fileprivate var keyOnTape: String { tape.key(at: index) }
  fileprivate var keyRangeOnTape: Range<Int> { tape.place(entry.keyRange) }
}

// Where a node has none, `[]` is none.
extension JSONNode.Elements: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Never...) { self.init(.empty) }
}

extension JSONNode.Members: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Never...) { self.init(.empty) }
}

/// What an array or object holds, as places of a tape.
private struct TapeRun {
  let tape: JSONTape
  var places: Range<Int>

  static let empty = TapeRun(tape: .empty, places: 0..<0)

  /// The place of an element or member.
  subscript(index: Int) -> Int {
    precondition(index >= 0 && index < places.count, "the index is out of range")
    return places.lowerBound + index
  }

  mutating func popFirst() -> Int? {
    guard let first = places.first else { return nil }
    places = first + 1..<places.upperBound
    return first
  }

  /// The place of the member with a key.
  func place(of key: String) -> Int? {
    for place in places where tape.has(key, at: place) { return place }
    return nil
  }

  /// The place of the member with a common key.
  func place(of key: CommonText) -> Int? {
    for place in places where tape.has(key, at: place) { return place }
    return nil
  }
}

/// A key that is not on the tape of its value.
private final class OwnKey: Sendable {
  let text: String
  let range: Range<Int>
  let source: SourceText

  init(text: String, range: Range<Int>, source: SourceText) {
    self.text = text
    self.range = range
    self.source = source
  }
}
