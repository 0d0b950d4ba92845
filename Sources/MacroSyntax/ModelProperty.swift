/// A variable of a class with `@Model` that the class keeps.
package struct ModelProperty: Equatable {
  /// The name as it is written, with backticks where it has them.
  package let name: String
  /// The arguments of `@Relationship(…)`, without the parentheses; nil without that attribute.
  let relationship: String?
  /// Whether `@Attribute` says `.unique`.
  let isUnique: Bool
  /// Whether `@Transient` stands before it.
  package let isTransient: Bool
  /// What stands between the name and the end: a type, a value, or both.
  let rest: String
  /// Whether the variable has an attribute, such as `@AnimatableIgnored` or a property wrapper.
  var isWrapped = false

  /// The name without backticks.
  var plainName: String { name.filter { $0 != "`" } }

  /// The variable that a declaration is; nil for a constant, a computed or a shared variable, and all that is none.
  package init?(declaration source: String) {
    guard let tokens = try? SourceLexer.tokens(of: source) else { return nil }
    var reader = ModelReader(tokens: tokens[...], source: source)
    guard let property = reader.readMember() ?? nil else { return nil }
    self = property
  }

  init(
    name: String, relationship: String?, isUnique: Bool, isTransient: Bool, rest: String
  ) {
    self.name = name
    self.relationship = relationship
    self.isUnique = isUnique
    self.isTransient = isTransient
    self.rest = rest
  }
}

/// A class with `@Model`.
package struct ModelUse: Equatable {
  /// The class's name.
  package let name: String
  /// The variables that it keeps, in its order.
  package let properties: [ModelProperty]

  /// Reads a class; anything else is an error.
  package init(_ source: String) throws(SourceError) {
    let tokens = try SourceLexer.tokens(of: source)
    guard let word = tokens.firstIndex(where: { $0.isWord("class") }), word + 1 < tokens.count,
      let opening = tokens[word...].firstIndex(where: { $0.isSign("{") })
    else {
      let place = tokens.first { ["struct", "enum", "actor"].contains($0.text) } ?? tokens.first
      throw SourceError("@Model requires a class", at: place?.offset ?? 0)
    }
    name = tokens[word + 1].text
    properties = ModelProperty.all(in: tokens[(opening + 1)...].dropLast(), of: source)
  }
}

extension ModelProperty {
  /// Returns the stored variables among the members of a type.
  static func all(in members: ArraySlice<SourceToken>, of source: String) -> [ModelProperty] {
    var reader = ModelReader(tokens: members, source: source)
    var properties: [ModelProperty] = []
    while let member = reader.readMember() {
      if let property = member { properties.append(property) }
    }
    return properties
  }
}

/// Reads members of a class from left to right, and passes over those that are no variables.
private struct ModelReader {
  var tokens: ArraySlice<SourceToken>
  let source: String

  /// The next member, nil in place of one that the class does not keep; nil at the end.
  mutating func readMember() -> ModelProperty?? {
    var attributes: [ArraySlice<SourceToken>] = []
    var words: [String] = []
    while let token = tokens.first {
      if token.isSign("@") {
        attributes.append(readAttribute())
      } else if token.isSign("#") || token.isSign(";") {
        tokens.removeFirst()
      } else if token.isWord("var") {
        return .some(readVariable(attributes, words))
      } else if Self.modifiers.contains(token.text) {
        words.append(token.text)
        tokens.removeFirst()
        if tokens.first?.isSign("(") == true { skipBrackets() }
      } else {
        skipMember()
        return .some(nil)
      }
    }
    return nil
  }

  private static let modifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "nonisolated", "final",
    "static", "lazy", "weak", "unowned", "override", "dynamic",
  ]

  /// The words with which a member begins.
  private static let starts: Set<String> = modifiers.union([
    "var", "let", "func", "init", "deinit", "subscript", "struct", "class", "enum", "actor",
    "typealias", "mutating", "convenience", "required", "indirect",
  ])

  private mutating func readVariable(
    _ attributes: [ArraySlice<SourceToken>], _ words: [String]
  ) -> ModelProperty? {
    tokens.removeFirst()
    guard let name = tokens.popFirst(), name.kind == .word else { return nil }
    let start = tokens
    let isComputed = skipRest()
    guard !isComputed, !words.contains("static"), !words.contains("lazy") else { return nil }
    let own = attributes.map { $0.dropFirst() }
    let relationship = own.first { $0.first?.isWord("Relationship") == true }
    let attribute = own.first { $0.first?.isWord("Attribute") == true }
    var property = ModelProperty(
      name: name.text,
      relationship: relationship.map { source.text(of: $0.dropFirst(2).dropLast()) },
      isUnique: attribute?.contains { $0.isWord("unique") } ?? false,
      isTransient: own.contains { $0.first?.isWord("Transient") == true },
      rest: source.text(of: start.prefix(upTo: tokens.startIndex)))
    property.isWrapped = !attributes.isEmpty
    return property
  }

  /// Passes over a type and a value, and says whether accessors stand there.
  private mutating func skipRest() -> Bool {
    var depth = SourceDepth()
    var hasValue = false
    var last: SourceToken?
    while let token = tokens.first {
      if depth.isOutside {
        let begins = token.isSign("@") || token.isSign(";") || Self.starts.contains(token.text)
        // After a dot or before a colon, a keyword is a name.
        if begins, last?.isSign(".") != true, !(last?.isSign("=") ?? false) { return false }
        if token.isSign("="), !hasValue { hasValue = true }
        if token.isSign("{"), !hasValue || startsObservers {
          let isStored = startsObservers
          skipBrackets()
          return !isStored
        }
      }
      depth.passOfValue(token)
      last = token
      tokens.removeFirst()
    }
    return false
  }

  /// Whether a brace opens observers of a variable that is kept.
  private var startsObservers: Bool {
    guard tokens.first?.isSign("{") == true, let next = tokens.dropFirst().first else {
      return false
    }
    return next.isWord("willSet") || next.isWord("didSet")
  }

  /// Passes over a member that is no variable: to its braces' end, or to the next one.
  private mutating func skipMember() {
    tokens.removeFirst()
    var depth = SourceDepth()
    while let token = tokens.first {
      if depth.isOutside {
        if token.isSign("{") { return skipBrackets() }
        if token.isSign("@") || Self.starts.contains(token.text) { return }
      }
      depth.passOfValue(token)
      tokens.removeFirst()
    }
  }

  private mutating func readAttribute() -> ArraySlice<SourceToken> {
    let start = tokens
    tokens = tokens.dropFirst(2)
    while let dot = tokens.first, dot.isSign(".") { tokens = tokens.dropFirst(2) }
    if tokens.first?.isSign("(") == true { skipBrackets() }
    return start.prefix(upTo: tokens.startIndex)
  }

  private mutating func skipBrackets() {
    var depth = SourceDepth()
    repeat { depth.passOfValue(tokens.removeFirst()) } while !depth.isOutside && !tokens.isEmpty
  }
}
