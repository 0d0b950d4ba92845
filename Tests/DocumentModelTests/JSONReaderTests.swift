import DocumentModel
import Testing

@Suite("JSON reader")
struct JSONReaderTests {
  static func value(_ text: String) throws -> JSONValue {
    try JSONReader.read(SourceText(name: "t.json", text: text)).get().value
  }

  static func problems(_ text: String) -> [String] {
    JSONReader.read(SourceText(name: "t.json", text: text)).diagnostics.map { diagnostic in
      let place = diagnostic.span.map { "\($0.start.line):\($0.start.column)" } ?? "-"
      return "\(place) \(diagnostic.code.id) \(diagnostic.message)"
    }
  }

  @Test(
    "Everything that JSON5 adds to JSON is read",
    arguments: [
      ("{a: 1}", ["a": 1]),
      ("{$a_1: 1, ünï: 2}", ["$a_1": 1, "ünï": 2]),
      (#"{\u0061b: 1}"#, ["ab": 1]),
      ("{'a': 'it\"s'}", ["a": "it\"s"]),
      ("[1, 2,]", [1, 2]),
      ("{a: 1,}", ["a": 1]),
      ("// one\n[1 /* two */, /**/ 2] // three", [1, 2]),
      ("[0x1F, -0xff, +0X0]", [31, -255, 0]),
      ("[.5, 5., +1, -.25, 1e3, 1E-2, 12.5e+1]", [0.5, 5, 1, -0.25, 1000, 0.01, 125]),
      ("['a\\\nb', 'c\\\r\nd']", ["ab", "cd"]),
      (#"['\x41\u00e9\v\0\'\"\/\$']"#, ["A\u{E9}\u{B}\0'\"/$"]),
      (#"["\uD83D\uDE00"]"#, ["😀"]),
      ("\u{FEFF}\u{A0}[\u{2028}true, false, null]\u{B}\u{C}", [true, false, nil]),
      ("{while: 1, true: 2}", ["while": 1, "true": 2]),
    ] as [(String, JSONValue)])
  func json5(text: String, expected: JSONValue) throws {
    #expect(try Self.value(text) == expected)
  }

  @Test(
    "A name with an escape that stands for no letter is a problem, wherever it ends",
    arguments: [
      (#"\"#, "1:1 E0111"), (#"\u0000"#, "1:1 E0111"), (#"[0,\"#, "1:4 E0111"),
      (#"{a\:1}"#, "1:3 E0111"), (#"{\u00"#, "1:2 E0111"), (#"ab\q"#, "1:3 E0111"),
    ])
  func brokenEscapes(text: String, first: String) {
    #expect(Self.problems(text).first?.hasPrefix(first) == true, "\(Self.problems(text))")
  }

  @Test("Members keep their order")
  func order() throws {
    #expect(try Self.value("{z: 1, a: 2, m: 3}").object?.keys == ["z", "a", "m"])
  }

  @Test("Keys and values know their bytes")
  func ranges() throws {
    let root = try JSONReader.read(SourceText(name: "t", text: #"{ "é": [1, 'ab'] }"#)).get()
    let member = try #require(root.member("é"))
    #expect(root.range == 0..<19)
    #expect(member.keyRange == 2..<6)
    #expect(member.keySpan.text == "\"é\"")
    #expect(member.value.span.text == "[1, 'ab']")
    #expect(member.value[1]?.range == 12..<16)
  }

  @Test("Comments and references are noticed")
  func flags() {
    let plain = JSONReader.read(SourceText(name: "t", text: #"{"a": "// no"}"#))
    #expect(!plain.containsComments)
    #expect(!plain.containsReferences)
    let rich = JSONReader.read(SourceText(name: "t", text: #"{"$ref": "x" /* yes */}"#))
    #expect(rich.containsComments)
    #expect(rich.containsReferences)
  }

  @Test(
    "A syntax error tells its line, column and reason",
    arguments: [
      ("", ["1:1 E0120 the file is empty; expected an object"]),
      (" // only\n", ["1:1 E0120 the file is empty; expected an object"]),
      ("[1] x", [#"1:5 E0103 unexpected "x" after the end of the document"#]),
      ("[1 2]", [#"1:3 E0104 expected "," between elements"#]),
      ("{\n  \"a\": 1\n  \"b\": 2\n}", [#"2:9 E0104 expected "," between members"#]),
      ("[1, , 2]", [#"1:5 E0106 expected a value before ",""#]),
      ("[,]", [#"1:2 E0106 expected a value before ",""#]),
      ("{\"a\" 1}", [#"1:6 E0105 expected ":" after the key "a", found "1""#]),
      ("{\"a\" = 1}", [#"1:6 E0105 expected ":" after the key "a", found "=""#]),
      ("{\"a\": }", [#"1:7 E0106 expected a value for the key "a""#]),
      ("{\"a\": , \"b\": 1}", [#"1:7 E0106 expected a value for the key "a""#]),
      ("{, \"b\": 1}", [#"1:2 E0107 expected a key before ",""#]),
      ("{12: 1}", [#"1:2 E0107 expected a key, found "12""#]),
      ("{\"a\": 1, \"a\": 2}", [#"1:10 E0117 duplicate key "a""#]),
      ("[1}", [#"1:3 E0119 expected "]" to close the array, found "}""#]),
      (
        "{\n<<<<<<< HEAD\n  \"a\": 1\n=======\n  \"a\": 2\n>>>>>>> main\n}",
        ["2:1 E0121 the file has Git merge markers: a conflict is not resolved"]
      ),
      (
        "{\"a\": 1,\n=======\n\"b\": 2}",
        ["2:1 E0121 the file has Git merge markers: a conflict is not resolved"]
      ),
      ("{\"a\": [1}", [#"1:9 E0119 expected "]" to close the array, found "}""#]),
      ("[012]", [#"1:2 E0108 "012" is not a number"#]),
      ("[1.2.3]", [#"1:2 E0108 "1.2.3" is not a number"#]),
      ("[15px, 2]", [#"1:2 E0108 "15px" is not a number"#]),
      ("[0x]", [#"1:2 E0108 "0x" is not a number"#]),
      ("[1e]", [#"1:2 E0108 "1e" is not a number"#]),
      (
        "[- 1]",
        [#"1:2 E0108 "-" is not a number"#]
      ),
      ("[1e999]", ["1:2 E0109 the number is out of range; the largest is about 1.8e308"]),
      ("[NaN]", ["1:2 E0110 NaN is not allowed in a document"]),
      ("[-Infinity]", ["1:2 E0110 -Infinity is not allowed in a document"]),
      (#"["\q"]"#, [#"1:3 E0111 "\q" is not an escape"#]),
      (#"["\u12"]"#, [#"1:3 E0111 expected 4 hexadecimal digits after "\u""#]),
      (#"["\xg1"]"#, [#"1:3 E0111 expected 2 hexadecimal digits after "\x""#]),
      (#"["\1"]"#, [#"1:3 E0111 "\1" is not an escape"#]),
      (#"["\uD800"]"#, [#"1:3 E0112 "\uD800" is a surrogate without its other half"#]),
      (
        #"["\uDC00x"]"#, [#"1:3 E0112 "\uDC00" is a surrogate without its other half"#]
      ),
      ("[\"a\tb\"]", ["1:4 E0113 the string contains the control character U+0009"]),
      ("[\"abc\n]", ["1:2 E0115 the string is not closed on its line"]),
      ("[1, /* x", ["1:5 E0116 the comment is not closed; expected \"*/\""]),
      (
        "[True, nul]",
        [
          #"1:2 E0118 unknown word "True"; expected a value"#,
          #"1:8 E0118 unknown word "nul"; expected a value"#,
        ]
      ),
      ("[@, 1]", [#"1:2 E0101 expected a value, found "@""#]),
      (
        "{\"a\": [1, 2\n",
        [
          #"1:12 E0102 unexpected end of file; expected "]" to close the array"#
        ]
      ),
      ("{\"é\": \"👻\", \"a\" 1}", [#"1:16 E0105 expected ":" after the key "a", found "1""#]),
    ] as [(String, [String])])
  func syntaxErrors(text: String, expected: [String]) {
    #expect(Self.problems(text) == expected)
  }

  @Test(
    "Swift source and YAML are named, and what to do with them",
    arguments: [
      ("a.swift", "import SwiftUI", "the file is Swift source, not JSON"),
      ("a.YAML", "kind: circle", "the file is YAML, not JSON"),
      ("a.yml", "- 1", "the file is YAML, not JSON"),
    ])
  func otherLanguages(name: String, text: String, message: String) {
    let reading = JSONReader.read(SourceText(name: name, text: text))
    #expect(reading.diagnostics.map(\.message) == [message])
    #expect(reading.diagnostics.first?.help != nil)
    #expect(JSONReader.read(SourceText(name: name, text: "{a: 1}")).root?.value == ["a": 1])
  }

  @Test("Several errors of a file are reported")
  func recovery() {
    let text = """
      {
        "a": 1
        "b": tru,
        "c": [1, 2 3, @],
        "d" 5,
        "e": "ok",
        "e": 7
      }
      """
    #expect(
      Self.problems(text) == [
        #"2:9 E0104 expected "," between members"#,
        #"3:8 E0118 unknown word "tru"; expected a value"#,
        #"4:13 E0104 expected "," between elements"#,
        #"4:17 E0101 expected a value, found "@""#,
        #"5:7 E0105 expected ":" after the key "d", found "5""#,
        #"7:3 E0117 duplicate key "e""#,
      ])
  }

  @Test("A truncated file says what is open, innermost first, and where")
  func truncated() throws {
    let source = SourceText(name: "t", text: "{\n  \"a\": [\n    {\"b\": [1,")
    let diagnostic = try #require(JSONReader.read(source).diagnostics.first)
    #expect(diagnostic.code == .unexpectedEnd)
    #expect(diagnostic.pointer?.description == "/a/0/b/1")
    #expect(
      diagnostic.notes.map(\.message) == [
        "the array opened at line 3, column 11 is not closed",
        "the object opened at line 3, column 5 is not closed",
        "the array opened at line 2, column 8 is not closed",
        "and 1 more enclosing arrays or objects",
      ])
  }

  @Test("A duplicate key points at both, among few members and among many")
  func duplicates() throws {
    for count in [1, 40] {
      let keys = (0..<count).map { "k\($0): 0" }.joined(separator: ",")
      let text = "{\(keys),\nk0: 1}"
      let diagnostics = JSONReader.read(SourceText(name: "t", text: text)).diagnostics
      let diagnostic = try #require(diagnostics.first)
      #expect(diagnostics.count == 1)
      #expect(diagnostic.span?.start == SourcePosition(line: 2, column: 1))
      #expect(diagnostic.notes.first?.span?.start == SourcePosition(line: 1, column: 2))
      #expect(diagnostic.pointer?.description == "/k0")
    }
  }

  @Test(
    "Bytes that are not UTF-8 are errors wherever they stand",
    arguments: [
      ([0x5B, 0x22, 0xFF, 0x22, 0x5D], "1:3"),  // ["ÿ"]
      ([0x5B, 0x22, 0xC0, 0x80, 0x22, 0x5D], "1:3"),  // overlong
      ([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], "1:3"),  // a surrogate
      ([0x2F, 0x2F, 0x80, 0x0A, 0x31], "1:3"),  // in a comment
      ([0x5B, 0x0A, 0x80, 0x5D], "2:1"),  // as a value
      ([0xFF, 0xFE, 0x5B, 0x00], "1:1"),  // UTF-16
    ] as [([UInt8], String)])
  func invalidUTF8(bytes: [UInt8], place: String) throws {
    let diagnostic = try #require(
      JSONReader.read(SourceText(name: "t", bytes: bytes)).diagnostics.first)
    let start = try #require(diagnostic.span?.start)
    #expect(diagnostic.code == .invalidUTF8)
    #expect("\(start.line):\(start.column)" == place)
  }

  @Test("Input deeper than the limit is refused at the limit")
  func depth() throws {
    var limits = DocumentLimits()
    let deep = SourceText(name: "t", text: String(repeating: "[", count: 10_000))
    let diagnostics = JSONReader.read(deep).diagnostics
    #expect(diagnostics.map(\.code) == [.nestedTooDeeply])
    #expect(diagnostics.first?.span?.range == 128..<129)
    limits.depth = 1_000_000
    #expect(limits.depth == DocumentLimits.maximumDepth)
    #expect(JSONReader.read(deep, limits: limits).diagnostics.map(\.code) == [.nestedTooDeeply])
    let text = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(JSONReader.read(SourceText(name: "t", text: text)).root != nil)
    #expect(JSONReader.read(SourceText(name: "t", text: "[\(text)]")).root == nil)
  }

  @Test("Size and number of values are limited")
  func limits() {
    var limits = DocumentLimits()
    #expect(limits.problem(withFileOf: 16 << 20, named: "a") == nil)
    let problem = limits.problem(withFileOf: 200_000_000, named: "a.json")
    #expect(problem?.code == .fileTooLarge)
    #expect(problem?.message == "\"a.json\" has 200000000 bytes; the limit is 16777216")
    limits.fileSize = 3
    #expect(
      JSONReader.read(SourceText(name: "t", text: "[10]"), limits: limits).diagnostics.map(\.code)
        == [.fileTooLarge])
    limits = DocumentLimits()
    limits.values = 3
    #expect(JSONReader.read(SourceText(name: "t", text: "[1,2]"), limits: limits).root != nil)
    #expect(
      JSONReader.read(SourceText(name: "t", text: "[1,2,3]"), limits: limits).diagnostics
        .map(\.code) == [.tooManyValues])
    limits.diagnostics = 5
    limits.values = 1000
    let broken = SourceText(name: "t", text: "[\(String(repeating: "x,", count: 50))]")
    #expect(JSONReader.read(broken, limits: limits).diagnostics.count == 5)
  }
}
