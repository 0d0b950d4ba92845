import DocumentModel

/// A key of an object in documents, with the kind of its value.
///
/// It is a class since documents read their parameters thousands of times, and a reference is what
/// copies cheapest.
final class Parameter<Value: Sendable>: Sendable {
  let info: ParameterInfo
  /// The value where the key is absent; nil if the key must be there.
  ///
  /// It is an object since most keys are absent: to look whether there is a value of any type takes longer
  /// than to copy it.
  private let missing: DefaultValue<Value>?
  private let readPresent: @Sendable (JSONNode, DocumentDecoder) -> Value?

  fileprivate init(
    info: ParameterInfo, missing: Value?,
    read: @escaping @Sendable (JSONNode, DocumentDecoder) -> Value?
  ) {
    self.info = info
    self.missing = missing.map(DefaultValue.init)
    readPresent = read
  }

  /// The value among the members of an object, or the default.
  ///
  /// - Parameter count: Grows by one, whether there is a value or not.
  /// - Throws: `AbsentValue` after a report, or while the value is unknown.
  func read(
    from arguments: ArgumentList, _ decoder: DocumentDecoder, _ count: inout Int
  ) throws(AbsentValue) -> Value {
    count += 1
    guard let member = arguments.member(info.name) else {
      if let missing { return missing.value }
      decoder.reportMissing(info, in: arguments)
      throw AbsentValue()
    }
    guard let value = read(member, isShorthand: arguments.isShorthand, decoder) else {
      throw AbsentValue()
    }
    return value
  }

  /// The value among the members of an object, or the default; nil after a report, or while it is
  /// unknown.
  func value(from arguments: ArgumentList, _ decoder: DocumentDecoder) -> Value? {
    var count = 0
    return try? read(from: arguments, decoder, &count)
  }

  private func read(
    _ member: JSONNode.Member, isShorthand: Bool, _ decoder: DocumentDecoder
  ) -> Value? {
    guard !isShorthand else { return readPresent(member.value, decoder) }
    return decoder.at(member.key) { readPresent(member.value, decoder) }
  }
}

/// A value that was reported, or that is not known yet.
struct AbsentValue: Error {}

private final class DefaultValue<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A key that must be there.
func required<Value>(_ name: String, _ type: ValueType<Value>, _ documentation: String)
  -> Parameter<Value>
{
  Parameter(
    info: ParameterInfo(
      name: name, documentation: documentation, type: type.info, isRequired: true,
      defaultValue: nil),
    missing: nil, read: type.read)
}

/// A key with a default, given as a document would write it.
func defaulted<Value>(
  _ name: String, _ type: ValueType<Value>, _ value: JSONValue, _ documentation: String
) -> Parameter<Value> {
  let node = JSONNode(value, source: SourceText(name: "default", bytes: []), range: 0..<0)
  let missing = type.decode(node, DocumentDecoder())
  precondition(missing != nil, "the default of \(name) can be read")
  return Parameter(
    info: ParameterInfo(
      name: name, documentation: documentation, type: type.info, isRequired: false,
      defaultValue: value),
    missing: missing, read: type.read)
}

/// A key that may be absent.
func optional<Value>(_ name: String, _ type: ValueType<Value>, _ documentation: String)
  -> Parameter<Value?>
{
  Parameter(
    info: ParameterInfo(
      name: name, documentation: documentation, type: type.info, isRequired: false,
      defaultValue: nil),
    missing: .some(nil), read: { node, decoder in type.read(node, decoder).map { .some($0) } })
}

/// What is known of a parameter without its Swift type; a class as ``Parameter`` is, and for its reason.
final class ParameterInfo: Sendable {
  let name: String
  /// One sentence.
  let documentation: String
  let type: ValueTypeInfo
  let isRequired: Bool
  let defaultValue: JSONValue?

  init(
    name: String, documentation: String, type: ValueTypeInfo, isRequired: Bool,
    defaultValue: JSONValue?
  ) {
    self.name = name
    self.documentation = documentation
    self.type = type
    self.isRequired = isRequired
    self.defaultValue = defaultValue
  }
}

/// The members of an object whose keys are parameters.
struct ArgumentList {
  /// What messages call an object.
  enum Owner {
    /// A view or a modifier, by its name.
    case named(String)
    /// By what it is.
    case described(String)
    /// By the key that it stands at, or by what it is.
    case present(String)
  }

  let owner: Owner
  /// Where a missing key is reported.
  let span: SourceSpan
  let members: [JSONNode.Member]
  /// Whether the only member stands for a value without a key.
  var isShorthand = false

  func member(_ name: String) -> JSONNode.Member? {
    for index in members.indices where members[index].key == name { return members[index] }
    return nil
  }
}

/// A reason why arguments that are right one by one cannot be used together.
struct ArgumentProblem: Error {
  let code: DiagnosticCode
  let message: String
  var help: String?
}
