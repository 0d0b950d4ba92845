import DocumentModel
import DocumentViews
import Testing

@Suite struct UnusedValueTests {
  private let text = document(
    #"{"view": "Text", "text": {"$": "title + values2"}}"#,
    #""values": {"title": "a", "values2": "b"}, "#)

  private func warnings(
    _ text: String, set overrides: [DocumentChange] = [], data: JSONValue? = nil
  ) throws -> [String] {
    try scene(text, set: overrides, data: data).warnings.map { "\($0.code.id) \($0.message)" }
  }

  @Test func `Values that are given and that nothing reads are told`() throws {
    #expect(try warnings(text, data: ["title": "x"]) == [])
    #expect(
      try warnings(text, data: ["titel": "x"]) == [
        "E0205 the document does not use the value \"titel\" of --data"
      ])
    #expect(
      try warnings(text, data: [1, 2]) == [
        "E0205 the document does not use the value \"data\" of --data"
      ])
    #expect(
      try warnings(text, set: [.init("values.titel", text: "x")]) == [
        "E0205 the document does not use the value \"titel\" of --set"
      ])
    #expect(try warnings(text, set: [.init("values.title", text: "x")]) == [])
    let help = try scene(text, data: ["titel": "x"]).warnings.first?.help
    #expect(help == "did you mean \"title\"?")
    let whole = document(#"{"view": "Text", "text": {"$": "values['a']"}}"#)
    #expect(try warnings(whole, data: ["a": "x"]) == [])
  }

  @Test func `Members of the model that nothing mentions are told`() throws {
    let text = document(
      #"{"view": "Text", "text": {"$": "model.title + person.name"}}"#,
      #""model": {"title": "a"}, "values": {"person": {"name": "b", "age": 3}}, "#)
    for (path, name) in [
      ("model.titel", "model.titel"), ("values.person.nmae", "values.person.nmae"),
    ] {
      #expect(
        try warnings(text, set: [.init(path, text: "x")]) == [
          "E0205 the document does not use \"\(name)\" of --set"
        ])
    }
    for path in ["model.title", "title", "values.person.name", "values.person.age"] {
      #expect(try warnings(text, set: [.init(path, text: "x")]) == [], "\(path)")
    }
    // What views that show a model read of it may be absent.
    let model = document(#"{"view": "ShapePreview", "model": {"$": "model"}}"#, #""model": {}, "#)
    #expect(try warnings(model, set: [.init("model.fill.hue", text: "0.3")]) == [])
  }

  @Test(arguments: [
    #"{"view": "Label", "title": "{name}", "systemImage": "star"}"#,
    #"{"view": "Button", "title": "{name}"}"#,
    #"{"view": "Text", "runs": [{"text": "{name}"}]}"#,
  ])
  func `Names in braces are told wherever words are seen`(view: String) throws {
    let found = try warnings(document(view, #""values": {"name": "a"}, "#))
    #expect(found == ["E0226 \"{name}\" is used as literal text"])
  }

  @Test func `A value's name in braces is told`() throws {
    let values = #""values": {"name": "a"}, "#
    #expect(
      try warnings(document(#"{"view": "Text", "text": "Hello {name}"}"#, values)) == [
        "E0226 \"{name}\" is used as literal text"
      ])
    #expect(try warnings(document(#"{"view": "Text", "text": "Hello {nobody}"}"#, values)) == [])
  }

  @Test func `A value's name behind a dollar is told`() throws {
    let values = #""values": {"name": "a", "rows": [{"title": "b"}]}, "#
    #expect(
      try warnings(document(#"{"view": "Text", "text": "$name"}"#, values)) == [
        "E0226 \"$name\" is used as literal text"
      ])
    let rows =
      #"{"view": "ForEach", "in": {"$": "rows"}, "content": {"view": "Text", "text": "$title"}}"#
    #expect(
      try warnings(document(rows, values)).contains("E0226 \"$title\" is used as literal text"))
    for text in ["$nobody", "$5", "$", "5 $name"] {
      let view = "{\"view\": \"Text\", \"text\": \"\(text)\"}"
      #expect(try warnings(document(view, values)) == [], "\(text)")
    }
  }

  @Test(arguments: [
    ("#555", "#555555"), ("#f80a", "#FF8800AA"), ("rgb(255 136 0)", "#FF8800"),
    ("rgba(255, 136, 0, 0.5)", "#FF880080"), ("hsl(120 100% 25%)", "#008000"),
    ("RebeccaPurple", "#663399"), ("transparent", "#00000000"),
    // Source: CSS Color 4: 8.1 hwb() of lime and of a grey; 9 and 10, examples of lab(), oklab() and oklch().
    ("hwb(120 0% 0%)", "#00FF00"), ("hwb(30 60% 60%)", "#808080"),
    ("hsl(none 100% 50%)", "#FF0000"), ("lab(100% 0 0)", "#FFFFFF"),
    ("lab(29.2345% 39.3825 20.0664)", "#7D2329"), ("lch(29.2345% 44.2 27)", "#7D2329"),
    ("oklab(62.8% 0.2249 0.1258)", "#FF0000"), ("oklch(62.8% 0.2577 29.23)", "#FF0000"),
    ("color(srgb 1 0.4 0.2)", "#FF6633"), ("color(display-p3 0 0 0)", "#000000"),
  ])
  @MainActor func `Colours are those of CSS too`(css: String, digits: String) throws {
    func drawn(_ color: String) throws -> [String] {
      try drawing(document(#"{"view": "Color", "color": "\#(color)"}"#))
    }
    // Half of 255 is no whole number: 50 % and #80 differ by less than a level.
    guard css != "rgba(255, 136, 0, 0.5)" else {
      #expect(try drawn(css) != drawn("#FF8800"))
      return
    }
    #expect(try drawn(css) == drawn(digits))
  }

  @Test func `What only looks like a colour of CSS is refused`() {
    expectProblem(
      #"{"shapeshift": 1, "view": {"view": "Color", "color": §"rgb(1, 2)"}}"#,
      ##"E0223 "rgb(1, 2)" is not a color | write "rgb(51 102 204)", "hsl(220 60% 50%)", "oklch(55% 0.17 260)" or "#3366CC""##
    )
  }
}
