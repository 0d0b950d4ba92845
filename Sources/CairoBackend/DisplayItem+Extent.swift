import Foundation
import VectorGeometry
import VectorGraphics

// How far pictures reach on the device, not closely but never too small: the sizes of layers.

extension [DisplayItem] {
  /// A rectangle around all that the items paint, mapped by `matrix`; null when they paint nothing.
  func extent(matrix: CGAffineTransform) -> CGRect {
    reduce(.null) { $0.union($1.extent(matrix: matrix)) }
  }
}

extension DisplayItem {
  /// A rectangle around all that the item paints, mapped by `matrix`; null when it is not finite,
  /// for then nothing is drawn.
  fileprivate func extent(matrix: CGAffineTransform) -> CGRect {
    let extent = anyExtent(matrix: matrix)
    let sum = extent.minX + extent.minY + extent.maxX + extent.maxY
    return sum.isFinite ? extent : .null
  }

  private func anyExtent(matrix: CGAffineTransform) -> CGRect {
    switch content {
    case .fill(let fill): fill.path.controlBounds.applying(matrix)
    case .stroke(let stroke): stroke.extent.applying(matrix)
    case .text(let text): text.extent.applying(matrix)
    case .image(let image): image.destination.standardized.applying(matrix)
    case .group(let group):
      group.extent(matrix: group.effects.transform.concatenating(matrix))
    }
  }
}

extension DisplayGroup {
  /// A rectangle around all that the group paints; `matrix` maps the children's coordinates.
  func extent(matrix: CGAffineTransform) -> CGRect {
    var extent = items.extent(matrix: matrix)
    guard !extent.isNull, matrix.isDrawable else { return .null }
    let reach = effects.filters.reach(matrix: matrix)
    extent = extent.insetBy(dx: -CGFloat(reach.x), dy: -CGFloat(reach.y))
    if let clip = effects.clip {
      extent = extent.intersection(clip.path.controlBounds.applying(matrix))
    }
    if let mask = effects.mask { extent = extent.intersection(mask.extent(matrix: matrix)) }
    return extent
  }
}

extension StrokeItem {
  /// A rectangle around the stroke, in its own coordinates.
  fileprivate var extent: CGRect {
    var ratio: CGFloat = 1
    if style.lineJoin == .miter { ratio = style.drawableMiterLimit }
    if style.lineCap == .square { ratio = max(ratio, 2.0.squareRoot()) }
    let outset = style.lineWidth / 2 * ratio
    let bounds = path.controlBounds
    return bounds.isNull ? bounds : bounds.insetBy(dx: -outset, dy: -outset)
  }
}

extension TextItem {
  /// A rectangle around the glyphs, in the item's coordinates.
  fileprivate var extent: CGRect {
    run.glyphs.reduce(.null) { sum, glyph in
      let placement = CGAffineTransform(
        a: run.size, b: 0, c: 0, d: run.size, tx: position.x + glyph.position.x,
        ty: position.y + glyph.position.y)
      switch run.face.glyph(glyph.id) {
      case .outline(let path): return sum.union(path.controlBounds.applying(placement))
      case .image(_, let rect): return sum.union(rect.applying(placement))
      case .missing: return sum
      }
    }
  }
}

extension Path {
  /// The rectangle around the points and controls; null for an empty path and one that isn't
  /// finite.
  fileprivate var controlBounds: CGRect {
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    func add(_ point: CGPoint) {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quadCurve(let to, let control):
        add(to)
        add(control)
      case .curve(let to, let control1, let control2):
        add(to)
        add(control1)
        add(control2)
      case .closeSubpath: break
      }
    }
    guard left <= right, top <= bottom, (right - left + bottom - top).isFinite else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
