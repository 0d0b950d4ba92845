extension JSONValue: Codable {
  /// A member's key, whatever it is.
  private struct MemberKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads any value; the members of objects are put in the order of their keys, as decoders know none.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: MemberKey.self) {
      var object = JSONObject()
      for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        object[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
      }
      self = .object(object)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      self = try Self.plain(in: try decoder.singleValueContainer())
    }
  }

  private static func plain(in container: any SingleValueDecodingContainer) throws -> JSONValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(String.self) { return .string(value) }
    let number = try container.decode(Double.self)
    guard number.isFinite else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "the number is not finite")
    }
    return .number(JSONNumber(number))
  }

  /// Writes any value.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object):
      var container = encoder.container(keyedBy: MemberKey.self)
      for member in object.members {
        try container.encode(member.value, forKey: MemberKey(stringValue: member.key))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .null, .bool, .number, .string:
      var container = encoder.singleValueContainer()
      try encodePlain(in: &container)
    }
  }

  private func encodePlain(in container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .bool(let value): try container.encode(value)
    case .number(let number):
      if let integer = number.integer {
        try container.encode(integer)
      } else {
        try container.encode(number.value)
      }
    case .string(let value): try container.encode(value)
    case .null, .array, .object: try container.encodeNil()
    }
  }
}

extension JSONValue {
  /// Reads JSON5.
  ///
  /// - Throws: The first thing that is wrong with it.
  public init(parsing text: String, limits: DocumentLimits = DocumentLimits()) throws(Diagnostic) {
    let source = SourceText(name: "json", text: text)
    self = try JSONReader.read(source, limits: limits).get().value
  }

  /// The value as JSON in its canonical form, with line breaks.
  public var canonicalText: String { JSONWriter.canonical(self) }
}
