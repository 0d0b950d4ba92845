import DocumentModel
import DocumentViews
import Foundation
import Testing
import ViewTree

@Suite struct DocumentLimitsTests {
  @Test func `Views are counted after ForEach and components`() {
    var limits = DocumentLimits()
    limits.nodes = 50
    let many = document(
      #"{"view": "ForEach", "in": 10, "content": {"view": "ForEach", "in": 10, "content": {"view": "Circle"}}}"#
    )
    #expect(problems(many, limits: limits).map { String($0.prefix(11)) } == ["1:118 E0004"])
    limits.nodes = 200
    #expect(problems(many, limits: limits) == [])
  }

  @Test func `Gradients have up to a thousand colours, transitions up to 64 others`() {
    func gradient(_ count: Int) -> String {
      let colors = Array(repeating: #""red""#, count: count).joined(separator: ", ")
      return document(#"{"view": "EllipticalGradient", "colors": [\#(colors)]}"#)
    }
    #expect(problems(gradient(1000)) == [])
    #expect(problems(gradient(1001)).count == 1)
    #expect(problems(gradient(1001)).first?.contains("an array of 1 to 1000 colors") ?? false)

    func transition(_ count: Int, inside outer: (String) -> String = { $0 }) -> String {
      let parts = Array(repeating: #""opacity""#, count: count).joined(separator: ", ")
      let all = outer(#"{"combined": [\#(parts)]}"#)
      return document(#"{"view": "Circle", "modifiers": [{"transition": \#(all)}]}"#)
    }
    #expect(problems(transition(64)) == [])
    #expect(problems(transition(65)).first?.contains("combines more than 64 transitions") ?? false)
    let twice = transition(33) { #"{"combined": [\#($0), \#($0)]}"# }
    #expect(problems(twice).first?.contains("combines more than 64 transitions") ?? false)
  }

  @Test func `A count beyond the limit makes no list`() {
    let found = problems(
      document(#"{"view": "ForEach", "in": 2000000000, "content": {"view": "Circle"}}"#))
    #expect(
      found == [
        "1:53 E0004 the document creates more than 100000 views | raise the limit with --max-nodes"
      ])
  }

  @Test func `A component that uses itself is reported, used or not`() {
    let text = document(
      #"{"view": "Circle"}"#,
      #"""
      "components": {"A": {"view": {"view": "B"}}, "B": {"view": {"view": "A", "if": false}},
        "C": {"view": {"view": "C"}}},
      """#)
    #expect(
      problems(text) == [
        #"1:57 E0234 the component "A" uses itself through "B" | use another view here"#,
        #"1:87 E0234 the component "B" uses itself through "A" | use another view here"#,
        #"2:26 E0234 the component "C" uses itself | use another view here"#,
      ])
  }

  @Test func `A style that uses itself is reported`() {
    let text = document(
      #"{"view": "Circle", "modifiers": [{"style": "a"}]}"#,
      #""styles": {"a": [{"style": "b"}], "b": [{"padding": 1}, {"style": "a"}]}, "#)
    #expect(
      problems(text) == [
        #"1:46 E0236 the style "a" uses itself through "b" | remove this modifier"#,
        #"1:85 E0236 the style "b" uses itself through "a" | remove this modifier"#,
      ])
  }

  @Test func `Modifiers count as levels`() {
    let modifiers = Array(repeating: #"{"padding": 0}"#, count: 600).joined(separator: ",")
    let found = problems(document("\"Circle\"", modifiers: modifiers))
    #expect(
      found == [
        "1:36 E0238 views and modifiers are nested deeper than 512 levels | flatten the document or raise the limit with --max-depth"
      ])
  }

  @Test @MainActor func `The deepest document that is allowed can be drawn`() throws {
    let modifiers = Array(repeating: #"{"padding": 0}"#, count: 511).joined(separator: ",")
    let text = document("\"Color\", \"color\": \"#FF0000\"", modifiers: modifiers)
    #expect(try drawing(text) == ["fill rect(0 0 100 100) #FF0000FF"])
  }

  @Test @MainActor func `Components within one another may be as deep as is allowed`() throws {
    // Each component and the stack and the overlay in it are a level: 3 x 170 + 2.
    var components = ##""C170": {"view": {"view": "Color", "color": "#FF0000"}}"##
    for level in 0..<170 {
      let next = ##"{"view": "C\##(level + 1)"}"##
      components += ##"""
        , "C\##(level)": {"view": {"view": "ZStack", "children": [{"view": "EmptyView"}],
          "modifiers": [{"overlay": \##(next)}]}}
        """##
    }
    let text = document(##"{"view": "C0"}"##, "\"components\": {\(components)}, ")
    #expect(problems(text) == [])
    _ = try scene(text).dump()
  }

  @Test func `Styles that grow without end are refused before they grow`() {
    var styles = #""s0": [{"padding": 1}, {"padding": 1}]"#
    for level in 1...40 {
      styles += #", "s\#(level)": [{"style": "s\#(level - 1)"}, {"style": "s\#(level - 1)"}]"#
    }
    let found = problems(
      document(
        #"{"view": "Circle", "modifiers": [{"style": "s40"}]}"#, "\"styles\": {\(styles)}, "))
    #expect(found.count == 1)
    #expect(found.first?.contains("E0238") == true)
  }

  @Test func `Steps of all expressions are counted together`() {
    var limits = DocumentLimits()
    limits.expressionSteps = 100
    let found = problems(
      document(
        #"{"view": "ForEach", "in": 60, "content": {"view": "Text", "text": {"$": "string(index)"}}}"#
      ), limits: limits)
    #expect(found.count == 1)
    #expect(found.first?.contains("E0005") == true)
  }

  @Test func `Values may be computed of the model and of values before them`() {
    let text = document(
      #"{"view": "Text", "text": {"$": "string(c)"}}"#,
      #""model": {"n": 2}, "values": {"a": {"$": "model.n + z"}, "b": {"$": "a * 2"}, "c": {"$": "b"}, "z": 1}, "#
    )
    #expect(problems(text) == [])
    let early = document(
      #"{"view": "Text", "text": "t"}"#, #""values": {"a": {"$": "b"}, "b": {"$": "1"}}, "#)
    #expect(
      problems(early) == [
        #"1:42 E0502 unknown name "b" | add it to the "values" of the document, before values that use it"#
      ])
  }

  @Test func `Many computed values are read`() {
    let values = (1...600).map { #""v\#($0)": {"$": "v\#($0 - 1) + 1"}"# }.joined(separator: ", ")
    let text = document(
      #"{"view": "Color", "color": "red", "if": {"$": "v600 == 600"}, "else": {"view": "Text", "text": {"$": "v600"}}}"#,
      #""values": {"v0": 0, \#(values)}, "#)
    #expect(problems(text) == [])
  }

  @Test(arguments: [
    (
      #"{"Circle": {"view": {"view": "Rectangle"}}}"#,
      #"E0235 "Circle" is the name of a built-in view | choose another name, for example "MyCircle""#
    ),
    (
      #"{"A": {"params": {"id": "string"}, "view": {"view": "Circle"}}}"#,
      #"E0235 "id" cannot be the name of a parameter | use letters, digits and _, but not a key of every view"#
    ),
    (
      #"{"A": {"params": {"n": {"type": "number", "default": "x"}}, "view": {"view": "Circle"}}}"#,
      #"E0221 expected a number for "default", found the string "x""#
    ),
    (
      #"{"A": {"params": {"n": "nubmer"}, "view": {"view": "Circle"}}}"#,
      #"E0217 unknown value "nubmer" for "n" | did you mean "number"?"#
    ),
    (
      #"{"A": {"parms": {}, "view": {"view": "Circle"}}}"#,
      #"E0213 unknown key "parms" in a component | did you mean "params"?"#
    ),
    (#"{"A": {}}"#, #"E0235 the component "A" needs the key "view" | add "view": {"view": ...}"#),
  ])
  func `Problems of components`(components: String, expected: String) {
    let found = problems(
      document(#"{"view": "Circle"}"#, "\"components\": \(components), "))
    #expect(found.map { $0.drop { $0 != "E" } } == [expected[...]])
  }

  @Test(arguments: [
    (
      #"{"view": "A"}"#,
      #"E0214 "A" needs the key "n" | add the key, or give the parameter a "default""#
    ),
    (#"{"view": "A", "n": "x"}"#, #"E0221 expected a number for "n", found the string "x""#),
    (
      #"{"view": "A", "n": {"$": "'x'"}}"#,
      #"E0221 expected a number for "n", found the string "x""#
    ),
    (#"{"view": "A", "n": 1, "m": 2}"#, #"E0213 unknown key "m" in "A" | allowed: n"#),
    (
      #"{"view": "A", "n": 1, "children": []}"#,
      #"E0231 the component "A" does not accept children | add a slot with "params": {"children": "views"}, and use {"view": "Slot"} where the views belong"#
    ),
  ])
  func `Problems of uses of components`(view: String, expected: String) {
    let components = #"{"A": {"params": {"n": "number"}, "view": {"view": "Circle"}}}"#
    let found = problems(document(view, "\"components\": \(components), "))
    #expect(found.map { $0.drop { $0 != "E" } } == [expected[...]])
  }

  @Test @MainActor func `Text is counted each time that it is laid out`() throws {
    var limits = DocumentLimits()
    let text = document(#"{"view": "Text", "text": "\#(String(repeating: "a ", count: 500))"}"#)
    _ = try scene(text, limits: limits).graph().displayList()
    limits.drawingSteps = 500_000
    let graph = try scene(text, limits: limits).graph()
    #expect(throws: ViewGraphError.tooMuchText(limit: 500_000)) { _ = try graph.displayList() }
    // What takes longer than its length says is refused before it is begun.
    let words = String(repeating: "word ", count: 200_000)
    let long = document(#"{"view": "Text", "text": "\#(words)"}"#)
    let refused = try scene(long).graph()
    #expect(throws: ViewGraphError.tooMuchText(limit: 8_000_000_000)) {
      _ = try refused.displayList()
    }
  }

  @Test(arguments: [
    #"{"union": {"shape": {"view": "Circle", "modifiers": [{"offset": {"x": 3, "y": 2}}]}}}"#,
    #"{"morph": {"to": {"view": "Rectangle"}, "progress": 0.5}}"#,
  ])
  @MainActor func `Steps on paths are counted for each picture`(modifier: String) throws {
    let text = document("\"Circle\"", modifiers: modifier)
    var limits = DocumentLimits()
    let whole = try scene(text, limits: limits).graph()
    for _ in 0..<3 { _ = try whole.displayList() }
    limits.drawingSteps = 40_000
    let graph = try scene(text, limits: limits).graph()
    do {
      _ = try graph.displayList()
      Issue.record("nothing was thrown")
    } catch .tooMuchPathWork(let limit, let place) {
      #expect(limit == 40_000)
      #expect(place?.hasPrefix("root/") == true)
    }
  }

  @Test @MainActor func `A symbol counts 8,000,000 steps at most, once per weight`() throws {
    let badges = ["person", "folder", "doc", "cart"].map {
      #"{"view": "Image", "systemName": "\#($0).badge.plus"}"#
    }
    let row = badges + badges
    let text = document(#"{"view": "HStack", "children": [\#(row.joined(separator: ", "))]}"#)
    var limits = DocumentLimits()
    limits.drawingSteps = 33_000_000
    _ = try scene(text, limits: limits).graph().displayList()
    limits.drawingSteps = 6_000_000
    let graph = try scene(text, limits: limits).graph()
    #expect(throws: ViewGraphError.self) { _ = try graph.displayList() }
  }

  @Test func `Modifiers of an animator count as levels`() {
    let modifiers = Array(repeating: #"{"opacity": 1}"#, count: 600).joined(separator: ",")
    for animator in [
      #"{"phaseAnimator": {"phases": [0, 1], "modifiers": [\#(modifiers)]}}"#,
      #"{"keyframeAnimator": {"initialValue": {"a": 1}, "tracks": {}, "modifiers": [\#(modifiers)]}}"#,
    ] {
      let found = problems(document("\"Circle\"", modifiers: animator))
      #expect(found.contains { $0.contains("E0238") }, "\(found)")
    }
  }

  @Test func `A number is the id of all elements of a ForEach`() {
    func each(_ count: Int) -> [String] {
      problems(
        document(#"{"view": "ForEach", "in": \#(count), "id": 7, "content": {"view": "Circle"}}"#))
    }
    #expect(each(1) == [])
    #expect(each(2).map { $0.contains("E0233 several elements have the id \"7\"") } == [true])
  }

  @Test func `A cell spans at most a thousand columns`() {
    func span(_ count: Int) -> [String] {
      problems(document("\"Circle\"", modifiers: #"{"gridCellColumns": \#(count)}"#))
    }
    #expect(span(1000) == [])
    #expect(span(2_000_000_000).map { $0.contains("E0222") } == [true])
  }

  @Test func `Elements of a ForEach are told apart by a member or an expression`() {
    func each(_ id: String) -> String {
      document(
        #"{"view": "ForEach", "in": {"$": "rows"}, "as": "row", "id": \#(id), "content": {"view": "Circle"}}"#,
        #""values": {"rows": [{"id": "a", "n": 1}, {"id": "b", "n": 1}]}, "#)
    }
    #expect(problems(each("\"id\"")) == [])
    #expect(problems(each(#"{"$": "row.id + 'x'"}"#)) == [])
    #expect(
      problems(each("\"n\"")).first?.contains("E0233 several elements have the id \"1\"") == true)
    #expect(
      problems(each("\"key\"")).first?.contains(
        "E0214 an element has no string or number member \"key\"") == true)
  }
}
