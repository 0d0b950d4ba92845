import FileStorage

/// The part of a source line that a diagnostic shows, and where the marks under it stand.
struct SourceExcerpt {
  /// Tabs as spaces, control characters as U+FFFD, cut to a window with … at the cut ends.
  let text: String
  /// Terminal columns before the first mark.
  let markColumn: Int
  /// Terminal columns marked, at least 1.
  let markWidth: Int

  /// Columns from one tab stop to the next.
  private static let tabWidth = 4

  init(of span: SourceSpan, width: Int) {
    let source = span.source
    let line = source.lineRange(containing: span.range.lowerBound)
    let lower = min(max(span.range.lowerBound, line.lowerBound), line.upperBound)
    let upper = min(max(span.range.upperBound, lower), line.upperBound)
    // A window of the line in bytes first: a line may be megabytes long.
    let reach = width * 8
    let windowStart = Self.characterStart(in: source, max(line.lowerBound, lower - reach))
    let windowEnd = Self.characterStart(in: source, min(line.upperBound, lower + reach))
    var cells: [Cell] = []
    var column = 0
    for character in source.text(in: windowStart..<lower) {
      cells.append(Cell(character, at: &column, tabWidth: Self.tabWidth))
    }
    let markedFrom = cells.count
    for character in source.text(in: lower..<min(upper, windowEnd)) {
      cells.append(Cell(character, at: &column, tabWidth: Self.tabWidth))
    }
    let markedTo = cells.count
    for character in source.text(in: min(upper, windowEnd)..<windowEnd) {
      cells.append(Cell(character, at: &column, tabWidth: Self.tabWidth))
    }
    let window = Self.window(
      of: cells, around: markedFrom..<markedTo, width: width,
      isCut: (windowStart > line.lowerBound, windowEnd < line.upperBound))
    let shown = cells[window.cells]
    let before = cells[window.cells.lowerBound..<markedFrom].reduce(0) { $0 + $1.width }
    let marked = cells[markedFrom..<max(markedFrom, min(markedTo, window.cells.upperBound))]
    text = (window.isCut.0 ? "…" : "") + shown.map(\.text).joined() + (window.isCut.1 ? "…" : "")
    markColumn = before + (window.isCut.0 ? 1 : 0)
    markWidth = max(marked.reduce(0) { $0 + $1.width }, 1)
  }

  private static func characterStart(in source: SourceText, _ offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < source.bytes.count, source.bytes[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return offset
  }

  private static func window(
    of cells: [Cell], around marked: Range<Int>, width: Int, isCut: (Bool, Bool)
  ) -> (cells: Range<Int>, isCut: (Bool, Bool)) {
    let total = cells.reduce(0) { $0 + $1.width }
    guard total > width || isCut.0 || isCut.1 else { return (0..<cells.count, isCut) }
    // Two thirds of the window lie at and behind the mark, unless the line ends earlier.
    var upper = marked.lowerBound
    var used = 0
    while upper < cells.count, used + cells[upper].width <= width * 2 / 3 {
      used += cells[upper].width
      upper += 1
    }
    var lower = marked.lowerBound
    while lower > 0, used + cells[lower - 1].width <= width {
      lower -= 1
      used += cells[lower].width
    }
    while upper < cells.count, used + cells[upper].width <= width {
      used += cells[upper].width
      upper += 1
    }
    return (lower..<upper, (isCut.0 || lower > 0, isCut.1 || upper < cells.count))
  }

  private struct Cell {
    let text: String
    let width: Int

    init(_ character: Character, at column: inout Int, tabWidth: Int) {
      if character == "\t" {
        width = tabWidth - column % tabWidth
        text = String(repeating: " ", count: width)
      } else if character.unicodeScalars.contains(where: \.isControl) {
        width = 1
        text = "\u{FFFD}"
      } else {
        width = character.terminalWidth
        text = String(character)
      }
      column += width
    }
  }
}

extension Character {
  /// Columns that terminals give the character: 2 for emoji and East Asian wide ones, else 1.
  ///
  /// Source: Unicode Standard Annex 11, "East Asian Width", the blocks of category W, and UTS 51 for
  /// emoji presentation.
  fileprivate var terminalWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
