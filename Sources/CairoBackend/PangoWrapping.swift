import CPango
import IntegerConversion
import VectorGraphics

/// Breaks a text into lines, in a time that grows with its length alone.
///
/// After each break Pango shapes all that is left of a paragraph anew: the time grows with the length and with the number
/// of lines. Where that is much, paragraphs are handed to it a stretch at a time, from the start of a line on. Of the lines
/// of a stretch the last ones, which depend on what follows, are left to the next; the others are as in one piece, but that
/// letters joined over a break within a word don't know of each other, and that embeddings of direction end with a stretch.
/// With each paragraph Pango also counts the letters of all before it: many are handed to it some at a time.
struct PangoWrapping {
  let bytes: PangoText
  let styles: [PangoEngine.Style]
  let language: String
  /// The room in units; nil for no bounds.
  var width: Int32?
  /// The direction of paragraphs without letters.
  let direction: PangoDirection
  /// Whether the lines say where their Characters are.
  var isLocating = false
  /// Whether a word that is wider than a line is broken.
  var breaksWords = true

  /// Paragraphs from this length on, in bytes, are broken a stretch at a time.
  static let longParagraph = 16_384
  /// Paragraphs up to this length, in bytes, are broken in one piece, however narrow their lines are.
  static let shortParagraph = 512
  /// The bytes that Pango may shape for a paragraph in one piece: those of a printed page, some times over.
  private static let work = 1 << 18
  /// The lines that a stretch is meant to have: fewer are shaped less often, but more stretches begin anew.
  private static let linesOfStretch = 12
  /// The lines at a stretch's end that are left to the next.
  private static let openLines = 3
  /// The bytes of short paragraphs that Pango gets at once.
  private static let bytesAtOnce = 4_096
  /// The shortest stretch, in bytes.
  private static let shortestStretch = 32

  /// The lines; once there are as many as `count`, the rest may be missing.
  ///
  /// - Throws: `FontError.unreadableFile`.
  func lines(by engine: PangoEngine, atLeast count: Int?) throws(FontError) -> [PangoLine] {
    guard let width, kerningAtEnds != 0 else { return try brokenLines(by: engine, atLeast: count) }
    var wrapping = self
    wrapping.width = Int32(clamping: max(Int(width) + kerningAtEnds, 0))
    let lines = try wrapping.brokenLines(by: engine, atLeast: count)
    // Lines that end with letters of another distance may be too long so.
    guard styles.contains(where: { $0.kerning != styles[0].kerning }),
      lines.contains(where: { $0.width > width })
    else { return lines }
    return try brokenLines(by: engine, atLeast: count)
  }

  /// Half of the distance before the first letter, and half of that after the last: Pango counts them where it breaks
  /// lines, and leaves them out of the width of a line.
  ///
  /// Source: pango-layout.c, `distribute_letter_spacing` and `adjust_line_letter_spacing`.
  private var kerningAtEnds: Int {
    guard let first = styles.first, let last = styles.last else { return 0 }
    return (Int(first.kerning) + Int(last.kerning)) / 2
  }

  private func brokenLines(
    by engine: PangoEngine, atLeast count: Int?
  ) throws(FontError) -> [PangoLine] {
    let paragraphs = bytes.paragraphs(from: 0)
    guard width != nil, try needStretches(paragraphs, by: engine) else {
      return try self.lines(of: paragraphs, by: engine, atLeast: count)
    }
    var lines: [PangoLine] = []
    for range in paragraphs {
      if let count, lines.count >= count { break }
      let rest = count.map { $0 - lines.count }
      lines += try paragraph(range, by: engine, atLeast: rest)
    }
    return lines
  }

  /// The lines of paragraphs that are broken in one piece each.
  private func lines(
    of paragraphs: [Range<Int>], by engine: PangoEngine, atLeast count: Int?
  ) throws(FontError) -> [PangoLine] {
    var lines: [PangoLine] = []
    var first = 0
    for next in 1...paragraphs.count {
      let start = paragraphs[first].lowerBound
      // What stands behind U+2028 is the same paragraph, whose letters say its direction.
      guard
        next == paragraphs.count
          || paragraphs[next].upperBound - start > Self.bytesAtOnce
            && !bytes.hasLineEnd(before: paragraphs[next].lowerBound)
      else { continue }
      // A paragraph without letters has the direction of the one before.
      var part = try self.lines(
        of: bytes.slice(start..<paragraphs[next - 1].upperBound), by: engine,
        direction: lines.last?.direction ?? direction, isForced: false)
      for index in part.indices { part[index].move(by: start, isContinued: false) }
      lines += part
      first = next
      if let count, lines.count >= count { break }
    }
    return lines
  }

  /// Whether a paragraph would be much work in one piece, judged by the lines of its beginning.
  private func needStretches(
    _ paragraphs: [Range<Int>], by engine: PangoEngine
  ) throws(FontError) -> Bool {
    if paragraphs.contains(where: { $0.count > Self.longParagraph }) { return true }
    for range in paragraphs where range.count > Self.shortParagraph {
      let end = bytes.characterStart(atOrAfter: range.lowerBound + Self.shortParagraph)
      let lines = try self.lines(
        of: bytes.slice(range.lowerBound..<end), by: engine, direction: direction, isForced: false)
      // Of each line on average half of the paragraph is shaped once more.
      if lines.count * range.count / Self.shortParagraph * range.count / 2 > Self.work {
        return true
      }
    }
    return false
  }

  private func paragraph(
    _ range: Range<Int>, by engine: PangoEngine, atLeast count: Int?
  ) throws(FontError) -> [PangoLine] {
    var result: [PangoLine] = []
    var start = range.lowerBound
    var length = Self.shortParagraph
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

  func lines(
    of text: PangoText, by engine: PangoEngine, direction: PangoDirection, isForced: Bool
  ) throws(FontError) -> [PangoLine] {
    try engine.lines(
      of: text, styles: styles, language: language, width: width,
      breaking: breaksWords ? .wrapping : .wrappingWords,
      direction: direction, isForced: isForced, isLocating: isLocating)
  }
}
