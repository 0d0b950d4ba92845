import CCairo
import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

extension Painter {
  /// Makes a pattern Cairo's source: one tile is drawn and repeated; false when it leaves no trace.
  func setSource(_ paint: PatternPaint) throws(CairoError) -> Bool {
    var paint = paint
    // Beyond reach, products with Cairo's matrices would not be finite.
    paint.tile.origin.x = paint.tile.minX.withinReach()
    paint.tile.origin.y = paint.tile.minY.withinReach()
    guard let plan = TilePlan(paint, matrix: pixelMatrix) else { return false }
    switch target {
    case .pixels: return try setPixelSource(paint, plan)
    case .pdf, .svg: return try setRecordedSource(paint)
    }
  }

  /// A tile in whole pixels, stretched by less than one of them.
  private func setPixelSource(
    _ paint: PatternPaint, _ plan: TilePlan
  ) throws(CairoError) -> Bool {
    let layer = try RasterLayer(region: plan.region, session: session)
    try layer.draw(paint.items, matrix: plan.toPixels)
    let pattern = try layer.makePattern(scale: 1, filter: CAIRO_FILTER_GOOD)
    var matrix = paint.transform.inverted().concatenating(plan.toPixels)
    // Cairo's image pixels end at 2^15. Whole tiles less are the same pattern.
    if max(abs(matrix.tx), abs(matrix.ty)) > 16_384 {
      matrix.tx = matrix.tx.truncatingRemainder(dividingBy: CGFloat(plan.region.width))
      matrix.ty = matrix.ty.truncatingRemainder(dividingBy: CGFloat(plan.region.height))
    }
    return setSource(pattern, matrix: matrix)
  }

  /// A tile that stays shapes.
  private func setRecordedSource(_ paint: PatternPaint) throws(CairoError) -> Bool {
    let tile = paint.tile
    var extents = cairo_rectangle_t(x: 0, y: 0, width: tile.width, height: tile.height)
    let surface = try CairoSurface(
      owning: cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents))
    let context = try CairoContext(surface)
    context.matrix = CGAffineTransform(translationX: -tile.minX, y: -tile.minY)
    try Painter(context: context, target: target, session: session).draw(paint.items)
    try context.check()
    cairo_surface_flush(surface.pointer)
    let pattern = try CairoPattern(owning: cairo_pattern_create_for_surface(surface.pointer))
    return setSource(
      pattern,
      matrix: paint.transform.inverted()
        .concatenating(CGAffineTransform(translationX: -tile.minX, y: -tile.minY)))
  }

  private func setSource(_ pattern: CairoPattern, matrix: CGAffineTransform) -> Bool {
    var matrix = cairo_matrix_t(matrix)
    cairo_pattern_set_matrix(pattern.pointer, &matrix)
    cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_REPEAT)
    cairo_set_source(cairo, pattern.pointer)
    return true
  }
}

/// The pixels of a pattern's tile.
struct TilePlan {
  /// The longest side of a tile's picture, in pixels; a longer one is drawn smaller.
  private static let longestSide = 4096

  let region: PixelRect
  /// Maps the tile's coordinates to pixels.
  let toPixels: CGAffineTransform

  /// Creates the plan of a tile that repeats under a matrix; `nil` if nothing of it can be drawn.
  init?(_ paint: PatternPaint, matrix: CGAffineTransform) {
    let total = paint.transform.concatenating(matrix)
    let tile = paint.tile
    guard total.isDrawable, tile.width > 0, tile.height > 0 else { return nil }
    let width = Self.side(tile.width * hypot(total.a, total.b))
    let height = Self.side(tile.height * hypot(total.c, total.d))
    region = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    toPixels = CGAffineTransform(translationX: -tile.minX, y: -tile.minY)
      .concatenating(
        CGAffineTransform(
          scaleX: CGFloat(width) / tile.width, y: CGFloat(height) / tile.height))
  }

  private static func side(_ length: CGFloat) -> Int {
    Int(clamping: (length - 1e-6).rounded(.up), to: 1...longestSide)
  }
}

extension GradientPaint.Spread {
  /// Cairo's word for it.
  var cairo: cairo_extend_t {
    switch self {
    case .pad: CAIRO_EXTEND_PAD
    case .reflect: CAIRO_EXTEND_REFLECT
    case .repeat: CAIRO_EXTEND_REPEAT
    }
  }
}
