import DocumentModel
import Foundation
import Testing

@Suite struct ListExpressionTests {
  static let scope = ExpressionScope([
    "rows": [
      ["city": "Rome", "n": 3], ["city": "Oslo", "n": 1], ["city": "Rome", "n": 4],
    ],
    "x": 10, "none": [], "mixed": [1, "a"],
  ])

  static func evaluate(_ text: String) throws -> JSONValue {
    try Expression(parsing: text).evaluate(in: scope)
  }

  @Test(
    arguments: [
      ("[1, 'a', [x]][2][0]", 10), ("[]", []),
      ("map([4, 5], (y, x) => [x, -y])", [[0, -4], [1, -5]]),
      ("map(rows, x => x.n * 2)", [6, 2, 8]), ("map(rows, (x, i) => x.n * i)", [0, 1, 8]),
      ("map(filter(rows, x => x.n > 2), x => x.n)", [3, 4]), ("filter(none, x => x)", []),
      ("map(sort(rows, x => -x.n), r => r.n)", [4, 3, 1]),
      ("sort(split('b,a,c', ','))", ["a", "b", "c"]),
      ("map(sort(rows, x => x.city), r => r.n)", [1, 3, 4]), ("reversed(1...3)", [3, 2, 1]),
      ("slice('template', 0, 4)", "temp"), ("slice(1...5, 3)", [4, 5]),
      ("slice(1...5, 3, 99)", [4, 5]),
      ("slice(1...5, 9)", []), ("sum(rows, x => x.n)", 8), ("sum(none)", 0), ("mean(1...4)", 2.5),
      // Ten tenths are one, which plain addition misses.
      ("sum(map(1...10, x => 0.1))", 1), ("max(rows, x => x.n)", 4), ("min(rows, x => x.n)", 1),
      ("map(unique(rows, x => x.city), x => x.city)", ["Rome", "Oslo"]),
      ("unique(map(rows, x => x.n > 2))", [true, false]),
      (
        "map(group(rows, x => x.city), g => g.key + string(sum(g.items, x => x.n)))",
        ["Rome7", "Oslo1"]
      ),
      ("split('a, b', ', ')", ["a", "b"]), ("split('ab', '')", ["a", "b"]),
      ("replace('a-b-c', '-', '')", "abc"), ("number('3.50') * 2", 7), ("number(' -1e2 ')", -100),
      ("date('2024-06-10', 'd MMMM yyyy')", "10 June 2024"),
      ("date('2024-06-10T23:30:00-01:00', 'yyyy-MM-dd HH:mm')", "2024-06-11 00:30"),
      // The name of an element hides others, and ends with its list.
      ("sum(map(1...2, x => x)) + x", 13),
      ("map(1...2, a => sum(map(1...2, b => a * b)))", [3, 6]),
    ] as [(String, JSONValue)])
  func `Lists and texts have their values`(text: String, expected: JSONValue) throws {
    #expect(try Self.evaluate(text) == expected)
  }

  @Test(
    arguments: [
      (
        "map(rows, 2)", .wrongArguments, 10..<11, "map() needs a function as its second argument",
        "write map(list, x => x.name)"
      ),
      ("abs(x => 1)", .wrongArguments, 4..<10, "abs() does not accept \"=>\" here", "write abs(x)"),
      ("map(x, y => 1)", .typeMismatch, 4..<5, "map() takes an array, not a number", nil),
      (
        "filter(rows, x => x.n)", .typeMismatch, 13..<21,
        "filter() takes true or false for each element, not a number", nil
      ),
      (
        "sort(mixed)", .typeMismatch, 0..<11,
        "sort() takes only numbers or only strings, not a string", nil
      ),
      ("[1, 2", .expressionSyntax, 5..<5, "expected \"]\", found the end", nil),
      (
        "mean(none)", .notFinite, 0..<10, "mean() of an empty array has no value",
        "test the count of the array first"
      ),
      (
        "map(rows, true => 1)", .expressionSyntax, 10..<17,
        "\"true\" cannot be used as a parameter name", "write x => …"
      ),
      (
        "number('12px')", .typeMismatch, 7..<13, "number() cannot read \"12px\"",
        "write digits with a decimal point, for example '1234.5'"
      ),
      (
        "date('31.12.2024', 'y')", .typeMismatch, 5..<17, "date() cannot read \"31.12.2024\"",
        "write parseDate('31.12.2024', 'dd.MM.yyyy')"
      ),
      (
        "replace('a', '', 'b')", .wrongArguments, 13..<15, "the search text of replace() is empty",
        "write the text to replace"
      ),
    ] as [(String, DiagnosticCode, Range<Int>, String, String?)])
  func `Errors name the cause and the place`(
    text: String, code: DiagnosticCode, range: Range<Int>, message: String, help: String?
  ) {
    let error = #expect(throws: ExpressionError.self) { try Self.evaluate(text) }
    #expect(error == ExpressionError(code, message, at: range, help: help))
  }

  @Test(arguments: [
    "map(1...1000, x => map(1...1000, y => map(1...1000, z => 1)))",
    "count(map(1...40000, x => [x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x]))",
    "map(1...20, a => map(1...20, b => map(1...20, c => map(1...20, d => map(1...20, e => 1)))))",
    "replace(replace(replace(join(map(1...9999, x => 'a'), ''), 'a', join(map(1...9999, x => 'a'), '')), 'a', 'aaaa'), 'a', 'aaaa')",
  ])
  func `No expression runs for ever`(text: String) {
    let error = #expect(throws: ExpressionError.self) { try Self.evaluate(text) }
    #expect(error?.code == .tooManySteps)
  }

  @Test func `Names of elements are no names of the document`() throws {
    let expression = try Expression(parsing: "map(rows, r => r.n + x)")
    #expect(expression.names == ["rows", "x"])
  }

  @Test(
    arguments: [
      ("2024", 1_704_067_200), ("2024-06", 1_717_200_000), ("2024-06-10", 1_717_977_600),
      ("2024-06-10T09:41", 1_718_012_460), ("2024-06-10 09:41:30.5Z", 1_718_012_490.5),
      ("2024-06-10T09:41:00+02:00", 1_718_005_260),
    ] as [(String, Double)])
  func `Dates are read`(text: String, seconds: Double) {
    #expect(DateText.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "24", "2024-13", "2024-02-30", "2024-06-10T25:00", "10.06.2024", "03/04/2024",
  ])
  func `What is no date is refused`(text: String) { #expect(DateText.date(text) == nil) }
}
