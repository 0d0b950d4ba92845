public import DocumentModel

/// A change made to a document before it is understood.
public struct DocumentChange: Sendable, Equatable {
  /// The new value of a change.
  public enum Value: Sendable, Equatable {
    case value(JSONValue)
    /// As a person writes it: JSON, `@orange` for a swatch, or a text.
    case text(String)
  }

  /// A JSON pointer, `/fill/hue`, or a dotted path, `fill.hue`.
  public var path: String
  /// The new value.
  public var value: Value

  /// A value put in at a place.
  public init(_ path: String, _ value: JSONValue) {
    self.path = path
    self.value = .value(value)
  }

  /// Creates a change from the text that a user writes.
  public init(_ path: String, text: String) {
    self.path = path
    value = .text(text)
  }
}
