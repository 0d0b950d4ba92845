import IntegerConversion

/// The values of a text side by side; a ``JSONNode`` is a place on a tape.
///
/// Reading makes no object for any of them, and letting go of them is letting go of some arrays.
/// What an array or object holds stands together, before itself; the root is last.
///
/// Source: Langdale and Lemire, "Parsing Gigabytes of JSON per Second", The VLDB Journal 28 (2019),
/// section 3.1.
final class JSONTape: Sendable {
  /// What a value is.
  enum Kind: UInt8 {
    case null, bool, number
    /// A number that keeps its digits, one of ``JSONTape/numbers``.
    case exactNumber
    /// The place of a text.
    case string
    case array, object
    /// A value of another tape, one of ``JSONTape/others``.
    case other
  }

  /// A value and where it stands.
  struct Value: Sendable {
    let kind: Kind
    // Half the size of a Range<Int>: a document has tens of thousands of values.
    private let start: UInt32
    private let end: UInt32
    private var keyStart: UInt32 = 0
    private var keyEnd: UInt32 = 0
    /// The place of the member's key, if it is a member's.
    private(set) var key: UInt32 = 0
    /// What the value is besides its kind: a number's bits, an index, where its children are.
    let bits: UInt64

    private init(_ kind: Kind, _ bits: UInt64, at range: Range<Int>) {
      self.kind = kind
      self.bits = bits
      start = UInt32(clamping: range.lowerBound)
      end = UInt32(clamping: range.upperBound)
    }

    static func null(at range: Range<Int>) -> Value { Value(.null, 0, at: range) }

    static func bool(_ value: Bool, at range: Range<Int>) -> Value {
      Value(.bool, value ? 1 : 0, at: range)
    }

    static func number(_ value: Double, at range: Range<Int>) -> Value {
      Value(.number, value.bitPattern, at: range)
    }

    /// A value that one of the tape's lists has at an index.
    static func listed(_ kind: Kind, _ index: UInt32, at range: Range<Int>) -> Value {
      Value(kind, UInt64(index), at: range)
    }

    /// An array or object and where on the tape is what it holds.
    static func container(_ kind: Kind, _ children: Range<Int>, at range: Range<Int>) -> Value {
      let first = UInt64(UInt32(truncatingIfNeeded: children.lowerBound))
      return Value(kind, first << 32 | UInt64(children.count), at: range)
    }

    /// The value as that of a key.
    func keyed(_ key: UInt32, at range: Range<Int>) -> Value {
      var value = self
      value.key = key
      value.keyStart = UInt32(clamping: range.lowerBound)
      value.keyEnd = UInt32(clamping: range.upperBound)
      return value
    }

    /// The bytes of the value in its source.
    var range: Range<Int> { Int(start)..<Int(end) }
    /// The bytes of the key with its quotation marks.
    var keyRange: Range<Int> { Int(keyStart)..<Int(keyEnd) }
    var bool: Bool { bits != 0 }
    var number: Double { Double(bitPattern: bits) }
    /// The index in the list of its kind.
    var index: Int { Int(bits) }

    /// Where on the tape is what an array or object holds.
    var children: Range<Int> {
      let first = Int(bits >> 32)
      return first..<first + Int(bits & 0xFFFF_FFFF)
    }
  }

  /// The file or option that was read.
  let source: SourceText
  /// The offset in the source from which places on the tape are counted.
  let base: Int
  private let values: TapeList<Value>
  /// Keys and strings without the common ones, which have the first places; those that are alike may share one.
  private let texts: TapeList<String>
  let numbers: [JSONNumber]
  /// The value that the whole tape was made of, whose objects may know where they were read; `nil` if it was read.
  private let original: JSONValue?
  /// What was put in from other tapes, with the keys there if they are members.
  let others: [JSONNode.Member]

  static let empty = JSONTape(Builder(SourceText(name: "", bytes: [])))

  init(_ builder: consuming Builder) {
    source = builder.source
    base = builder.base
    values = builder.values
    texts = builder.texts
    numbers = builder.numbers
    others = builder.others
    original = builder.original
  }

  @inline(__always)
  subscript(index: Int) -> Value { values[index] }

  /// Returns the value that the tape was made of, if it is the one at an index.
  func original(at index: Int) -> JSONValue? { index == values.count - 1 ? original : nil }

