import DocumentModel
import Testing

@Suite("Expressions")
struct ExpressionTests {
  static let scope = ExpressionScope(
    [
      "model": ["fill": ["hue": 0.66], "outlineWidth": 15],
      "cards": [["id": "a", "face": "👻", "up": true], ["id": "b", "face": "🎃", "up": false]],
      "i": 1, "title": "Hi", "none": nil, "list": [3, 1, 2],
    ], parent: ExpressionScope(["i": 100, "outer": 7]))

  static func evaluate(_ text: String) throws -> JSONValue {
    try Expression(parsing: text).evaluate(in: scope)
  }

  @Test(
    "Expressions have their values",
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("10 - 4 - 3", 3), ("2 * -3", -6), ("- -2", 2),
      ("7 % 3", 1), ("-7 % 3", -1), ("7 / 2", 3.5), (".5 + 1e2", 100.5),
      ("1 < 2", true), ("2 <= 1", false), ("'a' < 'b'", true), ("3 > 2 == true", true),
      ("1 == 1.0", true), ("'a' != \"a\"", false), ("none == null", true), ("i == null", false),
      ("true && !false", true), ("false && missing", false), ("true || missing", true),
      ("i > 0 ? 'yes' : 'no'", "yes"), ("false ? 1 : true ? 2 : 3", 2),
      ("'a' + 'b' + title", "abHi"), (#"'it\'s' + "\n""#, "it's\n"),
      ("model.fill.hue", 0.66), ("cards[0].face", "👻"), ("cards[i].id", "b"),
      ("cards[cards.count - 1].up", false), ("model['outlineWidth'] * 2", 30), ("outer", 7),
      ("title.count", 2), ("0..<3", [0, 1, 2]), ("1...i + 2", [1, 2, 3]), ("range(2)", [0, 1]),
      ("range(2, 4)", [2, 3]), ("2..<2", []),
      ("min(3, 1, 2)", 1), ("max(list)", 3), ("round(2.5)", 3), ("round(-2.5)", -3),
      ("round(3.14159, 2)", 3.14), ("floor(-1.5)", -2), ("ceil(1.2)", 2), ("trunc(-1.7)", -1),
      ("abs(-3)", 3), ("clamp(5, 0, 1)", 1), ("mix(10, 20, 0.25)", 12.5), ("sqrt(9)", 3),
      ("pow(2, 10)", 1024), ("sin(0)", 0), ("cos(pi)", -1), ("count(cards)", 2), ("count('👻é')", 2),
      ("count(model)", 2), ("upper('aé')", "AÉ"), ("lower('ABC')", "abc"),
      ("contains(list, 2)", true), ("contains('hello', 'ell')", true),
      ("contains(model, 'x')", false),
      ("join(list, '-')", "3-1-2"), ("string(1.50)", "1.5"),
      ("string(true) + string(none ?? 'null')", "truenull"),
      ("format(0.666, '.0%')", "67%"), ("format(i, 'd') + ' of ' + string(count(cards))", "1 of 2"),
      ("true", true), ("null", nil), ("  1\n+\t1 ", 2),
    ] as [(String, JSONValue)])
  func values(text: String, expected: JSONValue) throws {
    #expect(try Self.evaluate(text) == expected)
  }

