import IntegerConversion

/// A short name for a state of a document, by which an edit from outside is noticed.
///
/// Source: Fowler, Noll and Vo, "The FNV Non-Cryptographic Hash Algorithm", FNV-1a with 64 bits.
package enum StateDigest {
  /// The digest of the canonical form, as 16 hexadecimal digits.
  package static func of(_ text: String) -> String { of(text.utf8) }

  /// The digest of a document's bytes.
  package static func of(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes {
      hash ^= UInt64(byte)
      hash &*= 0x0000_0100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package static func of(_ value: JSONValue) -> String { of(JSONWriter.canonical(value)) }
}
