import CCairo
import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

extension Painter {
  /// The longest side of a tile's picture, in pixels; a longer one is drawn smaller.
  private static let longestTile = 4096

  /// Makes a pattern Cairo's source: one tile is drawn and repeated; false when it leaves no trace.
  func setSource(_ paint: PatternPaint) throws(CairoError) -> Bool {
    var paint = paint
    // Beyond reach, products with Cairo's matrices would not be finite.
    paint.tile.origin.x = paint.tile.minX.withinReach()
    paint.tile.origin.y = paint.tile.minY.withinReach()
    let total = paint.transform.concatenating(pixelMatrix)
    guard total.isDrawable, paint.tile.width > 0, paint.tile.height > 0 else { return false }
    switch target {
    case .pixels: return try setPixelSource(paint, scale: total)
    case .pdf, .svg: return try setRecordedSource(paint)
    }
  }

  /// A tile in whole pixels, stretched by less than one of them.
  private func setPixelSource(
    _ paint: PatternPaint, scale total: CGAffineTransform
  ) throws(CairoError) -> Bool {
    let tile = paint.tile
    let width = Self.side(tile.width * hypot(total.a, total.b))
    let height = Self.side(tile.height * hypot(total.c, total.d))
    let layer = try RasterLayer(
      region: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), session: session)
    let toPixels = CGAffineTransform(translationX: -tile.minX, y: -tile.minY)
      .concatenating(
        CGAffineTransform(
          scaleX: CGFloat(width) / tile.width, y: CGFloat(height) / tile.height))
    try layer.draw(paint.items, matrix: toPixels)
    let pattern = try layer.makePattern(scale: 1, filter: CAIRO_FILTER_GOOD)
    let toTile = paint.transform.inverted()
    return setSource(pattern, matrix: toTile.concatenating(toPixels))
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

  private static func side(_ length: CGFloat) -> Int {
    Int(clamping: (length - 1e-6).rounded(.up), to: 1...longestTile)
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