  @Test(
    "Errors name the cause and the place",
    arguments: [
      ("", .expressionSyntax, 0..<0, "the expression is empty", "write a value, for example 1 + 2"),
      ("1 +", .expressionSyntax, 3..<3, "expected a value, found the end", nil),
      ("1 2", .expressionSyntax, 2..<3, "expected an operator or the end, found 2", nil),
      ("(1", .expressionSyntax, 2..<2, "expected \")\", found the end", nil),
      ("a = 1", .expressionSyntax, 2..<3, "unexpected \"=\"", "did you mean \"==\"?"),
      ("'abc", .expressionSyntax, 0..<4, "the string is not closed", "add '"),
      ("3px", .expressionSyntax, 0..<3, "\"3px\" is not a number", nil),
      ("a.1", .expressionSyntax, 1..<3, "expected an operator or the end, found 0.1", nil),
      ("modle.fill", .unknownName, 0..<5, "unknown name \"modle\"", "did you mean \"model\"?"),
      (
        "model.fil", .unknownMember, 6..<9, "the object has no member \"fil\"",
        "did you mean \"fill\"?"
      ),
      (
        "cont(list)", .unknownFunction, 0..<4, "unknown function \"cont\"",
        "did you mean \"count\"?"
      ),
      (
        "clamp(1)", .wrongArguments, 0..<8, "clamp() does not take 1 argument",
        "write clamp(x, least, greatest)"
      ),
      (
        "title + 1", .typeMismatch, 0..<9, "\"+\" cannot add a string and a number",
        "use string(x) or format(x, '.2f') to append to text"
      ),
      (
        "title * 2", .typeMismatch, 0..<5, "\"*\" takes a number, not a string",
        "write number(title)"
      ),
      ("!i", .typeMismatch, 1..<2, "\"!\" takes a boolean, not a number", "write (i != 0)"),
      (
        "i ? 1 : 2", .typeMismatch, 0..<1, "\"?\" takes a boolean, not a number",
        "write (i != 0)"
      ),
      (
        "i == 'a'", .typeMismatch, 0..<8, "\"==\" cannot compare a number with a string",
        "convert one of them with string(x) or number(x)"
      ),
      ("list < list", .typeMismatch, 0..<11, "\"<\" cannot compare an array with an array", nil),
      (
        "1 / (i - 1)", .divisionByZero, 5..<10, "division by zero",
        "test the divisor first, for example x == 0 ? 0 : 10 / x"
      ),
      (
        "5 % 0", .divisionByZero, 4..<5, "division by zero",
        "test the divisor first, for example x == 0 ? 0 : 10 / x"
      ),
      (
        "list[3]", .indexOutOfRange, 5..<6, "index 3 is out of range; the array has 3 elements",
        "use an index from 0 to 2"
      ),
      (
        "list[-1]", .indexOutOfRange, 5..<7, "index -1 is out of range; the array has 3 elements",
        "use an index from 0 to 2"
      ),
      (
        "list[0.5]", .indexOutOfRange, 5..<8, "index 0.5 is out of range; the array has 3 elements",
        "use an index from 0 to 2"
      ),
      ("i.x", .typeMismatch, 2..<3, "a number has no member \"x\"", nil),
      (
        "sqrt(-1)", .notFinite, 0..<8, "the result is not a finite number",
        "test the operands first, for example x < 0 ? 0 : sqrt(x)"
      ),
      (
        "1e308 * 10", .notFinite, 0..<10, "the result is not a finite number",
        "test the operands first, for example x < 0 ? 0 : sqrt(x)"
      ),
      ("0..<0.5", .typeMismatch, 4..<7, "a range takes a whole number, not 0.5", nil),
      (
        "3..<1", .indexOutOfRange, 0..<5, "the range ends at 1, before its start 3",
        "write the lower number first"
      ),
      (
        "format(1, 'q')", .invalidFormat, 10..<13, "\"q\" is not a format",
        "write '.2f', ',.0f', '.1%', 'd' or '>8'"
      ),
      (
        "0..<2000000", .tooManySteps, 0..<11, "the expressions take more than 1000000 steps",
        "simplify the expressions or raise the limit with --max-steps"
      ),
    ] as [(String, DiagnosticCode, Range<Int>, String, String?)])
  func errors(text: String, code: DiagnosticCode, range: Range<Int>, message: String, help: String?)
  {
    let error = #expect(throws: ExpressionError.self) { try Self.evaluate(text) }
    #expect(error == ExpressionError(code, message, at: range, help: help))
  }

  @Test(
    "Nesting and length are limited", arguments: ["(", "-", "!", "[", "a?", "1+", "a.b+", "abs("])
  func complexity(piece: String) {
    let nested = String(repeating: piece, count: 2000)
    #expect(throws: ExpressionError.self) { try Expression(parsing: nested + "1") }
    let long = String(repeating: piece, count: 20_000)
    let error = #expect(throws: ExpressionError.self) { try Expression(parsing: long) }
    #expect(error?.code == .expressionTooComplex)
  }

