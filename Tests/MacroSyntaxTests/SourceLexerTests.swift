import MacroSyntax
import Testing

@Suite("The lexer of Swift source")
struct SourceLexerTests {
  /// Source, and its tokens one after the other.
  private static let sources: [(String, [String])] = [
    ("", []),
    ("a // b\n c", ["a", "c"]),
    ("a //", ["a"]),
    ("a /* b /* c */ d */ e", ["a", "e"]),
    ("/**/a/***/b", ["a", "b"]),
    ("1 + 2.5e-3 - 0x1p+4 / 1_000", ["1", "+", "2.5e-3", "-", "0x1p+4", "/", "1_000"]),
    ("x.0.1", ["x", ".", "0.1"]),
    ("0...9 ..< n", ["0", "...", "9", "..<", "n"]),
    ("() -> [Int?]", ["(", ")", "->", "[", "Int", "?", "]"]),
    ("A<B<C>>=1", ["A", "<", "B", "<", "C", ">", ">", "=", "1"]),
    ("Int?=nil", ["Int", "?", "=", "nil"]),
    ("a ?? !b", ["a", "??", "!", "b"]),
    ("=.red", ["=", ".", "red"]),
    ("1+//c\n2", ["1", "+", "2"]),
    ("1+/*c*/2", ["1", "+", "2"]),
    ("`var` + `hello world`", ["`var`", "+", "`hello world`"]),
    ("$0 _ π", ["$0", "_", "π"]),
    ("@available(iOS 17, *)", ["@", "available", "(", "iOS", "17", ",", "*", ")"]),
    ("\\Box.n", ["\\", "Box", ".", "n"]),
    ("#file #if", ["#", "file", "#", "if"]),
  ]

  @Test("parts words, numbers and signs, and drops comments", arguments: sources)
  func tokens(source: String, expected: [String]) throws {
    #expect(try SourceLexer.tokens(of: source).map(\.text) == expected)
  }

  /// Literals, each of which is one token.
  private static let literals: [(String, SourceToken.Kind)] = [
    (#""""#, .string),
    (#""a // b /* c""#, .string),
    (#""a \" b \\""#, .string),
    (#""\u{1F600}""#, .string),
    (#""\(a + "b \(c) )" + [")"])""#, .string),
    (#""\(f { "}" } /* ) */)""#, .string),
    ("\"\\(a // )\n)\"", .string),
    ("\"\"\"\n a \"b\" \"\" \\(\"c\")\n \"\"\"", .string),
    ("\"\"\"\n a \\\"\"\"\n \"\"\"", .string),
    ("\"\"\"\n a \\\n b\n \"\"\"", .string),
    (##"#"a "b" \(c \" "#"##, .string),
    (##"#"\#(a + #"b"#)"#"##, .string),
    (###"##"a "# b \#(c"##"###, .string),
    (##"#"""#"##, .string),
    ("#\"\"\"\n a \"\"\" b\n \"\"\"#", .string),
    (#"/a"b(\/c[{]/"#, .regex),
    ("#/a/b\\/#c\"/#", .regex),
    ("##/a/#b/##", .regex),
    ("#/\n a # b \"\n/#", .regex),
  ]

  @Test("takes a literal as one token", arguments: literals)
  func literal(source: String, kind: SourceToken.Kind) throws {
    #expect(try SourceLexer.tokens(of: source) == [SourceToken(kind, source, at: 0)])
    #expect(
      try SourceLexer.tokens(of: "é = \(source) // end\n;").dropFirst(2)
        == [
          SourceToken(kind, source, at: 5),
          SourceToken(.sign, ";", at: 5 + source.utf8.count + " // end\n".utf8.count),
        ])
  }

  @Test(
    "a slash divides after a value",
    arguments: ["a / b / c", "a/b/c", "(a)/b/c", "x[0] /b/c", "1/2/3", "a?/b/c", "a /b\n/ c"])
  func division(source: String) throws {
    #expect(try SourceLexer.tokens(of: source).allSatisfy { $0.kind != .regex })
  }

  @Test(
    "a slash begins a regular expression where a value is expected",
    arguments: ["x = /b/", "f(/b/)", "[1, /b/]", "return /b/", "{ a in /b/ }", "a || /b/"])
  func regex(source: String) throws {
    #expect(try SourceLexer.tokens(of: source).contains { $0.kind == .regex && $0.text == "/b/" })
  }

  /// Source that does not end or begin as it must, and where that is seen.
  private static let mistakes: [(String, SourceError)] = [
    ("a /* b /* c */", SourceError("a comment does not end", at: 2)),
    ("é \"b", SourceError("a string does not end", at: 3)),
    ("\"b\n\"", SourceError("a string does not end", at: 0)),
    ("\"\"\"\n \"\"", SourceError("a string does not end", at: 0)),
    ("#\"b\"", SourceError("a string does not end", at: 0)),
    ("\"\\", SourceError("a string does not end", at: 0)),
    ("\"\\(a\"", SourceError("a string does not end", at: 4)),
    ("\"\\(a", SourceError("an interpolation does not end", at: 2)),
    ("#/b", SourceError("a regular expression does not end", at: 0)),
    ("`a", SourceError("a name between backticks does not end", at: 0)),
    ("``", SourceError("a name between backticks does not end", at: 0)),
    ("a ' b", SourceError("an unexpected character", at: 2)),
    (
      String(repeating: "\"\\(", count: 60),
      SourceError("interpolations are nested more than 50 deep", at: 152)
    ),
  ]

  @Test("says what does not end, and where it began", arguments: mistakes)
  func mistake(source: String, error: SourceError) {
    #expect(throws: error) { try SourceLexer.tokens(of: source) }
  }

  @Test("ends for every cut of source, with tokens that lie in order")
  func cuts() throws {
    let source = Self.literals.map(\.0).joined(separator: " ,\n") + Self.sources.map(\.0).joined()
    for end in source.indices {
      guard let tokens = tokens(before: end, of: source) else { continue }
      #expect(zip(tokens, tokens.dropFirst()).allSatisfy { $0.end <= $1.offset })
    }
  }

  /// The tokens of the first part of a source; nil where a literal is cut.
  private func tokens(before end: String.Index, of source: String) -> [SourceToken]? {
    do { return try SourceLexer.tokens(of: String(source[..<end])) } catch { return nil }
  }
}
