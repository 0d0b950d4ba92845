import Foundation
import Testing

/// `check --lint`: what may look wrong.
@Suite struct LintTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func lint(_ view: String, _ rest: String = "", _ more: String...) throws -> (
    status: Int32, warnings: [String]
  ) {
    try workspace.write(
      #"{"shapeshift": 1, \#(rest)"canvas": {"width": 200, "height": 100, "background": "white"}, "view": \#(view)}"#,
      to: "a.json")
    let outcome = try workspace.run(["check", "--lint", "--json", "a.json"] + more)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let found = object?["diagnostics"] as? [[String: Any]] ?? []
    return (
      outcome.status,
      found.map { "\($0["code"] ?? "") \($0["pointer"] ?? "-") \($0["message"] ?? "")" }
    )
  }

  @Test func `Text that is cut off is told with what it takes`() throws {
    let view =
      #"{"view": "Text", "text": "A sentence that takes more than a line", "modifiers": [{"lineLimit": 1}]}"#
    let (status, warnings) = try lint(view)
    #expect(status == 0)
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasPrefix(
        #"E0271 /view "A sentence that takes more than a line" is truncated: it needs "#) == true,
      "\(warnings)")
    #expect(try lint(view, "", "--deny", "warnings").status == 1)
    let low =
      #"{"view": "Text", "text": "One two three four five six seven eight nine ten", "modifiers": [{"frame": {"width": 60, "height": 30}}]}"#
    #expect(try lint(low).warnings.map { $0.prefix(5) } == ["E0271"])
    let scaled =
      #"{"view": "Text", "text": "A sentence that takes more than a line", "modifiers": [{"lineLimit": 1}, {"minimumScaleFactor": 0.5}]}"#
    #expect(try lint(scaled).warnings == [])
  }

  @Test(arguments: [
    (
      "#777777", 17,
      ["E0273 /view the contrast between the text and its background is 4.4 : 1; expected 4.5 : 1"]
    ),
    ("#767676", 17, []), ("#8A8A8A", 24, []),
    (
      "#9A9A9A", 24,
      ["E0273 /view the contrast between the text and its background is 2.8 : 1; expected 3 : 1"]
    ),
    ("clear", 17, []),
  ])
  func `Contrast is that of WCAG`(color: String, size: Int, expected: [String]) throws {
    let view =
      #"{"view": "Text", "text": "Hamburgefons", "modifiers": [{"font": \#(size)}, {"foregroundStyle": "\#(color)"}]}"#
    #expect(try lint(view).warnings == expected)
  }

  @Test func `What lies under a text is looked at, whatever it is`() throws {
    func text(_ under: String, _ more: String = "") -> String {
      #"{"view": "Text", "text": "Hamburgefons", "modifiers": [{"foregroundStyle": "white"}\#(more), {"padding": 10}, {"background": \#(under)}]}"#
    }
    #expect(try lint(text(##"{"style": "#1A1A1A"}"##)).warnings == [])
    #expect(try lint(text(##"{"style": "#EEEEEE"}"##)).warnings.map { $0.prefix(5) } == ["E0273"])
    let gradient =
      ##"{"style": {"linearGradient": {"colors": ["#000000", "#FFFFFF"], "startPoint": "leading", "endPoint": "trailing"}}}"##
    #expect(try lint(text(gradient)).warnings.map { $0.prefix(5) } == ["E0273"])
    // Half seen through, it is grey on black.
    #expect(
      try lint(text(##"{"style": "#000000"}"##, #", {"opacity": 0.3}"#)).warnings.map {
        $0.prefix(5)
      }
        == ["E0273"])
    // What covers the text wholly is not under it.
    let covered =
      ##"{"view": "ZStack", "children": [{"view": "Text", "text": "a"}, {"view": "Color", "color": "#000000"}]}"##
    #expect(try lint(covered).warnings == [])
  }

  @Test func `What is outside of the canvas is told, what goes beyond its edge only of letters`()
    throws
  {
    let far =
      #"{"view": "Circle", "modifiers": [{"frame": {"width": 20, "height": 20}}, {"offset": {"x": 400}}]}"#
    #expect(try lint(far).warnings == ["E0274 /view the view is completely outside the canvas"])
    let half =
      #"{"view": "Circle", "modifiers": [{"frame": {"width": 20, "height": 20}}, {"position": {"x": 200, "y": 50}}]}"#
    #expect(try lint(half).warnings == [])
    let letters =
      #"{"view": "Text", "text": "Hello", "modifiers": [{"position": {"x": 196, "y": 50}}]}"#
    #expect(
      try lint(letters).warnings == [
        #"E0274 /view "Hello" extends beyond the right edge of the canvas"#
      ])
    let scrolled =
      #"{"view": "ScrollView", "children": [{"view": "ForEach", "in": 30, "content": {"view": "Text", "text": {"$": "string(index)"}}}]}"#
    #expect(try lint(scrolled).warnings == [])
  }

  @Test func `What moves in from outside is no mistake`() throws {
    let moving =
      #"{"view": "Circle", "id": "a", "modifiers": [{"frame": {"width": 20, "height": 20}}, {"offset": {"x": 400}}]}"#
    let timeline =
      ##""timeline": {"tracks": [{"target": "#a", "property": "offset.x", "keyframes": [{"t": 0, "v": 400}, {"t": 1, "v": 0}]}]}, "##
    #expect(try lint(moving, timeline).warnings == [])
  }

  @Test func `Names that nothing uses are told where they stand`() throws {
    let view =
      #"{"view": "Text", "text": {"$": "a"}, "modifiers": [{"style": "s"}, {"foregroundStyle": "c"}]}"#
    let rest =
      #""values": {"a": "x", "b": 1}, "colors": {"c": "black", "d": "red"}, "styles": {"s": [{"bold": true}], "t": []}, "components": {"K": {"view": {"view": "Circle"}}}, "#
    #expect(
      try lint(view, rest).warnings == [
        #"E0275 /values/b the value "b" is never used"#,
        #"E0275 /colors/d the color "d" is never used"#,
        #"E0275 /styles/t the style "t" is never used"#,
        #"E0275 /components/K the component "K" is never used"#,
      ])
  }

  @Test func `Glyphs and weights that fonts lack are told`() throws {
    let missing = #"{"view": "Text", "text": "aꯀb"}"#
    #expect(try lint(missing).warnings.map { $0.prefix(11) } == ["E0272 /view"])
    let weight = #"{"view": "Text", "text": "नमस्ते", "modifiers": [{"bold": true}]}"#
    #expect(
      try lint(weight).warnings == [
        "E0276 /view Lohit Devanagari has no weight 700; 400 is used instead"
      ])
  }

  @Test func `A format that can't write the values of its axis is told`() throws {
    let chart =
      #"{"view": "Chart", "children": [{"view": "BarMark", "x": "a", "y": 1}, {"view": "BarMark", "x": "b", "y": 2}], "modifiers": [{"chartXAxis": {"format": {"date": "MMM"}}}]}"#
    let warnings = try lint(chart).warnings
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.contains(
        #"the format at /view/modifiers/0/chartXAxis/format is ignored: it is for dates, and the axis has the name "a""#
      ) == true, "\(warnings)")
    let outcome = try workspace.run("render", "a.json", "-o", "a.png")
    #expect(outcome.messages.contains("is ignored"), "\(outcome.messages)")
  }

  @Test func `Several documents end in a line of counts`() throws {
    try workspace.write("{}", to: "b.json")
    try workspace.write(
      #"{"shapeshift": 1, "values": {"a": 1}, "view": {"view": "Circle"}}"#, to: "c.json")
    let outcome = try workspace.run("check", "--lint", "b.json", "c.json")
    #expect(outcome.status == 0)
    #expect(outcome.messages.hasSuffix("2 documents: 1 clean, 0 errors, 1 warning\n"))
  }
}