  @Test("A shared budget is used up by all")
  func budget() throws {
    var budget = ExpressionBudget(limit: 10)
    let expression = try Expression(parsing: "1 + 2")
    _ = try expression.evaluate(in: Self.scope, budget: &budget)
    #expect(budget.remaining == 7)
    _ = try expression.evaluate(in: Self.scope, budget: &budget)
    _ = try expression.evaluate(in: Self.scope, budget: &budget)
    let error = #expect(throws: ExpressionError.self) {
      try expression.evaluate(in: Self.scope, budget: &budget)
    }
    #expect(error?.code == .tooManySteps)
  }

  @Test("The names a value depends on are known")
  func names() throws {
    let text = "cards[i].face + format(model.x, '.1f') == (c ? d.i : cards[0].j)"
    #expect(try Expression(parsing: text).names == ["cards", "i", "model", "c", "d"])
  }

  @Test("An error is placed inside the string of the document, escapes counted")
  func places() throws {
    // é and 👻 are escapes in the document, ' is written as \x27.
    let source = SourceText(
      name: "m.json", text: #"{"t": {"$": "'\u00e9\uD83D\uDC7B\x27 + oops + 1"}}"#)
    let node = try #require(JSONReader.read(source).get()["t"])
    let expression = try #require(try Expression.parse(node))
    #expect(expression.text == "'é👻' + oops + 1")
    let error = #expect(throws: ExpressionError.self) { try expression.evaluate(in: Self.scope) }
    let diagnostic = try #require(error.map { expression.diagnostic(for: $0, in: node) })
    #expect(diagnostic.span?.text == "oops")
    #expect(diagnostic.span?.start == SourcePosition(line: 1, column: 40))
  }

  @Test(
    "Only an object with the key $ alone and a string is an expression",
    arguments: [
      (#"{"a": 1}"#, nil), (#""$""#, nil),
      (#"{"$": 1}"#, "expected a string as the expression, found a number"),
      (#"{"$": "1", "x": 2}"#, "an expression cannot have keys other than \"$\""),
      (#"{"$": "1 +"}"#, "expected a value, found the end"),
    ] as [(String, String?)])
  func objects(text: String, message: String?) throws {
    let node = try JSONReader.read(SourceText(name: "t", text: text)).get()
    if let message {
      let error = #expect(throws: Diagnostic.self) { try Expression.parse(node) }
      #expect(error?.message == message)
      #expect(error?.span != nil)
    } else {
      #expect(try Expression.parse(node) == nil)
    }
  }

  // Values as Python's format() gives them.
  @Test(
    "format() follows Python's mini-language",
    arguments: [
      ("3.14159", ".2f", "3.14"), ("2.675", ".2f", "2.67"), ("0.125", ".2f", "0.12"),
      ("0.375", ".2f", "0.38"), ("2.5", ".0f", "2"), ("3.5", ".0f", "4"),
      ("1234567.891", ",.1f", "1,234,567.9"),
      ("1234", ",.0f", "1,234"), ("999", ",", "999"), ("1000", ",", "1,000"),
      ("0.256", ".1%", "25.6%"),
      ("0.07", "%", "7%"), ("5", "d", "5"), ("5", "03d", "005"), ("-5", "04d", "-005"),
      ("5", "+d", "+5"),
      ("5", " d", " 5"), ("5", ">4d", "   5"), ("5", "<4d", "5   "), ("5", "^5d", "  5  "),
      ("5", "*^5d", "**5**"), ("1.5", "f", "1.500000"), ("1.50", "", "1.5"),
      ("-0.001", ".2f", "0.00"),
      ("1e21", ".0f", "1000000000000000000000"), ("0.1", ".20f", "0.10000000000000000555"),
      ("5e-324", ".3f", "0.000"), ("12.5", "8.2f", "   12.50"), ("-1234.5", ",.2f", "-1,234.50"),
      ("'ab'", "5s", "ab   "), ("'ab'", ">5", "   ab"), ("0", ".1f", "0.0"), ("0.5", ".0%", "50%"),
      ("123456789012345680000", "d", "123456789012345683968"), ("9.995", ".2f", "9.99"),
      ("99.5", ".0f", "100"),
    ])
  func formats(value: String, specification: String, expected: String) throws {
    #expect(try Self.evaluate("format(\(value), '\(specification)')") == .string(expected))
  }

  @Test(
    "Invalid formats are refused", arguments: ["x", ".f", ".99f", "999d", ".2d", "f2", ",s", "+s"])
  func invalidFormats(specification: String) {
    let error = #expect(throws: ExpressionError.self) {
      try Self.evaluate("format(1, '\(specification)')")
    }
    #expect(error?.code == .invalidFormat)
  }
}
