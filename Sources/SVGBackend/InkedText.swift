import Foundation
import VectorGeometry
import VectorGraphics

/// The characters of a run from the first to the last that is no blank, and the room they take.
///
/// Blanks at the ends show nothing, and those at the end of a line have a width of their own: none, or what was
/// left for them.
struct InkedText {
  /// The characters; a soft hyphen at which the line was broken is a hyphen.
  let text: String
  /// Where the text begins, in points from the run's origin.
  let x: CGFloat
  /// The sum of the advances, in points.
  let width: CGFloat
  /// How many glyphs show the text.
  let glyphCount: Int

  /// Nil if the run is blank.
  init?(_ run: TextRun) {
    let text = run.text
    let head = text.prefix(while: \.isWhitespace)
    guard head.endIndex < text.endIndex else { return nil }
    let tail = text.reversed().prefix(while: \.isWhitespace)
    let tailLength = tail.reduce(0) { $0 + $1.utf8.count }
    let bytes = head.utf8.count..<text.utf8.count - tailLength
    self.text = Self.hyphenated(text.dropFirst(head.count).dropLast(tail.count), of: run, bytes)
    glyphCount = run.glyphs.count { bytes.contains($0.cluster) }
    let before = run.isRightToLeft ? bytes.upperBound..<text.utf8.count : 0..<bytes.lowerBound
    let after = run.isRightToLeft ? 0..<bytes.lowerBound : bytes.upperBound..<text.utf8.count
    x = before.isEmpty ? 0 : Self.start(of: bytes, in: run) ?? 0
    width = (after.isEmpty ? run.width : Self.start(of: after, in: run) ?? run.width) - x
  }

  /// Where the leftmost glyph of the bytes begins.
  private static func start(of bytes: Range<Int>, in run: TextRun) -> CGFloat? {
    run.glyphs.filter { bytes.contains($0.cluster) }.map(\.position.x).min()
  }

  private static func hyphenated(_ text: Substring, of run: TextRun, _ bytes: Range<Int>) -> String
  {
    let softHyphen: Unicode.Scalar = "\u{AD}"
    guard text.unicodeScalars.last == softHyphen else { return String(text) }
    let last = bytes.upperBound - softHyphen.utf8.count
    let isShown = run.glyphs.contains { glyph in
      guard glyph.cluster == last, case .outline(let path) = run.face.glyph(glyph.id) else {
        return false
      }
      return !path.isEmpty
    }
    return isShown ? String(text.unicodeScalars.dropLast()) + "\u{2010}" : String(text)
  }
}
