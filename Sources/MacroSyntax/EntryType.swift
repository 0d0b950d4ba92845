/// The type of a variable with `@Entry`, as it is written.
struct EntryType: Equatable {
  let text: String
  /// What it may hold, where it is written as an optional.
  let wrapped: String?

  /// The type as a key has it, which is an optional where the variable is unwrapped by itself.
  var ofKey: String {
    guard let wrapped, text.hasSuffix("!") else { return text }
    return "\(wrapped)?"
  }

  /// The type that `tokens` of `source` make; they are not empty.
  init(_ tokens: ArraySlice<SourceToken>, of source: String) {
    text = source.text(of: tokens)
    wrapped = Self.wrapped(tokens, of: source)
  }

  private static func wrapped(_ tokens: ArraySlice<SourceToken>, of source: String) -> String? {
    var depth = SourceDepth()
    // What comes after an arrow is what a function gives: it is no optional because that is one.
    for token in tokens {
      depth.pass(token)
      if depth.isOutside, token.isSign("->") { return nil }
    }
    if let last = tokens.last, last.isSign("?") || last.isSign("!") {
      return source.text(of: tokens.dropLast())
    }
    return argument(tokens, of: source)
  }

  /// The type in `Optional<Type>`, if that is all.
  private static func argument(_ tokens: ArraySlice<SourceToken>, of source: String) -> String? {
    let name = tokens.prefix { !$0.isSign("<") }
    guard ["Optional", "Swift.Optional"].contains(name.map(\.text).joined()) else { return nil }
    var depth = SourceDepth()
    let inner = tokens.dropFirst(name.count).prefix {
      depth.pass($0)
      return !depth.isOutside
    }
    guard inner.endIndex == tokens.endIndex - 1 else { return nil }
    return source.text(of: inner.dropFirst())
  }
}
