import Foundation

/// A piece of a text that is written in one size, where small capitals stand for letters.
struct SmallCapsPiece: Equatable {
  var text: String
  /// What the size of the font is multiplied by.
  var scale: CGFloat

  /// The height of small capitals in that of capitals.
  ///
  /// Source: the usual share where a font has none of its own, as in CSS Fonts Module Level 4, section 6.6.
  static let smallScale: CGFloat = 0.8

  /// The pieces of a text; without small capitals there is one.
  static func all(
    of text: String, _ smallCaps: Font.SmallCaps?, in locale: Locale
  ) -> [SmallCapsPiece] {
    guard let smallCaps else { return [SmallCapsPiece(text: text, scale: 1)] }
    var pieces: [SmallCapsPiece] = []
    for character in text {
      let isSmall = smallCaps.contains(character)
      let scale = isSmall ? smallScale : 1
      let shown = isSmall ? String(character).uppercased(with: locale) : String(character)
      if pieces.last?.scale == scale {
        pieces[pieces.count - 1].text += shown
      } else {
        pieces.append(SmallCapsPiece(text: shown, scale: scale))
      }
    }
    return pieces
  }
}

extension Font.SmallCaps {
  fileprivate func contains(_ character: Character) -> Bool {
    switch self {
    case .lowercase: character.isLowercase
    case .uppercase: character.isUppercase
    case .all: character.isLetter
    }
  }
}
