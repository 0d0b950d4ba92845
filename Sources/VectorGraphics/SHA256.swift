import IntegerConversion

/// The hash function SHA-256, for telling files apart.
///
/// Source: NIST FIPS 180-4, "Secure Hash Standard", sections 4.1.2, 5.1.1 and 6.2,
/// https://doi.org/10.6028/NIST.FIPS.180-4
package struct SHA256: Sendable {
  private var state = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)

  private init() {}

  /// The digest of `bytes`, in 64 lower-case hexadecimal digits.
  package static func hexDigest(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    let whole = bytes.count / 64 * 64
    hash.absorb(bytes.span.extracting(..<whole))
    hash.absorb(padded(bytes[whole...], messageLength: bytes.count).span)
    return (0..<8).map { hexadecimal(hash.state[$0]) }.joined()
  }

  /// The last bytes with the padding: a one bit, zeros, and the length of the message in bits.
  private static func padded(_ rest: ArraySlice<UInt8>, messageLength: Int) -> [UInt8] {
    var tail = Array(rest)
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = UInt64(messageLength) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return tail
  }

  private static func hexadecimal(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Mixes blocks of 64 bytes into the state.
  private mutating func absorb(_ blocks: Span<UInt8>) {
    // Loaded once: every frame of a sequence is hashed.
    let constants = Self.constants
    var schedule = InlineArray<64, UInt32>(repeating: 0)
    for start in stride(from: 0, to: blocks.count, by: 64) {
      fill(&schedule, with: blocks, at: start)
      mix(schedule, constants)
    }
  }

  private mutating func mix(_ schedule: InlineArray<64, UInt32>, _ constants: [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum1 &+ choice &+ constants[round] &+ schedule[round]
      let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
    }
    state &+= SIMD8(a, b, c, d, e, f, g, h)
  }

  private func fill(
    _ schedule: inout InlineArray<64, UInt32>, with blocks: Span<UInt8>, at start: Int
  ) {
    for word in 0..<16 {
      let first = start + word * 4
      schedule[word] =
        UInt32(blocks[first]) << 24 | UInt32(blocks[first + 1]) << 16
        | UInt32(blocks[first + 2]) << 8 | UInt32(blocks[first + 3])
    }
    for word in 16..<64 {
      let (x, y) = (schedule[word - 15], schedule[word - 2])
      let small0 = rotated(x, 7) ^ rotated(x, 18) ^ (x >> 3)
      let small1 = rotated(y, 17) ^ rotated(y, 19) ^ (y >> 10)
      schedule[word] = schedule[word - 16] &+ small0 &+ schedule[word - 7] &+ small1
    }
  }

  private func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5,
    0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
    0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3,
    0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5,
    0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
