import DocumentModel

/// A request that is an object in JSON, and is kept as one by encoders.
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
