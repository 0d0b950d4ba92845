import Foundation
import IntegerConversion

/// The rows of a source that are made.
struct MadeRows {
  /// Rows that begin at one place.
  struct Line {
    /// How far the start is from that of the window.
    let start: CGFloat
    var end: CGFloat
    var count = 1
  }

  let lines: [Line]
  /// How many elements have made them.
  let count: Int
  /// Whether the room between lines is none of theirs.
  let countsGaps: Bool

  /// The distance from the window's start to the end of the last line.
  var end: CGFloat { lines.last?.end ?? 0 }

  /// How many rows more come in sight of a window of a length; nil for none.
  func missing(to length: CGFloat) -> Int? {
    guard let first = lines.first, let last = lines.last else { return max(count, 1) }
    let next = last.end + gap
    guard next < length else {
      // A line of a grid shows as a whole.
      return last.count < first.count && lines.count > 1 ? first.count - last.count : nil
    }
    guard lengthOfLine > 0, lengthOfLine.isFinite else { return max(count, 1) }
    // A few long rows say little of many short ones.
    let limit = CGFloat(4 * lines.count + 16)
    let missing = min(((length - next) / lengthOfLine).rounded(.up), limit)
    let rows = (missing * CGFloat(count) / CGFloat(lines.count)).rounded(.up)
    return max(Int(clamping: rows), 1)
  }

  /// How much longer a row makes the content.
  var lengthOfRow: CGFloat {
    guard let first = lines.first, count > 0 else { return 0 }
    guard lines.count > 1 else { return (first.end - first.start) / CGFloat(count) }
    return lengthOfLine * CGFloat(lines.count) / CGFloat(count)
  }

  /// From the start of a line to that of the next, on average; 0 for a single one.
  private var lengthOfLine: CGFloat {
    guard lines.count > 1, let first = lines.first, let last = lines.last else { return 0 }
    return (last.start - first.start) / CGFloat(lines.count - 1)
  }

  /// The room between the last two lines.
  private var gap: CGFloat {
    guard countsGaps, lines.count > 1 else { return 0 }
    return max(lines[lines.count - 1].start - lines[lines.count - 2].end, 0)
  }
}
