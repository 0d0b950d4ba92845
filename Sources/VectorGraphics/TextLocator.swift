package import Foundation

/// Says where the letters of a text are: what a caret and a pointer need beside what is drawn.
package protocol TextLocator: Sendable {
  /// Where the letters of a text are that is laid out for the width and height offered, with none left out.
  ///
  /// - Throws: `FontError` when no font is to be had.
  func places(_ text: StyledText, in constraints: TextConstraints) throws(FontError) -> TextPlaces
}

/// Where the letters of a text are; offsets count UTF-16 units, lengths are points from the top left of the text's box.
package struct TextPlaces: Sendable, Hashable {
  /// A Character.
  package struct Cell: Sendable, Hashable {
    package var range: Range<Int>
    /// Its left and right end.
    package var minX: CGFloat
    package var maxX: CGFloat
    package var isRightToLeft: Bool

    package init(range: Range<Int>, minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool) {
      (self.range, self.minX, self.maxX) = (range, minX, maxX)
      self.isRightToLeft = isRightToLeft
    }

    /// Where one stands before the Character, in the order of reading.
    var leading: CGFloat { isRightToLeft ? maxX : minX }
    /// Where one stands behind it.
    var trailing: CGFloat { isRightToLeft ? minX : maxX }
  }

  /// A line.
  package struct Line: Sendable, Hashable {
    /// What is on the line, without the break that ends it.
    package var range: Range<Int>
    /// The Characters in the order of reading.
    package var cells: [Cell]
    package var top: CGFloat
    package var bottom: CGFloat
    /// Where one stands on a line without Characters.
    package var start: CGFloat

    package init(
      range: Range<Int>, cells: [Cell], top: CGFloat, bottom: CGFloat, start: CGFloat
    ) {
      (self.range, self.cells, self.start) = (range, cells, start)
      (self.top, self.bottom) = (top, bottom)
    }
  }

  package var lines: [Line]
  /// The widest line by the sum of the lines' heights.
  package var size: CGSize

  package init(lines: [Line], size: CGSize) { (self.lines, self.size) = (lines, size) }
}

extension TextPlaces {
  /// The lines' ranges.
  package var ranges: [Range<Int>] { lines.map(\.range) }

  /// The number of the line that an offset is on: at a break within a paragraph the line that begins there.
  package func line(at offset: Int) -> Int? {
    lines.lastIndex { $0.range.lowerBound <= offset } ?? lines.indices.first
  }

  /// The caret at an offset: a rectangle without width, as high as its line.
  package func caret(at offset: Int) -> CGRect? {
    guard let index = line(at: offset) else { return nil }
    let line = lines[index]
    return CGRect(x: line.x(at: offset), y: line.top, width: 0, height: line.bottom - line.top)
  }

  /// The border of a Character that is nearest to a point.
  package func offset(at point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < $0.bottom }) ?? lines.last else { return 0 }
    return line.offset(at: point.x)
  }

  /// What is behind a part of the text, a rectangle for each stretch of a line; that a break is in it shows at its end.
  package func rectangles(of range: Range<Int>, breakWidth: CGFloat = 4) -> [CGRect] {
    lines.indices.flatMap { index -> [CGRect] in
      let line = lines[index]
      var result: [CGRect] = []
      let inside = line.cells.filter { range.overlaps($0.range) }.sorted { $0.minX < $1.minX }
      for cell in inside {
        let rect = CGRect(
          x: cell.minX, y: line.top, width: cell.maxX - cell.minX, height: line.bottom - line.top)
        if let last = result.last, rect.minX - last.maxX < 0.01 {
          result[result.count - 1] = last.union(rect)
        } else {
          result.append(rect)
        }
      }
      let hasBreak = range.lowerBound <= line.range.upperBound && index + 1 < lines.count
      if hasBreak, line.range.upperBound < range.upperBound, inside.isEmpty {
        result.append(
          CGRect(
            x: line.x(at: line.range.upperBound), y: line.top, width: breakWidth,
            height: line.bottom - line.top))
      }
      return result
    }
  }

  /// The offset one step to the left or to the right of another, as it is seen; nil at an end of the text.
  package func neighbor(of offset: Int, toTheRight: Bool) -> Int? {
    guard let index = line(at: offset) else { return nil }
    let line = lines[index]
    let x = line.x(at: offset)
    let stops = line.offsets.map { (offset: $0, x: line.x(at: $0)) }
    let beyond = stops.filter { toTheRight ? $0.x > x + 0.001 : $0.x < x - 0.001 }
    let nearest = beyond.min { abs($0.x - x) < abs($1.x - x) }
    if let nearest { return nearest.offset }
    let next = index + (toTheRight == line.isRightToLeft ? -1 : 1)
    guard lines.indices.contains(next) else { return nil }
    return next > index ? lines[next].range.lowerBound : lines[next].lastOffset(before: line)
  }

  /// The offset on the line above or below at an x; nil where there is no such line.
  package func offset(lines distance: Int, from offset: Int, x: CGFloat) -> Int? {
    guard let index = line(at: offset), lines.indices.contains(index + distance) else { return nil }
    return lines[index + distance].offset(at: x)
  }
}

extension TextPlaces.Line {
  /// Whether the line is read from the right; one of both kinds is read as its first Character is.
  fileprivate var isRightToLeft: Bool { cells.first?.isRightToLeft ?? false }

  /// All borders of Characters on the line.
  fileprivate var offsets: [Int] {
    cells.isEmpty ? [range.lowerBound] : cells.map(\.range.lowerBound) + [range.upperBound]
  }

  /// Where one stands at an offset.
  fileprivate func x(at offset: Int) -> CGFloat {
    if let cell = cells.first(where: { offset < $0.range.upperBound }) { return cell.leading }
    return cells.last?.trailing ?? start
  }

  /// The border that is nearest to a place.
  fileprivate func offset(at x: CGFloat) -> Int {
    if let cell = cells.first(where: { $0.minX <= x && x < $0.maxX }) {
      let isLeft = x < (cell.minX + cell.maxX) / 2
      return isLeft == cell.isRightToLeft ? cell.range.upperBound : cell.range.lowerBound
    }
    let stops = offsets.map { (offset: $0, x: self.x(at: $0)) }
    return stops.min { abs($0.x - x) < abs($1.x - x) }?.offset ?? range.lowerBound
  }

  /// The last offset that stands on this line and not on the next.
  fileprivate func lastOffset(before next: Self) -> Int {
    range.upperBound < next.range.lowerBound
      ? range.upperBound : cells.last?.range.lowerBound ?? range.lowerBound
  }
}
