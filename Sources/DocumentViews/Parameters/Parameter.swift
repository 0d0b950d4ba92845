import DocumentModel

/// A key of an object in documents, with the kind of its value.
///
/// It is a class since documents read their parameters thousands of times, and a reference is what
/// copies cheapest. What reads it is one function, made where the type of the value is known: in code for a
/// value of any type, each optional value costs a question to the runtime.
final class Parameter<Value: Sendable>: AnyParameter {
  /// Gives the value among the members of an object, or the default; throws after a report, or while the
  /// value is unknown.
  typealias Reading =
    @Sendable (ArgumentList, DocumentDecoder) throws(AbsentValue) -> Value

  let info: ParameterInfo
  private let reading: Reading

  fileprivate init(info: ParameterInfo, reading: @escaping Reading) {
    self.info = info
    self.reading = reading
  }

  /// The value among the members of an object, or the default.
  ///
  /// - Throws: `AbsentValue` after a report, or while the value is unknown.
  func value(
    in arguments: ArgumentList, _ decoder: DocumentDecoder
  ) throws(AbsentValue) -> Value {
    try reading(arguments, decoder)
  }

  func check(_ arguments: ArgumentList, _ decoder: DocumentDecoder) {
    _ = try? reading(arguments, decoder)
  }

  /// The value among the members of an object, or the default; nil after a report, or while it is
  /// unknown.
  func value(from arguments: ArgumentList, _ decoder: DocumentDecoder) -> Value? {
    try? reading(arguments, decoder)
  }
}

/// A parameter of any type.
protocol AnyParameter: AnyObject, Sendable {
  var info: ParameterInfo { get }

  /// Reads the value for its reports alone.
  func check(_ arguments: ArgumentList, _ decoder: DocumentDecoder)
}

/// A value that was reported, or that is not known yet.
struct AbsentValue: Error {}

extension ValueType {
  /// Reads the value of a key.
  fileprivate func read(
    _ node: JSONNode, at name: String, of arguments: ArgumentList, _ decoder: DocumentDecoder
  ) throws(AbsentValue) -> Value {
    let plain = decoder.enter(arguments, name, node, info)
    let value = plain.flatMap { decode($0, decoder) }
    decoder.leave(arguments)
    guard let value else { throw AbsentValue() }
    return value
  }
}

extension ValueType {
  /// Reads the default of a key.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func value(of value: JSONValue, named name: String) -> Value {
    let node = JSONNode(value, source: SourceText(name: "default", bytes: []), range: 0..<0)
    guard let value = decode(node, DocumentDecoder()) else {
      preconditionFailure("the default of \(name) cannot be read")
    }
    return value
  }
}

// Not specialized: a parameter is created once and then read through the closure of its type. A copy of these functions
// per type would be a tenth of the module's code.

/// Returns the parameter of a required key.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
func required<Value>(_ name: String, _ type: ValueType<Value>, _ documentation: String)
  -> Parameter<Value>
{
  let info = ParameterInfo(
    name: name, documentation: documentation, type: type.info, isRequired: true,
    defaultValue: nil)
  return Parameter(info: info) { arguments, decoder throws(AbsentValue) in
    guard let node = arguments.value(name) else {
      decoder.reportMissing(info, in: arguments)
      throw AbsentValue()
    }
    return try type.read(node, at: name, of: arguments, decoder)
  }
}

/// Returns the parameter of a key with a default value in JSON.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
func defaulted<Value>(
  _ name: String, _ type: ValueType<Value>, _ value: JSONValue, _ documentation: String
) -> Parameter<Value> {
  let missing = type.value(of: value, named: name)
  let info = ParameterInfo(
    name: name, documentation: documentation, type: type.info, isRequired: false,
    defaultValue: value)
  return Parameter(info: info) { arguments, decoder throws(AbsentValue) in
    guard let node = arguments.value(name) else { return missing }
    return try type.read(node, at: name, of: arguments, decoder)
  }
}

/// Returns the parameter of a key with a default value that JSON cannot express.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
func defaulted<Value>(_ name: String, _ type: ValueType<Value>, to value: Value)
  -> Parameter<Value>
{
  let info = ParameterInfo(
    name: name, documentation: "", type: type.info, isRequired: false, defaultValue: nil)
  return Parameter(info: info) { arguments, decoder throws(AbsentValue) in
    guard let node = arguments.value(name) else { return value }
    return try type.read(node, at: name, of: arguments, decoder)
  }
}

/// Returns the parameter of an optional key, whose value is `nil` if the key is absent.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
func optional<Value>(_ name: String, _ type: ValueType<Value>, _ documentation: String)
  -> Parameter<Value?>
{
  let info = ParameterInfo(
    name: name, documentation: documentation, type: type.info, isRequired: false,
    defaultValue: nil)
  return Parameter(info: info) { arguments, decoder throws(AbsentValue) in
    guard let node = arguments.value(name) else { return nil }
    return try type.read(node, at: name, of: arguments, decoder)
  }
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

  /// Which keys an object may have besides its parameters.
  enum Extras {
    case none
    /// Those for other tools, `$schema` and what begins with `x-`.
    case free
    /// Those of every view.
    case ofView

    fileprivate func contains(_ key: String) -> Bool {
      switch self {
      case .none: false
      case .free: isFreeKey(key)
      case .ofView: DocumentNode.isOwn(key) || ArgumentList.isCommon(key)
      }
    }
  }

  /// What is given.
  private enum Given {
    case members(JSONNode.Members)
    /// A value that stands for that of a key.
    case value(String, JSONNode)
  }

  let owner: Owner
  /// Where a missing key is reported.
  let span: SourceSpan
  let extras: Extras
  private let given: Given

  /// The members of an object.
  init(
    owner: Owner, span: SourceSpan, members: JSONNode.Members, besides extras: Extras = .none
  ) {
    (self.owner, self.span, self.extras, given) = (owner, span, extras, .members(members))
  }

  /// The members of a view that only some views have.
  init(of view: DocumentNode) {
    self.init(
      owner: .named(view.type), span: view.typeSpan, members: view.node.members ?? [],
      besides: .ofView)
  }

  /// A value that stands for the argument of a name by itself.
  init(owner: Owner, span: SourceSpan, _ name: String, _ value: JSONNode) {
    (self.owner, self.span, extras, given) = (owner, span, .none, .value(name, value))
  }

  /// Whether a value stands for an argument by itself.
  var isShorthand: Bool {
    guard case .value = given else { return false }
    return true
  }

  /// The value of a key, if there is one.
  func value(_ name: String) -> JSONNode? {
    switch given {
    case .members(let members): members[name]
    case .value(let key, let value): key == name ? value : nil
    }
  }

  /// The members whose keys are none of some parameters'.
  func unknownMembers(among parameters: [ParameterInfo]) -> [JSONNode.Member] {
    guard case .members(let members) = given else { return [] }
    var unknown: [JSONNode.Member] = []
    for index in members.indices {
      if parameters.contains(where: { members.has($0.name, at: index) }) { continue }
      if !extras.contains(members.key(at: index)) { unknown.append(members[index]) }
    }
    return unknown
  }

  /// Whether every view may have a key, besides the parts of its node.
  static func isCommon(_ key: String) -> Bool {
    key == "if" || key == "else" || key.hasPrefix("x-")
  }
}

/// A reason why arguments that are right one by one cannot be used together.
struct ArgumentProblem: Error {
  let code: DiagnosticCode
  let message: String
  var help: String?
}
