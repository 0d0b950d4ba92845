import CCairo
import Foundation
import VectorGeometry
import VectorGraphics

extension Painter {
  /// Draws the items of a group together and clips them once.
  ///
  /// Under Cairo's own clip every item is smoothed against what is there by itself: at the edge the
  /// lower ones show through the upper ones.
  func drawSoftlyClipped(_ group: DisplayGroup, blends: Bool) throws(CairoError) {
    guard restrictToPixels(of: group) else { return }
    let backdrop = blends ? cairo_get_group_target(cairo) : nil
    let layer = try makeLayer(content: CAIRO_CONTENT_COLOR_ALPHA) { () throws(CairoError) in
      cairo_reset_clip(cairo)
      if let backdrop { copy(backdrop) }
      try draw(group.items)
    }
    guard clip(to: group.effects.clip) else { return }
    // Under a clip this operator mixes what is there with the layer by the clip's coverage.
    paint(layer, by: blends ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER) {
      cairo_paint(cairo)
    }
  }

  /// Puts a copy of a surface with its own device coordinates into the present target.
  private func copy(_ surface: OpaquePointer) {
    context.withMatrix(.identity) {
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      cairo_paint(cairo)
    }
  }
}
