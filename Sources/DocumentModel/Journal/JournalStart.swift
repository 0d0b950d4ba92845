import FileStorage

/// Where reading a journal begins.
enum JournalStart {
  private static let blockSize = 1 << 16
  /// No line of a journal is longer: a checkpoint is a document.
  private static let longestLine = 1 << 28

  /// The byte where the last sound checkpoint or header before an offset stands; nil if there is none.
  static func find(in file: JournalFile, before end: Int) throws(StoreError) -> Int? {
    var buffer: [UInt8] = []
    var offset = end
    // Lines are looked at from the last one on; a block may begin in the midst of one.
    var upper = end
    while true {
      while let start = lineStart(in: buffer, before: upper - offset, isWhole: offset == 0) {
        let line = buffer[start..<max(upper - offset - 1, start)]
        if JournalRecord.isStart(line), JournalRecord(line) != nil { return offset + start }
        upper = offset + start
      }
      guard offset > 0, upper - offset <= longestLine else { return nil }
      let count = min(blockSize + buffer.count, offset)
      let rest = buffer.prefix(upper - offset)
      offset -= count
      buffer = try read(file, offset..<offset + count) + rest
    }
  }

  /// Where the line begins that ends before a place in the buffer; nil if that is not in it.
  private static func lineStart(in buffer: [UInt8], before end: Int, isWhole: Bool) -> Int? {
    guard end > 0 else { return nil }
    let feed = buffer[..<(end - 1)].lastIndex(of: ASCII.lineFeed)
    return feed.map { $0 + 1 } ?? (isWhole ? 0 : nil)
  }

  /// Where the first line of a journal ends; 0 if it has none.
  static func headerEnd(in file: JournalFile) throws(StoreError) -> Int {
    var offset = 0
    while true {
      let block = try read(file, offset..<offset + blockSize)
      if let feed = block.firstIndex(of: ASCII.lineFeed) { return offset + feed + 1 }
      guard block.count == blockSize, offset < longestLine else { return 0 }
      offset += blockSize
    }
  }

  private static func read(_ file: JournalFile, _ range: Range<Int>) throws(StoreError) -> [UInt8] {
    do throws(SystemError) {
      return try file.read(range.count, at: range.lowerBound)
    } catch {
      throw .failed(file.path, error)
    }
  }
}
