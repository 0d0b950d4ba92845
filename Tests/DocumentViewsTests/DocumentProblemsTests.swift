import DocumentModel
import DocumentViews
import Foundation
import Testing

@Suite struct DocumentProblemsTests {
  @Test(arguments: [
    (
      #"{"shapeshift": §2, "view": {"view": "Circle"}}"#,
      "E0202 the document has version 2 of the format; this program reads 1 | update shapeshift to a newer version"
    ),
    (
      #"{"shapeshift": §"1", "view": {"view": "Circle"}}"#,
      #"E0202 the version is the string "1"; expected 1 | write "shapeshift": 1"#
    ),
    (
      #"{§"shapeshift": 1}"#,
      #"E0204 the document needs the key "view" | write "view": {"view": "Circle"}"#
    ),
    (
      #"{"shapeshift": 1, §"veiw": {}, "view": {"view": "Circle"}}"#,
      #"E0213 unknown key "veiw" in the document | did you mean "view"?"#
    ),
    (
      #"{"shapeshift": 1, "canvas": {§"widht": 3}, "view": {"view": "Circle"}}"#,
      #"E0213 unknown key "widht" in "canvas" | did you mean "width"?"#
    ),
    (
      #"{"shapeshift": 1, "canvas": {"width": §0}, "view": {"view": "Circle"}}"#,
      #"E0222 0 is out of range for "width"; expected greater than 0"#
    ),
  ])
  func `Problems of the whole document`(text: String, expected: String) {
    expectProblem(text, expected)
  }

