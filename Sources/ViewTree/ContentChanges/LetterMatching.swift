/// Which letters of one text are in the places of which of another.
enum LetterMatching {
  /// Pairs of indices into two texts, in order.
  typealias Pairs = [(old: Int, new: Int)]

  /// Letter by letter, if both texts say the same; nil if not.
  static func identical(_ old: [String], _ new: [String]) -> Pairs? {
    guard old == new else { return nil }
    return old.indices.map { ($0, $0) }
  }

  /// By place of number: ones stand under ones and tenths under tenths, words under words.
  static func byPlace(_ old: [String], _ new: [String]) -> Pairs {
    let (oldParts, newParts) = (parts(of: old), parts(of: new))
    guard oldParts.map(\.isNumber) == newParts.map(\.isNumber) else {
      let prefix = zip(old, new).prefix { $0 == $1 && !isDigit($0) }.count
      let paired = aligned(prefix..<old.count, prefix..<new.count, fromEnd: true)
      return (0..<prefix).map { ($0, $0) } + paired
    }
    return zip(oldParts, newParts).flatMap { one, other in
      guard one.isNumber else { return aligned(one.range, other.range, fromEnd: false) }
      let (range, otherRange) = (one.range, other.range)
      let (point, otherPoint) = (point(in: range, old), point(in: otherRange, new))
      return aligned(range.lowerBound..<point, otherRange.lowerBound..<otherPoint, fromEnd: true)
        + aligned(point..<range.upperBound, otherPoint..<otherRange.upperBound, fromEnd: false)
    }
  }

  /// Pairs of two ranges, from their starts or from their ends.
  private static func aligned(_ old: Range<Int>, _ new: Range<Int>, fromEnd: Bool) -> Pairs {
    let count = min(old.count, new.count)
    let (start, newStart) =
      fromEnd
      ? (old.upperBound - count, new.upperBound - count) : (old.lowerBound, new.lowerBound)
    return (0..<count).map { (start + $0, newStart + $0) }
  }

  /// The numbers of a text and what is between them.
  private static func parts(of letters: [String]) -> [(isNumber: Bool, range: Range<Int>)] {
    var parts: [(isNumber: Bool, range: Range<Int>)] = []
    for index in letters.indices {
      let isNumber = isInNumber(index, letters)
      if let last = parts.last, last.isNumber == isNumber {
        parts[parts.count - 1].range = last.range.lowerBound..<(index + 1)
      } else {
        parts.append((isNumber, index..<(index + 1)))
      }
    }
    return parts
  }

  /// Digits, and what separates them.
  private static func isInNumber(_ index: Int, _ letters: [String]) -> Bool {
    if isDigit(letters[index]) { return true }
    guard separators.contains(letters[index]), index > 0, index + 1 < letters.count else {
      return false
    }
    return isDigit(letters[index - 1]) && isDigit(letters[index + 1])
  }

  /// Where the fraction of a number starts, with its point; the end if there is none.
  ///
  /// A separator that comes once is a point unless three digits follow; of two kinds the last one is.
  private static func point(in range: Range<Int>, _ letters: [String]) -> Int {
    let found = range.filter { points.contains(letters[$0]) }
    guard let last = found.last else { return range.upperBound }
    let isOnly = !found.dropLast().contains { letters[$0] == letters[last] }
    let isPoint = isOnly && (found.count > 1 || range.upperBound - last != 4)
    return isPoint ? last : range.upperBound
  }

  private static func isDigit(_ letter: String) -> Bool {
    letter.count == 1 && letter.first?.isWholeNumber == true
  }

  private static let points: Set<String> = [".", ",", "٫"]
  private static let separators: Set<String> = [
    ".", ",", "٫", "٬", "'", "’", "\u{A0}", "\u{202F}", "\u{2009}",
  ]
}
