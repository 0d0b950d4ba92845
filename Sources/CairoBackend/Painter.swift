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

    /// The name of a vector file's format.
    var format: String? {
      switch self {
      case .pixels: nil
      case .pdf: "PDF"
      case .svg: "SVG"
      }
    }
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
    if let last = items.lastIndex(where: { target.needsPixelsBelow($0) }) {
      if let mode = items[last].unsupportedMode(in: target) {
        session.note(.blendMode(mode), in: target, of: items[last].viewOrigin)
      }
      try drawAsPixels(Array(items[...last]))
      rest = items[(last + 1)...]
    }
    for item in rest { try draw(item) }
  }

  /// Draws an item; `alpha` is multiplied into its color, and may differ from 1 for items that
  /// `canFold` only.
  func draw(_ item: DisplayItem, alpha: Double = 1) throws(CairoError) {
    if item.origin != nil { session.origin = item.origin }
    switch item.content {
    case .fill(let fill): try draw(fill, alpha: alpha)
    case .stroke(let stroke): try draw(stroke, alpha: alpha)
    case .text(let text): try draw(text, alpha: alpha)
    case .image(let image): try draw(image)
    case .perspective(let item): try draw(item)
    case .group(let group): try draw(group)
    }
    try context.check(origin: item.origin)
  }

  private func draw(_ fill: FillItem, alpha: Double) throws(CairoError) {
    guard !fill.paint.isClear, context.setPath(fill.path) else { return }
    context.setFillStyle(fill.style)
    try paintPath(with: fill.paint, alpha: alpha, by: .filling)
  }

  private func draw(_ stroke: StrokeItem, alpha: Double) throws(CairoError) {
    let width = stroke.style.lineWidth
    guard width > 0, width.isFinite, !stroke.paint.isClear, context.setPath(stroke.path) else {
      return
    }
    context.setAntialiased(stroke.isAntialiased)
    context.setStrokeStyle(stroke.style, for: stroke.path)
    try paintPath(with: stroke.paint, alpha: alpha, by: .stroking)
  }
}
