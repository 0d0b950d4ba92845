import JSONModel

/// How a `Contents.json` is read: what is there must be of its type.
extension JSONNode {
  /// An error about this value.
  func malformed(_ reason: String) -> AssetCatalogError {
    let start = span.start
    return AssetCatalogError(.malformed, at: "\(source.name):\(start.line):\(start.column)", reason)
  }

  /// The text of a key; nil if there is none.
  func text(_ key: String) throws(AssetCatalogError) -> String? {
    guard let value = self[key], !value.isNull else { return nil }
    guard let text = value.string else { throw value.unexpected(key, "a string") }
    return text
  }

  /// Whether a key is set.
  func flag(_ key: String) throws(AssetCatalogError) -> Bool {
    guard let value = self[key], !value.isNull else { return false }
    guard let flag = value.bool else { throw value.unexpected(key, "true or false") }
    return flag
  }

  /// The object of a key; nil if there is none.
  func object(_ key: String) throws(AssetCatalogError) -> JSONNode? {
    guard let value = self[key], !value.isNull else { return nil }
    guard value.members != nil else { throw value.unexpected(key, "an object") }
    return value
  }

  /// The objects in the array of a key; none if there is no such key.
  func objects(_ key: String) throws(AssetCatalogError) -> JSONNode.Elements {
    guard let value = self[key], !value.isNull else { return [] }
    guard let elements = value.elements else { throw value.unexpected(key, "an array") }
    for element in elements where element.members == nil {
      throw element.malformed("an element of \"\(key)\" is \(element.kindName); expected an object")
    }
    return elements
  }

  /// The length of a key, in pixels; 0 if there is none.
  func length(_ key: String) throws(AssetCatalogError) -> Double {
    guard let value = self[key], !value.isNull else { return 0 }
    guard let length = value.number, length >= 0, length <= 1e6 else {
      throw value.malformed("\"\(key)\" is not a length; expected a number from 0 to 1000000")
    }
    return length
  }

  private func unexpected(_ key: String, _ expected: String) -> AssetCatalogError {
    malformed("\"\(key)\" is \(kindName); expected \(expected)")
  }
}
