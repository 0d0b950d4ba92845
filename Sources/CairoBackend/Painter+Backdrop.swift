import CCairo
import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

extension Painter {
  /// Draws `body` to a layer and composes its pixels with the pixels below by a formula.
  ///
  /// Works on pictures only. The clip acts on the layer, so that where it ends nothing is changed.
  func compose(
    by formula: PixelFormula, _ body: () throws(CairoError) -> Void
  ) throws(CairoError) {
    context.pushLayer(CAIRO_CONTENT_COLOR_ALPHA)
    try body()
    let layer = try CairoPattern(owning: cairo_pop_group(cairo))
    var pointer: OpaquePointer?
    cairo_pattern_get_surface(layer.pointer, &pointer)
    guard let pointer, let below = cairo_get_group_target(cairo) else { return }
    let source = try DevicePixels(borrowing: pointer)
    // A mask has alphas and no colors.
    let isMask = cairo_surface_get_content(below) == CAIRO_CONTENT_ALPHA
    let blend = isMask ? formula.alphaOperator : CAIRO_OPERATOR_SOURCE
    if !isMask { source.compose(by: formula, on: try DevicePixels(borrowing: below)) }
    try context.saved { () throws(CairoError) in
      cairo_reset_clip(cairo)
      context.matrix = .identity
      let region = source.region
      cairo_set_source_surface(cairo, pointer, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      cairo_set_operator(cairo, blend)
      cairo_new_path(cairo)
      cairo_rectangle(
        cairo, Double(region.minX), Double(region.minY), Double(region.width),
        Double(region.height))
      cairo_fill(cairo)
    }
  }
}

extension DisplayItem {
  /// The blend mode of the item, or of one in it, that the target lacks.
  func unsupportedMode(in target: Painter.Target) -> BlendMode? {
    guard case .group(let group) = content else { return nil }
    if !target.supports(group.effects.blendMode) { return group.effects.blendMode }
    return group.items.lazy.compactMap { $0.unsupportedMode(in: target) }.first
  }

  /// The path of the view that the item comes from, or of the first one in it.
  var viewOrigin: String? {
    if let origin { return origin }
    switch content {
    case .group(let group): return group.items.lazy.compactMap(\.viewOrigin).first
    case .perspective(let item): return item.items.lazy.compactMap(\.viewOrigin).first
    case .fill, .stroke, .text, .image: return nil
    }
  }
}

extension Painter.Target {
  /// Whether an item can be drawn only where all that is under it is known in pixels.
  func needsPixelsBelow(_ item: DisplayItem) -> Bool {
    guard self != .pixels, case .group(let group) = item.content else { return false }
    if !supports(group.effects.blendMode) { return true }
    return !group.effects.needsLayer && group.items.contains { needsPixelsBelow($0) }
  }

  /// Whether the target has the blend mode of its own.
  func supports(_ mode: BlendMode) -> Bool {
    switch self {
    case .pixels: true
    case .svg: mode == .normal
    case .pdf:
      // Source: ISO 32000-1, 11.3.5, tables 136 and 137.
      switch mode {
      case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
        .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
        true
      case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: false
      }
    }
  }
}

/// The pixels of a picture at their places on the device.
private struct DevicePixels {
  let surface: CairoSurface
  let region: PixelRect
  private let pixels: UnsafeMutableBufferPointer<UInt32>?

  /// The pixels of a surface, which is kept.
  init(borrowing pointer: OpaquePointer) throws(CairoError) {
    surface = try CairoSurface(owning: cairo_surface_reference(pointer))
    cairo_surface_flush(pointer)
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(pointer, &x, &y)
    let (left, top) = (Int(clamping: -x), Int(clamping: -y))
    region = PixelRect(
      minX: left, minY: top, maxX: left + surface.width, maxY: top + surface.height)
    pixels = surface.argb
  }

  /// Replaces every pixel by the result of a formula for it and the pixel of `backdrop` at its position.
  func compose(by formula: PixelFormula, on backdrop: DevicePixels) {
    guard let pixels, let below = backdrop.pixels else { return }
    let common = region.intersection(backdrop.region)
    for y in common.minY..<common.maxY {
      for x in common.minX..<common.maxX {
        let index = (y - region.minY) * region.width + x - region.minX
        let other = (y - backdrop.region.minY) * backdrop.region.width + x - backdrop.region.minX
        pixels[index] = formula.pixel(pixels[index], over: below[other])
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
  }
}
