import Foundation
import Testing

@testable import SVGReading

@Suite("Numbers of values")
struct NumberScanningTests {
  @Test(
    "are the nearest ones to what is written",
    arguments: [
      "0", "-0", "1", "+2", ".5", "-.25", "0.1", "0.3", "3.14159265358979", "999999999999999",
      "1234567.8901234", "0.00000000000001", "123456789012345678", "0.1234567890123456789", "1e5",
      "2.5E-3", "-7e+2", "1e-320", "00012.50",
    ])
  func nearest(text: String) {
    var scanner = TextScanner(text)
    let value = scanner.number()
    #expect(value?.bitPattern == Double(text)?.bitPattern && scanner.isAtEnd)
  }

  @Test("of a fixed walk through what can be written are those of the standard library")
  func walk() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let digits = String(state >> 14)
      let point = Int(state >> 5 & 15)
      let text =
        point < digits.count
        ? "\(digits.prefix(digits.count - point)).\(digits.suffix(point))0" : digits
      var scanner = TextScanner(text)
      let value = scanner.number()
      #expect(value == Double(text), "\(text)")
    }
  }

  @Test("end where no number goes on, and may have nothing behind their point")
  func ends() {
    #expect("1.e2 4. -.5.25 7".numbers == [100, 4, -0.5, 0.25, 7])
    #expect("5em".numbers == [5])
    for text in ["", ".", "-", "e5", "-.e1", "1e400"] {
      #expect(text.numbers.isEmpty, "\(text)")
    }
  }
}
