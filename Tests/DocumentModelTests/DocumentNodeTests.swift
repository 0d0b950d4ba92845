import DocumentModel
import Testing

@Suite("Document nodes")
struct DocumentNodeTests {
  static func parse(_ text: String, limits: DocumentLimits = DocumentLimits()) throws
    -> (node: DocumentNode?, diagnostics: [Diagnostic])
  {
    let root = try JSONReader.read(SourceText(name: "t.json", text: text)).get()
    var parser = DocumentNodeParser(limits: limits)
    let node = parser.parse(root, at: .pointer(JSONPointer(["view"])))
    return (node, parser.diagnostics)
  }

  @Test("A view has a type, arguments, children and modifiers with their places")
  func structure() throws {
    let (parsed, diagnostics) = try Self.parse(
      """
      { "view": "VStack", "id": "root", "spacing": 8, "alignment": "leading",
        "children": [ { "view": "Text", "text": "Hi" },
                      { "view": "Button", "content": { "view": "Circle" } } ],
        "modifiers": [ { "padding": 16 }, { "border": "red" }, { "padding": 4 } ] }
      """)
    let node = try #require(parsed)
    #expect(diagnostics.isEmpty)
    #expect(node.type == "VStack" && node.typeSpan.text == "\"VStack\"")
    #expect(node.id?.string == "root")
    #expect(node.arguments.map(\.key) == ["spacing", "alignment"])
    #expect(node.argument("spacing")?.value.number == 8)
    #expect(node.children?.map(\.type) == ["Text", "Button"])
    #expect(node.children?[1].content?.map(\.type) == ["Circle"])
    #expect(node.children?[1].content?[0].place.description == "/view/children/1/content")
    #expect(node.content == nil && node.children?[0].children == nil)
    #expect(node.modifiers.map(\.name) == ["padding", "border", "padding"])
    #expect(node.modifiers[1].nameSpan.start == SourcePosition(line: 4, column: 39))
    #expect(node.modifiers[1].argumentPlace.description == "/view/modifiers/1/border")
    #expect(node.modifiers[2].argument.number == 4)
  }

  @Test("Content may be an array")
  func contentArray() throws {
    let (node, _) = try Self.parse("{view: 'A', content: [{view: 'B'}, {view: 'C'}]}")
    #expect(node?.content?.map(\.place.description) == ["/view/content/0", "/view/content/1"])
  }

  @Test(
    "Structural errors say what to write",
    arguments: [
      (
        "[]", "1:1 E0301 expected an object as a view, found an array",
        "write {\"view\": \"Circle\"}"
      ),
      (
        "{text: 'Hi'}", "1:1 E0302 the view has no type; expected the key \"view\"",
        "add \"view\": \"Text\""
      ),
      (
        "{view: 'A', modifiers: [{name: 'padding', value: 3}]}",
        "1:25 E0307 a modifier is an object with one key; this one has 2",
        "write {\"padding\": ...}"
      ),
      (
        "{}", "1:1 E0302 the view has no type; expected the key \"view\"",
        "add \"view\": \"Circle\""
      ),
      (
        "{type: 'Circle'}", "1:2 E0302 the view has no type; expected the key \"view\"",
        "did you mean \"view\"?"
      ),
      (
        "{veiw: 'Circle'}", "1:2 E0302 the view has no type; expected the key \"view\"",
        "did you mean \"view\"?"
      ),
      (
        "{view: 1}", "1:8 E0303 expected a string as the type of a view, found a number",
        "write \"view\": \"Circle\""
      ),
      (
        "{view: 'A', children: {view: 'B'}}",
        "1:23 E0304 expected an array of views for \"children\", found an object",
        "put it in brackets: [...]"
      ),
      (
        "{view: 'A', children: ['Hi']}", "1:24 E0301 expected an object as a view, found a string",
        "write {\"view\": \"Text\", \"text\": \"Hi\"}"
      ),
      (
        "{view: 'A', content: 'Hi'}",
        "1:22 E0305 expected a view or an array of views, found a string",
        "write {\"view\": \"Text\", \"text\": \"Hi\"}"
      ),
      (
        "{view: 'A', modifiers: {padding: 1, border: 2}}",
        "1:24 E0306 expected an array for \"modifiers\", found an object",
        "write [{\"padding\": ...}, {\"border\": ...}]"
      ),
      (
        "{view: 'A', modifiers: ['bold']}",
        "1:25 E0307 expected an object with one key as a modifier, found a string",
        "write {\"bold\": true}"
      ),
      (
        "{view: 'A', modifiers: [{padding: 1, border: 2}]}",
        "1:25 E0307 a modifier is an object with one key; this one has 2",
        "write {\"padding\": ...}, {\"border\": ...}, one object per modifier"
      ),
      (
        "{view: 'A', modifiers: [{}]}",
        "1:25 E0307 a modifier is an object with one key; this one has 0", "write {\"padding\": 16}"
      ),
      (
        "{view: 'A', id: [1]}",
        "1:17 E0308 expected a string, a number or an expression for \"id\", found an array",
        "write a name such as \"sun\", or remove the key"
      ),
    ] as [(String, String, String?)])
  func errors(text: String, message: String, help: String?) throws {
    let diagnostics = try Self.parse(text).diagnostics
    let texts = diagnostics.map {
      "\($0.span?.start.line ?? 0):\($0.span?.start.column ?? 0) \($0.code.id) \($0.message)"
    }
    #expect(texts == [message])
    #expect(diagnostics.first?.help == help)
  }

  @Test("All errors of a tree are reported, with pointers")
  func allErrors() throws {
    let diagnostics = try Self.parse(
      "{view: 'A', children: [1, {view: 'B', modifiers: [2]}], modifiers: 3}"
    ).diagnostics
    #expect(
      diagnostics.map { $0.pointer?.description } == [
        "/view/children/0", "/view/children/1/modifiers/0", "/view/modifiers",
      ])
  }

  @Test("The number of views is limited")
  func limit() throws {
    var limits = DocumentLimits()
    limits.nodes = 3
    let text = "{view: 'A', children: [{view: 'B'}, {view: 'C'}, {view: 'D'}, {view: 'E'}]}"
    #expect(try Self.parse(text, limits: limits).diagnostics.map(\.code) == [.tooManyNodes])
  }
}
