import CCairo
import Foundation
import VectorGeometry
import VectorGraphics

extension Painter {
  /// Draws a group: filters, clip, mask, opacity and blend mode in this order, all under its
  /// transform.
  func draw(_ group: DisplayGroup) throws(CairoError) {
    let group = target == .svg ? group.withEvenOddClipAsMask : group
    let effects = group.effects
    guard effects.opacity > 0, !group.items.isEmpty || effects.filters.containsGraph,
      effects.mask?.isEmpty != true
    else { return }
    try context.saved { () throws(CairoError) in
      guard context.concatenate(effects.transform) else { return }
      switch group.composition(matrix: target == .pixels ? context.matrix : nil) {
      case .layer:
        try drawLayer(group)
      case .softClip(let blends):
        try drawSoftlyClipped(group, blends: blends)
      case .folded(let item):
        guard clip(to: effects.clip) else { return }
        try draw(item, alpha: min(effects.opacity, 1))
      case .direct:
        guard clip(to: effects.clip) else { return }
        try draw(group.items)
      }
    }
  }

  /// Restricts drawing to a clip; false when the clip's path can't be drawn.
  func clip(to clip: DisplayClip?) -> Bool {
    guard let clip else { return true }
    guard context.setPath(clip.path) else { return false }
    context.setFillStyle(clip.style)
    cairo_clip(cairo)
    return true
  }

  /// Draws a group apart and then onto what is there.
  private func drawLayer(_ group: DisplayGroup) throws(CairoError) {
    guard restrictToPixels(of: group) else { return }
    guard let layer = try content(of: group), clip(to: group.effects.clip) else { return }
    let mask = try group.effects.mask.map { (items) throws(CairoError) in
      try makeLayer(items, content: CAIRO_CONTENT_ALPHA)
    }
    let alpha = min(group.effects.opacity, 1)
    let mode = group.effects.blendMode
    if let formula = PixelFormula(mode), target == .pixels {
      try compose(by: formula) { () throws(CairoError) in
        try compose(layer, mask: mask, alpha: alpha, by: CAIRO_OPERATOR_OVER)
      }
    } else {
      if mode == .softLight {
        let origin = group.items.lazy.compactMap(\.viewOrigin).first
        session.note(.blendMode(mode), in: target, of: origin, remedy: .nearest)
      }
      try compose(layer, mask: mask, alpha: alpha, by: mode.cairo ?? CAIRO_OPERATOR_OVER)
    }
  }

  /// The group's items with its filters applied; nil when nothing of them is visible.
  private func content(of group: DisplayGroup) throws(CairoError) -> CairoPattern? {
    let filters = group.effects.filters
    if filters.isEmpty { return try makeLayer(group.items) }
    guard target != .pixels, filters.count == 1, case .shadow = filters[0] else {
      return try filtered(group)
    }
    // On vector targets only the shadow is a picture; what casts it stays sharp.
    let shadow = try filtered(group, isShadowOnly: true)
    return try makeLayer(content: CAIRO_CONTENT_COLOR_ALPHA) { () throws(CairoError) in
      cairo_reset_clip(cairo)
      if let shadow {
        paint(shadow, by: CAIRO_OPERATOR_OVER) { cairo_paint(cairo) }
      }
      try draw(group.items)
    }
  }

  /// Restricts drawing to the pixels that the group can touch; false when it touches none.
  ///
  /// Keeps layers small; vector targets don't need it.
  func restrictToPixels(of group: DisplayGroup) -> Bool {
    guard target == .pixels else { return true }
    let touched = PixelRect(
      covering: session.extents.extent(of: group, matrix: context.matrix)
    )
    .intersection(PixelRect(covering: context.deviceClip))
    guard !touched.isEmpty else { return false }
    context.withMatrix(.identity) {
      cairo_new_path(cairo)
      cairo_rectangle(
        cairo, Double(touched.minX), Double(touched.minY), Double(touched.width),
        Double(touched.height))
      cairo_clip(cairo)
    }
    return true
  }

