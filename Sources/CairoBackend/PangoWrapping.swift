import CPango
import VectorGraphics

/// Breaks a text into lines, in a time that grows with its length alone.
///
/// After each break Pango shapes all that is left of a paragraph anew: the time grows with the square of the length. Long
/// paragraphs are therefore handed to it a stretch at a time, from the start of a line on. Of the lines of a stretch the
/// last ones, which depend on what follows, are left to the next; the others are as in one piece, but that letters joined
/// over a break within a word don't know of each other, and that embeddings of direction end with a stretch.
struct PangoWrapping {
  let bytes: PangoText
  let styles: [PangoEngine.Style]
  let language: String
  /// The room in units; nil for no bounds.
  let width: Int32?
  /// The direction of paragraphs without letters.
  let direction: PangoDirection

  /// Paragraphs up to this length, in bytes, are broken in one piece.
  static let longParagraph = 16_384
  /// The lines that a stretch is meant to have.
  private static let linesOfStretch = 48
  /// The lines at a stretch's end that are left to the next.
  private static let openLines = 3
  /// The shortest stretch, in bytes.
  private static let shortestStretch = 96

  /// The lines; once there are as many as `count`, the rest may be missing.
  ///
  /// - Throws: `FontError.unreadableFile`.
  func lines(by engine: PangoEngine, atLeast count: Int?) throws(FontError) -> [PangoLine] {
    guard width != nil, bytes.longestParagraph > Self.longParagraph else {
      return try self.lines(of: bytes, by: engine, direction: direction, isForced: false)
    }
    var lines: [PangoLine] = []
    for range in bytes.paragraphs(from: 0) {
      if let count, lines.count >= count { break }
      let rest = count.map { $0 - lines.count }
      lines += try paragraph(range, by: engine, atLeast: rest)
    }
    return lines
  }

  private func paragraph(
    _ range: Range<Int>, by engine: PangoEngine, atLeast count: Int?
  ) throws(FontError) -> [PangoLine] {
    var result: [PangoLine] = []
    var start = range.lowerBound
    var length = 4096
    while true {
      if let count, result.count >= count { return result }
      let end = min(bytes.characterStart(atOrAfter: start + length), range.upperBound)
      let isRest = end == range.upperBound
      var lines = try self.lines(
        of: bytes.slice(start..<end), by: engine,
        direction: result.first?.direction ?? direction, isForced: !result.isEmpty)
      for index in lines.indices { lines[index].move(by: start, isContinued: !result.isEmpty) }
      if isRest { return result + lines }
      guard lines.count > 2 * Self.openLines else {
        length *= 2
        continue
      }
      let next = lines[lines.count - Self.openLines].start
      length = max(
        (next - start) * Self.linesOfStretch / (lines.count - Self.openLines), Self.shortestStretch)
      result += lines.dropLast(Self.openLines)
      start = next
    }
  }

  private func lines(
    of text: PangoText, by engine: PangoEngine, direction: PangoDirection, isForced: Bool
  ) throws(FontError) -> [PangoLine] {
    try engine.lines(
      of: text, styles: styles, language: language, width: width, breaking: .wrapping,
      direction: direction, isForced: isForced)
  }
}
