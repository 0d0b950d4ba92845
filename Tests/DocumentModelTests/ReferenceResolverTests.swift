import DocumentModel
import Testing

@Suite("References")
struct ReferenceResolverTests {
  struct NoFile: Error, CustomStringConvertible {
    var description: String { "no such file" }
  }

  static func resolve(
    _ files: [String: String], path: String = "main.json", limits: DocumentLimits = DocumentLimits()
  ) throws -> (value: JSONNode?, resolver: ReferenceResolver) {
    let root = try JSONReader.read(SourceText(name: path, text: files[path] ?? "")).get()
    var resolver = ReferenceResolver(limits: limits) { path in
      guard let text = files[path] else { throw NoFile() }
      return Array(text.utf8)
    }
    let value = resolver.resolve(root, path: path)
    return (value, resolver)
  }

  @Test("References to the same file, other files and folders are replaced")
  func replaced() throws {
    let (value, resolver) = try Self.resolve([
      "main.json": """
      {"a": {"$ref": "parts/cards.json#/components/Card"}, "b": [{"$ref": "#/c"}], "c": {"d": 1},
       "all": {"$ref": "parts/../parts/./other.json"}, "x-tool": {"$ref": 5}}
      """,
      "parts/cards.json": #"{"components": {"Card": {"up": {"$ref": "other.json#/a%20b/0"}}}}"#,
      "parts/other.json": #"{"a b": [7]}"#,
    ])
    #expect(
      value?.value == [
        "a": ["up": 7], "b": [["d": 1]], "c": ["d": 1], "all": ["a b": [7]], "x-tool": ["$ref": 5],
      ])
    #expect(value?["a"]?["up"]?.source.name == "parts/other.json")
    #expect(value?["a"]?.member("up")?.keySpan.source.name == "parts/cards.json")
    #expect(value?.member("a")?.keySpan.text == "\"a\"")
    #expect(resolver.includedFiles == ["parts/cards.json", "parts/other.json"])
  }

  @Test(
    "Broken references are errors with a place",
    arguments: [
      ("/etc/passwd", DiagnosticCode.referenceOutsideRoot), ("../x.json", .referenceOutsideRoot),
      ("a/../../x.json", .referenceOutsideRoot), ("http://x/y.json", .referenceOutsideRoot),
      ("a\\\\b.json", .referenceOutsideRoot), ("", .invalidReference),
      ("#a", .invalidReference), ("#/a%2", .invalidReference), ("a/..", .invalidReference),
      ("gone.json", .referenceUnreadable), ("#/nothing", .referenceNotFound),
      ("#/a~2", .invalidPointer), ("#", .referenceCycle), ("#/r", .referenceCycle),
    ])
  func broken(reference: String, code: DiagnosticCode) throws {
    let text = "{\"r\": {\"$ref\": \"\(reference)\"}}"
    let (value, resolver) = try Self.resolve(["main.json": text])
    #expect(value == nil)
    #expect(resolver.diagnostics.map(\.code) == [code])
    #expect(resolver.diagnostics.first?.span?.start == SourcePosition(line: 1, column: 16))
  }

  @Test("A cycle through files names each reference on the way")
  func cycle() throws {
    let (_, resolver) = try Self.resolve([
      "main.json": #"{"v": {"$ref": "a.json#/x"}}"#,
      "a.json": #"{"x": {"y": {"$ref": "b.json"}}}"#,
      "b.json": #"[{"$ref": "a.json#/x"}]"#,
    ])
    let diagnostic = try #require(resolver.diagnostics.first)
    #expect(resolver.diagnostics.count == 1)
    #expect(diagnostic.message == "\"a.json#/x\" includes itself")
    #expect(diagnostic.span?.source.name == "b.json")
    #expect(diagnostic.notes.map { $0.span?.source.name } == ["main.json", "a.json"])
  }

  @Test("A value may refer to its sibling inside an included part")
  func sibling() throws {
    let (value, _) = try Self.resolve([
      "main.json":
        ##"{"v": {"$ref": "#/defs"}, "defs": {"one": 1, "two": {"$ref": "#/defs/one"}}}"##
    ])
    #expect(value?["v"]?.value == ["one": 1, "two": 1])
  }

  @Test("Errors of an included file carry its name and who included it")
  func includedErrors() throws {
    let (_, resolver) = try Self.resolve([
      "main.json": #"[{"$ref": "a.json"}, {"$ref": "a.json"}]"#, "a.json": "[1 2]",
    ])
    #expect(resolver.diagnostics.map(\.code) == [.missingComma])
    #expect(resolver.diagnostics.first?.span?.source.name == "a.json")
    #expect(resolver.diagnostics.first?.notes.first?.span?.source.name == "main.json")
  }

  @Test("A reference stands alone in its object")
  func alone() throws {
    let (_, resolver) = try Self.resolve(["main.json": ##"{"a": {"$ref": "#/b", "c": 1}, "b": 1}"##]
    )
    #expect(resolver.diagnostics.map(\.code) == [.invalidReference])
  }

  @Test("Doubling values are refused without being made")
  func doubling() throws {
    let levels = (0..<60).map {
      "\"a\($0)\": [{\"$ref\": \"#/a\($0 + 1)\"}, {\"$ref\": \"#/a\($0 + 1)\"}]"
    }
    let text = "{\(levels.joined(separator: ",")), \"a60\": 1}"
    let (value, resolver) = try Self.resolve(["main.json": text])
    #expect(value == nil)
    #expect(resolver.diagnostics.first?.code == .tooManyValues)
  }

  @Test("Depth counts what references put in, and chains of references")
  func depth() throws {
    let levels = (0..<200).map { "\"a\($0)\": [{\"$ref\": \"#/a\($0 + 1)\"}]" }
    let deep = "{\(levels.joined(separator: ",")), \"a200\": 1}"
    #expect(
      try Self.resolve(["main.json": deep]).resolver.diagnostics.first?.code == .nestedTooDeeply)
    let links = (0..<200).map { "\"a\($0)\": {\"$ref\": \"#/a\($0 + 1)\"}" }
    let chain = "{\(links.joined(separator: ",")), \"a200\": 1}"
    #expect(
      try Self.resolve(["main.json": chain]).resolver.diagnostics.first?.code == .nestedTooDeeply)
  }
}