  /// The bytes of the source that a range of the tape stands for.
  func place(_ range: Range<Int>) -> Range<Int> {
    base + range.lowerBound..<base + range.upperBound
  }

  /// The text of a string.
  func text(of value: Value) -> String { texts.text(at: UInt32(truncatingIfNeeded: value.bits)) }

  /// The key of a member.
  func key(at index: Int) -> String {
    let value = values[index]
    return value.kind == .other ? others[value.index].key : texts.text(at: value.key)
  }

  /// Whether a member has a key.
  @inline(__always)
  func has(_ key: String, at index: Int) -> Bool {
    let value = values[index]
    return value.kind == .other
      ? others[value.index].key == key : texts.has(key, at: value.key)
  }

  /// Whether a member has a key that is common.
  @inline(__always)
  func has(_ key: CommonText, at index: Int) -> Bool {
    let value = values[index]
    return value.kind == .other
      ? others[value.index].key == key.text : value.key == key.rawValue
  }

  /// The key of a member, if it is a common one.
  func commonKey(at index: Int) -> CommonText? {
    let value = values[index]
    return value.kind == .other
      ? CommonText(others[value.index].key) : CommonText(rawValue: value.key)
  }
}

extension JSONTape {
  /// A tape as it is made.
  struct Builder {
    let source: SourceText
    fileprivate let base: Int
    /// The value that the whole tape is made of, if it is.
    var original: JSONValue?
    fileprivate let values = TapeList<Value>()
    fileprivate let texts = TapeList<String>()
    fileprivate var numbers: [JSONNumber] = []
    fileprivate var others: [JSONNode.Member] = []

    /// - Parameter base: The offset in the source from which places are counted.
    init(_ source: SourceText, from base: Int = 0) {
      (self.source, self.base) = (source, base)
    }

    /// The place of a text that is put on the list.
    func add(_ text: String) -> UInt32 {
      if let common = CommonText(text) { return common.rawValue }
      texts.append(text)
      return CommonText.count + UInt32(truncatingIfNeeded: texts.count - 1)
    }

    /// The text of a place.
    func text(_ place: UInt32) -> String { texts.text(at: place) }

    /// Whether the texts of two places are the same.
    func areSame(_ first: UInt32, _ second: UInt32) -> Bool {
      guard first != second else { return true }
      // A common text has one place.
      guard min(first, second) >= CommonText.count else { return false }
      return texts.has(texts.text(at: first), at: second)
    }

    func string(_ text: String, at range: Range<Int>) -> Value {
      .listed(.string, add(text), at: range)
    }

    mutating func number(_ number: JSONNumber, at range: Range<Int>) -> Value {
      guard number.exactDigits != nil else { return .number(number.value, at: range) }
      numbers.append(number)
      return .listed(.exactNumber, UInt32(truncatingIfNeeded: numbers.count - 1), at: range)
    }

    mutating func other(_ member: JSONNode.Member) -> Value {
      others.append(member)
      return .listed(
        .other, UInt32(truncatingIfNeeded: others.count - 1), at: member.value.range)
    }

    /// Puts what an array or object holds, the end of a list, on the tape.
    func container(
      _ kind: Kind, takingFrom open: TapeList<Value>, downTo base: Int, at range: Range<Int>
    ) -> Value {
      let first = values.count
      values.take(from: open, downTo: base)
      return .container(kind, first..<values.count, at: range)
    }

    /// Puts a value with all that it holds on the tape.
    mutating func value(_ value: JSONValue, at range: Range<Int>) -> Value {
      switch value {
      case .null: return .null(at: range)
      case .bool(let value): return .bool(value, at: range)
      case .number(let value): return number(value, at: range)
      case .string(let value): return string(value, at: range)
      case .array(let elements):
        let children = TapeList<Value>()
        for element in elements { children.append(self.value(element, at: range)) }
        return container(.array, takingFrom: children, downTo: 0, at: range)
      case .object(let object):
        let children = TapeList<Value>()
        for member in object.members {
          children.append(
            self.value(member.value, at: range).keyed(add(member.key), at: range))
        }
        return container(.object, takingFrom: children, downTo: 0, at: range)
      }
    }

    /// The tape's last value as a node.
    consuming func node(_ root: Value) -> JSONNode {
      values.append(root)
      let index = values.count - 1
      return JSONNode(JSONTape(self), at: index)
    }
  }
}
