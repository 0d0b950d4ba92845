extension TextSession {
  /// The border of a Character at an offset or before it.
  package func border(_ offset: Int) -> Int {
    let offset = min(max(offset, 0), text.utf16.count)
    if isBorder(offset) { return offset }
    let index = String.Index(utf16Offset: offset, in: text)
    let start = text.indices.last { $0 <= index } ?? text.startIndex
    return start.utf16Offset(in: text)
  }

  /// Whether a Character begins or the text ends at an offset within the text.
  func isBorder(_ offset: Int) -> Bool {
    let index = String.Index(utf16Offset: offset, in: text)
    return index == text.endIndex || text.indices.contains(index)
  }

  /// The end of the Character that an offset lies in.
  func end(ofCharacterAt offset: Int) -> Int {
    let start = String.Index(utf16Offset: border(offset), in: text)
    guard start < text.endIndex else { return offset }
    return text.index(after: start).utf16Offset(in: text)
  }

  /// The range of the text between two borders.
  func indices(_ range: Range<Int>) -> Range<String.Index> {
    let start = String.Index(utf16Offset: border(range.lowerBound), in: text)
    return start..<max(start, String.Index(utf16Offset: border(range.upperBound), in: text))
  }

  /// The offset that a step leads to.
  func step(
    from offset: Int, _ direction: Direction, _ unit: Unit, _ lines: [Range<Int>]?
  ) -> Int {
    let index = String.Index(utf16Offset: border(offset), in: text)
    switch (unit, direction) {
    case (.character, .forward):
      return index < text.endIndex ? text.index(after: index).utf16Offset(in: text) : offset
    case (.character, .backward):
      return index > text.startIndex ? text.index(before: index).utf16Offset(in: text) : 0
    case (.word, .forward):
      let word = text[index...].drop { !$0.isOfWord }
      return word.drop(while: \.isOfWord).startIndex.utf16Offset(in: text)
    case (.word, .backward):
      let gap = text[..<index].suffix { !$0.isOfWord }
      let word = text[..<gap.startIndex].suffix(while: \.isOfWord)
      return word.startIndex.utf16Offset(in: text)
    case (.line, .forward): return line(around: offset, lines).upperBound
    case (.line, .backward): return line(around: offset, lines).lowerBound
    case (.document, .forward): return text.utf16.count
    case (.document, .backward): return 0
    }
  }

  /// The word at an offset, or what stands between two words.
  package func word(at offset: Int) -> Range<Int> {
    let index = String.Index(utf16Offset: border(offset), in: text)
    let isWord = (index < text.endIndex ? text[index] : text.last)?.isOfWord ?? false
    let before = text[..<index].suffix { $0.isOfWord == isWord && !$0.isNewline }
    let after = text[index...].prefix { $0.isOfWord == isWord && !$0.isNewline }
    return before.startIndex.utf16Offset(in: text)..<after.endIndex.utf16Offset(in: text)
  }

  /// The paragraph at an offset, without the break that ends it.
  package func paragraph(at offset: Int) -> Range<Int> {
    let index = String.Index(utf16Offset: border(offset), in: text)
    let before = text[..<index].suffix { !$0.isNewline }
    let after = text[index...].prefix { !$0.isNewline }
    return before.startIndex.utf16Offset(in: text)..<after.endIndex.utf16Offset(in: text)
  }

  /// The line that an offset lies in; at a break that of what follows.
  private func line(around offset: Int, _ lines: [Range<Int>]?) -> Range<Int> {
    let found = lines?.last { $0.lowerBound <= offset && offset <= $0.upperBound }
    return found.map { border($0.lowerBound)..<border($0.upperBound) } ?? paragraph(at: offset)
  }
}

extension Character {
  /// Whether a word goes on over the Character: letters, numbers, low lines and apostrophes.
  ///
  /// Scripts without spaces have no borders of words here: those need a dictionary.
  fileprivate var isOfWord: Bool {
    isLetter || isNumber || self == "_" || self == "'" || self == "\u{2019}"
  }
}

extension Substring {
  /// The longest end whose Characters all are so.
  fileprivate func suffix(while isWanted: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      guard isWanted(self[before]) else { break }
      start = before
    }
    return self[start...]
  }
}
