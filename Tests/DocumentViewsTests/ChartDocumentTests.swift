import DocumentModel
import Testing

@testable import DocumentViews

@Suite struct ChartDocumentTests {
  /// The frames of the bars that a chart draws, of a plot without axes, 100 by 100 points.
  @MainActor private func bars(_ chart: String, _ rest: String = "") throws -> [String] {
    let text = document(
      "{\(chart), \"modifiers\": [{\"chartXAxis\": \"hidden\"}, {\"chartYAxis\": \"hidden\"}]}",
      rest)
    #expect(problems(text) == [])
    return try drawing(text).filter { $0.contains("fill") }
  }

  @Test @MainActor
  func `Marks are there for each element of data, of a ForEach, and by themselves`()
    throws
  {
    let alone = try bars(
      #""view": "Chart", "children": [{"view": "BarMark", "x": "a", "y": 1}, {"view": "BarMark", "x": "b", "y": 2}]"#
    )
    #expect(alone.count == 2)
    let values = #""values": {"rows": [{"n": "a", "v": 1}, {"n": "b", "v": 2}]}, "#
    let mark = #"{"view": "BarMark", "x": {"$": "item.n"}, "y": {"$": "item.v"}}"#
    #expect(
      try bars(#""view": "Chart", "data": {"$": "rows"}, "children": [\#(mark)]"#, values) == alone)
    let named = mark.replacing("item", with: "row")
    #expect(
      try bars(
        #""view": "Chart", "data": {"$": "rows"}, "as": "row", "content": \#(named)"#, values)
        == alone)
    #expect(
      try bars(
        #""view": "Chart", "children": [{"view": "ForEach", "in": {"$": "rows"}, "content": \#(mark)}]"#,
        values) == alone)
    #expect(
      try bars(
        #""view": "Chart", "children": [{"view": "Group", "children": [{"view": "Bar", "n": "a", "v": 1}, {"view": "Bar", "n": "b", "v": 2}]}]"#,
        #""components": {"Bar": {"params": {"n": "string", "v": "number"}, "view": {"view": "BarMark", "x": {"$": "n"}, "y": {"$": "v"}}}}, "#
      ) == alone)
  }

  @Test @MainActor func `A mark whose condition is false is not there`() throws {
    let two = try bars(
      #""view": "Chart", "data": 3, "children": [{"view": "BarMark", "if": {"$": "index != 1"}, "x": {"$": "string(item)"}, "y": 1}]"#
    )
    #expect(two.count == 2)
  }

  @Test func `Marks stand in charts, and charts hold nothing else`() {
    expectProblem(
      #"{"shapeshift": 1, "view": {"view": §"BarMark", "x": 1}}"#,
      #"E0239 the mark "BarMark" is outside a Chart | write {"view": "Chart", "children": [...]}"#
    )
    expectProblem(
      #"{"shapeshift": 1, "view": {"view": "Chart", "children": [{"view": §"Text", "text": "a"}]}}"#,
      #"E0239 "Text" is not a mark; a Chart accepts only marks | use a mark such as BarMark, LineMark or PointMark, or add the view with a mark's modifier annotation"#
    )
    expectProblem(
      #"{"shapeshift": 1, "view": {"view": "Chart", "children": [{"view": "PointMark", "x": 1, "modifiers": [{"annotation": {"view": §"PointMark", "x": 1}}]}]}}"#,
      #"E0239 the mark "PointMark" is outside a Chart | write {"view": "Chart", "children": [...]}"#
    )
    expectProblem(
      #"{"shapeshift": 1, "view": {"view": "Chart", "children": [{"view": "Group", "children": [], "modifiers": [{§"opacity": 0.5}]}]}}"#,
      #"E0232 "Group" cannot have modifiers in a Chart | add the modifiers to each mark"#)
  }

  @Test(arguments: [
    (
      #""view": "LineMark", "x": 1"#, "E0214 \"LineMark\" needs the key \"y\", a value of the chart"
    ),
    (#""view": "BarMark""#, "E0214 \"BarMark\" needs the key \"x\", a value of the chart"),
    (
      #""view": "BarMark", "xStart": 1, "y": 2"#,
      "E0214 \"BarMark\" has both \"xStart\" and \"xEnd\", or neither"
    ),
    (
      #""view": "BarMark", "x": 1, "xStart": 1, "xEnd": 2"#,
      "E0225 \"BarMark\" has either \"x\", or \"xStart\" and \"xEnd\""
    ),
    (
      #""view": "RuleMark", "x": 1, "y": 2"#,
      "E0214 \"RuleMark\" needs \"x\" or \"y\", with \"yStart\" and \"yEnd\" or \"xStart\" and \"xEnd\""
    ),
    (#""view": "PointMark", "x": {"date": "soon"}"#, "E0217 \"soon\" is not a date"),
    (
      #""view": "PointMark", "x": {"value": 1, "unit": "day"}"#,
      "E0225 \"unit\" requires \"date\" instead of \"value\""
    ),
    (
      #""view": "PointMark", "x": null"#,
      "E0221 expected a number or a string for \"x\", found null"
    ),
    (
      #""view": "PointMark", "x": 1, "modifiers": [{"fill": "red"}]"#,
      "E0232 \"fill\" applies to shapes; this is \"PointMark\", a mark of a chart"
    ),
    (
      #""view": "PointMark", "x": 1, "modifiers": [{"symbol": "circel"}]"#,
      "E0217 unknown value \"circel\" for \"symbol\""
    ),
  ])
  func `What marks cannot be is reported`(mark: String, expected: String) {
    let found = problems(document("{\"view\": \"Chart\", \"children\": [{\(mark)}]}"))
    #expect(found.count == 1)
    #expect(found.first?.contains(expected) == true, "\(found)")
  }

  @Test(arguments: [
    (
      #"{"chartXScale": [5]}"#,
      "E0221 the domain of \"chartXScale\" needs a minimum and a maximum"
    ),
    (
      #"{"chartYScale": {"domain": [0, 10], "type": "log"}}"#,
      "E0222 a logarithmic scale needs values greater than 0"
    ),
    (#"{"chartXAxis": {"format": "q"}}"#, "E0509 \"q\" is not a format"),
    (#"{"chartXAxis": {"format": {"$": "valeu + 1"}}}"#, "E0502 unknown name \"valeu\""),
    (#"{"chartXAxis": {"ticks": true}}"#, "E0213 unknown key \"ticks\" in \"chartXAxis\""),
    (#"{"annotation": {"view": "Circle"}}"#, "E0232 \"annotation\" applies to marks of a Chart"),
  ])
  func `What axes and scales cannot be is reported`(modifier: String, expected: String) {
    let chart = #"{"view": "Chart", "children": [{"view": "PointMark", "x": 1, "y": 1}]}"#
    let found = problems(document(String(chart.dropLast()) + ", \"modifiers\": [\(modifier)]}"))
    #expect(found.count == 1)
    #expect(found.first?.contains(expected) == true, "\(found)")
  }

  @Test @MainActor func `Labels of an axis are written by a format, a pattern or an expression`()
    throws
  {
    func labels(_ format: String, _ x: String) throws -> String {
      let text = document(
        #"{"view": "Chart", "children": [{"view": "PointMark", "x": \#(x), "y": 1}], "modifiers": [{"chartYAxis": "hidden"}, {"chartXAxis": {"values": [\#(x)], "format": \#(format)}}]}"#
      )
      #expect(problems(text) == [])
      return try drawing(text).joined(separator: "\n")
    }
    #expect(try labels(#"".1f""#, "3").contains("\"3.0\""))
    #expect(try labels(#"{"date": "d MMM"}"#, #"{"date": "2024-06-10"}"#).contains("\"10 Jun\""))
    #expect(try labels(#"{"$": "'~' + string(value * 2)"}"#, "3").contains("\"~6\""))
  }

  @Test @MainActor func `A function has gaps where it has no value, wherever that is`() throws {
    func curve(_ function: String) -> String {
      #"{"view": "Chart", "children": [{"view": "LinePlot", "domain": [1000, 2000], "y": {"$": "\#(function)"}}]}"#
    }
    #expect(problems(document(curve("sqrt(x - 1500)"))) == [])
    #expect(try drawing(document(curve("sqrt(x - 1500)"))) != drawing(document(curve("x"))))
    #expect(problems(document(curve("string(x)"))).count == 1)
  }

  @Test @MainActor func `A path goes through points`() throws {
    #expect(
      try drawing(
        document(
          #"{"view": "Path", "points": [[0, 0], {"x": 10, "y": 20}, [30, 0]], "closed": true}"#))
        == drawing(document(#"{"view": "Path", "d": "M0 0 L10 20 L30 0 Z"}"#)))
    let curved = try drawing(
      document(
        #"{"view": "Path", "points": [[0, 0], [10, 20], [30, 0]], "interpolation": "monotone"}"#)
    )
    #expect(curved.joined().contains("C"))
    #expect(
      problems(document(#"{"view": "Path", "d": "M0 0", "closed": true}"#)) == [
        "1:36 E0225 \"interpolation\" and \"closed\" require \"points\" instead of \"d\""
      ])
  }
}
