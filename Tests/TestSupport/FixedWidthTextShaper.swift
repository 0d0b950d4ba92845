import Foundation
package import VectorGraphics

/// Shapes text without any font, by arithmetic that a test can do by hand.
///
/// Every character is 0.6 em wide (plus its span's kerning, but for the last of a line), a line's ascent is
/// 0.8 em and its descent 0.2 em of its largest span. Lines break after spaces, and inside a word that is
/// wider than a line, unless the text keeps words; spaces at a break have no width. Left to right only.
package struct FixedWidthTextShaper: TextShaper {
  /// A character with its span.
  private struct Cell {
    var character: Character
    var span: Int
    var isSpace: Bool { character == " " }
  }

  package init() {}

  package func layout(_ text: StyledText, in constraints: TextConstraints) throws(FontError)
    -> TextLayout
  {
    let cells = text.spans.enumerated().flatMap { index, span in
      span.text.map { Cell(character: $0, span: index) }
    }
    guard !cells.isEmpty else { return TextLayout(lines: [], size: .zero) }
    let width = constraints.width.map { max($0, 0) }
    let lines = brokenLines(of: cells, in: text, width: width)
    let count = fittingCount(of: lines, in: text, height: constraints.height)
    guard count < lines.count else { return placed(lines, in: text, isTruncated: false) }
    let rest = Array(lines[(count - 1)...].joined())
    let last = truncated(rest, in: text, width: width)
    return placed(lines.prefix(count - 1) + [last], in: text, isTruncated: true)
  }

  private func advance(_ cell: Cell, in text: StyledText) -> CGFloat {
    let span = text.spans[cell.span]
    return (span.room?.width ?? span.font.size * 0.6) + span.kerning
  }

  /// The width without trailing spaces and without kerning after the last letter.
  private func width(of line: some Collection<Cell>, in text: StyledText) -> CGFloat {
    let cells = line.filter { !$0.character.isNewline }
    let end = cells.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
    let sum = cells[..<end].reduce(0) { $0 + advance($1, in: text) }
    return end > 0 ? sum - text.spans[cells[end - 1].span].kerning : 0
  }

  /// The lines, each with the newline or the spaces that end it.
  private func brokenLines(of cells: [Cell], in text: StyledText, width limit: CGFloat?) -> [[Cell]]
  {
    var lines: [[Cell]] = []
    var line: [Cell] = []
    for cell in cells {
      if let limit, !cell.isSpace, !cell.character.isNewline, !line.isEmpty,
        width(of: line + [cell], in: text) > limit + 1e-9,
        text.breaksWords || line.contains(where: \.isSpace)
      {
        // Back to after the last space, if the line has one; the rest of the word moves on.
        let end = line.lastIndex(where: \.isSpace).map { $0 + 1 } ?? line.count
        lines.append(Array(line[..<end]))
        line = Array(line[end...])
      }
      line.append(cell)
      guard cell.character.isNewline else { continue }
      lines.append(line)
      line = []
    }
    return lines + [line]
  }

  private func fittingCount(of lines: [[Cell]], in text: StyledText, height: CGFloat?) -> Int {
    let limit = min(lines.count, max(1, text.lineLimit ?? lines.count))
    guard let height else { return limit }
    var used: CGFloat = 0
    for index in 0..<limit {
      used += emSize(of: lines[index], in: text) + (index > 0 ? text.lineSpacing : 0)
      if used > height + 1e-9 { return max(1, index) }
    }
    return limit
  }

  /// The size of the line's largest span; an empty line has that of the last span.
  private func emSize(of line: [Cell], in text: StyledText) -> CGFloat {
    line.map { text.spans[$0.span].font.size }.max() ?? text.spans.last?.font.size ?? 0
  }

  /// As much of `rest` as fits on one line beside an ellipsis.
  private func truncated(_ rest: [Cell], in text: StyledText, width limit: CGFloat?) -> [Cell] {
    let cells = rest.filter { !$0.character.isNewline }
    let firstParagraph = rest.firstIndex { $0.character.isNewline } ?? cells.count
    var kept = limit == nil ? firstParagraph : cells.count
    while true {
      let line = joined(cells, keeping: kept, text.truncation)
      guard let limit, kept > 0, width(of: line, in: text) > limit + 1e-9 else { return line }
      kept -= 1
    }
  }

  private func joined(_ cells: [Cell], keeping kept: Int, _ truncation: StyledText.Truncation)
    -> [Cell]
  {
    let head: Int =
      switch truncation {
      case .tail: kept
      case .middle: (kept + 1) / 2
      case .head: 0
      }
    let span = cells.indices.contains(head) ? cells[head].span : cells.last?.span ?? 0
    return cells.prefix(head) + [Cell(character: "…", span: span)] + cells.suffix(kept - head)
  }

  private func placed(_ lines: [[Cell]], in text: StyledText, isTruncated: Bool) -> TextLayout {
    let widest = lines.map { width(of: $0, in: text) }.max() ?? 0
    var result: [TextLayout.Line] = []
    var top: CGFloat = 0
    for line in lines {
      let size = emSize(of: line, in: text)
      if !result.isEmpty { top += text.lineSpacing }
      let width = width(of: line, in: text)
      let origin = CGPoint(x: (widest - width) * share(of: text), y: top + size * 0.8)
      result.append(
        TextLayout.Line(
          runs: runs(of: line, at: origin, in: text), origin: origin, width: width,
          ascent: size * 0.8, descent: size * 0.2))
      top += size
    }
    return TextLayout(
      lines: result, size: CGSize(width: widest, height: top), isTruncated: isTruncated)
  }

  private func share(of text: StyledText) -> CGFloat {
    switch text.alignment {
    case .leading: text.isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: text.isRightToLeft ? 0 : 1
    }
  }

  private func runs(of line: [Cell], at origin: CGPoint, in text: StyledText) -> [TextLayout.Run] {
    var runs: [TextLayout.Run] = []
    var x = origin.x
    for cell in line where !cell.character.isNewline {
      let span = text.spans[cell.span]
      if runs.last?.span != cell.span {
        let face = FixedWidthFontFace(weight: span.font.weight, isItalic: span.font.isItalic)
        runs.append(
          TextLayout.Run(
            run: TextRun(face: face, size: span.font.size, glyphs: [], text: "", width: 0),
            origin: CGPoint(x: x, y: origin.y - span.baselineOffset), span: cell.span))
      }
      x += advance(cell, in: text)
      append(cell, to: &runs[runs.count - 1].run, advance: advance(cell, in: text))
    }
    return runs
  }

  private func append(_ cell: Cell, to run: inout TextRun, advance: CGFloat) {
    run.glyphs.append(
      TextRun.Glyph(
        id: cell.character.unicodeScalars.first?.value ?? 0, position: CGPoint(x: run.width, y: 0),
        cluster: run.text.utf8.count))
    run.text.append(cell.character)
    run.width += advance
  }
}
