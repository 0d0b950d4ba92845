import Foundation
import VectorGeometry
import VectorGraphics
import ViewAnimation

/// How a span of text is painted, besides its letters.
struct TextLook {
  /// A line under or through text.
  struct Line: Equatable {
    /// Lengths of dashes and gaps, in thicknesses of the line; none for an unbroken one.
    var dash: [Double]
    /// Its paint; nil for that of the text.
    var recipe: _StyleRecipe?
  }

  var recipe: _StyleRecipe
  var underline: Line?
  var strikethrough: Line?
  /// The positions of both lines, and their thickness before it is rounded up to pixels; nil for those of the face.
  var lines: FontLines?
  /// What is behind the text.
  var background: _StyleRecipe?
  /// What is drawn in place of letters.
  var inset: TextInset?
  /// What renderers of text are told.
  var attributes = TextAttributes()

  /// Whether letters are all there is.
  var isPlain: Bool {
    underline == nil && strikethrough == nil && background == nil && inset == nil
  }
}

extension [TextLook] {
  /// Whether nothing differs but the paint of letters.
  func isAlike(_ others: [TextLook]) -> Bool {
    elementsEqual(others) {
      $0.underline == $1.underline && $0.strikethrough == $1.strikethrough
        && $0.lines == $1.lines && $0.background == $1.background && $0.inset == $1.inset
    }
  }
}

/// How a text is made to fit.
struct TextFitting: Equatable {
  /// How far it may be made smaller, 0...1.
  var minimumScale: CGFloat = 1
  /// Whether a broken word, or a line that is too high, does not fit either.
  var keepsWords = false
  /// Whether lines have nearly equal widths.
  var isBalanced = false
  /// Whether letters may come closer.
  var tightens = false
  /// How many lines it has room for, even if it has fewer.
  var reservedLines: Int?
  /// Whether bars are drawn in place of lines.
  var isRedacted = false
}

extension StyledText {
  /// The text with everything in points multiplied.
  func scaled(by factor: CGFloat) -> StyledText {
    var copy = self
    for index in spans.indices {
      copy.spans[index].font.size *= factor
      copy.spans[index].font.lineSize = spans[index].font.lineSize.map { $0 * factor }
      copy.spans[index].kerning *= factor
      copy.spans[index].baselineOffset *= factor
      copy.spans[index].room = spans[index].room.map {
        Room(
          width: $0.width * factor, ascent: $0.ascent * factor, descent: $0.descent * factor)
      }
    }
    copy.lineSpacing *= factor
    return copy
  }

  /// The text with letters closer by a share of the size.
  func tightened(by share: CGFloat) -> StyledText {
    var copy = self
    for index in spans.indices {
      copy.spans[index].kerning -= spans[index].font.size * share
    }
    return copy
  }

  /// A text of a number of lines without words.
  func blank(lines: Int) -> StyledText {
    var copy = self
    copy.spans = Array(spans.prefix(1))
    copy.lineLimit = nil
    guard !copy.spans.isEmpty else { return copy }
    copy.spans[0].room = nil
    copy.spans[0].text = Array(repeating: " ", count: max(lines, 1)).joined(separator: "\n")
    return copy
  }
}
