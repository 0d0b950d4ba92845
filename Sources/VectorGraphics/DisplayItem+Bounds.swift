package import Foundation
import VectorGeometry

extension DisplayList {
  /// A rectangle, in points, outside which nothing is painted; null when nothing is painted at all.
  package var paintedBounds: CGRect { items.paintedBounds }
}

extension DisplayItem {
  /// A rectangle, in its parent's coordinates, outside which the item paints nothing; null for nothing.
  ///
  /// Never too small; curves count with their control points.
  package var paintedBounds: CGRect {
    switch content {
    case .fill(let fill):
      fill.paint.isClear ? .null : fill.path.controlPointBounds
    case .stroke(let stroke):
      stroke.paint.isClear ? .null : stroke.path.strokeBounds(stroke.style)
    case .text(let text):
      text.paint.isClear
        ? .null : text.run.paintedBounds.offsetBy(dx: text.position.x, dy: text.position.y)
    case .image(let image): image.destination.standardized
    case .group(let group): group.paintedBounds
    }
  }
}

extension [DisplayItem] {
  /// The rectangle around all items' painted bounds.
  var paintedBounds: CGRect { reduce(.null) { $0.union($1.paintedBounds) } }
}

extension TextRun {
  /// A rectangle around the glyphs' pictures, in points from the run's origin; null for blanks.
  package var paintedBounds: CGRect {
    glyphs.reduce(.null) { bounds, glyph in
      let box =
        switch face.glyph(glyph.id) {
        case .outline(let path): path.controlPointBounds
        case .image(_, let rect): rect.standardized
        case .missing: CGRect.null
        }
      guard !box.isNull else { return bounds }
      let place = CGAffineTransform(
        a: size, b: 0, c: 0, d: size, tx: glyph.position.x, ty: glyph.position.y)
      return bounds.union(box.applying(place))
    }
  }
}

extension DisplayGroup {
  /// A rectangle, in its parent's coordinates, outside which the group paints nothing; null for nothing.
  package var paintedBounds: CGRect {
    let filtered = effects.filters.reduce(items.paintedBounds) { $1.paintedBounds(of: $0) }
    return effects.limit(filtered)
  }
}

extension DisplayGroup.Effects {
  /// What is left of a rectangle of filtered children, in the parent's coordinates.
  func limit(_ rect: CGRect) -> CGRect {
    guard opacity > 0 else { return .null }
    var limited = rect
    if let clip { limited = limited.intersection(clip.path.controlPointBounds) }
    if let mask { limited = limited.intersection(mask.paintedBounds) }
    return limited.isNull ? .null : limited.applying(transform)
  }
}
