package import JSONModel

/// A request that is an object in JSON, and is encoded as one.
package protocol JSONRequest: Codable {
  /// Reads an object, all of whose members must be known.
  init(_ object: JSONObject) throws(RequestError)

  /// The object, with the values that differ from the defaults.
  var json: JSONObject { get }
}

extension JSONRequest {
  /// Reads an object.
  public init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    do throws(RequestError) {
      guard let object = value.object else {
        throw RequestError(.badDocument, "expected an object, found \(value.kindName)")
      }
      try self.init(object)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: error.description,
          underlyingError: error))
    }
  }

  /// Encodes an object with the values that differ from the defaults.
  public func encode(to encoder: any Encoder) throws {
    try JSONValue.object(json).encode(to: encoder)
  }
}

/// A request with a table of its options.
package protocol KeyedRequest: JSONRequest, KeyedSettings {
  /// The command that takes the same options.
  static var verb: String { get }

  /// Refuses values that cannot be combined.
  func check() throws(RequestError)
}

extension KeyedRequest {
  /// Reads an object, all of whose members must be known.
  package init(_ object: JSONObject) throws(RequestError) {
    self = .defaults
    var fields = RequestFields(object)
    do throws(RequestError) {
      try take(&fields)
      try fields.end(of: Self.verb)
      try check()
    } catch {
      var error = error
      error.help = error.help ?? "see 'shapeshift \(Self.verb) --help'"
      throw error
    }
  }

  /// The request in JSON.
  package var json: JSONObject { members }
}

extension SettingKey {
  /// The time of a scene.
  package static func time(_ path: any WritableKeyPath<Settings, Double> & Sendable) -> SettingKey {
    SettingKey("time", path, .seconds, "seconds", help: "Scene time to render, in seconds.")
  }

  /// The output file, which JSON calls `out`.
  package static func output(
    _ path: any WritableKeyPath<Settings, String?> & Sendable, _ valueName: String = "file",
    help: String
  ) -> SettingKey {
    SettingKey("out", path, .text, valueName, help: help).spelled("-o", "--output").completed()
  }
}
