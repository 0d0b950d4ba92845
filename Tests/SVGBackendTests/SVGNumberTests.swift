import Testing

@testable import SVGBackend

@Suite struct SVGNumberTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (1, "1"), (100, "100"), (0.5, ".5"), (-0.5, "-.5"),
    (12.3456, "12.346"), (0.0625, ".063"), (-7.05, "-7.05"), (1.999_9, "2"), (.nan, "0"),
    (.infinity, "1000000000"), (-1e300, "-1000000000"), (0.001, ".001"),
  ])
  func `A number has its shortest form`(value: Double, text: String) {
    var buffer = SVGBuffer()
    buffer.append(number: value, decimals: 3)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == text)
  }

  @Test func `Without decimals there is no point`() {
    var buffer = SVGBuffer()
    buffer.append(number: 2.5, decimals: 0)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "3")
  }

  @Test func `What XML can't hold is dropped and what it reserves is escaped`() {
    var buffer = SVGBuffer()
    buffer.append(escaping: "a<b>&\"\u{1}\u{0}\u{FFFE}é\n😀")
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "a&lt;b&gt;&amp;&quot;é&#10;😀")
  }
}
