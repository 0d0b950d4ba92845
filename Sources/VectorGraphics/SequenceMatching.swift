/// Two sequences with their equal elements matched in order: what is left in between.
struct SequenceMatching<Element: Equatable> {
  /// What is not matched between two matches.
  struct Gap {
    var old: ArraySlice<Element>
    var new: ArraySlice<Element>
  }

  /// The gaps in order; none when the sequences are equal.
  private(set) var gaps: [Gap] = []

  /// The largest table of comparisons; above it elements are compared one to one.
  private static var maximumComparisons: Int { 16_384 }

  /// Matches equal beginnings and ends, then the longest common subsequence of the rest.
  init(_ old: ArraySlice<Element>, _ new: ArraySlice<Element>) {
    var (old, new) = (old, new)
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    guard !old.isEmpty || !new.isEmpty else { return }
    let isSmall = old.count <= Self.maximumComparisons / max(new.count, 1)
    addGaps(old, new, matches: isSmall ? commonSubsequence(old, new) : samePlaces(old, new))
  }

  private mutating func addGaps(
    _ old: ArraySlice<Element>, _ new: ArraySlice<Element>, matches: [(old: Int, new: Int)]
  ) {
    var (oldStart, newStart) = (old.startIndex, new.startIndex)
    for match in matches + [(old: old.endIndex, new: new.endIndex)] {
      let gap = Gap(old: old[oldStart..<match.old], new: new[newStart..<match.new])
      if !gap.old.isEmpty || !gap.new.isEmpty { gaps.append(gap) }
      (oldStart, newStart) = (match.old + 1, match.new + 1)
    }
  }
}

/// The places in which both sequences have the same element, counted from their starts.
private func samePlaces<Element: Equatable>(
  _ old: ArraySlice<Element>, _ new: ArraySlice<Element>
) -> [(old: Int, new: Int)] {
  zip(old.indices, new.indices).filter { old[$0.0] == new[$0.1] }.map { (old: $0.0, new: $0.1) }
}

/// The places of a longest common subsequence.
///
/// Source: R. A. Wagner, M. J. Fischer, "The String-to-String Correction Problem", J. ACM 21
/// (1974).
private func commonSubsequence<Element: Equatable>(
  _ old: ArraySlice<Element>, _ new: ArraySlice<Element>
) -> [(old: Int, new: Int)] {
  let (rows, columns) = (old.count, new.count)
  let (firstOld, firstNew) = (old.startIndex, new.startIndex)
  var equal = [Bool](repeating: false, count: rows * columns)
  /// The length of the longest common subsequence of what starts at (row, column).
  var lengths = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
  func place(_ row: Int, _ column: Int) -> Int { row * (columns + 1) + column }
  for row in (0..<rows).reversed() {
    for column in (0..<columns).reversed() {
      let isEqual = old[firstOld + row] == new[firstNew + column]
      equal[row * columns + column] = isEqual
      lengths[place(row, column)] =
        isEqual
        ? lengths[place(row + 1, column + 1)] + 1
        : max(lengths[place(row + 1, column)], lengths[place(row, column + 1)])
    }
  }
  var matches: [(old: Int, new: Int)] = []
  var (row, column) = (0, 0)
  while row < rows, column < columns {
    if equal[row * columns + column] {
      matches.append((old: firstOld + row, new: firstNew + column))
      (row, column) = (row + 1, column + 1)
    } else if lengths[place(row + 1, column)] >= lengths[place(row, column + 1)] {
      row += 1
    } else {
      column += 1
    }
  }
  return matches
}
