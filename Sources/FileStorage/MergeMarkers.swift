/// Lines that Git writes into a file where a merge has conflicts.
///
/// Source: git-merge(1), "How conflicts are presented".
package struct MergeMarkers: Sendable, Equatable {
  /// The bytes of each marker line, without line feeds, in order.
  package let lines: [Range<Int>]
  /// Whether a line begins or ends a conflict: a line of seven `=` alone can also underline a title.
  package let isCertain: Bool

  /// The problem of a file that has markers, in a sentence.
  package static let sentence = "the file has Git merge markers: a conflict is not resolved"

  /// The way out of it.
  package static let help =
    "resolve the conflict, then delete the lines that begin with <<<<<<<, ======= and >>>>>>>"

  /// The markers of a file; `nil` if there are none.
  package init?(_ bytes: some RandomAccessCollection<UInt8>) {
    let bytes = Array(bytes)
    var lines: [Range<Int>] = []
    var kinds: Set<UInt8> = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if let kind = Self.marker(bytes[start..<end]) {
        lines.append(start..<end)
        kinds.insert(kind)
      }
      start = end + 1
    }
    guard !lines.isEmpty else { return nil }
    self.lines = lines
    isCertain = !kinds.isDisjoint(with: "<>".utf8)
  }

  /// The number of the first marker line, from 1, in a file of these bytes.
  package func firstLineNumber(in bytes: some RandomAccessCollection<UInt8>) -> Int {
    bytes.prefix(lines[0].lowerBound).count { $0 == 0x0A } + 1
  }

  /// The character of a marker line: seven of it, then a space or the end of the line.
  private static func marker(_ line: ArraySlice<UInt8>) -> UInt8? {
    guard let first = line.first, "<|=>".utf8.contains(first), line.count >= 7,
      line.prefix(7).allSatisfy({ $0 == first })
    else { return nil }
    let next = line.dropFirst(7).first
    return next == nil || next == 0x20 || next == 0x0D ? first : nil
  }
}
