/// A JSON value that knows where it stands in its source.
package struct JSONNode: Sendable {
  /// The value of a node.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A key, where it stands, and its value.
  package struct Member: Sendable {
    package let key: String
    /// The source of the key, if it is not that of the value: a value put in keeps its own.
    fileprivate let keySource: SourceText?
    package let value: JSONNode
    fileprivate let keyStart: UInt32
    fileprivate let keyEnd: UInt32

    /// The source of the key.
    package var source: SourceText { keySource ?? value.source }
    /// The bytes of the key with its quotation marks.
    package var keyRange: Range<Int> { Int(keyStart)..<Int(keyEnd) }
    package var keySpan: SourceSpan { SourceSpan(source: source, range: keyRange) }
  }

  /// The file or option that the node was read from; an included value keeps its own.
  package let source: SourceText
  package let content: Content
  // Half the size of a Range<Int>: a document has tens of thousands of nodes.
  private let start: UInt32
  private let end: UInt32

  package init(_ content: Content, source: SourceText, range: Range<Int>) {
    self.content = content
    self.source = source
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// The bytes of the value in its source.
  package var range: Range<Int> { Int(start)..<Int(end) }
  package var span: SourceSpan { SourceSpan(source: source, range: range) }
}

extension JSONNode.Member {
  /// A member whose key stands in `source`, or in the source of its value.
  package init(key: String, keyRange: Range<Int>, value: JSONNode, source: SourceText? = nil) {
    self.key = key
    self.value = value
    keySource = source === value.source ? nil : source
    keyStart = UInt32(clamping: keyRange.lowerBound)
    keyEnd = UInt32(clamping: keyRange.upperBound)
  }

  /// The key, where it is, with another value.
  package func replacingValue(with value: JSONNode) -> JSONNode.Member {
    JSONNode.Member(key: key, keyRange: keyRange, value: value, source: source)
  }
}

extension JSONNode {
  package var isNull: Bool {
    guard case .null = content else { return false }
    return true
  }

  package var bool: Bool? {
    guard case .bool(let value) = content else { return nil }
    return value
  }

  package var number: Double? {
    guard case .number(let value) = content else { return nil }
    return value.value
  }

  package var string: String? {
    guard case .string(let value) = content else { return nil }
    return value
  }

  package var elements: [JSONNode]? {
    guard case .array(let value) = content else { return nil }
    return value
  }

  package var members: [Member]? {
    guard case .object(let value) = content else { return nil }
    return value
  }

  /// The member with a key, if this is an object that has it.
  package func member(_ key: String) -> Member? { members?.first { $0.key == key } }

  /// The value of a key, if this is an object that has it.
  package subscript(key: String) -> JSONNode? { member(key)?.value }

  /// The element at an index, if this is an array that has it.
  package subscript(index: Int) -> JSONNode? {
    guard let elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// What the value is, with an article, for messages.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
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

  private static func object(_ members: [Member]) -> JSONObject {
    var object = JSONObject()
    for member in members { object.append(member.key, member.value.value) }
    return object
  }

  /// A value as nodes, all of which stand at one place: that of the option or the expression which
  /// made it.
  package init(_ value: JSONValue, source: SourceText, range: Range<Int>) {
    let content: Content =
      switch value {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let value): .number(value)
      case .string(let value): .string(value)
      case .array(let elements):
        .array(elements.map { JSONNode($0, source: source, range: range) })
      case .object(let object):
        .object(
          object.members.map {
            let node = JSONNode($0.value, source: source, range: range)
            return Member(key: $0.key, keyRange: range, value: node)
          })
      }
    self.init(content, source: source, range: range)
  }
}
