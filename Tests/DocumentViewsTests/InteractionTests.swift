import DocumentModel
import DocumentViews
import Foundation
import TestSupport
import Testing
import VectorGraphics
import ViewTree

/// Documents that are used: what controls write, what actions do, and steps that use views.
@MainActor @Suite struct InteractionTests {
  /// A document with controls one above the other, on 300 by 300 points.
  private func page(_ views: String, script: String, model: String = "{}", values: String = "{}")
    -> String
  {
    """
    {"shapeshift": 1, "canvas": {"width": 300, "height": 300}, "model": \(model), "values": \(values),
     "view": {"view": "VStack", "children": [\(views)]}, "script": [\(script)]}
    """
  }

  /// What views tell at a time, a line each, without frames.
  private func tree(_ text: String, at time: Double) throws -> [String] {
    let graph = try scene(text).graph()
    try graph.advance(to: time)
    return graph.accessibilityTree().text.split(separator: "\n").map {
      String($0.split(separator: "[").first ?? "").trimmingCharacters(in: .whitespaces)
    }
  }

  /// What is wrong with a document's script, as `code message | help`.
  private func stepProblems(_ text: String) -> [String] {
    do {
      _ = try scene(text).graph()
      return []
    } catch let errors as DocumentErrors {
      return errors.diagnostics.map { problem in
        let place = problem.span.map { "\($0.start.line):\($0.start.column) " } ?? ""
        return
          "\(place)\(problem.code.id) \(problem.message)\(problem.help.map { " | \($0)" } ?? "")"
      }
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `A slider shows a value of the model and writes it, as one change that is undone`()
    throws
  {
    let text = page(
      #"{"view": "Slider", "id": "hue", "title": "Hue", "value": {"$bind": "model.hue"}}, {"view": "Text", "text": {"$": "format(hue, '.0%')"}}"#,
      script:
        #"{"at": 1, "drag": {"on": "hue", "to": 0.5}, "during": 0.2}, {"at": 2, "undo": 1}, {"at": 3, "redo": 1}"#,
      model: #"{"hue": 0.2}"#
    ).replacing("format(hue", with: "format(model.hue")
    #expect(try tree(text, at: 0.9) == [#"slider "Hue" = "20%""#, #"text "20%""#])
    #expect(try tree(text, at: 1.3) == [#"slider "Hue" = "50%""#, #"text "50%""#])
    #expect(try tree(text, at: 2) == [#"slider "Hue" = "20%""#, #"text "20%""#])
    #expect(try tree(text, at: 3) == [#"slider "Hue" = "50%""#, #"text "50%""#])
  }

  @Test func `Toggles, steppers, pickers and disclosures write what they are bound to`() throws {
    let views = #"""
      {"view": "Toggle", "title": "Wi-Fi", "isOn": {"$bind": "values.isOn"}},
      {"view": "Stepper", "title": "Count", "value": {"$bind": "values.count"}, "maximum": 3, "minimum": 0},
      {"view": "Picker", "title": "Size", "selection": {"$bind": "values.size"}, "children": [
        {"view": "Text", "text": "Small", "modifiers": [{"tag": "s"}]},
        {"view": "Text", "text": "Large", "modifiers": [{"tag": "l"}]}], "modifiers": [{"pickerStyle": "segmented"}]},
      {"view": "DisclosureGroup", "title": "More", "isExpanded": {"$bind": "values.isOpen"}, "children": [
        {"view": "Text", "text": "inside"}]},
      {"view": "Text", "text": {"$": "string(isOn) + ' ' + string(count) + ' ' + size + ' ' + string(isOpen)"}}
      """#
    let script = #"""
      {"at": 1, "tap": {"role": "switch", "name": "Wi-Fi"}},
      {"at": 1, "tap": {"role": "button", "name": "Increment"}}, {"at": 1.5, "tap": "Increment"},
      {"at": 2, "tap": {"role": "radio", "name": "Large"}}, {"at": 3, "tap": {"role": "text", "name": "More"}},
      {"at": 4, "expect": {"text": "inside"}}, {"at": 4, "expect": {"text": "true 3 l true"}}
      """#
    let values = #"{"isOn": false, "count": 1, "size": "s", "isOpen": false}"#
    let text = page(views, script: script, values: values)
    #expect(stepProblems(text) == [])
    #expect(try tree(text, at: 0.5).last == #"text "false 1 s false""#)
    #expect(try tree(text, at: 1.2).last == #"text "true 2 s false""#)
  }

  @Test func `A button's action sets, undoes and redoes, each step a change of its own`() throws {
    let views = #"""
      {"view": "Button", "title": "Add", "action": [
        {"set": {"values.n": {"$": "n + 1"}}}, {"set": {"values.m": {"$": "m + 10"}}}]},
      {"view": "Button", "id": "undo", "title": "Back", "action": {"undo": 1},
       "modifiers": [{"disabled": {"$": "!canUndo"}}]},
      {"view": "Button", "id": "redo", "title": "Again", "action": {"redo": 1},
       "modifiers": [{"disabled": {"$": "!canRedo"}}]},
      {"view": "Text", "text": {"$": "string(n) + ' ' + string(m)"}}
      """#
    let script = #"""
      {"at": 1, "tap": "Add"}, {"at": 2, "tap": "Add"}, {"at": 3, "tap": "undo"}, {"at": 4, "tap": "undo"},
      {"at": 5, "tap": "redo"}
      """#
    let text = page(views, script: script, values: #"{"n": 0, "m": 0}"#)
    #expect(
      try tree(text, at: 0) == [
        #"button "Add""#, #"button "Back" (disabled)"#, #"button "Again" (disabled)"#,
        #"text "0 0""#,
      ])
    let values = try [1, 2, 3, 4, 5].map { try tree(text, at: $0).last }
    #expect(
      values == ["1 10", "2 20", "2 10", "1 10", "2 10"].map { "text \"\($0)\"" })
    #expect(try tree(text, at: 5)[1...2] == [#"button "Back""#, #"button "Again""#])
  }

  @Test func `Undo moves with its spring, and what does not register is kept`() throws {
    let views = #"""
      {"view": "Button", "title": "Widen", "action": {"set": {"values.width": 80}, "animation": {"linear": 1}}},
      {"view": "Button", "title": "Note", "action": {"set": {"values.note": "kept"}, "registersUndo": false}},
      {"view": "Text", "text": {"$": "note"}},
      {"view": "Rectangle", "modifiers": [{"frame": {"width": {"$": "width"}, "height": 10}}]}
      """#
    let script =
      #"{"at": 1, "tap": "Widen"}, {"at": 2, "tap": "Note"}, {"at": 3, "undo": 1}"#
    let text = page(views, script: script, values: #"{"width": 40, "note": "-"}"#)
    func width(_ time: Double) throws -> Double {
      let list = try scene(text).graph().displayList(at: time)
      return Double(try #require(list.items.last).paintedBounds.width)
    }
    try expectNear(width(1.5), 60, tolerance: 1e-9)
    #expect(try width(2.9) == 80)
    try expectNear(width(3.5), 60, tolerance: 1e-9)
    #expect(try tree(text, at: 5)[2] == #"text "kept""#)
  }

  @Test func `What a ForEach repeats and what a component is given are bound where they stand`()
    throws
  {
    let text = """
      {"shapeshift": 1, "canvas": {"width": 300, "height": 300},
       "values": {"items": [{"name": "Milk", "done": false}, {"name": "Eggs", "done": false}]},
       "components": {"Row": {"params": {"item": "object"}, "view": {
         "view": "Toggle", "title": {"$": "item.name"}, "isOn": {"$bind": "item.done"}}}},
       "view": {"view": "VStack", "children": [
         {"view": "ForEach", "in": {"$": "values.items"}, "as": "row", "content": {
           "view": "HStack", "children": [
             {"view": "Row", "item": {"$bind": "row"}},
             {"view": "Button", "title": {"$": "'Drop ' + row.name"}, "action": {"set": {"row.name": "gone"}}}]}}]},
       "script": [{"at": 1, "tap": {"role": "switch", "name": "Eggs"}}, {"at": 2, "tap": "Drop Milk"}]}
      """
    #expect(stepProblems(text) == [])
    let end = try tree(text, at: 2)
    #expect(end.contains(#"switch "Eggs" = "1""#))
    #expect(end.contains(#"switch "gone" = "0""#))
  }

  @Test func `Views are tapped by their ids, whatever they tell`() throws {
    let text = page(
      #"""
      {"view": "Circle", "id": "sun", "modifiers": [{"frame": {"width": 50, "height": 50}},
        {"onTapGesture": {"set": {"values.n": {"$": "n + 1"}}}}]},
      {"view": "Text", "text": {"$": "string(n)"}}
      """#, script: #"{"at": 1, "tap": "sun"}, {"at": 2, "tap": "sun"}"#, values: #"{"n": 0}"#)
    #expect(try tree(text, at: 2).last == #"text "2""#)
  }

  @Test func `Sheets open and close by what they are bound to`() throws {
    let text = page(
      #"""
      {"view": "Button", "title": "Open", "action": {"set": {"values.isOpen": true}}, "modifiers": [
        {"sheet": {"isPresented": {"$bind": "values.isOpen"},
          "content": {"view": "Button", "title": "Close", "action": {"dismiss": true}}}}]},
      {"view": "Text", "text": {"$": "isOpen ? 'open' : 'closed'"}}
      """#,
      script: #"""
        {"at": 1, "tap": "Open"}, {"at": 2, "expect": "Close"}, {"at": 2, "tap": "Close"},
        {"at": 4, "expect": {"name": "Close", "exists": false}}, {"at": 4, "expect": "closed"}
        """#, values: #"{"isOpen": false}"#)
    #expect(stepProblems(text) == [])
  }

  @Test
  func
    `An image of a time needs only the steps until then, and equals the one of the whole script`()
    throws
  {
    let views = #"""
      {"view": "Slider", "id": "width", "title": "Width", "value": {"$bind": "values.width"}, "minimum": 0, "maximum": 100},
      {"view": "Button", "title": "Widen", "action": {"set": {"values.width": 80}, "animation": {"linear": 1}}},
      {"view": "Rectangle", "modifiers": [{"frame": {"width": {"$": "width"}, "height": 10}}]}
      """#
    let script = #"""
      {"at": 0.5, "drag": {"on": "#width", "to": 0.2}, "during": 1, "curve": "easeInOut"},
      {"at": 1, "expect": {"name": "Width", "exists": true}}, {"at": 2, "tap": "Widen"}
      """#
    let values = #"{"width": 40}"#
    let whole = try scene(page(views, script: script, values: values))
    let document = try scene(
      page(views, script: script + #", {"at": 4, "tap": "missing"}"#, values: values))
    for time in [0, 0.49, 0.5, 0.75, 1, 1.5, 1.7, 2, 2.3, 3.9] {
      let part = try document.graph(until: time).displayList(at: time)
      #expect(try part == whole.graph().displayList(at: time), "at \(time) s")
    }
    #expect(throws: DocumentErrors.self) { try document.graph(until: 4) }
    #expect(throws: DocumentErrors.self) { try document.graph() }
  }

  @Test func `What a step cannot do is told with its place and what is there instead`() {
    let text = page(
      #"{"view": "Button", "id": "undo", "title": "Back", "action": {"undo": 1}}, {"view": "Button", "title": "Off", "modifiers": [{"disabled": true}]}"#,
      script: #"""
        {"at": 1, "tap": "undoo"},
        {"at": 2, "tap": "Off"},
        {"at": 3, "expect": {"name": "Back", "isEnabled": false}},
        {"at": 3, "expect": "Bakc"},
        {"at": 4, "dismiss": true},
        {"at": 5, "drag": {"on": "#undo", "to": 0.5}}
        """#)
    let found = stepProblems(text)
    #expect(found.count == 6)
    #expect(
      found[0].hasPrefix(#"3:95 E0262 no view named "undoo" at 1.000 s. The views here: "Back""#)
        || found[0].contains(#"E0262 no view named "undoo" at 1.000 s. The views here: "Back""#))
    #expect(found[0].hasSuffix(##"| did you mean "#undo"?"##))
    #expect(found[1].contains(#"E0262 "Off" is disabled at 2.000 s"#))
    #expect(found[2].contains(#"E0263 the view named "Back" at 3.000 s is enabled"#))
    #expect(found[3].contains("E0263 no view named \"Bakc\""))
    #expect(found[4].contains("E0262 no presentation can be dismissed at 4.000 s"))
    #expect(found[5].contains("has no knob to drag to a fraction of its range"))
  }

  @Test func `Steps and bindings that mean nothing are errors with their places`() {
    func view(_ value: String, _ rest: String = "") -> String {
      #"{"shapeshift": 1, "model": {"hue": 0.5, "twice": {"$": "2 * 1"}}, \#(rest)"view": {"view": "Slider", "value": \#(value)}}"#
    }
    expectProblem(
      view(#"{"$bind": §"model.heu"}"#),
      #"E0261 the document has no value "model.heu" in "model" or "values" | did you mean "model.hue"?"#
    )
    expectProblem(
      view(#"{"$bind": §"model.twice"}"#),
      #"E0261 "model.twice" is a computed value, which a binding cannot change | bind to a value that the expression reads"#
    )
    expectProblem(
      view(#"{"$bind": "model.hue", §"undo": true}"#),
      #"E0213 unknown key "undo" in a binding | allowed: $bind, registersUndo"#)
    expectProblem(
      view(
        #"{"$bind": §"model.hue"}"#,
        #""timeline": {"tracks": [{"target": "/model/hue", "keyframes": [{"t": 0, "v": 0}, {"t": 1, "v": 1}]}]}, "#
      ),
      #"E0261 "model.hue" follows keyframes, so a binding cannot change it | remove the track of the timeline, or bind to another value"#
    )
    func script(_ step: String) -> String {
      #"{"shapeshift": 1, "view": {"view": "Circle"}, "script": [\#(step)]}"#
    }
    expectProblem(
      script(#"§{"at": 1, "tap": "a", "undo": 1}"#),
      #"E0225 a script step needs exactly one of the keys "set", "undo", "redo", "tap", "drag", "type", "press", "scroll", "focus", "dismiss", "back", "environment" and "expect", or "input""#
    )
    expectProblem(
      script(#"§{"at": 1, "undo": 1, "during": 1}"#), #"E0225 "during" requires "drag""#)
    expectProblem(
      script(#"{"at": 1, "tap": {"role": §"buton"}}"#),
      #"E0217 unknown value "buton" for "role" | did you mean "button"?"#)
  }

  @Test func `A recorded session is spliced in, and what is wrong with it is told by line`() throws
  {
    let session = """
      {"input":1,"canvas":[300,300]}
      {"t":0.500000,"down":[150,150]}
      {"t":0.600000,"up":[150,150]}

      """
    let text = """
      {"shapeshift": 1, "canvas": {"width": 300, "height": 300}, "values": {"n": 0},
       "view": {"view": "Text", "text": {"$": "'n = ' + string(n)"}, "modifiers": [
         {"frame": {"width": 300, "height": 300}}, {"contentShape": "rect"},
         {"onTapGesture": {"set": {"values.n": {"$": "n + 1"}}}}]},
       "script": [{"input": "tap.jsonl"}, {"input": "tap.jsonl", "at": 1}]}
      """
    try withFolder(["tap.jsonl": Array(session.utf8)]) { folder in
      let graph = try scene(text, root: folder).graph()
      for (time, count) in [(0.5, 0), (0.7, 1), (1.7, 2)] {
        try graph.advance(to: time)
        #expect(graph.accessibilityTree().text.hasPrefix("text \"n = \(count)\""))
      }
    }
    try withFolder(["tap.jsonl": Array("{\"t\":1,\"down\":[1]}\n".utf8)]) { folder in
      let found = problems(text, root: folder)
      #expect(found.count == 2)
      #expect(
        found[0].contains(#"E0264 "tap.jsonl", line 1: "down" must be two numbers"#))
    }
  }

  @Test func `Frames of a used document are the same in any order`() throws {
    let text = page(
      #"""
      {"view": "Button", "title": "Widen", "action": {"set": {"values.width": {"$": "width + 40"}}, "animation": "bouncy"}},
      {"view": "Slider", "id": "s", "value": {"$bind": "values.width"}, "maximum": 200},
      {"view": "Rectangle", "modifiers": [{"frame": {"width": {"$": "width"}, "height": 10}}]}
      """#,
      script: #"""
        {"at": 0.2, "tap": "Widen"}, {"at": 0.5, "drag": {"on": "s", "to": 0.8}, "during": 0.3},
        {"at": 0.9, "undo": 1}, {"at": 1, "tap": "Widen", "holding": 0.1}
        """#, values: #"{"width": 40}"#)
    let times = [0.0, 0.3, 0.45, 0.6, 0.75, 0.95, 1.05, 1.2, 2]
    let document = try scene(text)
    let graph = try document.graph()
    let whole = try times.map { try graph.displayList(at: $0) }
    #expect(Set(whole.map { $0.dump() }).count == times.count)
    for (index, time) in times.enumerated().reversed() {
      #expect(try graph.displayList(at: time) == whole[index])
      #expect(try scene(text).graph().displayList(at: time) == whole[index])
    }
  }

  @Test func `A change that the document cannot show is refused and told`() throws {
    let text = page(
      #"""
      {"view": "Button", "title": "Break", "action": {"set": {"values.width": -5}}},
      {"view": "Rectangle", "modifiers": [{"frame": {"width": {"$": "width"}, "height": 10}}]}
      """#, script: #"{"at": 1, "tap": "Break"}"#, values: #"{"width": 40}"#)
    let graph = try scene(text).graph()
    let before = try graph.displayList(at: 0)
    #expect(try graph.displayList(at: 2) == before)
    let told = graph.problems.map(\.problem.message)
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("the document rejects a change: ") == true)
  }
}
