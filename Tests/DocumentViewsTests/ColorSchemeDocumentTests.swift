import DocumentModel
import Testing
import VectorGraphics
import ViewTree

@testable import DocumentViews

@Suite @MainActor struct ColorSchemeDocumentTests {
  /// The dump of a document in a requested color scheme.
  private func drawn(_ text: String, _ scheme: ColorScheme? = nil, at time: Double = 0) throws
    -> String
  {
    let document = try scene(text).evaluated(locale: nil, colorScheme: scheme)
    var shown = document
    shown.environment = { values in
      document.environment(&values)
      if let scheme { values.colorScheme = scheme }
    }
    return try shown.graph().displayList(at: time).dump()
  }

  private let pair = ##""colors": {"ink": {"light": "#111111", "dark": "#EEEEEE"}}, "##

  // MARK: Colors

  @Test(arguments: [
    (##"{"view": "Circle", "modifiers": [{"fill": "ink"}]}"##, "fill ellipse"),
    (
      ##"{"view": "Circle", "modifiers": [{"stroke": {"style": "ink", "lineWidth": 2}}]}"##,
      "stroke"
    ),
    (
      ##"{"view": "Circle", "modifiers": [{"fill": {"linearGradient": {"colors": ["ink", "ink"]}}}]}"##,
      "linear"
    ),
    (
      ##"{"view": "Circle", "modifiers": [{"shadow": {"color": "ink", "radius": 4}}]}"##, "shadow"
    ),
    (
      ##"{"view": "Circle", "modifiers": [{"fill": {"light": "#111111", "dark": "#EEEEEE"}}]}"##,
      "fill"
    ),
    (
      ##"{"view": "Chart", "children": [{"view": "BarMark", "x": "a", "y": 1, "modifiers": [{"foregroundStyle": "ink"}]}]}"##,
      "fill"
    ),
  ])
  func `A pair of colors follows the color scheme`(view: String, part: String) throws {
    let text = document(view, pair)
    let (light, dark) = (try drawn(text), try drawn(text, .dark))
    #expect(light.contains(part) && dark.contains(part))
    #expect(light.contains("#111111") && !light.contains("#EEEEEE"))
    #expect(dark.contains("#EEEEEE") && !dark.contains("#111111"))
  }

  @Test func `A pair of colors follows the color scheme of the view around`() throws {
    let text = document(
      #"""
      {"view": "HStack", "children": [{"view": "Color", "color": "ink"},
       {"view": "Color", "color": "ink", "modifiers": [{"colorScheme": "dark"}]},
       {"view": "Color", "color": {"color": "ink", "opacity": 0.5}}]}
      """#, pair)
    let drawn = try drawn(text)
    #expect(drawn.contains("#111111FF") && drawn.contains("#EEEEEEFF"))
    #expect(drawn.contains("#11111180"))
  }

  @Test func `Keyframes mix pairs of colors in both color schemes`() throws {
    let text = ##"""
      {"shapeshift": 1, "colors": {"ink": {"light": "#000000", "dark": "#FFFFFF"}, "paper": {"light": "#FFFFFF", "dark": "#000000"}},
       "view": {"view": "Circle", "modifiers": [{"fill": "ink"}]},
       "timeline": {"duration": 4, "tracks": [{"target": "/view/modifiers/0/fill", "keyframes": [{"t": 0, "v": "ink"}, {"t": 4, "v": "paper"}]}]}}
      """##
    #expect(try drawn(text, at: 1) != drawn(text, .dark, at: 1))
    // A share s of white in linear light is the gray 1.055 s^(1/2.4) - 0.055: 137 for 1/4, 225 for 3/4.
    #expect(try drawn(text, at: 1).contains("#898989FF"))
    #expect(try drawn(text, .dark, at: 1).contains("#E1E1E1FF"))
  }

  @Test func `A pair needs both colors`() {
    expectProblem(
      ##"{"shapeshift": 1, "colors": {"ink": §{"light": "#111"}}, "view": {"view": "Circle"}}"##,
      #"E0214 a color needs the key "dark", a color"#)
    #expect(
      problems(
        ##"{"shapeshift": 1, "colors": {"ink": {"light": "#111", "drak": "#222", "dark": "#333"}}, "view": {"view": "Circle"}}"##
      ).count == 1)
  }

  // MARK: Expressions

  private func text(_ expression: String, _ rest: String = "", modifiers: String = "") -> String {
    document(
      #"{"view": "Text", "text": {"$": "\#(expression)"}, "modifiers": [\#(modifiers)]}"#, rest)
  }

  private let moon = "colorScheme == 'dark' ? 'moon' : 'sun'"

  @Test func `Expressions see the requested color scheme`() throws {
    #expect(try drawn(text(moon)).contains("sun"))
    #expect(try drawn(text(moon), .dark).contains("moon"))
  }

  @Test func `Expressions see the color scheme of the canvas unless another is requested`() throws {
    let canvas = #""canvas": {"environment": {"colorScheme": "dark"}}, "#
    #expect(try drawn(text(moon, canvas)).contains("moon"))
    #expect(try drawn(text(moon, canvas), .light).contains("sun"))
  }

  @Test(arguments: [
    #"{"colorScheme": "dark"}"#, #"{"environment": {"colorScheme": "dark"}}"#,
    #"{"preferredColorScheme": "dark"}"#, #"{"colorScheme": {"$": "'da' + 'rk'"}}"#,
    #"{"colorScheme": "dark"}, {"colorScheme": "light"}"#, #"{"style": "night"}"#,
  ])
  func `Expressions see the color scheme of the view around`(modifiers: String) throws {
    let styles = #""styles": {"night": [{"padding": 1}, {"colorScheme": "dark"}]}, "#
    #expect(try drawn(text(moon, styles, modifiers: modifiers)).contains("moon"))
  }

  @Test func `A modifier after that of the color scheme is outside of it`() throws {
    let overlay = #"{"overlay": {"view": "Text", "text": {"$": "colorScheme"}}}"#
    let inside = text("'a long text'", modifiers: #"\#(overlay), {"colorScheme": "dark"}"#)
    let outside = text("'a long text'", modifiers: #"{"colorScheme": "dark"}, \#(overlay)"#)
    #expect(try drawn(inside).contains("dark"))
    #expect(try drawn(outside).contains("light"))
  }

  @Test func `A preferred color scheme is that of the whole scene`() throws {
    let views = #"""
      {"view": "VStack", "children": [{"view": "Text", "text": {"$": "colorScheme"}},
       {"view": "Circle", "modifiers": [{"preferredColorScheme": "dark"}]}]}
      """#
    #expect(try drawn(document(views)).contains("dark"))
  }

  @Test func `Components and values see the color scheme of their use and of the canvas`() throws {
    let rest = #"""
      "canvas": {"width": 300, "height": 100}, "values": {"icon": {"$": "colorScheme"}},
      "components": {"Sign": {"view": {"view": "Text", "text": {"$": "colorScheme + ' ' + icon"}}}},
      """#
    let text = document(#"{"view": "Sign", "modifiers": [{"colorScheme": "dark"}]}"#, rest)
    #expect(try drawn(text).contains("dark light"))
    #expect(try drawn(text, .dark).contains("dark dark"))
  }

  @Test func `A value of the document hides the color scheme`() throws {
    let values = #""values": {"colorScheme": "mine"}, "#
    #expect(try drawn(text("colorScheme", values), .dark).contains("mine"))
  }

  @Test func `A step that changes the color scheme changes expressions and the background`() throws
  {
    let script = ##"""
      "canvas": {"width": 100, "height": 100, "background": {"$": "colorScheme == 'dark' ? '#000000' : '#FFFFFF'"}},
      "script": [{"at": 1, "environment": {"colorScheme": "dark"}}],
      """##
    let text = text(moon, script)
    #expect(try drawn(text, at: 0.5).contains("sun"))
    #expect(try drawn(text, at: 1).contains("moon"))
    let shown = try scene(text)
    let graph = try shown.graph()
    let colors = try [0.5, 1].map { time in
      _ = try graph.displayList(at: time)
      return "\(try #require(shown.background(in: graph)))"
    }
    #expect(colors == ["#FFFFFFFF", "#000000FF"])
  }

  @Test func `States of a script are read in both color schemes`() throws {
    let script = #"""
      "values": {"name": "a"},
      "script": [{"at": 1, "set": {"values.name": "b"}}, {"at": 2, "environment": {"colorScheme": "dark"}}],
      """#
    let text = text("name + ' ' + colorScheme", script)
    #expect(
      try [0.5, 1.5, 2.5].map { try drawn(text, at: $0).contains("b ") } == [false, true, true])
    #expect(try drawn(text, at: 2.5).contains("b dark"))
  }

  @Test func `An action in a document that reads the color scheme keeps it`() throws {
    let views = #"""
      {"view": "VStack", "children": [{"view": "Button", "title": "Add", "action": {"set": {"values.n": {"$": "n + 1"}}}},
       {"view": "Text", "text": {"$": "colorScheme + string(n)"}}]}
      """#
    let script = #"""
      "canvas": {"width": 200, "height": 200}, "values": {"n": 1},
      "script": [{"at": 1, "environment": {"colorScheme": "dark"}}, {"at": 2, "tap": "Add"}],
      """#
    #expect(try drawn(document(views, script), at: 3).contains("dark2"))
  }

  @Test func `An error in one color scheme is found in the other`() throws {
    let found = problems(text("colorScheme == 'dark' ? missing(1) : 'a'"))
    #expect(found.count == 1)
    let errors = try #require(throws: DocumentErrors.self) {
      try scene(text("colorScheme == 'dark' ? number('x') : 'a'"))
    }
    #expect(
      errors.diagnostics.map(\.notes.last?.message) == [
        #"this is so in the color scheme "dark""#
      ])
  }

  @Test func `A document that does not read the color scheme is read once`() throws {
    #expect(try scene(text("upper('a')")).inEnvironment == nil)
    let unchanged = try scene(text(moon)).inEnvironment?(RequestedEnvironment(locale: "fr"))
    #expect(unchanged == nil)
  }

  @Test func `A scheme that contradicts itself is an error`() throws {
    let modifier = #"{"preferredColorScheme": {"$": "colorScheme == 'dark' ? 'light' : 'dark'"}}"#
    #expect(throws: ViewGraphError.self) {
      try drawn(document(#"{"view": "Circle", "modifiers": [\#(modifier)]}"#))
    }
  }
}
