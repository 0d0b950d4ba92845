import Foundation
import IntegerConversion
import VectorGeometry

/// JSON under construction: what stands between values is written by itself.
struct JSONBuffer: Hashable {
  private(set) var bytes: [UInt8] = []
  /// Whether the next value or key is not the first of its object or array.
  private var isContinued = false

  mutating func object(_ body: (inout JSONBuffer) -> Void) { nested("{", "}", body) }

  mutating func array(_ body: (inout JSONBuffer) -> Void) { nested("[", "]", body) }

  /// Writes a key; its value comes next.
  mutating func key(_ name: String) {
    value { bytes in
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: name.utf8)
      bytes.append(contentsOf: "\":".utf8)
    }
    isContinued = false
  }

  mutating func number(_ number: Double, decimals: Int = 3) {
    let number = number.isFinite ? number : 0
    value { ShortNumber.append(number, decimals: decimals, to: &$0) }
  }

  mutating func numbers(_ numbers: some Sequence<Double>, decimals: Int = 3) {
    array { for number in numbers { $0.number(number, decimals: decimals) } }
  }

  mutating func raw(_ text: String) {
    value { $0.append(contentsOf: text.utf8) }
  }

  mutating func string(_ text: String) {
    value { bytes in
      bytes.append(UInt8(ascii: "\""))
      for scalar in text.unicodeScalars { Self.append(scalar, to: &bytes) }
      bytes.append(UInt8(ascii: "\""))
    }
  }

  /// Writes what was written elsewhere, as one value.
  mutating func append(_ other: JSONBuffer) {
    value { $0.append(contentsOf: other.bytes) }
  }

  /// Writes the values of an array, written elsewhere, each by itself.
  mutating func array(_ values: [JSONBuffer]) {
    array { buffer in for value in values { buffer.append(value) } }
  }

  private mutating func nested(
    _ start: Unicode.Scalar, _ end: Unicode.Scalar, _ body: (inout JSONBuffer) -> Void
  ) {
    value { $0.append(UInt8(ascii: start)) }
    isContinued = false
    body(&self)
    bytes.append(UInt8(ascii: end))
    isContinued = true
  }

  private mutating func value(_ body: (inout [UInt8]) -> Void) {
    if isContinued { bytes.append(UInt8(ascii: ",")) }
    body(&bytes)
    isContinued = true
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"", "\\":
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(UInt8(scalar.value))
    case ..<" ":
      let digits = String(scalar.value, radix: 16)
      let zeros = String(repeating: "0", count: 4 - digits.count)
      bytes.append(contentsOf: "\\u\(zeros)\(digits)".utf8)
    default: bytes.append(contentsOf: String(scalar).utf8)
    }
  }
}
