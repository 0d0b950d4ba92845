import DocumentModel
import Testing

@Suite("JSON pointer")
struct JSONPointerTests {
  // Source: RFC 6901, section 5.
  static let example: JSONValue = [
    "foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6,
    " ": 7, "m~n": 8,
  ]

  @Test(
    "The examples of RFC 6901 hold",
    arguments: [
      ("", example), ("/foo", ["bar", "baz"]), ("/foo/0", "bar"), ("/", 0), ("/a~1b", 1),
      ("/c%d", 2), ("/e^f", 3), ("/g|h", 4), ("/i\\j", 5), ("/k\"l", 6), ("/ ", 7), ("/m~0n", 8),
    ] as [(String, JSONValue)])
  func examples(text: String, expected: JSONValue) throws {
    let pointer = try JSONPointer(parsing: text)
    #expect(try Self.example.value(at: pointer) == expected)
    #expect(pointer.description == text)
  }

  @Test(
    "Invalid pointers are refused",
    arguments: ["foo", "/a~", "/a~2b", "#/foo"])
  func invalid(text: String) {
    #expect(throws: Diagnostic.self) { try JSONPointer(parsing: text) }
  }

  @Test(
    "A dotted path names the same place as a pointer",
    arguments: [
      ("fill.hue", "/fill/hue"), ("cards[2].up", "/cards/2/up"), ("a", "/a"),
      ("[0][1]", "/0/1"), ("a[\"b c\"].d", "/a/b c/d"), ("a[\"x\\\"y\"]", "/a/x\"y"),
    ])
  func dotted(path: String, pointer: String) throws {
    let read = try JSONPointer(path: path)
    #expect(read.description == pointer)
    #expect(read.dottedPath == path)
    #expect(try JSONPointer(path: pointer) == read)
  }

  @Test(
    "A broken path says where",
    arguments: [
      ("a.", "the path \"a.\": expected a key at column 3"),
      ("a[", "the path \"a[\": expected an index at column 3"),
      ("a[01]", "the path \"a[01]\": expected an index at column 5"),
      ("a[1", "the path \"a[1\": expected \"]\" at column 4"),
      ("a[1]b", "the path \"a[1]b\": expected \".\" or \"[\" at column 5"),
      (".a", "the path \".a\": expected a key at column 1"),
    ])
  func brokenPath(path: String, message: String) {
    let error = #expect(throws: Diagnostic.self) { try JSONPointer(path: path) }
    #expect(error?.message == message)
  }

  @Test("Setting replaces, adds and appends, and leaves the old value alone")
  func setting() throws {
    let value: JSONValue = ["a": ["b": 1], "c": [1, 2]]
    func set(_ path: String, _ new: JSONValue) throws -> String {
      JSONWriter.compact(try value.setting(new, at: JSONPointer(parsing: path)))
    }
    #expect(try set("/a/b", 2) == #"{"a":{"b":2},"c":[1,2]}"#)
    #expect(try set("/a/x", 2) == #"{"a":{"b":1,"x":2},"c":[1,2]}"#)
    #expect(try set("/c/0", 9) == #"{"a":{"b":1},"c":[9,2]}"#)
    #expect(try set("/c/-", 9) == #"{"a":{"b":1},"c":[1,2,9]}"#)
    #expect(try set("/c/2", 9) == #"{"a":{"b":1},"c":[1,2,9]}"#)
    #expect(try set("", 9) == "9")
    #expect(JSONWriter.compact(value) == #"{"a":{"b":1},"c":[1,2]}"#)
  }

  @Test("Inserting and removing follow RFC 6902")
  func insertingAndRemoving() throws {
    let value: JSONValue = ["a": [1, 2], "b": 3]
    let inserted = try value.inserting(9, at: JSONPointer(parsing: "/a/1"))
    #expect(inserted == ["a": [1, 9, 2], "b": 3])
    #expect(try inserted.removing(at: JSONPointer(parsing: "/a/1")) == value)
    #expect(try value.removing(at: JSONPointer(parsing: "/a")) == ["b": 3])
    #expect(throws: Diagnostic.self) { try value.removing(at: JSONPointer()) }
    #expect(throws: Diagnostic.self) { try value.removing(at: JSONPointer(parsing: "/a/2")) }
  }

  @Test(
    "A place that does not exist is described",
    arguments: [
      ("/fil", "the document has no member \"fil\"", "did you mean \"fill\"?"),
      ("/fill/x/y", "/fill has no member \"x\"", "it has \"hue\""),
      (
        "/list/3", "/list has no element \"3\"; the array has 2 elements",
        "use an index from 0 to 1"
      ),
      (
        "/list/00", "/list has no element \"00\"; the array has 2 elements",
        "use an index from 0 to 1"
      ),
      (
        "/fill/hue/x", "/fill/hue has no member \"x\"; it is a number",
        "write an object with the key \"x\" there"
      ),
    ] as [(String, String, String?)])
  func missing(path: String, message: String, help: String?) throws {
    let value: JSONValue = ["fill": ["hue": 1], "list": [1, 2]]
    let pointer = try JSONPointer(parsing: path)
    let error = #expect(throws: Diagnostic.self) { try value.value(at: pointer) }
    #expect(error?.message == message)
    #expect(error?.help == help)
    let node = JSONNode(value, source: SourceText(name: "x", text: ""), range: 0..<0)
    let nodeError = #expect(throws: Diagnostic.self) { try node.node(at: pointer) }
    #expect(nodeError?.message == message)
  }

  @Test("Setting in nodes keeps every place")
  func nodes() throws {
    let source = SourceText(name: "a.json", text: "{\"a\": {\"b\": [1, 2]}, \"c\": 3}")
    let root = try JSONReader.read(source).get()
    let option = SourceText(name: "--set", text: "42")
    let new = try JSONReader.read(option).get()
    let changed = try root.setting(new, at: JSONPointer(parsing: "/a/b/1"))
    #expect(changed.value == ["a": ["b": [1, 42]], "c": 3])
    #expect(try changed.node(at: JSONPointer(parsing: "/a/b/1")).source.name == "--set")
    #expect(changed["a"]?.member("b")?.keySpan.text == "\"b\"")
    let added = try root.setting(new, at: JSONPointer(parsing: "/a/z"))
    #expect(added.value == ["a": ["b": [1, 2], "z": 42], "c": 3])
    let replaced = try root.setting(new, at: JSONPointer(parsing: "/a"))
    #expect(replaced.member("a")?.keySpan == root.member("a")?.keySpan)
  }
}
