/// The bytes of one document and the name that messages give it.
public final class SourceText: Sendable {
  /// As a person would write it: a path relative to where they are, or an option such as `--set`.
  public let name: String
  /// The bytes that were read.
  public let bytes: [UInt8]

  /// Bytes and their name.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Creates a source from a text and its name.
  public convenience init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}

/// A position as editors show it: both numbers start at 1, columns count characters.
public struct SourcePosition: Sendable, Equatable {
  /// The line, from 1.
  public let line: Int
  /// The character in the line, from 1.
  public let column: Int

  /// Creates a position from its line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourceText {
  /// The line and column of a byte offset, found by a scan from the start.
  ///
  /// LF, CR LF and a lone CR each end a line. An offset past the end counts as the end.
  public func location(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var line = 1
    var lineStart = 0
    for index in 0..<offset where endsLine(at: index) {
      line += 1
      lineStart = index + 1
    }
    return SourcePosition(line: line, column: characterCount(in: lineStart..<offset) + 1)
  }

  /// The line that holds an offset, without its line break.
  func lineRange(containing offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), bytes.count)
    var start = offset
    while start > 0, !endsLine(at: start - 1) { start -= 1 }
    var end = offset
    while end < bytes.count, bytes[end] != ASCII.lineFeed, bytes[end] != ASCII.carriageReturn {
      end += 1
    }
    return min(start, end)..<end
  }

  /// The text of a byte range; bytes that are not UTF-8 become U+FFFD.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  private func endsLine(at index: Int) -> Bool {
    let byte = bytes[index]
    guard byte == ASCII.carriageReturn else { return byte == ASCII.lineFeed }
    return index + 1 >= bytes.count || bytes[index + 1] != ASCII.lineFeed
  }

  private func characterCount(in range: Range<Int>) -> Int {
    let isASCII = !bytes[range].contains { $0 >= 0x80 }
    return isASCII ? range.count : text(in: range).count
  }
}
