/// A variable with `@Entry`: a value of the environment, a transaction, container values or focused values.
package struct Entry: Equatable {
  /// The name as it is written, with backticks where it has them.
  let name: String
  /// The type as it is written; nil where the value says it.
  let type: EntryType?
  /// The value as it is written; nil where there is none.
  let value: String?
  /// The attributes that say where the variable is available: its key is available there as well.
  let availability: [String]
  /// Where the name stands, in bytes of the source.
  package let offset: Int

  /// Reads `@Entry public var name: Type = value` with all that may stand around it; anything else is an error.
  package init(_ source: String) throws(SourceError) {
    var reader = EntryReader(tokens: try SourceLexer.tokens(of: source), source: source)
    availability = try reader.readHead()
    offset = reader.offset
    name = try reader.readName()
    type = try reader.readType()
    value = try reader.readValue()
    guard value == "nil" || value == nil else { return }
    guard let type else {
      throw SourceError(
        "@Entry requires a type for nil: @Entry var \(name): Type? = nil", at: offset)
    }
    guard value != nil || type.wrapped != nil else {
      throw SourceError(
        "@Entry requires a value: @Entry var \(name): \(type.text) = value", at: offset)
    }
  }
}
