import CPango
import IntegerConversion
import VectorGraphics

extension PangoWrapping {
  /// Returns the lines, with new breaks in paragraphs that have two lines and end in a single word.
  ///
  /// SwiftUI moves the first line's last word down if the second line then still fits and the widths are more even.
  ///
  /// - Throws: `FontError.unreadableFile`.
  func pushingOut(
    _ lines: [PangoLine], by engine: PangoEngine
  ) throws(FontError) -> [PangoLine] {
    guard width != nil else { return lines }
    var result = lines
    for index in lines.indices.dropLast() where isPair(index, of: lines) {
      let moved = try pushedOut(lines[index], lines[index + 1], by: engine)
      if let moved { (result[index], result[index + 1]) = moved }
    }
    return result
  }

  /// Whether a line and the next one are a whole paragraph; the lines may end before the text does.
  private func isPair(_ index: Int, of lines: [PangoLine]) -> Bool {
    guard isFirst(lines[index]), !isFirst(lines[index + 1]) else { return false }
    guard index + 2 < lines.count else { return lines[index + 1].end >= bytes.bytes.count }
    return isFirst(lines[index + 2])
  }

  private func isFirst(_ line: PangoLine) -> Bool {
    line.isParagraphStart || bytes.hasLineEnd(before: line.start)
  }

  /// Two lines with the first one's last word moved down; nil if they stay as they are.
  private func pushedOut(
    _ first: PangoLine, _ second: PangoLine, by engine: PangoEngine
  ) throws(FontError) -> (PangoLine, PangoLine)? {
    guard let width, bytes.isWord(second.start..<second.end),
      let start = bytes.lastWord(in: first.start..<second.start),
      var upper = try line(first.start..<start, like: first, by: engine),
      let lower = try line(start..<second.end, like: second, by: engine), lower.width <= Int(width)
    else { return nil }
    upper.endAtBreak()
    let isMoreEven = abs(upper.width - lower.width) < abs(first.width - second.width)
    return isMoreEven ? (upper, lower) : nil
  }

  /// A part of a paragraph as one line; nil if it does not fit.
  private func line(
    _ range: Range<Int>, like line: PangoLine, by engine: PangoEngine
  ) throws(FontError) -> PangoLine? {
    var part = self
    part.width = nil
    let lines = try part.lines(
      of: bytes.slice(range), by: engine, direction: line.direction, isForced: true)
    guard lines.count == 1, var made = lines.first else { return nil }
    made.move(by: range.lowerBound, isContinued: !line.isParagraphStart)
    return made
  }
}

extension PangoLine {
  /// The end of the bytes that the line shows.
  fileprivate var end: Int { start + runs.reduce(0) { $0 + $1.text.utf8.count } }
}

extension PangoText {
  /// Whether the bytes are one word, with spaces behind it at most.
  fileprivate func isWord(_ range: Range<Int>) -> Bool {
    bytes[range].split(separator: UInt8(ascii: " ")).count == 1
      && bytes[range].first != UInt8(ascii: " ")
  }

  /// The first byte of the last word in a range that ends with a space; nil without such a space, or without a word before.
  fileprivate func lastWord(in range: Range<Int>) -> Int? {
    let space = UInt8(ascii: " ")
    guard bytes[range].last == space, let end = bytes[range].lastIndex(where: { $0 != space }),
      let gap = bytes[range.lowerBound..<end].lastIndex(of: space),
      bytes[range.lowerBound..<gap].contains(where: { $0 != space })
    else { return nil }
    return gap + 1
  }
}
