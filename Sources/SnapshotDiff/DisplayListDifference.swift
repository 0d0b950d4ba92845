package import VectorGraphics

/// What differs between two display lists, line by line of their text form, by the views that the
/// lines come from.
///
/// Lines are compared within the view that drew them, so that a change of one view never shows as a
/// change of others. Takes time in proportion to the number of lines.
package struct DisplayListDifference: Sendable, Hashable {
  /// What happened to a line.
  package enum Change: Sendable, Hashable {
    /// Only the actual list has it.
    case added(String)
    /// Only the expected list has it.
    case removed(String)
    /// It reads otherwise in the actual list.
    case changed(from: String, to: String)
    /// It reads the same, but is drawn before or after other things than expected.
    case moved(String)
  }

  /// A change and the view that it happened to.
  package struct Entry: Sendable, Hashable {
    /// The path of the view, `root/VStack/2:Circle#sun`; nil if the list doesn't say.
    package let origin: String?
    /// What happened.
    package let change: Change
  }

  /// The changes, in the order in which the actual list draws; what was removed comes where the
  /// expected list drew it.
  package let entries: [Entry]

  /// The differences of two lists.
  package init(_ expected: DisplayList, _ actual: DisplayList) {
    self.init(expected.dump(), actual.dump())
  }

  /// The differences of the text forms of two lists, as `DisplayList.dump()` writes them.
  package init(_ expected: String, _ actual: String) {
    let matching = LineMatching(DisplayListLine.all(in: expected), DisplayListLine.all(in: actual))
    entries = matching.entries
  }

  /// Whether the lists have the same text.
  package var isEmpty: Bool { entries.isEmpty }

  /// The paths of the views that changed, each once, in the order of the changes.
  package var origins: [String] {
    var seen: Set<String> = []
    return entries.compactMap(\.origin).filter { seen.insert($0).inserted }
  }
}

extension DisplayListDifference: CustomStringConvertible {
  /// The changes, under the view that they happened to: `+` added, `-` removed, `~` moved.
  package var description: String {
    var lines: [String] = []
    var last: String??
    for entry in entries {
      if last != .some(entry.origin) { lines.append(entry.origin ?? "(no view)") }
      last = .some(entry.origin)
      switch entry.change {
      case .added(let line): lines.append("  + \(line)")
      case .removed(let line): lines.append("  - \(line)")
      case .changed(let old, let new): lines += ["  - \(old)", "  + \(new)"]
      case .moved(let line): lines.append("  ~ \(line)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
