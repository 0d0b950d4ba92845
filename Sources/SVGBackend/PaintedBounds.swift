import Foundation
import VectorGeometry
import VectorGraphics

/// The rectangle that what is drawn stays within, never too small; null for nothing.
enum PaintedBounds {
  /// The bounds of items together.
  static func of(_ items: [DisplayItem]) -> CGRect {
    items.reduce(.null) { $0.union(of($1)) }
  }

  static func of(_ item: DisplayItem) -> CGRect {
    switch item.content {
    case .fill(let fill): return of(fill.path)
    case .stroke(let stroke): return of(stroke)
    case .text(let text): return of(text)
    case .image(let image): return image.destination.standardized
    case .group(let group):
      var bounds = filtered(of(group.items), group.effects.filters)
      if let clip = group.effects.clip { bounds = bounds.intersection(of(clip.path)) }
      if let mask = group.effects.mask { bounds = bounds.intersection(of(mask)) }
      return bounds.applying(group.effects.transform)
    }
  }

  /// The bounds of a path's points and control points.
  static func of(_ path: Path) -> CGRect {
    var (low, high) = (
      CGPoint(x: Double.infinity, y: .infinity), CGPoint(x: -Double.infinity, y: -.infinity)
    )
    func add(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in path.elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quadCurve(let to, let control):
        add(to)
        add(control)
      case .curve(let to, let control1, let control2):
        add(to)
        add(control1)
        add(control2)
      case .closeSubpath: continue
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  static func of(_ stroke: StrokeItem) -> CGRect {
    let bounds = of(stroke.path)
    guard !bounds.isNull else { return .null }
    let outset = stroke.style.lineWidth / 2 * reach(stroke)
    return bounds.insetBy(dx: -outset, dy: -outset)
  }

  /// How far a stroke may reach from its outline, in half line widths.
  private static func reach(_ stroke: StrokeItem) -> CGFloat {
    let shape = SVGShape(stroke.path, isDashed: false, decimals: 6)
    let cap = stroke.style.lineCap == .square ? 2.0.squareRoot() : 1
    guard stroke.style.lineJoin == .miter else { return cap }
    if shape.hasSharpCorners { return max(stroke.style.miterLimit, cap) }
    return shape.hasCorners ? 2.0.squareRoot() : cap
  }

  static func of(_ text: TextItem) -> CGRect {
    let run = text.run
    return run.glyphs.reduce(.null) { bounds, glyph in
      let box: CGRect
      switch run.face.glyph(glyph.id) {
      case .outline(let path): box = of(path)
      case .image(_, let rect): box = rect
      case .missing: return bounds
      }
      return bounds.union(box.applying(text.placement(of: glyph)))
    }
  }

  /// The bounds after filters; a Gaussian is drawn as far as three standard deviations.
  ///
  /// Source: SVG 1.1, section 15.17, `feGaussianBlur`: three boxes reach 2.82 deviations.
  static func filtered(_ bounds: CGRect, _ filters: [DisplayFilter]) -> CGRect {
    guard !bounds.isNull else { return .null }
    return filters.reduce(bounds) { bounds, filter in
      switch filter {
      case .blur(let radius, let opaque):
        return opaque ? bounds : bounds.insetBy(dx: -3 * radius, dy: -3 * radius)
      case .shadow(_, let radius, let offset):
        let shadow = bounds.insetBy(dx: -3 * radius, dy: -3 * radius)
        return bounds.union(shadow.offsetBy(dx: offset.width, dy: offset.height))
      case .colorMatrix: return bounds
      }
    }
  }
}

extension TextItem {
  /// Maps ems of a glyph to the item's coordinates.
  func placement(of glyph: TextRun.Glyph) -> CGAffineTransform {
    CGAffineTransform(
      a: run.size, b: 0, c: 0, d: run.size, tx: position.x + glyph.position.x,
      ty: position.y + glyph.position.y)
  }
}
