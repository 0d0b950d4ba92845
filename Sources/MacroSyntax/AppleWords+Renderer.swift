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
    let label = tokens[index + 2]
    var depth = 1
    for next in (index + 4)..<tokens.count {
      let token = tokens[next]
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      guard depth > 0 else { return nil }
      guard token.kind == .word, next + 1 < tokens.count, tokens[next + 1].isSign("("),
        isClosureParameter(token.text, before: index, in: tokens)
      else { continue }
      return (label.offset..<label.end, "holding")
    }
    return nil
  }

  /// Whether the last declaration of a name before a token is a parameter with a closure that may not escape.
  private static func isClosureParameter(
    _ name: String, before end: Int, in tokens: [SourceToken]
  ) -> Bool {
    let declaration = (0..<end).dropFirst().last { index in
      tokens[index].isWord(name) && tokens[index + 1].isSign(":")
        && !tokens[index - 1].isWord("ImageRenderer") && !isArgument(index, in: tokens)
    }
    guard let declaration, !tokens[declaration - 1].isWord("let"),
      !tokens[declaration - 1].isWord("var")
    else { return false }
    return isClosureType(tokens[(declaration + 2)..<end])
  }

  /// Whether a label belongs to a call: only in a declaration is it followed by the type of a function.
  private static func isArgument(_ index: Int, in tokens: [SourceToken]) -> Bool {
    !isFunctionType(tokens[(index + 2)...])
  }

  /// Whether the type of a function, without `@escaping`, begins with these tokens.
  private static func isClosureType(_ tokens: ArraySlice<SourceToken>) -> Bool {
    let attributes = tokens.prefix { !$0.isSign("(") }
    return !attributes.contains { $0.isWord("escaping") } && isFunctionType(tokens)
  }

  /// Whether the type of a function begins with these tokens: attributes, parameters and an arrow.
  private static func isFunctionType(_ tokens: ArraySlice<SourceToken>) -> Bool {
    var rest = tokens
    while rest.first?.isSign("@") == true { rest = rest.dropFirst(2) }
    guard rest.first?.isSign("(") == true else { return false }
    var depth = 0
    for (offset, token) in rest.enumerated() {
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      guard depth == 0 else { continue }
      let after = rest.dropFirst(offset + 1).drop { $0.isWord("async") || $0.isWord("throws") }
      return after.first?.isSign("->") == true
    }
    return false
  }
}
