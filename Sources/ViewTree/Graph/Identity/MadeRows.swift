import Foundation
import IntegerConversion

/// Adjacent existing rows of a source.
struct MadeRows {
  /// Rows that begin at one position.
  struct Line {
    /// The distance from the window's start.
    let start: CGFloat
    var end: CGFloat
    var count = 1
  }

  let lines: [Line]
  /// The number of elements whose rows these are.
  let count: Int
  /// Whether the space between lines belongs to none of them.
  let countsGaps: Bool

  /// The distance from the window's start to the end of the last line.
  var end: CGFloat { lines.last?.end ?? 0 }

  /// Returns the number of further rows that are visible in a window with a length, or `nil` if there are none.
  func missing(to length: CGFloat) -> Int? {
    guard let first = lines.first, let last = lines.last else { return max(count, 1) }
    let next = last.end + spacing
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

  /// The length that a further row adds to the content.
  var lengthOfRow: CGFloat {
    guard let first = lines.first, count > 0 else { return 0 }
    guard lines.count > 1 else { return (first.end - first.start) / CGFloat(count) }
    return lengthOfLine * CGFloat(lines.count) / CGFloat(count)
  }

  /// The lengths of further rows.
  var estimate: RowEstimate { RowEstimate(pitch: lengthOfRow, spacing: spacing) }

  /// The average distance from a line's start to the next line's start; 0 for a single line.
  private var lengthOfLine: CGFloat {
    guard lines.count > 1, let first = lines.first, let last = lines.last else { return 0 }
    return (last.start - first.start) / CGFloat(lines.count - 1)
  }

  /// The space between the last two lines.
  private var spacing: CGFloat {
    guard countsGaps, lines.count > 1 else { return 0 }
    return max(lines[lines.count - 1].start - lines[lines.count - 2].end, 0)
  }
}
