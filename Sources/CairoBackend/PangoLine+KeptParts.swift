import CPango

extension PangoLine {
  /// What a line with an ellipsis still shows of its text.
  struct KeptParts {
    /// The bytes before the gap.
    private(set) var before: Range<Int>
    /// The bytes after it.
    private(set) var after: Range<Int>
    /// The span of the ellipsis.
    let span: Int

    /// The parts of a line; nil for one without an ellipsis.
    init?(_ line: PangoLine) {
      guard let ellipsis = line.runs.first(where: \.isEllipsis) else { return nil }
      span = ellipsis.span
      let kept = line.runs.filter { !$0.isEllipsis }
        .map { $0.start..<$0.start + $0.text.utf8.count }
      let first = kept.filter { $0.upperBound <= ellipsis.start }.map(\.upperBound).max() ?? 0
      let rest = kept.filter { $0.lowerBound >= ellipsis.start }
      before = 0..<first
      after = (rest.map(\.lowerBound).min() ?? 0)..<(rest.map(\.upperBound).max() ?? 0)
    }

    /// Leaves out the letter before the gap, or without one that after it; false when none is left.
    mutating func dropLetter(of text: PangoText) -> Bool {
      if let letter = text.string(before).last {
        before = before.lowerBound..<before.upperBound - letter.utf8.count
        // At the end of a line no space stands before the ellipsis.
        while after.isEmpty, let blank = text.string(before).last, blank.isWhitespace {
          before = before.lowerBound..<before.upperBound - blank.utf8.count
        }
        return true
      }
      guard let letter = text.string(after).first else { return false }
      after = after.lowerBound + letter.utf8.count..<after.upperBound
      return true
    }
  }
}

extension PangoText {
  /// Two parts of the text with an ellipsis between them.
  func slices(_ before: Range<Int>, ellipsis span: Int, _ after: Range<Int>) -> PangoText {
    var result = slice(before)
    result.appendEllipsis(span: span)
    result.append(slice(after))
    return result
  }
}
