import Foundation
import VectorGraphics

/// The bytes of a paragraph as Pango gets them, and the span that each belongs to.
struct PangoText {
  /// Bytes of one span in a row.
  private struct Piece {
    var span: Int
    var range: Range<Int>
    /// Whether they are an ellipsis, which stands by itself.
    var isEllipsis = false
  }

  /// UTF-8 without zeros.
  private(set) var bytes: [UInt8] = []
  private var pieces: [Piece] = []

  private static let ellipsis = Array("…".utf8)

  init() {}

  /// The text of all spans; zero characters, which C can't take, become U+FFFD.
  init(_ text: StyledText) {
    for (index, span) in text.spans.enumerated() {
      let text = span.text.replacing("\0", with: "\u{fffd}").composingJamo
      append(Array(text.utf8), span: index)
    }
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// The stretches of bytes by span, in order.
  var runs: [(span: Int, range: Range<Int>)] { pieces.map { ($0.span, $0.range) } }

  /// The stretches of bytes whose spans are shaped as one text, each with the first of them.
  ///
  /// Pango shapes what stands between two ends of attributes by itself, even where both say the same.
  func runs(joining isOne: (Int, Int) -> Bool) -> [(span: Int, range: Range<Int>)] {
    var result: [Piece] = []
    for piece in pieces {
      if let last = result.last, !last.isEllipsis, !piece.isEllipsis, isOne(last.span, piece.span) {
        result[result.count - 1].range = last.range.lowerBound..<piece.range.upperBound
      } else {
        result.append(piece)
      }
    }
    return result.map { ($0.span, $0.range) }
  }

  mutating func append(_ more: [UInt8], span: Int, isEllipsis: Bool = false) {
    guard !more.isEmpty else { return }
    pieces.append(
      Piece(span: span, range: bytes.count..<bytes.count + more.count, isEllipsis: isEllipsis))
    bytes += more
  }

  /// The span of the byte at `offset`; at the end that of the last byte.
  func span(at offset: Int) -> Int {
    guard !pieces.isEmpty else { return 0 }
    return pieces[min(piece(endingAfter: offset), pieces.count - 1)].span
  }

  /// The number of the first piece that ends after a byte; the number of pieces if there is none.
  private func piece(endingAfter offset: Int) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The characters in a range of bytes.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The first byte at or after `offset` with which a character begins; the end of the text if there is none.
  func characterStart(atOrAfter offset: Int) -> Int {
    guard offset < bytes.count else { return bytes.count }
    return bytes[offset...].firstIndex { $0 & 0xc0 != 0x80 } ?? bytes.count
  }

  /// The bytes in `range` with their spans.
  func slice(_ range: Range<Int>) -> PangoText {
    var result = PangoText()
    for piece in pieces[piece(endingAfter: range.lowerBound)...] {
      guard piece.range.lowerBound < range.upperBound else { break }
      result.append(
        Array(bytes[piece.range.clamped(to: range)]), span: piece.span,
        isEllipsis: piece.isEllipsis)
    }
    return result
  }

  mutating func append(_ other: PangoText) {
    for piece in other.pieces {
      append(Array(other.bytes[piece.range]), span: piece.span, isEllipsis: piece.isEllipsis)
    }
  }

  mutating func appendEllipsis(span: Int) { append(Self.ellipsis, span: span, isEllipsis: true) }
}

extension PangoText {
  /// The text from the byte `start` on as the single line that is left for it, with an ellipsis where line
  /// ends make it lose something; where it is too wide, Pango puts another in the same place.
  ///
  /// - Parameter count: How many bytes are more than the line has room for: of a longer text, what can't be seen may be
  ///   missing, as Pango's time for a line grows with the square of its pieces.
  func lastLine(
    from start: Int, truncation: StyledText.Truncation, atLeast count: Int
  ) -> PangoText {
    let paragraphs = paragraphs(from: start)
    guard let first = paragraphs.first, let last = paragraphs.last else { return PangoText() }
    guard paragraphs.count > 1 else { return excerpt(first, truncation, atLeast: count) }
    var line = PangoText()
    switch truncation {
    case .tail:
      let lead = first.lowerBound..<endWithoutSpaces(of: first)
      line.append(excerpt(lead, .tail, atLeast: count))
      line.appendEllipsis(span: span(at: max(start, first.upperBound - 1)))
    case .middle:
      line.append(excerpt(first, .tail, atLeast: count))
      line.appendEllipsis(span: span(at: max(start, first.upperBound - 1)))
      line.append(excerpt(last, .head, atLeast: count))
    case .head:
      line.appendEllipsis(span: span(at: last.lowerBound))
      line.append(excerpt(last, .head, atLeast: count))
    }
    return line
  }

  /// Of a range the bytes that are to be seen where it is truncated: some more than `count` at the ends that are kept.
  private func excerpt(
    _ range: Range<Int>, _ truncation: StyledText.Truncation, atLeast count: Int
  ) -> PangoText {
    guard range.count > 2 * count else { return slice(range) }
    let end = characterStart(atOrAfter: range.lowerBound + count)
    let start = characterStart(atOrAfter: range.upperBound - count)
    switch truncation {
    case .tail: return slice(range.lowerBound..<end)
    case .head: return slice(start..<range.upperBound)
    case .middle:
      var ends = slice(range.lowerBound..<end)
      ends.append(slice(start..<range.upperBound))
      return ends
    }
  }

  /// Where the text in a range of bytes ends before the spaces at its end.
  private func endWithoutSpaces(of range: Range<Int>) -> Int {
    let blanks = string(range).reversed().prefix(while: \.isWhitespace)
    return range.upperBound - blanks.reduce(0) { $0 + $1.utf8.count }
  }

  /// Whether there is a U+00AD, whose bytes stand for nothing else in UTF-8.
  var hasSoftHyphens: Bool { zip(bytes, bytes.dropFirst()).contains { $0 == 0xc2 && $1 == 0xad } }

  /// The length of the longest paragraph, in bytes.
  var longestParagraph: Int { paragraphs(from: 0).map(\.count).max() ?? 0 }

  /// The stretches between line ends, from a byte on.
  func paragraphs(from start: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var lower = start
    var offset = start
    while offset < bytes.count {
      let length = lineEndLength(at: offset)
      guard length > 0 else {
        offset += 1
        continue
      }
      result.append(lower..<offset)
      offset += length
      lower = offset
    }
    return result + [lower..<bytes.count]
  }

  /// Whether the byte at `offset` follows U+2028, a line end within a paragraph.
  func hasLineEnd(before offset: Int) -> Bool {
    offset >= 3 && bytes[offset - 3..<offset].elementsEqual([0xe2, 0x80, 0xa8])
  }

  /// How many bytes of a line end stand at `offset`: LF, CR, CR LF, U+2028 or U+2029.
  private func lineEndLength(at offset: Int) -> Int {
    let rest = bytes[offset...].prefix(3)
    if rest.first == 0x0a { return 1 }
    if rest.first == 0x0d { return rest.dropFirst().first == 0x0a ? 2 : 1 }
    return rest.elementsEqual([0xe2, 0x80, 0xa8]) || rest.elementsEqual([0xe2, 0x80, 0xa9]) ? 3 : 0
  }
}
