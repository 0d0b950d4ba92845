import DocumentModel
import DocumentViews
import Foundation
import Testing
import VectorGraphics

@Suite struct ShapeShifterModelTests {
  @Test @MainActor func `An empty object is the seed's model on a ground of 400 by 400`() throws {
    let scene = try scene("{}")
    #expect(scene.canvas.width == 400)
    #expect(scene.canvas.height == 400)
    #expect(scene.canvas.background == nil)
    let dump = try scene.dump()
    #expect(
      dump == """
        displayList 400 400
        group
          fill ellipse(0 0 400 400) #000AFFFF
          stroke ellipse(7.5 7.5 385 385) #FF7A00FF width(15)

        """)
  }

  @Test @MainActor func `A square is a rectangle with its outline inside`() throws {
    let text = """
      // a comment, and a trailing comma
      {kind: "square", fill: {hue: 0.33, opacity: 0.5}, outline: {saturation: 0}, outlineWidth: 20,}
      """
    let dump = try scene(text).dump()
    #expect(
      dump == """
        displayList 400 400
        group
          fill rect(0 0 400 400) #05FF0080
          stroke rect(10 10 380 380) #FFFFFFFF width(20)

        """)
  }

  @Test @MainActor func `With kindTransition the drawing of either kind is the same`() throws {
    for kind in ["circle", "square"] {
      let plain = try scene("{kind: \"\(kind)\"}").dump()
      let morph = try scene("{kind: \"\(kind)\", kindTransition: \"morph\"}").dump()
      #expect(plain == morph)
    }
  }

  @Test func `A kindTransition is kept, and absent where none was given`() throws {
    let model = ShapeShifterModel(kindTransition: .morph)
    let data = try JSONEncoder().encode(model)
    #expect(try JSONDecoder().decode(ShapeShifterModel.self, from: data) == model)
    let plain = String(decoding: try JSONEncoder().encode(ShapeShifterModel()), as: UTF8.self)
    #expect(!plain.contains("kindTransition"))
  }

  @Test func `The fill of the seed has exact bytes`() {
    let color = HSL(hue: 0.66).color
    #expect(color == Color(hue: 0.66, saturation: 1, brightness: 1))
  }

  @Test func `The swatches are the seed's eleven`() {
    #expect(
      HSL.swatchNames == [
        "black", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown",
        "white",
      ])
    #expect(HSL.swatches.count == 11)
    #expect(HSL.swatch(named: "brown") == HSL(hue: 0.08, saturation: 0.66, brightness: 0.6))
    #expect(HSL.swatch(named: "pink") == nil)
  }

  @Test func `The model is Codable with all its keys`() throws {
    let model = ShapeShifterModel()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(model), as: UTF8.self)
    #expect(
      text
        == #"{"fill":{"brightness":1,"hue":0.66,"opacity":1,"saturation":1},"kind":"circle","#
        + #""outline":{"brightness":1,"hue":0.08,"opacity":1,"saturation":1},"outlineWidth":15}"#)
    #expect(try JSONDecoder().decode(ShapeShifterModel.self, from: Data(text.utf8)) == model)
  }

  @Test(arguments: [
    (
      #"{"kind": "squar"}"#,
      #"1:10 E0217 unknown value "squar" for "kind" | did you mean "square"?"#
    ),
    (#"{"knid": "square"}"#, #"1:2 E0213 unknown key "knid" in a model | did you mean "kind"?"#),
    (
      #"{"fill": "red"}"#,
      #"1:10 E0221 expected an object of hue, saturation, brightness and opacity for "fill", found the string "red""#
    ),
    (
      #"{"fill": {"hue": "0.5"}}"#,
      #"1:18 E0221 expected a number for "hue", found the string "0.5" | remove the quotation marks: 0.5"#
    ),
    (
      #"{"fill": {"opacity": 1.5}}"#,
      #"1:22 E0222 1.5 is out of range for "opacity"; expected 0...1"#
    ),
    (
      #"{"outlineWidth": -3}"#,
      #"1:18 E0222 -3 is out of range for "outlineWidth"; expected 0 or more"#
    ),
    (
      #"[]"#,
      #"1:1 E0201 expected an object, found an array | write {"kind": "circle"} or {"shapeshift": 1, "view": {...}}"#
    ),
    (
      #"{"view": {"view": "Circle"}}"#,
      #"1:2 E0213 unknown key "view" in a model | add "shapeshift": 1 to make it a document with views"#
    ),
  ])
  func `Problems of a model`(text: String, expected: String) {
    #expect(problems(text) == [expected])
  }

  @Test func `Any finite hue is allowed, and other tools' keys are free`() {
    #expect(problems(#"{"$schema": "s.json", "x-tool": {"a": 1}, "fill": {"hue": -2.5}}"#) == [])
  }

  @Test func `All problems are reported in one run, in the order of places`() {
    #expect(
      problems(#"{"fill": {"hue": true, "hew": 1}, "outlineWidth": "wide"}"#) == [
        #"1:18 E0221 expected a number for "hue", found true"#,
        #"1:24 E0213 unknown key "hew" in "fill" | allowed: hue, saturation, brightness, opacity"#,
        #"1:51 E0221 expected a number for "outlineWidth", found the string "wide""#,
      ])
  }
}
