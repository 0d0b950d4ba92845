import Foundation

extension String {
  /// The string with conjoining jamo composed to syllables, which fonts contain.
  ///
  /// Source: The Unicode Standard, section 3.12, "Hangul Syllable Composition".
  var composingJamo: String {
    // Jamo begin with this byte in UTF-8.
    guard utf8.contains(0xe1), unicodeScalars.contains(where: { 0x1160...0x11ff ~= $0.value })
    else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let last = result.last, let whole = Self.syllable(last.value, scalar.value) {
        result.removeLast()
        result.append(whole)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The syllable of two parts: a leading consonant and a vowel, or an open syllable and a trailing consonant.
  private static func syllable(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
    if 0x1100...0x1112 ~= first, 0x1161...0x1175 ~= second {
      return Unicode.Scalar(0xac00 + ((first - 0x1100) * 21 + second - 0x1161) * 28)
    }
    let isOpen = 0xac00...0xd7a3 ~= first && (first - 0xac00) % 28 == 0
    return isOpen && 0x11a8...0x11c2 ~= second ? Unicode.Scalar(first + second - 0x11a7) : nil
  }
}

extension PangoText {
  /// The words with Hangul, in bytes: lines break around them, and within only if a word is wider than a line.
  ///
  /// Source: Apple's standard line break strategy for Hangul. Han and kana keep their breaks.
  var hangulWords: [Range<Int>] {
    // Hangul begins with one of these bytes in UTF-8.
    guard bytes.contains(where: { 0xe1 == $0 || 0xea...0xed ~= $0 }) else { return [] }
    var words: [Range<Int>] = []
    var (start, offset, hasHangul) = (0, 0, false)
    func close() {
      if hasHangul { words.append(start..<offset) }
    }
    for scalar in string(0..<bytes.count).unicodeScalars {
      let isHangul = scalar.isHangul
      if isHangul || scalar.isLetterOfWords {
        hasHangul = hasHangul || isHangul
        offset += scalar.utf8.count
        continue
      }
      close()
      offset += scalar.utf8.count
      (start, hasHangul) = (offset, false)
    }
    close()
    return words
  }
}

extension Unicode.Scalar {
  fileprivate var isHangul: Bool {
    switch value {
    case 0x1100...0x11ff, 0x3130...0x318f, 0xa960...0xa97f, 0xac00...0xd7ff: true
    default: false
    }
  }

  /// Whether the character belongs to a word and is not ideographic or kana.
  fileprivate var isLetterOfWords: Bool {
    guard value < 0x2e80 || 0xa000..<0xf900 ~= value || value >= 0xfb00 && value < 0xfe30 else {
      return false
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .nonspacingMark, .spacingMark, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation:
      return true
    default: return ".,:;'\"%".unicodeScalars.contains(self)
    }
  }
}
