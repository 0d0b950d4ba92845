package import Foundation
import VectorGeometry

extension DisplayList {
  /// A rectangle, in points, outside which nothing is painted; null when nothing is painted at all.
  package var paintedBounds: CGRect { items.paintedBounds(in: .points) }
}

extension DisplayItem {
  /// A rectangle, in its parent's coordinates, outside which the item paints nothing; null for
  /// nothing.
  ///
  /// Never too small; curves count with their control points.
  package var paintedBounds: CGRect { paintedBounds(in: .points) }

  /// The item's painted bounds in a space.
  func paintedBounds(in space: PaintSpace) -> CGRect {
    switch content {
    case .fill(let fill):
      fill.paint.isClear ? .null : space.bounds(of: fill.path.controlPointBounds)
    case .stroke(let stroke):
      stroke.paint.isClear ? .null : space.bounds(of: stroke)
    case .text(let text):
      text.paint.isClear
        ? .null
        : space.bounds(
          of: text.run.paintedBounds.offsetBy(dx: text.position.x, dy: text.position.y))
    case .image(let image): space.bounds(of: image.destination.standardized)
    case .perspective(let item): space.bounds(of: item)
    case .group(let group): group.paintedBounds(in: space)
    }
  }
}

extension [DisplayItem] {
  /// The rectangle around all items' painted bounds in a space.
  func paintedBounds(in space: PaintSpace) -> CGRect {
    reduce(.null) { $0.union($1.paintedBounds(in: space)) }
  }
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
  /// A rectangle, in its parent's coordinates, outside which the group paints nothing; null for
  /// nothing.
  package var paintedBounds: CGRect { paintedBounds(in: .points) }

  /// The group's painted bounds in a space for its parent's items.
  func paintedBounds(in space: PaintSpace) -> CGRect {
    guard effects.opacity > 0 else { return .null }
    let inner = space.inside(effects)
    let filtered = effects.filters.reduce(items.paintedBounds(in: inner)) {
      $1.paintedBounds(of: $0, in: inner)
    }
    let painted = effects.limit(filtered, in: inner)
    guard space.isPixels,
      case .softClip(blends: true) = composition(matrix: inner.transform)
    else { return painted }
    // The whole layer is put back along the edge of the clip, with what was there.
    return painted.union(GroupExtents().extent(of: self, matrix: inner.transform))
  }
}

extension DisplayGroup.Effects {
  /// What the clip and the mask leave of a rectangle in the children's space.
  func limit(_ rect: CGRect, in inner: PaintSpace) -> CGRect {
    var limited = rect
    if let clip { limited = limited.overlap(with: inner.bounds(of: clip.path.controlPointBounds)) }
    if let mask { limited = limited.overlap(with: mask.paintedBounds(in: inner)) }
    return limited
  }
}