  /// Draws items to a layer of their own, as large as the clip.
  ///
  /// The clip itself is lifted inside: its soft edges must act once, when the layer is drawn.
  private func makeLayer(
    _ items: [DisplayItem], content: cairo_content_t = CAIRO_CONTENT_COLOR_ALPHA
  ) throws(CairoError) -> CairoPattern {
    try makeLayer(content: content) { () throws(CairoError) in
      cairo_reset_clip(cairo)
      try draw(items)
    }
  }

  /// Runs `body` with a layer as the target; the matrix stays the same.
  func makeLayer(
    content: cairo_content_t, _ body: () throws(CairoError) -> Void
  ) throws(CairoError) -> CairoPattern {
    let matrix = context.matrix
    context.matrix = .identity
    context.pushLayer(content)
    context.matrix = matrix
    try body()
    // Pops what was saved before the matrix was set back: the pattern's matrix is exact under the
    // identity.
    let pattern = try CairoPattern(owning: cairo_pop_group(cairo))
    cairo_pattern_set_filter(pattern.pointer, layerFilter)
    context.matrix = matrix
    return pattern
  }

  private var layerFilter: cairo_filter_t {
    target == .pixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
  }

  /// Draws a layer through a mask onto what is there.
  private func compose(
    _ layer: CairoPattern, mask: CairoPattern?, alpha: Double, by blend: cairo_operator_t
  ) throws(CairoError) {
    guard let mask else {
      paint(layer, by: blend) { cairo_paint_with_alpha(cairo, alpha) }
      return
    }
    guard alpha < 1 else {
      paint(layer, by: blend) { cairo_mask(cairo, mask.pointer) }
      return
    }
    let masked = try makeLayer(content: CAIRO_CONTENT_COLOR_ALPHA) { () throws(CairoError) in
      cairo_reset_clip(cairo)
      paint(layer, by: CAIRO_OPERATOR_OVER) { cairo_mask(cairo, mask.pointer) }
    }
    paint(masked, by: blend) { cairo_paint_with_alpha(cairo, alpha) }
  }

  func paint(
    _ layer: CairoPattern, by blend: cairo_operator_t, _ operation: () -> Void
  ) {
    context.withMatrix(.identity) {
      cairo_set_source(cairo, layer.pointer)
      cairo_set_operator(cairo, blend)
      operation()
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }
  }

  /// The group's items in pixels with its filters applied, or the shadow of its only filter without
  /// what casts it; nil when nothing of them is visible.
  private func filtered(
    _ group: DisplayGroup, isShadowOnly: Bool = false
  ) throws(CairoError) -> CairoPattern? {
    let matrix = pixelMatrix
    for filter in group.effects.filters {
      session.note(
        filter.unsupportedKind, in: target, of: group.items.lazy.compactMap(\.viewOrigin).first)
    }
    let filters = group.effects.filters
    return try rasterized(group.items, filters: filters) { (layer) throws(CairoError) in
      for filter in filters {
        try layer.apply(filter, matrix: matrix, isShadowOnly: isShadowOnly)
      }
    }
  }

  /// Draws items as a picture in pixels onto a vector target.
  func drawAsPixels(_ items: [DisplayItem]) throws(CairoError) {
    guard let layer = try rasterized(items, filters: [], then: { _ in }) else { return }
    paint(layer, by: CAIRO_OPERATOR_OVER) { cairo_paint(cairo) }
  }

  /// Maps user coordinates to pixels.
  var pixelMatrix: CGAffineTransform {
    context.matrix.concatenating(CGAffineTransform(scaleX: rasterScale, y: rasterScale))
  }

  private func rasterized(
    _ items: [DisplayItem], filters: [DisplayFilter],
    then change: (RasterLayer) throws(CairoError) -> Void
  ) throws(CairoError) -> CairoPattern? {
    let matrix = pixelMatrix
    let region = filters.region(
      of: items, matrix: matrix, visible: PixelRect(covering: scaled(context.deviceClip)),
      session.extents)
    guard !region.isEmpty else { return nil }
    let layer = try RasterLayer(region: region, session: session)
    try layer.draw(items, matrix: matrix)
    try change(layer)
    return try layer.makePattern(scale: rasterScale, filter: layerFilter)
  }
}
