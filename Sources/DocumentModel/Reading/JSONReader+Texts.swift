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
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "a range of the source")
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
    }
  }
}

/// Texts that have just been read: keys and names come again and again, and are made once.
struct TextCache {
  private struct Slot {
    /// Where the text stands; empty if there is none.
    var start: UInt32 = 0
    var count: UInt32 = 0
    var place: UInt32 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: Self.size)

  // Of two texts that fall together the later one stays, so that no document makes it slow.
  private static let size = 128
  /// The longest text that is kept, in bytes.
  private static let longest = 32

  /// The place of the text of a range of bytes, if it is known.
  subscript(range: Range<Int>, bytes: [UInt8]) -> UInt32? {
    guard let index = Self.slot(of: range, bytes) else { return nil }
    let slot = slots[index]
    guard Int(slot.count) == range.count else { return nil }
    let start = Int(slot.start)
    for offset in 0..<range.count
    where bytes[start + offset] != bytes[range.lowerBound + offset] {
      return nil
    }
    return slot.place
  }

  mutating func note(_ place: UInt32, _ range: Range<Int>, _ bytes: [UInt8]) {
    guard let index = Self.slot(of: range, bytes) else { return }
    slots[index] = Slot(
      start: UInt32(truncatingIfNeeded: range.lowerBound), count: UInt32(range.count),
      place: place)
  }

  private static func slot(of range: Range<Int>, _ bytes: [UInt8]) -> Int? {
    guard !range.isEmpty, range.count <= longest else { return nil }
    let first = Int(bytes[range.lowerBound])
    let middle = Int(bytes[range.lowerBound + range.count / 2])
    let last = Int(bytes[range.upperBound - 1])
    return (range.count &* 7 &+ first &* 31 &+ middle &* 17 &+ last &* 5) & (size - 1)
  }
}
