public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets.
  ///
  /// - Complexity: O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets in front of the element at another one.
  ///
  /// - Complexity: O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(enumerated())
    let moved = elements.filter { source.contains($0.offset) }
    let before = elements.filter { $0.offset < destination && !source.contains($0.offset) }
    let after = elements.filter { $0.offset >= destination && !source.contains($0.offset) }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element.element
      formIndex(after: &index)
    }
  }
}
