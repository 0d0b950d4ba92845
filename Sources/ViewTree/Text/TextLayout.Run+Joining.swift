import Foundation
import VectorGraphics

extension [TextLayout.Run] {
  /// The runs of a line with neighbours that are shaped together and drawn alike as one.
  ///
  /// What overlaps in one text is not painted twice, and stays one word for who reads or copies it.
  func joined(where isAlike: (_ span: Int, _ next: Int) -> Bool) -> [TextLayout.Run] {
    reduce(into: []) { result, run in
      if let last = result.last, isAlike(last.span, run.span), let whole = last.joined(with: run) {
        result[result.count - 1] = whole
      } else {
        result.append(run)
      }
    }
  }
}

extension TextLayout.Run {
  /// How far ends may be apart that touch, in points; Pango's units are 1/1024.
  private static let tolerance: CGFloat = 1e-6

  /// The run together with the one to its right; nil if a text item can't hold both.
  fileprivate func joined(with next: TextLayout.Run) -> TextLayout.Run? {
    guard next.isContinuation, run.face.id == next.run.face.id, origin.y == next.origin.y,
      abs(origin.x + run.width - next.origin.x) <= Self.tolerance
    else { return nil }
    // Glyphs stand from left to right, bytes in the order of reading.
    let (length, added) = (run.text.utf8.count, next.run.text.utf8.count)
    let (shift, nextShift) = run.isRightToLeft ? (added, 0) : (0, length)
    let distance = next.origin.x - origin.x
    var whole = self
    whole.run.text = run.isRightToLeft ? next.run.text + run.text : run.text + next.run.text
    whole.run.glyphs =
      run.glyphs.map { $0.moved(by: 0, bytes: shift) }
      + next.run.glyphs.map { $0.moved(by: distance, bytes: nextShift) }
    whole.run.width = distance + next.run.width
    return whole
  }
}

extension TextRun.Glyph {
  fileprivate func moved(by distance: CGFloat, bytes: Int) -> TextRun.Glyph {
    TextRun.Glyph(
      id: id, position: CGPoint(x: position.x + distance, y: position.y), cluster: cluster + bytes)
  }
}
