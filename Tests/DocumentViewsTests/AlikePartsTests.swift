import DocumentModel
import DocumentViews
import Testing

@Suite @MainActor struct AlikePartsTests {
  private func stack(_ children: String, _ rest: String = "") -> String {
    document(#"{"view": "ZStack", "children": [\#(children)]}"#, rest)
  }

  /// The lines of what is filled.
  private func fills(_ text: String) throws -> [String] {
    try drawing(text).map { $0.trimmingPrefix { $0 == " " } }.filter { $0.hasPrefix("fill") }.map(
      String.init)
  }

  @Test func `Modifiers that are written alike do the same to each view`() throws {
    let rect =
      ##"{"view": "Rectangle", "modifiers": [{"inset": 10}, {"fill": "#FF0000"}, {"padding": 5}]}"##
    let circle =
      ##"{"view": "Circle", "modifiers": [{"inset": 10}, {"fill": "#FF0000"}, {"padding": 5}]}"##
    #expect(
      try fills(stack("\(rect), \(circle), \(rect)")) == [
        "fill rect(15 15 70 70) #FF0000FF", "fill ellipse(15 15 70 70) #FF0000FF",
        "fill rect(15 15 70 70) #FF0000FF",
      ])
  }

  @Test func `What is wrong is reported at each place`() {
    let wrong = #"{"view": "Circle", "modifiers": [{"padding": "wide"}]}"#
    #expect(problems(stack("\(wrong), \(wrong)")).count == 2)
    let unfit = #"{"view": "Color", "color": "red", "modifiers": [{"fill": "red"}]}"#
    let fit = #"{"view": "Circle", "modifiers": [{"fill": "red"}]}"#
    #expect(problems(stack("\(fit), \(unfit), \(fit), \(unfit)")).count == 2)
    let argument = #"{"view": "RoundedRectangle", "cornerRadius": -1}"#
    #expect(problems(stack("\(argument), \(argument)")).count == 2)
  }

  @Test func `A modifier that does not fit the second shape is reported there`() {
    let fit = #"{"view": "Circle", "modifiers": [{"inset": 10}]}"#
    let unfit = #"{"view": "Path", "d": "M0 0 L10 10 Z", "modifiers": [{"inset": 10}]}"#
    #expect(problems(stack("\(fit), \(unfit)")).count == 1)
  }

  @Test func `Expressions have a value at each place`() throws {
    let cell =
      ##"{"view": "Rectangle", "modifiers": [{"fill": "#FF0000"}, {"padding": {"$": "item"}}]}"##
    let text = document(
      #"{"view": "ZStack", "children": [{"view": "ForEach", "in": [1, 2], "content": \#(cell)}]}"#)
    #expect(
      try fills(text) == [
        "fill rect(1 1 98 98) #FF0000FF", "fill rect(2 2 96 96) #FF0000FF",
      ])
  }

  @Test func `Names of a document's colours stand before those of the system`() throws {
    let cell = #"{"view": "Rectangle", "modifiers": [{"fill": "red"}]}"#
    #expect(
      try fills(stack("\(cell), \(cell)", ##""colors": {"red": "#00FF00"}, "##)) == [
        "fill rect(0 0 100 100) #00FF00FF", "fill rect(0 0 100 100) #00FF00FF",
      ])
  }

  @Test func `The same arguments of a view and of a modifier are two things`() throws {
    let marks = document(
      #"""
      {"view": "Chart", "children": [
        {"view": "PointMark", "x": {"label": "a", "value": 1}, "y": {"label": "b", "value": 1},
         "modifiers": [{"opacity": 0.5}]}],
       "modifiers": [{"opacity": 0.5}]}
      """#)
    #expect(problems(marks).isEmpty)
  }

  @Test func `A warning is given for each text`() throws {
    let star = #"{"view": "Image", "systemName": "no.such.symbol"}"#
    let scene = try scene(stack("\(star), \(star)"))
    #expect(scene.warnings.count == 2)
  }
}
