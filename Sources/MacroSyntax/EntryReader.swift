/// Reads the tokens of a variable from left to right.
struct EntryReader {
  private var tokens: ArraySlice<SourceToken>
  private let source: String

  init(tokens: [SourceToken], source: String) {
    self.tokens = tokens[...]
    self.source = source
  }

  /// Where the next token begins, or the source ends.
  var offset: Int { tokens.first?.offset ?? source.utf8.count }

  /// Reads up to `var`, and gives the attributes that say where the variable is available.
  mutating func readHead() throws(SourceError) -> [String] {
    var availability: [String] = []
    while let token = tokens.first, !token.isWord("var") {
      if token.isSign("@") {
        let attribute = readAttribute()
        if attribute.dropFirst().first?.isWord("available") == true {
          availability.append(source.text(of: attribute))
        }
      } else if Self.modifiers.contains(token.text) {
        tokens.removeFirst()
        skipArguments()
      } else {
        throw Self.otherDeclaration(token)
      }
    }
    guard !tokens.isEmpty else {
      throw SourceError("@Entry requires a variable: @Entry var name: Type = value", at: offset)
    }
    tokens.removeFirst()
    return availability
  }

  /// What may stand before `var` and changes nothing of what the variable is.
  private static let modifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "nonisolated", "final",
  ]

  private static func otherDeclaration(_ token: SourceToken) -> SourceError {
    SourceError(
      "@Entry requires a variable, with or without an access level, without '\(token.text)' before it",
      at: token.offset)
  }

  /// Reads `@Name`, `@Module.Name` and `@Name(arguments)`.
  private mutating func readAttribute() -> ArraySlice<SourceToken> {
    let start = tokens
    tokens = tokens.dropFirst(2)
    while let dot = tokens.first, dot.isSign(".") { tokens = tokens.dropFirst(2) }
    if tokens.first?.isSign("<") == true { skipBrackets() }
    skipArguments()
    return start.prefix(upTo: tokens.startIndex)
  }

  private mutating func skipArguments() {
    if tokens.first?.isSign("(") == true { skipBrackets() }
  }

  private mutating func skipBrackets() {
    var depth = SourceDepth()
    repeat { depth.pass(tokens.removeFirst()) } while !depth.isOutside && !tokens.isEmpty
  }

  mutating func readName() throws(SourceError) -> String {
    guard let token = tokens.first, token.kind == .word else {
      throw SourceError("@Entry requires a single variable", at: offset)
    }
    tokens.removeFirst()
    return token.text
  }

  /// Reads a colon and what comes up to the value.
  mutating func readType() throws(SourceError) -> EntryType? {
    guard tokens.first?.isSign(":") == true else { return nil }
    tokens.removeFirst()
    var depth = SourceDepth()
    let type = tokens.prefix {
      let ends = depth.isOutside && ($0.isSign("=") || $0.isSign("{") || $0.isSign(","))
      if !ends { depth.pass($0) }
      return !ends
    }
    guard !type.isEmpty else { throw SourceError("@Entry requires a type after ':'", at: offset) }
    if let token = Self.opaque(type) {
      throw SourceError(
        "@Entry requires a type that can be set: 'any' or a name in place of 'some'",
        at: token.offset)
    }
    tokens = tokens[type.endIndex...]
    return EntryType(type, of: source)
  }

  /// The word `some`, where it speaks of a type and is neither a label nor a name.
  private static func opaque(_ type: ArraySlice<SourceToken>) -> SourceToken? {
    zip(type, type.dropFirst()).first { token, next in
      token.isWord("some") && (next.kind == .word || next.isSign("(") || next.isSign("["))
    }?.0
  }

  /// Reads the sign of equality and what comes to the end.
  mutating func readValue() throws(SourceError) -> String? {
    guard let equals = tokens.popFirst() else { return nil }
    guard equals.isSign("=") else { throw Self.unexpected(equals) }
    guard !tokens.isEmpty else {
      throw SourceError("@Entry requires a value after '='", at: equals.offset)
    }
    if let observers = observers() {
      throw SourceError(
        "@Entry generates the accessors of the variable, which cannot have observers", at: observers
      )
    }
    return source.text(of: tokens)
  }

  private static func unexpected(_ token: SourceToken) -> SourceError {
    switch token.text {
    case "{":
      SourceError(
        "@Entry generates the accessors of the variable, which must have a value instead",
        at: token.offset)
    case ",": SourceError("@Entry requires a separate variable declaration", at: token.offset)
    default: SourceError("@Entry requires ':' or '=' after the name", at: token.offset)
    }
  }

  /// Where observers begin after the value; a brace that is the value itself is a closure.
  private func observers() -> Int? {
    var depth = SourceDepth()
    for index in tokens.indices {
      let token = tokens[index]
      if depth.isOutside, index > tokens.startIndex, token.isSign("{"),
        let next = tokens[index...].dropFirst().first,
        next.isWord("willSet") || next.isWord("didSet")
      {
        return token.offset
      }
      depth.passOfValue(token)
    }
    return nil
  }
}
