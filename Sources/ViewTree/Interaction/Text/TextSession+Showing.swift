extension TextSession {
  /// What stands for each Character of a secret text.
  private static var mask: String { "•" }
  /// For how long a caret is seen, and then is not, in seconds.
  package static var blink: Double { 0.5 }

  /// The text as it is shown where it is a secret.
  package var maskedText: String { String(repeating: Self.mask, count: text.count) }

  /// The offset in the masked text of an offset in the text.
  package func maskedOffset(of offset: Int) -> Int {
    text[..<String.Index(utf16Offset: border(offset), in: text)].count
  }

  /// The offset in the text of an offset in the masked text.
  package func offset(ofMasked offset: Int) -> Int {
    let count = max(0, offset)
    return text.prefix(count).endIndex.utf16Offset(in: text)
  }

  /// Whether the caret is seen at a time in seconds; a selection has none.
  ///
  /// A steady caret is always seen, so that pictures of a text don't depend on when they are made.
  package func showsCaret(at time: Double, isSteady: Bool = false) -> Bool {
    guard selection.isEmpty else { return false }
    guard !isSteady, time > lastEdit else { return true }
    return halfPeriods(at: time).truncatingRemainder(dividingBy: 2) == 0
  }

  /// When the caret is next seen or not seen any more.
  package func nextBlink(after time: Double) -> Double {
    lastEdit + (halfPeriods(at: max(time, lastEdit)) + 1) * Self.blink
  }

  /// How many times the caret has changed; a billionth counts as nothing, so that sums of times do not matter.
  private func halfPeriods(at time: Double) -> Double {
    ((time - lastEdit) / Self.blink + 1e-9).rounded(.down)
  }
}
