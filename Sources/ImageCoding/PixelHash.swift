import IntegerConversion

/// A number that tells pictures apart by their size and pixels, whatever file they are in.
///
/// XXH64 over the straight pixels as bytes red, green, blue, alpha, seeded with the size. It guards
/// against accidents, not against people who look for two pictures with one hash.
///
/// Source: Yann Collet, xxHash fast digest algorithm, version 0.1.1,
/// https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md
package struct PixelHash: Sendable, Hashable {
  /// The hash.
  package let value: UInt64

  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// The hash of a picture.
  package init(_ bitmap: StraightBitmap) {
    let seed = UInt64(bitmap.width) << 32 | UInt64(bitmap.height)
    self.init(words: bitmap.pixels, seed: seed)
  }

  /// The hash of 32-bit words, taken as little-endian bytes.
  package init(words: [UInt32], seed: UInt64) {
    let span = words.span
    let whole = words.count / 8 * 8
    var hash = whole > 0 ? Self.striped(span, count: whole, seed: seed) : seed &+ Self.prime5
    hash &+= UInt64(words.count * 4)
    var index = whole
    while index + 1 < words.count {
      hash ^= Self.round(0, UInt64(span[index]) | UInt64(span[index + 1]) << 32)
      hash = Self.rotated(hash, 27) &* Self.prime1 &+ Self.prime4
      index += 2
    }
    if index < words.count {
      hash ^= UInt64(span[index]) &* Self.prime1
      hash = Self.rotated(hash, 23) &* Self.prime2 &+ Self.prime3
    }
    value = Self.mixed(hash)
  }

  /// The four lanes over whole stripes of 32 bytes.
  private static func striped(_ words: Span<UInt32>, count: Int, seed: UInt64) -> UInt64 {
    var (a, b) = (seed &+ prime1 &+ prime2, seed &+ prime2)
    var (c, d) = (seed, seed &- prime1)
    var index = 0
    while index < count {
      a = round(a, UInt64(words[index]) | UInt64(words[index + 1]) << 32)
      b = round(b, UInt64(words[index + 2]) | UInt64(words[index + 3]) << 32)
      c = round(c, UInt64(words[index + 4]) | UInt64(words[index + 5]) << 32)
      d = round(d, UInt64(words[index + 6]) | UInt64(words[index + 7]) << 32)
      index += 8
    }
    var hash = rotated(a, 1) &+ rotated(b, 7) &+ rotated(c, 12) &+ rotated(d, 18)
    for lane in [a, b, c, d] {
      hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
    }
    return hash
  }

  private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
    rotated(lane &+ input &* prime2, 31) &* prime1
  }

  private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }

  private static func mixed(_ hash: UInt64) -> UInt64 {
    var hash = hash
    hash ^= hash >> 33
    hash = hash &* prime2
    hash ^= hash >> 29
    hash = hash &* prime3
    return hash ^ hash >> 32
  }
}

extension PixelHash: CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
