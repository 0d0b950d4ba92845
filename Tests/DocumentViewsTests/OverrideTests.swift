import DocumentModel
import DocumentViews
import Testing

@Suite struct OverrideTests {
  @Test(arguments: ["/fill/hue", "fill.hue"]) @MainActor
  func `An option sets a place that the model leaves out`(path: String) throws {
    let scene = try scene("{}", set: [.init(path, text: "0")])
    #expect(try scene.dump().contains("fill ellipse(0 0 400 400) #FF0000FF"))
  }

  @Test @MainActor func `A name after @ is a swatch`() throws {
    let scene = try scene(
      "{}", set: [.init("fill", text: "@white"), .init("kind", text: "square")])
    #expect(try scene.dump().contains("fill rect(0 0 400 400) #FFFFFFFF"))
  }

  @Test @MainActor func `Options take JSON, and texts that are none`() throws {
    let text = document(
      #"{"view": "Text", "text": {"$": "title"}}"#, #""values": {"title": "a"}, "#)
    #expect(try scene(text, set: [.init("values.title", text: "b c")]).dump().contains("\"b c\""))
    #expect(try scene(text, set: [.init("title", text: "\"7\"")]).dump().contains("\"7\""))
    #expect(try scene(text, set: [.init("/values/title", "d")]).dump().contains("\"d\""))
  }

  @Test @MainActor func `What replaces a text of the values stays a text`() throws {
    let text = document(
      #"{"view": "Text", "text": {"$": "title"}, "modifiers": [{"padding": {"$": "size"}}]}"#,
      #""values": {"title": "a", "size": 2}, "#)
    for written in ["2027", "1e3", "true"] {
      let drawn = try scene(text, set: [.init("title", text: written)]).dump()
      #expect(drawn.contains("\"\(written)\""))
    }
    #expect(problems(text, set: [.init("size", text: "9")]) == [])
    // A value that is no text of an option is what it is.
    #expect(problems(text, set: [.init("title", 2027)]).count == 1)
  }

  @Test(arguments: [
    (
      "fill.hue", "red",
      #"1:10 E0221 expected a number for "hue", found the string "red""#
    ),
    ("fil.hue", "0", #"1:1 E0213 unknown key "fil" in a model | did you mean "fill"?"#),
    ("fill", "@organge", #"1:6 E0206 unknown swatch "@organge" | did you mean "@orange"?"#),
    (
      "fill", "{\"hue\": }",
      #"1:14 E0106 expected a value for the key "hue" | add the value, or remove the key"#
    ),
    (
      "", "1",
      #"1:1 E0601 an option cannot replace the whole document | add a path, such as fill.hue"#
    ),
  ])
  func `Problems of options stand in the option`(path: String, text: String, expected: String) {
    #expect(problems("{}", set: [.init(path, text: text)]) == [expected])
  }

  @Test func `A name that a document has not is told with those that it has`() {
    let text = document(
      #"{"view": "Text", "text": {"$": "title"}}"#, #""values": {"title": "a", "size": 2}, "#)
    #expect(
      problems(text, set: [.init("titel", text: "b")]) == [
        #"1:1 E0213 the document has no value "titel" | did you mean "title"?"#
      ])
    #expect(
      problems(text, set: [.init("zzz.x", text: "b")]) == [
        #"1:1 E0213 the document has no value "zzz" | its values are title, size"#
      ])
    for free in ["x-note", "$schema", "styles"] {
      #expect(problems(text, set: [.init(free, text: "{}")]).allSatisfy { !$0.contains("called") })
    }
  }

  @Test @MainActor func `Data is merged into the values by key`() throws {
    let text = document(
      #"{"view": "Text", "text": {"$": "a + b + values.c"}}"#,
      #""values": {"a": "1", "b": "2"}, "#)
    #expect(try scene(text, data: ["b": "x", "c": "y"]).dump().contains("\"1xy\""))
  }

  @Test @MainActor func `An array of data is the value data`() throws {
    let text = document(
      #"{"view": "ForEach", "in": {"$": "data"}, "as": "row", "content": {"view": "Text", "text": {"$": "row.n"}}}"#
    )
    let dump = try scene(text, data: [["n": "one"], ["n": "two"]]).dump()
    #expect(dump.contains("\"one\""))
    #expect(dump.contains("\"two\""))
  }

  @Test func `Data that cannot be merged is refused`() {
    #expect(
      problems(#"{"kind": "circle"}"#, data: ["a": 1]) == [
        #"1:1 E0205 a plain model has no values, so data cannot be used | use --set fill.hue=0.5, or a document with "shapeshift": 1"#
      ])
    #expect(
      problems(document(#"{"view": "Circle"}"#), data: 3) == [
        #"E0205 the data is a number; expected an object or an array | write values by name, {"title": "Hello"}, or an array of rows"#
      ])
  }
}
