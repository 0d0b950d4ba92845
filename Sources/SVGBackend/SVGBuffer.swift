import Foundation
import IntegerConversion

/// Bytes of markup under construction.
struct SVGBuffer: Sendable, Hashable {
  private(set) var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }
  var count: Int { bytes.count }

  mutating func append(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  mutating func append(_ other: SVGBuffer) { bytes.append(contentsOf: other.bytes) }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  mutating func append(contentsOf more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Appends text as character data that is also valid in a quoted attribute.
  ///
  /// Characters that XML 1.0 has no way to write are dropped. Source: XML 1.0, section 2.2, production [2].
  mutating func append(escaping text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\t", "\n", "\r": append("&#\(scalar.value);")
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": continue
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
  }

  /// Appends an attribute whose value needs no escaping.
  mutating func attribute(_ name: String, _ value: String) {
    beginAttribute(name)
    append(value)
    append(byte: UInt8(ascii: "\""))
  }

  /// Appends an attribute with any text.
  mutating func attribute(_ name: String, escaping value: String) {
    beginAttribute(name)
    append(escaping: value)
    append(byte: UInt8(ascii: "\""))
  }

  /// Appends an attribute that is a number.
  mutating func attribute(_ name: String, _ value: Double, decimals: Int) {
    beginAttribute(name)
    append(number: value, decimals: decimals)
    append(byte: UInt8(ascii: "\""))
  }

  /// Appends an attribute that is several numbers with blanks between.
  mutating func attribute(_ name: String, _ values: [CGFloat], decimals: Int) {
    beginAttribute(name)
    append(numbers: values, decimals: decimals)
    append(byte: UInt8(ascii: "\""))
  }

  /// Appends an attribute unless it rounds to the value that a missing one has.
  mutating func attribute(
    _ name: String, _ value: Double, unless missing: Double, decimals: Int
  ) {
    guard SVGNumber.grid(value, decimals) != SVGNumber.grid(missing, decimals) else { return }
    attribute(name, value, decimals: decimals)
  }

  /// Appends a reference to a definition.
  mutating func reference(_ name: String, _ id: String) {
    beginAttribute(name)
    append("url(#")
    append(id)
    append(")\"")
  }

  private mutating func beginAttribute(_ name: String) {
    append(byte: UInt8(ascii: " "))
    append(name)
    append("=\"")
  }
}

extension SVGBuffer {
  /// Hashes a digest of the bytes: the standard hasher takes them one by one, at a sixth of the time of a document.
  ///
  /// Source: Fowler, Noll, Vo, FNV-1a, 64 bits; draft-eastlake-fnv.
  func hash(into hasher: inout Hasher) {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hasher.combine(digest)
  }
}
