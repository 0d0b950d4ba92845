/// A use of `#Preview`: what stands in its parentheses and braces.
package struct PreviewUse: Equatable {
  /// Where the number sign stands, in bytes of the source.
  package let offset: Int
  /// The arguments but the view, as they are written; empty where there are none.
  let arguments: String
  /// What makes the view: the statements of a closure, or an expression that is a function.
  let body: Body
  /// The lines between the number sign and the brace before the statements.
  private(set) var bodyLine = 0
  /// The bytes before the statements in their line.
  private(set) var bodyColumn = 0
  /// The parameters of the closure and `in`, as they are written; empty if the closure has none.
  private(set) var signature = ""
  /// The variables with `@Previewable`, without that attribute, as they are written.
  let variables: [String]

  /// What makes the view of a preview.
  enum Body: Equatable {
    /// The statements between a closure's braces, without those of `@Previewable`.
    case statements(String)
    /// A function, as it is written.
    case function(String)
    /// Closures among the arguments.
    case arguments
    /// Several closures with their labels, as they are written, without the first brace.
    case closures(String)
  }

  /// Reads a whole use; anything else is an error.
  package init(_ source: String) throws(SourceError) {
    let tokens = try SourceLexer.tokens(of: source)
    guard let start = tokens.firstIndex(where: { $0.isSign("#") }) else {
      throw SourceError("a preview begins with #Preview", at: 0)
    }
    offset = tokens[start].offset
    // A module's name may stand before that of the macro.
    var rest = tokens[(start + 1)...].drop { $0.kind == .word || $0.isSign(".") }
    let brackets = try Self.takeBrackets("(", of: &rest)
    let (first, function) = Self.arguments(brackets, of: source)
    arguments = first
    if rest.first?.isWord("body") == true { rest = rest.dropFirst(2) }
    let braces = try Self.takeBrackets("{", of: &rest)
    if braces.isEmpty, let function {
      (body, variables) = (.function(function), [])
      return
    }
    if braces.isEmpty, rest.isEmpty, Self.hasArgument("widget", brackets) {
      (body, variables) = (.arguments, [])
      return
    }
    if let opening = braces.first, rest.first?.kind == .word, let last = rest.last,
      last.isSign("}")
    {
      let text = source.utf8.dropFirst(opening.end).prefix(last.end - opening.end)
      (body, variables) = (.closures(String(decoding: text, as: UTF8.self)), [])
      (bodyLine, bodyColumn) = Self.place(of: opening.end, in: source, from: offset)
      return
    }
    guard let opening = braces.first, let closing = braces.last, rest.isEmpty else {
      throw SourceError("#Preview needs a view in braces: #Preview { View() }", at: offset)
    }
    var statements = braces.dropFirst().dropLast()
    var bodyStart = opening.end
    let hasArguments = Self.hasArgument("arguments", brackets)
    if hasArguments, let last = Self.endOfSignature(statements) {
      signature = source.text(of: statements[...last])
      bodyStart = statements[last].end
      statements = statements[(last + 1)...]
    }
    let reader = PreviewableReader(source: source, bodyStart..<closing.offset)
    (variables, body) = reader.parted(Array(statements))
    guard !hasArguments || variables.isEmpty else {
      throw SourceError(
        "a preview with arguments cannot have @Previewable variables; declare a view with them",
        at: offset)
    }
    (bodyLine, bodyColumn) = Self.place(of: bodyStart, in: source, from: offset)
  }

  /// Returns the index of the word `in` after the parameters of a closure, or `nil` if the closure has none.
  private static func endOfSignature(_ tokens: ArraySlice<SourceToken>) -> Int? {
    var depth = SourceDepth()
    for index in tokens.indices {
      if depth.isOutside, tokens[index].isWord("in") { return index }
      depth.passOfValue(tokens[index])
    }
    return nil
  }

  /// The lines from one offset to another, and the bytes before that in its line.
  private static func place(
    of end: Int, in source: String, from start: Int
  ) -> (line: Int, column: Int) {
    let before = source.utf8.prefix(end)
    let newline = UInt8(ascii: "\n")
    return (
      before.dropFirst(start).count { $0 == newline },
      before.reversed().prefix { $0 != newline }.count
    )
  }

  /// The tokens from an opening bracket to its closing one; none where another token stands.
  private static func takeBrackets(
    _ opening: String, of tokens: inout ArraySlice<SourceToken>
  ) throws(SourceError) -> ArraySlice<SourceToken> {
    guard let first = tokens.first, first.isSign(opening) else { return [] }
    let start = tokens
    var depth = SourceDepth()
    repeat {
      guard let token = tokens.popFirst() else {
        throw SourceError("a bracket is not closed", at: first.offset)
      }
      depth.passOfValue(token)
    } while !depth.isOutside
    return start.prefix(upTo: tokens.startIndex)
  }

  /// Whether an argument in parentheses has a label.
  private static func hasArgument(_ label: String, _ brackets: ArraySlice<SourceToken>) -> Bool {
    var depth = SourceDepth()
    let inside = brackets.dropFirst().dropLast()
    for index in inside.indices {
      if depth.isOutside, inside[index].isWord(label),
        inside[index...].dropFirst().first?.isSign(":") == true
      {
        return true
      }
      depth.passOfValue(inside[index])
    }
    return false
  }

  /// The arguments in parentheses without `body:`, and what that is given.
  private static func arguments(
    _ brackets: ArraySlice<SourceToken>, of source: String
  ) -> (String, function: String?) {
    var depth = SourceDepth()
    let inside = brackets.dropFirst().dropLast()
    for index in inside.indices {
      let token = inside[index]
      if depth.isOutside, token.isWord("body"),
        inside[index...].dropFirst().first?.isSign(":") == true
      {
        let before = inside[..<index]
        let values = before.last?.isSign(",") == true ? before.dropLast() : before
        return (source.text(of: values), source.text(of: inside[(index + 2)...]))
      }
      depth.passOfValue(token)
    }
    return (source.text(of: inside), nil)
  }
}
