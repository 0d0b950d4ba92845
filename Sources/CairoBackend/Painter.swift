import CCairo
import Foundation
import VectorGeometry
import VectorGraphics

/// Draws display items to one Cairo context.
struct Painter {
  /// What the context draws to.
  enum Target {
    case pixels
    case pdf
    case svg
  }

  let context: CairoContext
  let target: Target
  let session: RenderSession

  var cairo: OpaquePointer { context.pointer }

  /// Pixels per device unit of pictures that are made here.
  var rasterScale: CGFloat {
    switch target {
    case .pixels: 1
    case .pdf, .svg: session.rasterScale
    }
  }

  /// Draws items back to front.
  func draw(_ items: [DisplayItem]) throws(CairoError) {
    var rest = items[...]
    if let last = items.lastIndex(where: { needsPixelsBelow($0) }) {
      try drawAsPixels(Array(items[...last]))
      rest = items[(last + 1)...]
    }
    for item in rest { try draw(item) }
  }

  /// Draws an item; `alpha` is multiplied into its colour, and may differ from 1 for items that
  /// `canFold` only.
  func draw(_ item: DisplayItem, alpha: Double = 1) throws(CairoError) {
    switch item.content {
    case .fill(let fill): try draw(fill, alpha: alpha)
    case .stroke(let stroke): try draw(stroke, alpha: alpha)
    case .text(let text): try draw(text, alpha: alpha)
    case .image(let image): try draw(image)
    case .group(let group): try draw(group)
    }
    try context.check(origin: item.origin)
  }

  private func draw(_ fill: FillItem, alpha: Double) throws(CairoError) {
    guard !fill.paint.isClear, context.setPath(fill.path) else { return }
    context.setFillStyle(fill.style)
    try paintPath(with: fill.paint, alpha: alpha, extents: { context.deviceFillExtents }) {
      cairo_fill(cairo)
    }
  }

  private func draw(_ stroke: StrokeItem, alpha: Double) throws(CairoError) {
    let width = stroke.style.lineWidth
    guard width > 0, width.isFinite, !stroke.paint.isClear, context.setPath(stroke.path) else {
      return
    }
    context.setAntialiased(stroke.isAntialiased)
    context.setStrokeStyle(stroke.style)
    try paintPath(with: stroke.paint, alpha: alpha, extents: { context.deviceStrokeExtents }) {
      cairo_stroke(cairo)
    }
  }
}

extension CairoContext {
  func setAntialiased(_ isAntialiased: Bool) {
    cairo_set_antialias(pointer, isAntialiased ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
  }

  func setFillStyle(_ style: FillStyle) {
    setAntialiased(style.isAntialiased)
    cairo_set_fill_rule(
      pointer, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  func setStrokeStyle(_ style: StrokeStyle) {
    cairo_set_line_width(pointer, style.lineWidth)
    cairo_set_line_cap(pointer, style.lineCap.cairo)
    cairo_set_line_join(pointer, style.lineJoin.cairo)
    cairo_set_miter_limit(pointer, style.miterLimit >= 1 ? style.miterLimit : 1)
    let dash = style.drawableDash
    cairo_set_dash(pointer, dash, Int32(dash.count), style.dashPhase.isFinite ? style.dashPhase : 0)
  }
}

extension StrokeStyle {
  /// The dashes, or none when they are not what Cairo allows: finite, none negative, not all zero.
  fileprivate var drawableDash: [Double] {
    let isValid = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
    return isValid ? dash.map { Double($0) } : []
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
