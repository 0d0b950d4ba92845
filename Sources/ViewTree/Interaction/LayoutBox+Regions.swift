import VectorGraphics

/// What pointers can meet of a box, and in which context.
package final class RegionMemory {
  let items: [DisplayItem]
  let context: DrawContext

  init(items: [DisplayItem], context: DrawContext) {
    self.items = items
    self.context = context
  }
}

extension LayoutBox {
  /// What pointers can meet of the box and all inside, as the box's own; remembered until something changes.
  func rememberedRegions(_ context: DrawContext) -> [DisplayItem] {
    if let regions, regions.context.matches(context) { return regions.items }
    let frame = context.placed(drawnFrame.frame(at: context.time))
    let group = DisplayGroup(
      items: draw(context), region: HitRegion(target: link, frame: frame))
    let items = [DisplayItem(.group(group))]
    regions = RegionMemory(items: items, context: context)
    return items
  }
}
