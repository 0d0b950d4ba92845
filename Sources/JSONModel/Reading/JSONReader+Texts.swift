import IntegerConversion

extension JSONReader {
  /// The place among the texts of bytes that are known to be UTF-8 and stand for themselves.
  mutating func plainText(_ range: Range<Int>) -> UInt32 {
    if let known = knownTexts[range, bytes] { return known }
    let place = tape.add(text(range))
    knownTexts.note(place, range, bytes)
    return place
  }

  /// The text of bytes that are known to be UTF-8.
  @inline(__always)
  func text(_ range: Range<Int>) -> String {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= bytes.count, "the range is outside the source")
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
    }
  }
}

/// The texts that were read: keys and names come again and again, and are made once.
struct KnownTexts {
  private struct Known {
    /// The text's ends: with the count all of a text of 16 bytes at most.
    let ends: Ends
    /// Where the text stands.
    let start: Int
    let place: UInt32
  }

  /// What texts are told apart by.
  private struct Ends: Equatable {
    var first: UInt64
    var last: UInt64
    var count: Int
  }

  private let known = TapeList<Known>()
  /// The texts by their ends, -1 where there is none; a power of two of them, at most a quarter of them taken.
  private var slots = [Int32](repeating: -1, count: 64)

  /// How many texts are kept.
  private static let most = 4096
  /// The longest text that is kept, in bytes.
  private static let longest = 32
  /// How many slots are looked at, so that no document makes it slow.
  private static let reach = 16

  /// The place of the text of a range of bytes, if it is known.
  subscript(range: Range<Int>, bytes: [UInt8]) -> UInt32? {
    guard let ends = Self.ends(of: range, bytes) else { return nil }
    let hash = Self.hash(ends)
    for step in 0..<Self.reach {
      let number = slots[(hash + step) & (slots.count - 1)]
      guard number >= 0 else { return nil }
      let text = known[Int(number)]
      if text.ends == ends, Self.hasSameMiddle(text, range, bytes) { return text.place }
    }
    return nil
  }

  mutating func note(_ place: UInt32, _ range: Range<Int>, _ bytes: [UInt8]) {
    guard known.count < Self.most, let ends = Self.ends(of: range, bytes) else { return }
    known.append(Known(ends: ends, start: range.lowerBound, place: place))
    if known.count * 4 > slots.count {
      slots = [Int32](repeating: -1, count: slots.count * 2)
      for number in 0..<known.count { enter(number) }
    } else {
      enter(known.count - 1)
    }
  }

  /// Puts a text into the first free slot; one that finds none is made again when it is met.
  private mutating func enter(_ number: Int) {
    let hash = Self.hash(known[number].ends)
    for step in 0..<Self.reach where slots[(hash + step) & (slots.count - 1)] < 0 {
      slots[(hash + step) & (slots.count - 1)] = Int32(number)
      return
    }
  }

  private static func hasSameMiddle(_ text: Known, _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard range.count > 16 else { return true }
    for offset in 8..<range.count - 8
    where bytes[text.start + offset] != bytes[range.lowerBound + offset] {
      return false
    }
    return true
  }

  private static func ends(of range: Range<Int>, _ bytes: [UInt8]) -> Ends? {
    let count = range.count
    guard count > 0, count <= longest else { return nil }
    guard count < 8 else {
      return Ends(
        first: bytes.word(at: range.lowerBound), last: bytes.word(at: range.upperBound - 8),
        count: count)
    }
    guard range.lowerBound + 8 <= bytes.count else { return nil }
    let first = bytes.word(at: range.lowerBound) & (1 << UInt64(8 * count) - 1)
    return Ends(first: first, last: 0, count: count)
  }

  private static func hash(_ ends: Ends) -> Int {
    let other = ends.last ^ UInt64(ends.count) ^ UInt64.goldenRatio
    return Int(truncatingIfNeeded: ends.first.mixed(with: other) >> 1)
  }
}

extension [UInt8] {
  /// Eight bytes from an index on, the first lowest.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    precondition(index >= 0 && index + 8 <= count, "the index is outside the bytes")
    let word = unsafe withUnsafeBytes {
      unsafe $0.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }
    return UInt64(littleEndian: word)
  }
}

extension UInt64 {
  /// The multiplier that spreads all bits of a number over the product: the fraction of the golden ratio.
  ///
  /// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014, figure 16.
  @inlinable package static var goldenRatio: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  /// A number that all bits of two numbers tell upon: the halves of a product, one over the other.
  ///
  /// Source: Wang Yi et al., "Modern Non-Cryptographic Hash Function and Pseudorandom Number Generator", 2021, "mum".
  @inline(__always)
  func mixed(with other: UInt64) -> UInt64 {
    let product = (self ^ UInt64.goldenRatio).multipliedFullWidth(by: other)
    return product.high ^ product.low
  }

  /// The highest bits of those of eight bytes that are no plain ones: `quote`, backslashes, controls, and all beyond ASCII.
  ///
  /// Of the bits that are set the lowest is right; none is set if there is no such byte.
  ///
  /// Source: Anderson, "Bit Twiddling Hacks", "Determine if a word has a byte less than n" and "equal to n",
  /// https://graphics.stanford.edu/~seander/bithacks.html.
  @inline(__always)
  func specialBytes(_ quote: UInt8) -> UInt64 {
    let (ones, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let quotes = self ^ ones &* UInt64(quote)
    let backslashes = self ^ ones &* UInt64(ASCII.backslash)
    let controls = (self &- ones &* UInt64(ASCII.space)) & ~self
    return (controls | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | self)
      & highest
  }
}
