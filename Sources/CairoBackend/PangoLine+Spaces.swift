import CPango
import IntegerConversion

extension PangoLine {
  /// The lines without those that Pango made just for spaces which did not fit: these hang at the end of
  /// the line before, without width.
  static func hangingBlankLines(_ lines: [PangoLine], of text: PangoText) -> [PangoLine] {
    var result: [PangoLine] = []
    for line in lines {
      guard let last = result.indices.last, line.isBlank, !line.isParagraphStart,
        !text.hasLineEnd(before: line.start)
      else {
        result.append(line)
        continue
      }
      result[last].hang(line.runs)
    }
    return result
  }

  /// Takes away the spaces that stand between the text and the ellipsis at its end.
  mutating func trimSpacesBeforeEllipsis() {
    let isRightToLeft = direction == PANGO_DIRECTION_RTL
    while let ellipsis = runs.firstIndex(where: \.isEllipsis) {
      let last = isRightToLeft ? ellipsis + 1 : ellipsis - 1
      guard runs.indices.contains(last), runs[last].trimSpaces() else { return }
      guard runs[last].glyphs.isEmpty else { return }
      runs.remove(at: last)
    }
  }

  private var isBlank: Bool { runs.allSatisfy(\.isBlank) }

  private mutating func hang(_ blanks: [Run]) {
    let hanging = blanks.map { run in
      var run = run
      _ = run.narrowSpaces(by: run.width)
      for index in run.glyphs.indices { run.glyphs[index].x = 0 }
      return run
    }
    runs = direction == PANGO_DIRECTION_RTL ? hanging + runs : runs + hanging
  }

  /// Narrows the spaces at the line's end by as much as the line is too wide.
  ///
  /// Pango gives spaces at a break no width, but those at the end of a paragraph theirs.
  mutating func hangSpaces(beyond room: Int) {
    var excess = width - room
    let isRightToLeft = direction == PANGO_DIRECTION_RTL
    while excess > 0 {
      // What has lost all its width already hangs; the next run inwards may have more.
      guard let index = endIndex(isRightToLeft: isRightToLeft) else { return }
      let cut = runs[index].narrowSpaces(by: excess)
      guard cut > 0, runs[index].isBlank else { return }
      excess -= cut
    }
  }

  /// The outermost run at the line's end that still has width.
  private func endIndex(isRightToLeft: Bool) -> Int? {
    isRightToLeft
      ? runs.firstIndex { $0.width > 0 } : runs.lastIndex { $0.width > 0 }
  }
}

extension PangoLine {
  /// Takes the width of the spaces at the line's end away, and keeps it as the width of the space at a break.
  mutating func endAtBreak() {
    let whole = width
    hangSpaces(beyond: 0)
    trailingSpace = whole - width
  }
}

extension PangoItem {
  /// The width of the space at the end of the item's line; nil if Pango has left its width in place.
  ///
  /// Source: pango-layout.c, `zero_line_final_space`, which puts an empty glyph in place of the last one in reading order.
  func hiddenSpace(
    _ glyphs: PangoGlyphString, _ face: PangoSizedFace, of text: PangoText
  ) -> Int? {
    guard glyphs.num_glyphs > 0 else { return nil }
    let index = analysis.level % 2 == 1 ? 0 : Int(glyphs.num_glyphs) - 1
    let glyph = glyphs.glyphs[index]
    let byte = text.bytes[Int(offset) + Int(glyphs.log_clusters[index])]
    guard glyph.glyph == PangoGlyph.empty, byte == UInt8(ascii: " ") else { return nil }
    return face.face?.nominalGlyph(of: " ").map { Int(face.advance(of: $0)) }
  }
}

extension PangoLine.Run {
  /// Whether the run shows only spaces.
  fileprivate var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// Takes the spaces away with which the run's text ends, if there are any.
  fileprivate mutating func trimSpaces() -> Bool {
    let kept = text[
      ..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)]
    guard kept.endIndex < text.endIndex else { return false }
    _ = narrowSpaces(by: width)
    glyphs.removeAll { $0.cluster >= kept.utf8.count }
    text = String(kept)
    return true
  }

  /// Takes at most `excess` from the spaces with which the run's text ends; returns how much.
  fileprivate mutating func narrowSpaces(by excess: Int) -> Int {
    let blanks = text.reversed().prefix(while: \.isWhitespace)
    let end = text.utf8.count - blanks.reduce(0) { $0 + $1.utf8.count }
    let cut: Int
    if isBlank {
      cut = min(excess, width)
    } else if isRightToLeft {
      cut = min(excess, glyphs.filter { $0.cluster < end }.map(\.x).min() ?? 0)
      for index in glyphs.indices { glyphs[index].x = max(0, glyphs[index].x - cut) }
    } else {
      cut = min(excess, width - (glyphs.filter { $0.cluster >= end }.map(\.x).min() ?? width))
    }
    width -= cut
    return cut
  }
}
