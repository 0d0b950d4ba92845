import CPango
import Foundation
import VectorGraphics

extension PangoParagraph {
  /// Where the letters are, with the lines that `layout` makes of the text where nothing is left out.
  ///
  /// - Throws: `FontError.unreadableFile`.
  func places(in constraints: TextConstraints, by engine: PangoEngine) throws(FontError)
    -> TextPlaces
  {
    let wrapping = PangoWrapping(
      bytes: bytes, styles: styles, language: text.language, width: scale.width(constraints.width),
      direction: text.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, isLocating: true,
      breaksWords: text.breaksWords)
    var lines = try wrapping.lines(by: engine, atLeast: nil)
    if text.hasAppleRules { lines = try wrapping.pushingOut(lines, by: engine) }
    let layout = placed(lines, lastText: nil, in: constraints.width)
    let characters = characters
    var result: [TextPlaces.Line] = []
    var next = 0
    for (index, line) in lines.enumerated() {
      let end = lines.indices.contains(index + 1) ? lines[index + 1].start : Int.max
      let first = next
      while next < characters.count, characters[next].start < end { next += 1 }
      result.append(places(of: line, at: layout.lines[index], characters[first..<next]))
    }
    return TextPlaces(lines: result, size: layout.size)
  }

  /// A Character of the text with its first byte.
  private struct Letter {
    let start: Int
    let range: Range<Int>
    let isBreak: Bool
  }

  private var characters: [Letter] {
    var (byte, unit) = (0, 0)
    let shaped = bytes.string(0..<bytes.bytes.count)
    // Composed syllables are shorter than what the text has.
    let given = text.spans.map(\.text).joined()
    let counts = (given.count == shaped.count ? given : shaped).map(\.utf16.count)
    return zip(shaped, counts).map { character, count in
      defer { (byte, unit) = (byte + character.utf8.count, unit + count) }
      return Letter(start: byte, range: unit..<unit + count, isBreak: character.isNewline)
    }
  }

  private func places(
    of line: PangoLine, at placed: TextLayout.Line, _ letters: ArraySlice<Letter>
  ) -> TextPlaces.Line {
    let isRightToLeft = line.direction == PANGO_DIRECTION_RTL
    let end = placed.origin.x + (isRightToLeft ? 0 : placed.width)
    let known = Dictionary(
      line.placedCells.map { ($0.start, $0) }, uniquingKeysWith: { first, _ in first })
    let cells = letters.filter { !$0.isBreak }.map { letter in
      guard let cell = known[letter.start] else {
        return TextPlaces.Cell(
          range: letter.range, minX: end, maxX: end, isRightToLeft: isRightToLeft)
      }
      let leading = placed.origin.x + scale.points(cell.leading)
      let trailing = placed.origin.x + scale.points(cell.trailing)
      return TextPlaces.Cell(
        range: letter.range, minX: min(leading, trailing), maxX: max(leading, trailing),
        isRightToLeft: leading == trailing ? isRightToLeft : leading > trailing)
    }
    let start = letters.first?.range.lowerBound ?? text.spans.reduce(0) { $0 + $1.text.utf16.count }
    return TextPlaces.Line(
      range: start..<(cells.last?.range.upperBound ?? start), cells: cells,
      top: placed.origin.y - placed.ascent, bottom: placed.origin.y + placed.descent, start: end)
  }
}
