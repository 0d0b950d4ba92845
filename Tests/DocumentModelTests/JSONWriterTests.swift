import DocumentModel
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
  @Test("Short values stand on one line, the outermost object does not")
  func canonical() throws {
    let text = """
      {kind: 'circle', fill: {hue: 0.66, saturation: 1.0}, outlineWidth: 15, empty: {}, none: [],
       children: [{view: 'Circle', modifiers: [{padding: 16}, {border: 'red'}, {frame: {width: 100}}]},
       {view: "Square"}]}
      """
    let expected = """
      {
        "kind": "circle",
        "fill": { "hue": 0.66, "saturation": 1 },
        "outlineWidth": 15,
        "empty": {},
        "none": [],
        "children": [
          {
            "view": "Circle",
            "modifiers": [{ "padding": 16 }, { "border": "red" }, { "frame": { "width": 100 } }]
          },
          { "view": "Square" }
        ]
      }

      """
    #expect(JSONWriter.canonical(try JSONReaderTests.value(text)) == expected)
  }

  @Test("A line has at most 100 columns, and 100 are used")
  func width() {
    // Two columns of indent, `"a": "`, n characters, `"`.
    let fitting: JSONValue = ["a": [.string(String(repeating: "x", count: 89))]]
    let tooLong: JSONValue = ["a": [.string(String(repeating: "x", count: 90))]]
    #expect(
      JSONWriter.canonical(fitting) == "{\n  \"a\": [\"\(String(repeating: "x", count: 89))\"]\n}\n"
    )
    #expect(
      JSONWriter.canonical(tooLong)
        == "{\n  \"a\": [\n    \"\(String(repeating: "x", count: 90))\"\n  ]\n}\n")
  }

  @Test("Long arrays of numbers fill lines")
  func numbers() {
    let text = JSONWriter.canonical(.array((0..<60).map { .number(JSONNumber($0 + 100)) }))
    let lines = text.split(separator: "\n").map(String.init)
    // "  " and 19 times "nnn, " with the last space at the line's end left out: 96; one more: 101.
    #expect(lines.map(\.count) == [1, 96, 96, 96, 15, 1])
    #expect(lines[1].hasPrefix("  100, 101, ") && lines[4] == "  157, 158, 159")
  }

  @Test("The compact form has no white space")
  func compact() {
    let value: JSONValue = ["a": [1, true, nil, "x y"], "b": [:]]
    #expect(JSONWriter.compact(value) == #"{"a":[1,true,null,"x y"],"b":{}}"#)
  }

  @Test(
    "Strings have the least escapes",
    arguments: [
      ("plain é 👻 / '", "\"plain é 👻 / '\""), ("\"\\", #""\"\\""#),
      ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#), ("\0\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""),
      ("\r\n", #""\r\n""#),
    ])
  func strings(text: String, expected: String) {
    #expect(JSONWriter.quoted(text) == expected)
  }

  @Test(
    "Numbers are written shortest, big integers exactly",
    arguments: [
      ("0", "0"), ("-0", "-0"), ("1.0", "1"), ("1e3", "1000"), ("0.1", "0.1"), ("1e-7", "1e-7"),
      ("0.000001", "0.000001"), ("123456789012345680000", "123456789012345680000"),
      ("1e21", "1e+21"), ("1.5e300", "1.5e+300"), ("5e-324", "5e-324"), ("-2.5", "-2.5"),
      ("9007199254740993", "9007199254740993"), ("0x20000000000001", "9007199254740993"),
      ("-12345678901234567890123", "-12345678901234567890123"),
      ("0.30000000000000004", "0.30000000000000004"),
      ("1.7976931348623157e308", "1.7976931348623157e+308"), ("100000", "100000"),
      ("0.10000000000000000555", "0.1"), ("123456.789", "123456.789"),
    ])
  func numbers(text: String, expected: String) throws {
    #expect(JSONWriter.compact(try JSONReaderTests.value(text)) == expected)
  }

  @Test("What is written reads as the same value and writes the same", arguments: 0..<60)
  func roundTrip(seed: Int) throws {
    var random = RandomJSON(seed: UInt64(seed))
    let value = random.value(depth: 5)
    let text = JSONWriter.canonical(value)
    let again = try JSONReaderTests.value(text)
    #expect(again == value)
    #expect(JSONWriter.canonical(again) == text)
    #expect(try JSONReaderTests.value(JSONWriter.compact(value)) == value)
    #expect(JSONWriter.compact(again) == JSONWriter.compact(value))
  }
}
