import VectorGeometry
import VectorGraphics

extension DisplayGroup {
  /// The group with an even-odd clip turned into a mask, which looks the same; itself without one.
  ///
  /// For Cairo's SVG: it writes `clip-rule` to the group that is clipped, where it has no meaning,
  /// instead of to the path of the clip, and holes are filled.
  /// Source: cairo 1.16, cairo-svg-surface.c, `_cairo_svg_surface_clipper_intersect_clip_path`;
  /// SVG 1.1, section 14.3.5: `clip-rule` applies to elements inside of `clipPath`.
  var withEvenOddClipAsMask: DisplayGroup {
    guard let clip = effects.clip, clip.style.isEOFilled else { return self }
    let shape = FillItem(path: clip.path, paint: .color(.black), style: clip.style)
    var mask = [DisplayItem(.fill(shape))]
    if let inner = effects.mask {
      var masked = Effects()
      masked.mask = inner
      mask = [DisplayItem(.group(DisplayGroup(effects: masked, items: mask)))]
    }
    var effects = effects
    effects.clip = nil
    effects.mask = mask
    return DisplayGroup(effects: effects, items: items)
  }
}
