/// Finds the name that was probably meant.
package enum Suggestion {
  /// The candidate nearest to a misspelled name, if one is near enough.
  ///
  /// A candidate that differs only in case wins. Else the least number of insertions, deletions,
  /// replacements and swaps of neighbors counts, of which one is allowed for each three characters
  /// of the name, at least one; equal ones go by their order in the alphabet.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    guard !name.isEmpty, name.utf8.count <= 64 else { return nil }
    let wanted = Array(name.unicodeScalars)
    let wantedLower = Array(name.lowercased().unicodeScalars)
    let allowed = max(1, wanted.count / 3)
    var best: (lower: Int, exact: Int, name: String)?
    for candidate in candidates where candidate != name && candidate.utf8.count <= 64 {
      guard abs(candidate.unicodeScalars.count - wanted.count) <= allowed else { continue }
      let lower = distance(wantedLower, Array(candidate.lowercased().unicodeScalars))
      // A name of one or two characters must share one of them to be a likely slip.
      guard lower <= allowed, lower < wanted.count else { continue }
      let exact = distance(wanted, Array(candidate.unicodeScalars))
      if best.map({ (lower, exact, candidate) < $0 }) ?? true { best = (lower, exact, candidate) }
    }
    return best?.name
  }

  /// Returns `did you mean "…"?` if a candidate is near enough.
  package static func help(for name: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: name, among: candidates).map { "did you mean \(Diagnostic.quoted($0))?" }
  }

  /// Returns `did you mean "…"?` if a candidate is near enough, otherwise a list of the first candidates.
  package static func helpWithAll(for name: String, among candidates: [String]) -> String? {
    if let help = help(for: name, among: candidates) { return help }
    guard !candidates.isEmpty else { return nil }
    return "it has " + list(candidates.map(Diagnostic.quoted), atMost: 8)
  }

  /// Returns the first names, and the number of the others.
  package static func list(_ names: [String], atMost maximum: Int = 12) -> String {
    let others = names.count - maximum
    return names.prefix(maximum).joined(separator: ", ")
      + (others > 0 ? ", and \(others) others" : "")
  }

  /// The optimal string alignment distance.
  ///
  /// Source: Damerau, "A technique for computer detection and correction of spelling errors",
  /// CACM 7 (3), 1964, restricted so that no part is edited twice.
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var previous = [Int](repeating: 0, count: right.count + 1)
    var current = Array(0...right.count)
    for row in 0..<left.count {
      var next = [row + 1]
      for column in 0..<right.count {
        let replaced = current[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(current[column + 1] + 1, next[column] + 1, replaced)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, previous[column - 1] + 1)
        }
        next.append(least)
      }
      (previous, current) = (current, next)
    }
    return current[right.count]
  }
}
