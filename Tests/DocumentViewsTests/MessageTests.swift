import DocumentModel
import Testing

@testable import DocumentViews

@Suite struct MessageTests {
  @Test(arguments: [
    (
      #"{"view": "Circle", "modifiers": [{"rotation3DEffect": {"degrees": 5, "axis": §[0, 1]}}]}"#,
      #"E0221 expected an array of 3 numbers for "axis", found one of 2"#
    ),
    (
      #"{"view": "LazyVGrid", "columns": §[]}"#,
      #"E0221 expected an array of columns or rows for "columns", found an empty array"#
    ),
    (
      #"{"view": "Circle", "modifiers": [{"frame": {"width": §[]}}]}"#,
      #"E0221 expected a number for "width", found an array"#
    ),
  ])
  func `What is found is never what was expected`(view: String, expected: String) {
    expectProblem(document(view), expected)
  }

  @Test func `A symbol that there is none of is told with the name that was meant`() throws {
    let scene = try scene(document(#"{"view": "Image", "systemName": "haert"}"#))
    let warning = try #require(scene.warnings.first)
    #expect(scene.warnings.count == 1)
    #expect(warning.code == .unknownSymbol && warning.severity == .warning)
    #expect(warning.message == "unknown symbol \"haert\"; a placeholder box is drawn")
    #expect(warning.help == "did you mean \"heart\"?")
    #expect(warning.pointer?.description == "/view/systemName")
    let known = document(#"{"view": "Image", "systemName": "heart.circle.fill"}"#)
    #expect(try self.scene(known).warnings.isEmpty)
  }

  private func scene(_ text: String) throws -> SceneDocument {
    try SceneReader().read(SourceText(name: "test.json", text: text))
  }

  @Test(arguments: [
    (
      #""scaleEfect""#,
      #"E0251 "Circle" has no argument and no modifier "scaleEfect" | did you mean "scaleEffect"?"#
    ),
    (#""opacity""#, #"E0251 the view has no modifier "opacity" | add it to the view's modifiers"#),
    (#""zzz""#, #"E0251 "Circle" has no argument and no modifier "zzz" | allowed: scaleEffect"#),
  ])
  func `A property that a view has not is told where it stands`(property: String, expected: String)
  {
    let timeline = #"""
      "timeline": {"tracks": [{"target": "#dot", "property": §\#(property), "keyframes": [{"t": 0, "v": 1}]}]},
      """#.replacing("\n", with: "")
    let view = #"{"view": "Circle", "id": "dot", "modifiers": [{"scaleEffect": 1}]}"#
    expectProblem(document(view, timeline), expected)
  }
}
