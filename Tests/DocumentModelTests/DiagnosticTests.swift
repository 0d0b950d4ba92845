import DocumentModel
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
  static func diagnostic(_ text: String, _ range: Range<Int>, help: String? = nil) -> Diagnostic {
    let source = SourceText(name: "model.json", text: text)
    return Diagnostic(
      .unknownMember, "a message", at: SourceSpan(source: source, range: range), help: help)
  }

  @Test("A diagnostic shows the line, the caret and the help")
  func caret() {
    let source = SourceText(
      name: "model.json", text: "{\n  \"strokBorder\": { \"lineWidth\": 15 }\n}")
    let diagnostic = Diagnostic(
      .unknownMember, "unknown modifier \"strokBorder\"",
      at: SourceSpan(source: source, range: 4..<17),
      pointer: JSONPointer(["view", "children", "1", "modifiers", "2"]),
      help: "did you mean \"strokeBorder\"?")
    #expect(
      diagnostic.description == """
        error[E0511]: unknown modifier "strokBorder"
          --> model.json:2:3  (at /view/children/1/modifiers/2)
           |
         2 |   "strokBorder": { "lineWidth": 15 }
           |   ^^^^^^^^^^^^^ did you mean "strokeBorder"?

        """)
  }

  @Test("Notes show their own places")
  func notes() {
    let source = SourceText(name: "m", text: "{a: 1,\n a: 2}")
    #expect(
      JSONReader.read(source).diagnostics.map(\.description) == [
        """
        error[E0117]: duplicate key "a"
          --> m:2:2  (at /a)
           |
         2 |  a: 2}
           |  ^ remove one of them
        note: the first one is here
          --> m:1:2
           |
         1 | {a: 1,
           |  -

        """
      ])
  }

  @Test(
    "Marks are below the marked text",
    arguments: [
      ("\t\"a\"", 1..<4, "     \"a\"", "     ^^^"),
      ("ab\tc", 3..<4, " ab  c", "     ^"),
      ("漢字x", 6..<7, " 漢字x", "     ^"),
      ("'👻'", 1..<5, " '👻'", "  ^^"),
      ("e\u{301}x", 3..<4, " e\u{301}x", "  ^"),
      ("abc", 3..<3, " abc", "    ^"),
      ("a\nbcd", 0..<4, " a", " ^"),
      ("\u{1B}[2Jx", 4..<5, " \u{FFFD}[2Jx", "     ^"),
    ])
  func marks(text: String, range: Range<Int>, line: String, marks: String) {
    let lines = Self.diagnostic(text, range).description.split(separator: "\n")
    #expect(lines.dropFirst(3).map(String.init) == [" 1 |\(line)", "   |\(marks)"])
  }

  @Test("Long lines are cut to a window around the mark")
  func longLine() {
    let text = String(repeating: "a", count: 5000) + "BAD" + String(repeating: "z", count: 5000)
    let lines = Self.diagnostic(text, 5000..<5003).description.split(separator: "\n")
    let shown = lines[3].dropFirst(5)
    #expect(lines[1] == "  --> model.json:1:5001")
    #expect(shown.count == 102)
    #expect(shown.first == "…" && shown.last == "…")
    let marked = lines[4].dropFirst(5)
    let offset = marked.prefix { $0 == " " }.count
    #expect(shown.dropFirst(offset).hasPrefix("BAD"))
    #expect(marked.dropFirst(offset) == "^^^")
  }

  @Test("Colour is escape sequences and nothing else")
  func color() {
    let diagnostic = Self.diagnostic("abc", 1..<2, help: "why")
    let colored = DiagnosticRenderer(usesColor: true).text(for: diagnostic)
    #expect(colored.hasPrefix("\u{1B}[1;31merror[E0511]\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == diagnostic.description)
  }

  @Test("The JSON form has places that start at 1 and byte offsets")
  func json() {
    var diagnostic = Self.diagnostic("é\n ab", 4..<6, help: "h")
    diagnostic.pointer = JSONPointer(["x"])
    diagnostic.fix = diagnostic.span.map { .init(replacing: $0, with: "cd") }
    diagnostic.notes = [.init("n")]
    #expect(
      JSONWriter.compact(diagnostic.json) == """
        {"code":"E0511","severity":"error","message":"a message","pointer":"/x",\
        "source":"model.json","line":2,"column":2,"endLine":2,"endColumn":4,"span":[4,6],\
        "help":"h","fix":{"source":"model.json","line":2,"column":2,"endLine":2,"endColumn":4,\
        "span":[4,6],"replacement":"cd"},"notes":[{"message":"n"}]}
        """)
  }

  @Test(
    "Lines end with LF, CR LF or CR, columns count characters",
    arguments: [
      (0, 1, 1), (2, 1, 3), (3, 2, 1), (6, 3, 1), (8, 4, 1), (12, 4, 2), (14, 4, 3), (99, 4, 4),
    ])
  func locations(offset: Int, line: Int, column: Int) {
    // a b LF, c CR LF, d CR, 👻 é x
    let source = SourceText(name: "s", text: "ab\nc\r\nd\r👻éx")
    #expect(source.location(at: offset) == SourcePosition(line: line, column: column))
  }

  @Test("Diagnostics sort by place, those without one first")
  func sorting() {
    let first = Self.diagnostic("abc", 0..<1)
    var second = first
    second.span = first.span.map { SourceSpan(source: $0.source, range: 1..<2) }
    let nowhere = Diagnostic(.fileTooLarge, "x")
    let other = Self.diagnostic("abc", 0..<1, help: "other source")
    #expect(
      Diagnostic.sorted([second, other, first, nowhere]) == [nowhere, first, second, other])
  }

  @Test(
    "Codes are unique, in order, and explained",
    arguments: [DiagnosticCode.jsonCodes, DiagnosticCode.documentModelCodes])
  func codes(_ codes: [DiagnosticCode]) {
    #expect(!codes.isEmpty)
    #expect(Set(codes).count == codes.count)
    #expect(codes.map(\.id) == codes.map(\.id).sorted())
    for code in codes {
      #expect(code.id.wholeMatch(of: /E\d{4}/) != nil)
      #expect(!code.title.isEmpty && code.explanation.hasSuffix("."))
    }
  }

  @Test(
    "The nearest name is found, or none",
    arguments: [
      ("strokBorder", "strokeBorder"), ("STROKE", "stroke"), ("padidng", "padding"),
      ("Fill", "fill"), ("fil", "fill"), ("xyz", nil), ("frmae", "frame"), ("z", nil), ("", nil),
      ("fill", nil),
    ] as [(String, String?)])
  func suggestions(name: String, expected: String?) {
    let names = ["strokeBorder", "stroke", "padding", "fill", "frame", "file"]
    #expect(Suggestion.nearest(to: name, among: names.filter { $0 != "file" }) == expected)
  }

  @Test("Equally near names go by the alphabet, in any order given")
  func ties() {
    #expect(Suggestion.nearest(to: "bat", among: ["hat", "cat", "rat"]) == "cat")
    #expect(Suggestion.nearest(to: "bat", among: ["cat", "rat", "hat"]) == "cat")
    #expect(Suggestion.nearest(to: "COLOR", among: ["colors", "Color", "color"]) == "Color")
  }

  @Test("A list as long as the limit says that there may be more")
  func limit() {
    let problem = Diagnostic(.emptyDocument, "the file is empty")
    let renderer = DiagnosticRenderer()
    let note = "note: reading stops after 20 problems; there may be more\n"
    #expect(renderer.text(for: Array(repeating: problem, count: 20)).hasSuffix(note))
    #expect(!renderer.text(for: Array(repeating: problem, count: 19)).contains(note))
  }
}