  @Test(arguments: [
    (
      #"{"view": "VStack", "children": [§"Circle"]}"#,
      #"E0301 expected an object as a view, found a string | write {"view": "Circle"}"#
    ),
    (
      #"{"view": "Text", "text": §{"$bind": "model.n"}}"#,
      #"E0221 expected a string for "text", found an object | write {"$": "model.n"} for the value"#
    ),
    (
      #"{"view": "Text", "text": "a", "modifiers": [{§"fill": "red"}]}"#,
      #"E0232 "fill" applies to shapes; this is "Text" | use "foregroundStyle""#
    ),
    (#"{"view": §"Cirle"}"#, #"E0211 unknown view "Cirle" | did you mean "Circle"?"#),
    (
      #"{"view": "Circle", §"radius": 3}"#,
      #"E0213 unknown key "radius" in "Circle" | remove the key; no keys are supported here"#
    ),
    (
      #"{"view": "Circle", §"fill": "red"}"#,
      #"E0213 unknown key "fill" in "Circle" | write it as a modifier: "modifiers": [{"fill": ...}]"#
    ),
    (
      #"{"view": §"RoundedRectangle"}"#,
      #"E0214 "RoundedRectangle" needs the key "cornerRadius" or "cornerSize""#
    ),
    (
      #"{"view": "VStack", "children": [], "modifiers": [{§"spacing": 3}]}"#,
      #"E0212 "spacing" is a key of "VStack", not a modifier | write {"view": "VStack", "spacing": ...}"#
    ),
    (
      #"{"view": "Text", "text": "a", §"value": "b"}"#,
      #"E0213 unknown key "value" in "Text" | did you mean "text"?"#
    ),
    (#"{"view": §"Color"}"#, #"E0214 "Color" needs the key "color", a color"#),
    (
      #"{"view": "Color", "color": §"rde"}"#,
      #"E0215 unknown color "rde" | did you mean "red"?"#
    ),
    (
      ##"{"view": "Color", "color": §"#12345"}"##,
      ##"E0223 "#12345" is not a color; expected #RRGGBB or #RRGGBBAA | write 6 hexadecimal digits, for example "#FF8800""##
    ),
    (
      #"{"view": "Color", "color": {"red": §255, "green": 0, "blue": 0}}"#,
      #"E0222 255 is out of range for "red"; expected 0...1 | divide it by 255"#
    ),
    (
      #"{"view": "Text", "text": §12}"#,
      #"E0221 expected a string for "text", found 12 | put the number in quotation marks"#
    ),
    (
      #"{"view": "Circle", §"children": []}"#,
      #"E0231 "Circle" cannot have children | use a ZStack, or the modifier overlay or background"#
    ),
    (
      #"{"view": "VStack", "alignment": §"left"}"#,
      #"E0217 unknown value "left" for "alignment" | did you mean "leading"?"#
    ),
    (
      #"{"view": "Path", "d": "M0 0 §X"}"#,
      #"E0224 expected one of the path commands MmLlHhVvCcSsQqTtAaZz at offset 5 | write "M0 0 L10 10 Z""#
    ),
    (
      #"{"view": "Circle", §"else": {"view": "Circle"}}"#,
      #"E0237 "else" without "if" | add "if" with a condition, or remove "else""#
    ),
    (
      #"{"view": §"ForEach", "in": 3}"#,
      #"E0214 "ForEach" needs the key "content", the view for each element | add "content": {"view": ...}"#
    ),
  ])
  func `Problems of views`(view: String, expected: String) {
    expectProblem(document(view), expected)
  }

  @Test(arguments: [
    (
      #"{§"strokBorder": "red"}"#,
      #"E0212 unknown modifier "strokBorder" | did you mean "strokeBorder"?"#
    ),
    (
      #"{"frame": {§"widht": 3}}"#,
      #"E0213 unknown key "widht" in "frame" | did you mean "width"?"#
    ),
    (
      #"{"frame": {"width": §"3"}}"#,
      #"E0221 expected a number for "width", found the string "3" | remove the quotation marks: 3"#
    ),
    (
      #"{"frame": §3}"#,
      #"E0221 expected an object of arguments or true for "frame", found 3 | write {"width": ..., "height": ...}"#
    ),
    (
      #"{§"frame": {"width": 3, "maxWidth": 4}}"#,
      #"E0225 a frame is either fixed, with width and height, or flexible, with the other keys | use two frames"#
    ),
    (
      #"{§"frame": {"minWidth": 5, "maxWidth": 4}}"#,
      #"E0222 "minWidth" is greater than "maxWidth" in "frame""#
    ),
    (#"{"fill": §"bleu"}"#, #"E0215 unknown color "bleu" | did you mean "blue"?"#),
    (
      #"{"opacity": §50}"#,
      #"E0222 50 is out of range for "opacity"; expected 0...1 | divide it by 100"#
    ),
    (
      #"{§"color": "red"}"#,
      #"E0212 unknown modifier "color" | did you mean "foregroundStyle"?"#
    ),
    (#"{"opacity": §2}"#, #"E0222 2 is out of range for "opacity"; expected 0...1"#),
    (
      #"{"stroke": {"style": "red", "lineCap": §"rond"}}"#,
      #"E0217 unknown value "rond" for "lineCap" | did you mean "round"?"#
    ),
    (
      #"{"stroke": {"dash": [1, §-2]}}"#,
      #"E0222 -2 is out of range for "dash"; expected 0 or more"#
    ),
    (
      #"{§"baselineOffset": 2}"#,
      #"E0232 "baselineOffset" applies to text; this is "Circle" | move it to a Text"#
    ),
    (
      #"{"frame": {"width": 3}}, {§"trim": {"to": 0.5}}"#,
      #"E0232 "trim" applies to shapes, but "frame" already returned a view | put "trim" before "frame""#
    ),
    (
      #"{"fill": "red"}, {§"trim": {"to": 0.5}}"#,
      #"E0232 "trim" applies to shapes; this is "Circle", already drawn | put "trim" before the modifier that draws the shape"#
    ),
    (
      #"{"trim": {"to": 0.5}}, {§"strokeBorder": "red"}"#,
      #"E0232 "strokeBorder" applies to shapes that can be inset; this is "Circle", a shape that cannot be inset | use "stroke""#
    ),
    (
      #"{"style": §"chip"}"#,
      #"E0216 unknown style "chip" | the document has no "styles""#
    ),
    (
      #"{§"overlay": {"alignment": "top"}}"#,
      #"E0214 "overlay" needs the key "content" or "style""#
    ),
    (
      #"{"overlay": {"view": §"Cricle"}}"#,
      #"E0211 unknown view "Cricle" | did you mean "Circle"?"#
    ),
    (
      #"{"clipShape": {"view": §"Text", "text": "a"}}"#,
      #"E0232 expected a shape, found "Text" | write {"view": "Circle"}"#
    ),
    (
      #"{§"rotationEffect": {"degrees": 1, "radians": 1}}"#,
      #"E0225 an angle has either "degrees" or "radians", not both"#
    ),
    (
      #"{"fill": {"linearGradient": §{"startPoint": "top"}}}"#,
      #"E0214 a gradient needs the key "colors" or "stops""#
    ),
    (
      #"§{"cardify": true, "padding": 1}"#,
      #"E0307 a modifier is an object with one key; this one has 2 | write {"cardify": ...}, {"padding": ...}, one object per modifier"#
    ),
  ])
  func `Problems of modifiers`(modifiers: String, expected: String) {
    expectProblem(document(##"{"view": "Circle", "modifiers": [\##(modifiers)]}"##), expected)
  }

  @Test(arguments: [
    (##"{"$": "1 +§"}"##, "E0501 expected a value, found the end"),
    (##"{"$": "§nme"}"##, ##"E0502 unknown name "nme" | did you mean "name"?"##),
    (
      ##"§{"$": "n"}"##,
      ##"E0221 expected a string for "text", found 3 | write {"$": "string(n)"}"##
    ),
    (
      ##"{"$": "values.§nam"}"##,
      ##"E0511 the object has no member "nam" | did you mean "name"?"##
    ),
    (
      ##"{"$": "§name + n"}"##,
      ##"E0505 "+" cannot add a string and a number | use string(x) or format(x, '.2f') to append to text"##
    ),
  ])
  func `Problems of expressions stand inside them`(text: String, expected: String) {
    let values = ##""values": {"name": "a", "n": 3}, "##
    expectProblem(document(##"{"view": "Text", "text": \##(text)}"##, values), expected)
  }

  @Test func `Each problem of a repeated part is reported once`() {
    let text = document(
      #"{"view": "ForEach", "in": 5, "content": {"view": "Circle", "modifiers": [{"fil": "red"}]}}"#
    )
    #expect(
      problems(text) == [#"1:101 E0212 unknown modifier "fil" | did you mean "fill"?"#])
  }

  @Test func `Parts that are not made are checked all the same`() {
    let text = """
      {"shapeshift": 1,
       "styles": {"chip": [{"paddin": 8}]},
       "components": {"Card": {"params": {"face": "string"}, "view":
         {"view": "Text", "text": {"$": "fase"}}}},
       "view": {"view": "VStack", "children": [
         {"view": "ForEach", "in": [], "content": {"view": "Circl"}},
         {"view": "Circle", "if": false, "modifiers": [{"opcity": 1}]},
         {"view": "Circle", "if": true, "else": {"view": "Elipse"}}]}}
      """
    #expect(
      problems(text) == [
        #"2:23 E0212 unknown modifier "paddin" | did you mean "padding"?"#,
        #"4:36 E0502 unknown name "fase" | did you mean "face"?"#,
        #"6:54 E0211 unknown view "Circl" | did you mean "Circle"?"#,
        #"7:51 E0212 unknown modifier "opcity" | did you mean "opacity"?"#,
        #"8:52 E0211 unknown view "Elipse" | did you mean "Ellipse"?"#,
      ])
  }

  @Test func `An id names one view`() {
    let text = document(
      #"{"view": "HStack", "children": [{"view": "Circle", "id": "a"}, {"view": "Circle", "id": "a"}]}"#
    )
    #expect(problems(text) == [#"1:115 E0233 duplicate id "a" | choose another id"#])
    let repeated = document(
      #"{"view": "ForEach", "in": 2, "content": {"view": "Circle", "id": "a"}}"#)
    #expect(
      problems(repeated) == [
        #"1:92 E0233 duplicate id "a" | compute it from a variable: {"$": "'a-' + string(index)"}"#
      ])
  }

  @Test func `Misspelt names come with the edit that mends them`() throws {
    let text = document(#""Circle""#, modifiers: #"{"strokBorder": "red"}"#)
    let errors = try #require(throws: DocumentErrors.self) { _ = try scene(text) }
    let diagnostic = try #require(errors.diagnostics.first)
    #expect(diagnostic.pointer?.description == "/view/modifiers/0/strokBorder")
    #expect(diagnostic.fix?.replacement == "\"strokeBorder\"")
    #expect(diagnostic.fix?.span == diagnostic.span)
  }

  @Test func `Every code has a page and a number of its own`() {
    let codes = DiagnosticCode.documentViewsCodes
    #expect(Set(codes.map(\.id)).count == codes.count)
    #expect(codes.map(\.id) == codes.map(\.id).sorted())
    for code in codes {
      #expect(code.id.hasPrefix("E02"))
      #expect(code.explanation.count > 30)
    }
  }

  @Test("Broken tokens do not hide the other problems of a file, nor are they told twice")
  func brokenTokens() {
    let text =
      #"{"shapeshift": 1, "canvas": {"width": 1e999}, "view": {"view": "Circl", "id": NaN}}"#
    #expect(
      problems(text) == [
        "1:39 E0109 the number is out of range; the largest is about 1.8e308 | write a smaller number",
        #"1:64 E0211 unknown view "Circl" | did you mean "Circle"?"#,
        "1:79 E0110 NaN is not allowed in a document | write a number",
      ])
  }

  @Test("Where brackets are in doubt, only that is told")
  func brokenStructure() {
    #expect(problems(#"{"shapeshift": 1, "view": {"view": "Circl"]}"#).count == 1)
  }
}
