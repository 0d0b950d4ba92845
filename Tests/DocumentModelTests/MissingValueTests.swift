import DocumentModel
import Testing

@Suite struct MissingValueTests {
  private static let rows = SourceText(
    name: "rows.csv", text: "year,wheat,wages,note\n1810,99,30,\n1815,78,,a\n1820,54,12,b\n")
  private static let nested = SourceText(
    name: "a.jsonl",
    text: """
      {"name": "a", "stats": {"wins": 3}, "tags": [{"id": 1}, {"id": 2, "hot": true}]}
      {"name": "b", "stats": {}, "tags": []}
      {"name": "c", "t": null}
      """)

  private static func scope() throws -> ExpressionScope {
    let rows = try #require(DataReader.read(rows).value)
    let nested = try #require(DataReader.read(nested).value)
    return ExpressionScope(["rows": rows, "nested": nested, "one": ["a": 1], "none": nil])
  }

  private static func evaluate(_ text: String) throws -> JSONValue {
    try Expression(parsing: text).evaluate(in: scope())
  }

  @Test(
    arguments: [
      ("none ?? 1", 1), ("0 ?? none.x", 0), ("none ?? none ?? 2", 2), ("(none ?? 1) + 1", 2),
      // As in Swift, `??` binds less than `+` and more than `<` and `==`.
      ("none ?? 1 + 1", 2), ("none ?? 1 < 2", true), ("3 == none ?? 3", true),
      ("true ? none ?? 'a' : 'b'", "a"), ("1 ?? 1 / 0", 1),
      ("rows[1].wages", nil), ("rows[1].wages ?? 0", 0), ("rows[1].wages != null", false),
      ("rows[0].note == null", true), ("rows[0]['note'] ?? '-'", "-"),
      ("nested[0].t", nil), ("nested[1].stats.wins ?? 0", 0), ("nested[2].stats.wins ?? 0", 0),
      ("nested[2].tags[0].hot", nil), ("nested[0].tags[0].hot ?? false", false),
      ("has(rows[0].wages)", true), ("has(rows[1].wages)", false), ("has(rows[1], 'wages')", false),
      ("has(rows[0], 'other')", false), ("has(one.b)", false), ("has(one.b.c)", false),
      ("has(none)", false), ("has(none, 'a')", false), ("has(nested[1].stats.wins)", false),
      ("sum(rows, r => r.wages)", 42), ("mean(rows, r => r.wages)", 21),
      ("max(rows, r => r.wages)", 30), ("min(map(rows, r => r.wages))", 12), ("min(4, none)", 4),
      ("count(map(rows, r => r.wages))", 2), ("map(rows, r => r.wages).count", 3),
      ("join(map(rows, r => r.note), ', ')", "a, b"),
      ("map(sort(rows, r => r.wages), r => r.year)", [1820, 1810, 1815]),
      ("map(sort(rows, r => r.note), r => r.year)", [1815, 1820, 1810]),
      ("sum(filter(rows, r => has(r.wages)), r => r.wages)", 42),
      // A row keeps the columns of its table.
      ("filter(rows, r => !has(r.wages))[0].wages ?? 0", 0),
      ("map(filter(nested, r => !has(r.t)), r => r.t ?? 0)", [0, 0, 0]),
    ] as [(String, JSONValue)])
  func `A missing value is null`(text: String, expected: JSONValue) throws {
    #expect(try Self.evaluate(text) == expected)
  }

  @Test(
    arguments: [
      (
        "rows[0].wage", .unknownMember, "no row has the member \"wage\"", "did you mean \"wages\"?",
        "rows.csv:2:1"
      ),
      (
        "rows[0].price ?? 0", .unknownMember, "no row has the member \"price\"",
        "the columns are \"year\", \"wheat\", \"wages\", \"note\"", "rows.csv:2:1"
      ),
      (
        "has(rows[0].price)", .unknownMember, "no row has the member \"price\"",
        "the columns are \"year\", \"wheat\", \"wages\", \"note\"", "rows.csv:2:1"
      ),
      (
        "nested[1].stats.losses ?? 0", .unknownMember, "no row has the member \"losses\"",
        "the columns are \"wins\"", "a.jsonl:2:24"
      ),
      (
        "one.b ?? 0", .unknownMember, "the object has no member \"b\"", "it has \"a\"", nil
      ),
      (
        "rows[1].wages * 2", .typeMismatch, "\"*\" takes a number, not null",
        "for a default, write (rows[1].wages ?? 0)", "rows.csv:3:9"
      ),
      (
        "'x' + rows[0].note", .typeMismatch, "\"+\" cannot add a string and null",
        "for a default, write (rows[0].note ?? '')", "rows.csv:2:12"
      ),
      (
        "rows[1].wages < 2", .typeMismatch, "\"<\" cannot compare null with a number",
        "for a default, write (rows[1].wages ?? 0)", "rows.csv:3:9"
      ),
      (
        "map(rows, r => r.wages + 1)", .typeMismatch, "\"+\" cannot add null and a number",
        "for a default, write (r.wages ?? 0)", "rows.csv:3:9"
      ),
      (
        "nested[1].stats.wins * 2", .typeMismatch, "\"*\" takes a number, not null",
        "for a default, write (nested[1].stats.wins ?? 0)", "a.jsonl:2:24"
      ),
      (
        "string(nested[2].t)", .typeMismatch,
        "text takes strings, numbers, true or false, not null",
        "for a default, write (nested[2].t ?? '')", "a.jsonl:3:20"
      ),
      (
        "sum(rows, r => r.note)", .typeMismatch, "sum() takes numbers, not a string", nil,
        "rows.csv:3:10"
      ),
      (
        "date(nested[0].name, 'd')", .typeMismatch, "date() cannot read \"a\"", nil, "a.jsonl:1:10"
      ),
    ] as [(String, DiagnosticCode, String, String?, String?)])
  func `Errors name the place of the value in the file`(
    text: String, code: DiagnosticCode, message: String, help: String?, place: String?
  ) throws {
    let error = try #require(#expect(throws: ExpressionError.self) { try Self.evaluate(text) })
    #expect(error.code == code && error.message == message)
    if help != nil || code == .unknownMember { #expect(error.help == help) }
    let span = error.origin?.span
    let found = span.map { "\($0.source.name):\($0.start.line):\($0.start.column)" }
    #expect(found == place)
  }

  @Test func `A header without separators is explained`() throws {
    let table = SourceText(name: "a.csv", text: "Chins Situps Jumps\n5 162 60\n")
    let rows = try #require(DataReader.read(table).value)
    let expression = try Expression(parsing: "rows[0].Chins")
    let error = #expect(throws: ExpressionError.self) {
      try expression.evaluate(in: ExpressionScope(["rows": rows]))
    }
    #expect(
      error?.help
        == "the only column is \"Chins Situps Jumps\"; separate columns with commas, semicolons or tabs"
    )
  }

  @Test func `A changed object forgets where it was read`() throws {
    var object = try #require(DataReader.read(Self.rows).value?.array?.first?.object)
    #expect(object.origin?.node["wages"]?.span.text == "30")
    object["wages"] = 31
    #expect(object.origin == nil)
  }
}
