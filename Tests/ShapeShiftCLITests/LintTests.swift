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

  @Test func `Truncated text of an embedded document is reported at its place`() throws {
    try workspace.write(
      #"{"shapeshift": 1, "canvas": {"width": 60, "height": 20}, "view": {"view": "Text", "text": "A sentence that takes more than a line", "modifiers": [{"lineLimit": 1}]}}"#,
      to: "in/b.json")
    let warnings = try lint(#"{"view": "Image", "document": "in/b.json"}"#).warnings
    #expect(warnings.map { $0.prefix(11) } == ["E0271 /view"])
    let outcome = try workspace.run("check", "--lint", "a.json")
    #expect(outcome.messages.contains("in/b.json:1:91"), "\(outcome.messages)")
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

  /// Two standard deviations of 10 points, moved down by 8: 28 points at the lower edge.
  @Test func `A shadow or blur that the edge cuts off is reported`() throws {
    func circle(_ effect: String, _ more: String = "") -> String {
      #"{"view": "Circle", "modifiers": [{"frame": {"width": 80, "height": 80}}, \#(effect)\#(more)]}"#
    }
    let shadow = #"{"shadow": {"radius": 10, "color": "black", "y": 8}}"#
    try workspace.write(#"{"shapeshift": 1, "view": \#(circle(shadow))}"#, to: "b.json")
    let outcome = try workspace.run("check", "--lint", "b.json")
    #expect(outcome.status == 0)
    #expect(
      outcome.messages.contains("E0278")
        && outcome.messages.contains(
          "the shadow is cut off by the right, left, lower and upper edges of the canvas")
        && outcome.messages.contains(#"add {"padding": 28} after "shadow", or enlarge the canvas"#),
      "\(outcome.messages)")
    // The canvas has 200 x 100 points, and 10 points above and below the circle: 12 and 28 are needed.
    #expect(
      try lint(circle(shadow)).warnings == [
        "E0278 /view the shadow is cut off by the lower and upper edges of the canvas"
      ])
    #expect(
      try lint(circle(#"{"blur": 20}"#)).warnings == [
        "E0278 /view the blur is cut off by the lower and upper edges of the canvas"
      ])
    #expect(try lint(circle(#"{"shadow": {"radius": 2}}"#)).warnings == [])
    #expect(try lint(circle(#"{"blur": 4}"#)).warnings == [])
    // Clipped inside the canvas, and beyond the edge with its view: both are meant.
    #expect(try lint(circle(shadow, #", {"clipped": true}"#)).warnings == [])
    #expect(
      try lint(circle(shadow, #", {"position": {"x": 0, "y": 50}}"#)).warnings == [])
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
        "E0276 /view Lohit Devanagari has no weight 600; 400 is used instead"
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

  private static let template =
    #"{"shapeshift": 1, "canvas": {"width": 400, "height": 100, "background": "white"}, "values": {"name": "Ada"}, "view": {"view": "Text", "text": {"$": "name"}, "modifiers": [{"font": 40}, {"lineLimit": 1}]}}"#

  private func writeRows() throws {
    try workspace.write(Self.template, to: "card.json")
    try workspace.write(
      "name\nAda\nMaria del Carmen Fernandez de Cordoba\nGrace\nJohann Gambolputty de von Ausfern\n",
      to: "people.csv")
  }

  @Test func `batch --lint reports each row, and the worst rows`() throws {
    try writeRows()
    let outcome = try workspace.run(
      "batch", "card.json", "--data", "people.csv", "-o", "out/{row}.png", "--lint")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let lines = outcome.messages.split(separator: "\n")
    #expect(
      lines.first?.hasPrefix(
        #"warning: people.csv, row 2: "Maria del Carmen Fernandez de Cordoba" is truncated: it needs "#
      )
        == true && lines.first?.hasSuffix("(E0271 at view)") == true, "\(outcome.messages)")
    #expect(outcome.messages.contains(#"people.csv, row 4: "Johann Gambolputty"#))
    #expect(!outcome.messages.contains("row 1") && !outcome.messages.contains("row 3"))
    #expect(
      outcome.messages.contains("2 of 4 rows have 2 warnings; the worst: row 2 (1), row 4 (1)"),
      "\(outcome.messages)")
    #expect(try workspace.names(in: "out").count == 5)
  }

  @Test func `batch without --lint says in a sentence that text is truncated`() throws {
    try writeRows()
    let outcome = try workspace.run(
      "batch", "card.json", "--data", "people.csv", "-o", "out/{row}.png")
    #expect(outcome.status == 0)
    #expect(
      outcome.messages.contains(
        "warning: text is truncated in 2 of 4 rows, first in row 2; scale it down with the modifier {\"fit\": 0.5}, "
          + "or list the rows with --lint\n"),
      "\(outcome.messages)")
    let fitting = try workspace.run(
      "batch", "card.json", "--data", "people.csv", "-o", "out/{row}.png", "--set",
      "view.modifiers=[]")
    #expect(!fitting.messages.contains("truncated"), "\(fitting.messages)")
    let fitted = try workspace.run(
      "batch", "card.json", "--data", "people.csv", "-o", "out/{row}.png", "--set",
      #"view.modifiers=[{"fit": {"minimumScale": 0.1, "lines": 1}}]"#)
    #expect(!fitted.messages.contains("truncated"), "\(fitted.messages)")
  }

  @Test func `check --lint takes --set, and --data row by row`() throws {
    try writeRows()
    let set = try workspace.run(
      "check", "--lint", "card.json", "--set", "values.name=Maria del Carmen Fernandez de Cordoba")
    #expect(set.messages.contains("E0271"), "\(set.messages)")
    let rows = try workspace.run(
      "check", "--lint", "card.json", "--data", "people.csv", "--deny", "warnings")
    #expect(rows.status == 1)
    #expect(rows.messages.contains("people.csv: row 2, card.json:\n"), "\(rows.messages)")
    #expect(
      rows.messages.contains("2 of 4 rows have 2 warnings; the worst: row 2 (1), row 4 (1)"))
    let json = try workspace.run("check", "--lint", "--json", "card.json", "--data", "people.csv")
    let lines = json.text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines.first == #"{"document":"card.json","row":1,"ok":true,"diagnostics":[]}"#,
      "\(json.text)")
    try workspace.write(#"{"name": "Maria del Carmen Fernandez de Cordoba"}"#, to: "one.json")
    #expect(
      try workspace.run("check", "--lint", "card.json", "--data", "one.json").messages
        .contains("E0271"))
    #expect(try workspace.run("check", "card.json", "--data", "none.csv").status != 0)
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
