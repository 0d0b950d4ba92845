/// What keys do to a text that has the focus; letters come as text and not as keys.
enum TextKeys {
  /// Where an arrow leads.
  enum Way {
    case left, right, up, down
    case wordLeft, wordRight
    case lineLeft, lineRight
    case lineStart, lineEnd
    case start, end
  }

  struct Move {
    let way: Way
    /// Whether what is between is selected.
    let extends: Bool
  }

  /// The edit that a key does; nil for none.
  static func edit(for press: KeyPress) -> TextSession.Edit? {
    let modifiers = press.modifiers
    switch press.key {
    case .delete: return .delete(.backward, unit(modifiers))
    case .deleteForward: return .delete(.forward, unit(modifiers))
    default: break
    }
    guard modifiers.contains(.command) else { return nil }
    switch press.key.folded {
    case "a" where modifiers == .command: return .selectAll
    case "z" where modifiers == .command: return .undo
    case "z" where modifiers == [.command, .shift]: return .redo
    default: return nil
    }
  }

  private static func unit(_ modifiers: EventModifiers) -> TextSession.Unit {
    if modifiers.contains(.command) { return .line }
    return modifiers.isDisjoint(with: [.option, .control]) ? .character : .word
  }

  /// Where a key moves the caret; nil for none.
  static func move(for press: KeyPress) -> Move? {
    let modifiers = press.modifiers
    let isWord = !modifiers.isDisjoint(with: [.option, .control])
    let isLine = modifiers.contains(.command)
    let way: Way
    switch press.key {
    case .leftArrow: way = isLine ? .lineLeft : isWord ? .wordLeft : .left
    case .rightArrow: way = isLine ? .lineRight : isWord ? .wordRight : .right
    case .upArrow: way = isLine ? .start : .up
    case .downArrow: way = isLine ? .end : .down
    case .home: way = isLine || isWord ? .start : .lineStart
    case .end: way = isLine || isWord ? .end : .lineEnd
    default: return nil
    }
    return Move(way: way, extends: modifiers.contains(.shift))
  }

  /// Whether a key writes a letter, which comes as text.
  static func isWriting(_ press: KeyPress) -> Bool {
    guard press.modifiers.isDisjoint(with: [.command, .control]),
      let scalar = press.key.character.unicodeScalars.first
    else { return false }
    let isNamed = scalar.value < 0x20 || (0xF700...0xF8FF).contains(scalar.value)
    return !isNamed
  }
}

extension TextSession.Edit {
  /// Selects all.
  fileprivate static var selectAll: TextSession.Edit {
    .select(TextSession.Selection(anchor: 0, head: .max))
  }
}

extension TextSession {
  /// The start, the end, or the end of a word that is nearest to an offset.
  func wordEnd(near offset: Int) -> Int {
    let word = word(at: border(offset))
    guard !text.isEmpty, word.lowerBound < word.upperBound else { return border(offset) }
    let isNearStart = offset - word.lowerBound < word.upperBound - offset
    return isNearStart ? word.lowerBound : word.upperBound
  }
}
