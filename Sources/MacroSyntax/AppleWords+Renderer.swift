extension AppleWords {
  /// The replacement of the label in `ImageRenderer(content: …)` if the view is made by a closure that may not escape.
  ///
  /// `ImageRenderer(content:)` evaluates its argument again for other times, which needs a closure that escapes;
  /// `ImageRenderer(holding:)` takes the view as it is, as SwiftUI's does.
  static func renderer(
    at index: Int, in tokens: [SourceToken]
  ) -> (range: Range<Int>, text: String?)? {
    guard tokens[index].isWord("ImageRenderer"), index + 3 < tokens.count,
      tokens[index + 1].isSign("("), tokens[index + 2].isWord("content"),
      tokens[index + 3].isSign(":")
    else { return nil }
    let scopes = SourceScopes(tokens)
    guard !scopes.isOtherRenderer(at: index) else { return nil }
    let label = tokens[index + 2]
    let end = scopes.closing(of: index + 1)
    guard end < tokens.count else { return nil }
    let isHeld = ((index + 4)..<end).contains { next in
      tokens[next].kind == .word && tokens[next + 1].isSign("(")
        && !tokens[next - 1].isSign(".") && scopes.isClosureParameter(tokens[next].text, at: index)
    }
    return isHeld ? (label.offset..<label.end, "holding") : nil
  }
}

/// Finds the declarations that a name can mean at a token, by the braces around it.
private struct SourceScopes {
  private let tokens: [SourceToken]

  init(_ tokens: [SourceToken]) { self.tokens = tokens }

  /// A declaration of a name, visible at some tokens.
  private struct Declaration {
    let scope: Range<Int>
    let isClosureParameter: Bool
  }

  /// Returns whether the renderer at a token is not SwiftUI's, but a type of the file, of another module or in a type.
  func isOtherRenderer(at index: Int) -> Bool {
    if index > 1, tokens[index - 1].isSign(".") { return !tokens[index - 2].isWord("SwiftUI") }
    let words = ["struct", "class", "enum", "actor", "typealias", "func"]
    return tokens.indices.dropFirst().contains { declared in
      tokens[declared].isWord("ImageRenderer")
        && words.contains { tokens[declared - 1].isWord($0) }
        && scope(around: declared).contains(index)
    }
  }

  /// Returns whether the innermost declaration of a name is a parameter with a closure that may not escape.
  func isClosureParameter(_ name: String, at index: Int) -> Bool {
    // The variables of a body hide its parameters: of declarations with equal scopes, the last one counts.
    let visible = tokens.indices.dropFirst().reversed().lazy
      .filter { tokens[$0].isWord(name) }
      .compactMap { declaration(at: $0) }
      .filter { $0.scope.contains(index) }
    return visible.min { $0.scope.count < $1.scope.count }?.isClosureParameter ?? false
  }

  private func declaration(at index: Int) -> Declaration? {
    let word = tokens[index - 1]
    if word.isWord("func") {
      return Declaration(scope: scope(around: index), isClosureParameter: false)
    }
    if word.isWord("let") || word.isWord("var") {
      let scope = isCondition(index) ? body(after: index) : scope(around: index)
      return scope.map { Declaration(scope: $0, isClosureParameter: false) }
    }
    // Only parameters have a function type after the colon; labels of arguments do not.
    guard index + 2 < tokens.count, tokens[index + 1].isSign(":"),
      isFunctionType(tokens[(index + 2)...])
    else { return nil }
    let attributes = tokens[(index + 2)...].prefix { !$0.isSign("(") }
    return body(after: index).map {
      Declaration(
        scope: $0, isClosureParameter: !attributes.contains { $0.isWord("escaping") })
    }
  }

  /// Returns whether a declaration is in the condition of an `if`, `while` or `for`, and visible only in its body.
  private func isCondition(_ index: Int) -> Bool {
    let statement = tokens[..<index].reversed().prefix {
      !$0.isSign("{") && !$0.isSign("}") && !$0.isSign(";") && !$0.isWord("guard")
    }
    return statement.contains { $0.isWord("if") || $0.isWord("while") || $0.isWord("for") }
  }

  // MARK: Braces

  /// Returns the tokens in the innermost braces around a token, or all tokens.
  private func scope(around index: Int) -> Range<Int> {
    var depth = 0
    for start in (0..<index).reversed() {
      if tokens[start].isSign("}") { depth += 1 }
      guard tokens[start].isSign("{") else { continue }
      if depth == 0 { return start..<closing(of: start) }
      depth -= 1
    }
    return tokens.indices
  }

  /// Returns the body after a parameter or a condition; for a parameter of a closure, which `in` follows, the closure.
  private func body(after index: Int) -> Range<Int>? {
    var depth = 0
    for next in index..<tokens.count {
      let token = tokens[next]
      if token.isSign("(") || token.isSign("[") { depth += 1 }
      if token.isSign(")") || token.isSign("]") { depth -= 1 }
      guard depth <= 0 else { continue }
      if token.isSign("{") { return next..<closing(of: next) }
      if token.isSign("}") { return nil }
      if token.isWord("in"), !isCondition(index) { return scope(around: index) }
    }
    return nil
  }

  /// Returns the index of the sign that closes a parenthesis or brace, or the number of tokens.
  func closing(of index: Int) -> Int {
    let pair = tokens[index].isSign("(") ? ("(", ")") : ("{", "}")
    var depth = 0
    for next in index..<tokens.count {
      if tokens[next].isSign(pair.0) { depth += 1 }
      if tokens[next].isSign(pair.1) { depth -= 1 }
      if depth == 0 { return next }
    }
    return tokens.count
  }

  /// Returns whether the tokens begin with a function type: attributes, parameters and an arrow.
  private func isFunctionType(_ tokens: ArraySlice<SourceToken>) -> Bool {
    var rest = tokens
    while rest.first?.isSign("@") == true { rest = rest.dropFirst(2) }
    guard let opening = rest.first, opening.isSign("(") else { return false }
    let end = closing(of: rest.startIndex)
    let after = self.tokens[min(end + 1, self.tokens.count)...]
      .drop { $0.isWord("async") || $0.isWord("throws") }
    return after.first?.isSign("->") == true
  }
}
