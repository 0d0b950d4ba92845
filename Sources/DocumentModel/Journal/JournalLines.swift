/// The lines of a part of a journal, and where they stand in the file.
struct JournalLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let offset: Int
  private var position = 0

  /// - Parameter offset: Where the bytes begin in the file.
  init(_ bytes: [UInt8], offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The next line without its line feed, nil if it has none, and its place with it.
  mutating func next() -> (line: ArraySlice<UInt8>?, place: Range<Int>)? {
    guard position < bytes.count else { return nil }
    let start = position
    let feed = bytes[start...].firstIndex(of: ASCII.lineFeed)
    position = feed.map { $0 + 1 } ?? bytes.count
    return (feed.map { bytes[start..<$0] }, offset + start..<offset + position)
  }
}
