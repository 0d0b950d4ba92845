import DocumentModel

/// An object whose keys are parameters, and what is made of their values.
struct ObjectForm<Result>: Sendable {
  let parameters: [ParameterInfo]
  /// Whether the same arguments make the same wherever they stand in a document.
  let isConstant: Bool
  private let make: @Sendable (ArgumentList, DocumentDecoder) -> Result?

  // Not specialized: a form is made once, and one for each list of types would be most of the module's code.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  init<each Value: Sendable>(
    _ parameters: repeat Parameter<each Value>,
    build: @escaping @Sendable (repeat each Value) throws(ArgumentProblem) -> Result
  ) {
    // An array and no tuple, whose type the runtime would look up at each reading.
    var all: [any AnyParameter] = []
    for parameter in repeat each parameters { all.append(parameter) }
    let stored = all
    self.parameters = stored.map(\.info)
    isConstant = stored.allSatisfy(\.info.type.isConstant)
    make = { arguments, decoder in
      var readCount = 0
      do {
        return try build(
          repeat try stored.next((each Value).self, &readCount).value(in: arguments, decoder))
      } catch let problem as ArgumentProblem {
        decoder.report(problem.code, problem.message, at: arguments.span, help: problem.help)
      } catch {
        // The others are read as well, so that every problem is reported.
        for parameter in stored[readCount...] { parameter.check(arguments, decoder) }
      }
      return nil
    }
  }

  /// Reads the values of all parameters; nil after a report, or while one is unknown.
  func read(_ arguments: ArgumentList, _ decoder: DocumentDecoder) -> Result? {
    let areKnown = decoder.checkKeys(of: arguments, among: parameters)
    let result = make(arguments, decoder)
    return areKnown ? result : nil
  }

  /// The form with another result.
  func map<Other>(_ transform: @escaping @Sendable (Result) -> Other) -> ObjectForm<Other> {
    let make = make
    return ObjectForm<Other>(parameters: parameters, isConstant: isConstant) { arguments, decoder in
      make(arguments, decoder).map(transform)
    }
  }

  private init(
    parameters: [ParameterInfo], isConstant: Bool,
    make: @escaping @Sendable (ArgumentList, DocumentDecoder) -> Result?
  ) {
    self.parameters = parameters
    self.isConstant = isConstant
    self.make = make
  }
}

extension [any AnyParameter] {
  /// The parameter at an index, whose values have a type.
  fileprivate func next<Value>(_ type: Value.Type, _ index: inout Int) -> Parameter<Value> {
    defer { index += 1 }
    return unsafe unsafeDowncast(self[index], to: Parameter<Value>.self)
  }
}

extension ObjectForm {
  /// The schema of the object.
  var schema: JSONValue {
    var object: JSONObject = ["type": "object"]
    object["properties"] = .object(propertySchemas)
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { object["required"] = .array(required) }
    object["additionalProperties"] = false
    return .object(object)
  }

  /// The schemas of the values, by key.
  var propertySchemas: JSONObject { parameters.propertySchemas }
}

extension [ParameterInfo] {
  /// The schemas of the values, by key.
  var propertySchemas: JSONObject {
    var properties = JSONObject()
    for parameter in self { properties[parameter.name] = parameter.schema }
    return properties
  }
}

extension ParameterInfo {
  /// The schema of the value, with the description and the default.
  var schema: JSONValue {
    var schema = type.schema.object ?? JSONObject()
    schema["description"] = .string(documentation)
    if let defaultValue { schema["default"] = defaultValue }
    return .object(schema)
  }
}
