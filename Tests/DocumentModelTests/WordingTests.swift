import DocumentModel
import Testing

@Suite struct WordingTests {
  private func elements(_ text: String) throws -> [JSONNode] {
    let root = try JSONReader.read(SourceText(name: "t.json", text: text + "        ")).get()
    return Array(try #require(root.elements))
  }

  @Test(arguments: [
    (#"[{"a": 1, "b": ["x", true, null]}, { "a" : 1.0, 'b': ['x', true, null,] }]"#, true),
    (#"[{"a": {"b": [1.5, {"c": "d"}]}}, {"a": {"b": [1.5, {"c": "d"}]}}]"#, true),
    (#"[{"a": {"b": [1.5, {"c": "d"}]}}, {"a": {"b": [1.5, {"c": "e"}]}}]"#, false),
    (#"[{"a": 1}, {"a": 2}]"#, false),
    (#"[{"a": 1}, {"b": 1}]"#, false),
    (#"[{"a": 1, "b": 2}, {"b": 2, "a": 1}]"#, false),
    (#"[{"a": 1}, {"a": 1, "b": 1}]"#, false),
    (#"[[1, 2], [1, 2, 3]]"#, false),
    (#"[[], {}]"#, false),
    (#"[[[1], 2], [[1, 2]]]"#, false),
    (#"["accessibilityLabel", "accessibilityValue"]"#, false),
    (#"[0, false]"#, false),
    (#"["view", "id"]"#, false),
  ])
  func `What is written alike has the same wording, wherever it stands`(text: String, isSame: Bool)
    throws
  {
    let index = WordingIndex()
    let numbers = try elements(text).map { try #require(index.number(of: $0)) }
    #expect((numbers[0] == numbers[1]) == isSame)
  }

  @Test(arguments: [
    #"[{"$": "x"}]"#, #"[{"a": {"$": "x"}}]"#, #"[[1, {"$": "x"}]]"#, #"[{"\u0024": "x"}]"#,
    "[12345678901234567890]",
  ])
  func `What another place may change has none`(text: String) throws {
    let node = try #require(try elements(text).first)
    #expect(WordingIndex().number(of: node) == nil)
  }

  @Test(arguments: [
    (
      #"{"view": "A", "x": 1}"#,
      #"{"id": "i", "view": "A", "x": 1, "modifiers": [], "children": []}"#, true
    ),
    (#"{"view": "A", "x": 1}"#, #"{"view": "A", "x": 2}"#, false),
    (#"{"view": "A", "x": 1}"#, #"{"view": "B", "x": 1}"#, false),
    (#"{"view": "A"}"#, #"{"view": "A", "x": 1}"#, false),
    (#"{"view": "A", "x": 1}"#, #"{"view": "A"}"#, false),
    (#"{"view": "A", "if": true}"#, #"{"view": "A"}"#, false),
    (#"{"view": "A", "content": [{"$": "x"}]}"#, #"{"view": "A"}"#, true),
  ])
  func `Views are worded alike by type and arguments`(one: String, other: String, isSame: Bool)
    throws
  {
    let index = WordingIndex()
    let numbers = try elements("[\(one), \(other)]").map {
      try #require(index.number(of: $0, .view))
    }
    #expect((numbers[0] == numbers[1]) == isSame)
  }

  @Test func `A view is not worded as the same object that is none`() throws {
    let node = try #require(try elements(#"[{"view": "A"}]"#).first)
    let index = WordingIndex()
    #expect(index.number(of: node) != index.number(of: node, .view))
  }

  @Test func `Documents have wordings of their own`() throws {
    let (one, other) = (try elements("[1]"), try elements("[1]"))
    let index = WordingIndex()
    #expect(index.number(of: one[0]) == 0 && index.number(of: other[0]) == 1)
    #expect(index.number(of: one[0]) == 0)
  }

  @Test func `Texts keep their numbers among many others`() throws {
    let others = (0..<3000).map { "\"word \($0)\"" }.joined(separator: ",")
    let nodes = try elements("[\"first\", \(others), \"first\", \(others)]")
    let index = WordingIndex()
    let numbers = nodes.map { index.number(of: $0) }
    #expect(
      numbers[0] != nil && numbers[0] == numbers[3001] && numbers[1...3000] == numbers[3002...])
  }

  @Test func `Many wordings are told apart, and not more than that`() throws {
    let written = (0..<5000).map { "{\"a\": \($0)}" }.joined(separator: ",")
    let (nodes, index) = (try elements("[\(written)]"), WordingIndex())
    let first = nodes.map { index.number(of: $0) }
    let known = first.compactMap { $0 }
    #expect(Set(known).count == known.count && known.count > 4000 && known.count <= 4096)
    for (node, number) in zip(nodes, first) where number != nil {
      #expect(index.number(of: node) == number)
    }
  }

  @Test func `Texts are told apart at every length, with any ends`() throws {
    // Alike at their ends, and different in one letter anywhere between.
    for count in 1...40 {
      let texts = (0..<count).map { place in
        String((0..<count).map { $0 == place ? "b" : "a" })
      }
      let written = texts.map { "\"\($0)\"" }.joined(separator: ",")
      let read = try elements("[\(written),\(written)]").compactMap(\.string)
      #expect(read == texts + texts)
    }
  }

  @Test func `Keys that readers ask for are known however they are written`() throws {
    let text = #"[{"v\u0069ew": "A", mod\u0069fiers: [{"st\u0079le": "s"}], "\u0069d": 1}]"#
    var parser = DocumentNodeParser()
    let parsed = parser.parse(try elements(text)[0], at: .pointer(JSONPointer()))
    let view = try #require(parsed)
    #expect(view.type == "A" && view.id?.number == 1)
    #expect(view.modifiers.map(\.name) == ["style"] && view.modifiers[0].isStyle)
  }
}
