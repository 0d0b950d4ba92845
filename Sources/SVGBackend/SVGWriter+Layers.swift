import Foundation
import VectorGeometry
import VectorGraphics

extension SVGWriter {
  /// Writes the items of a group that is composed apart, or of the whole picture.
  ///
  /// Of the rules of composition that CSS lacks, two can be said otherwise: an item under all the others is
  /// written first, an item that cuts the others out becomes their mask. For the rest, everything
  /// up to the item is drawn as pixels.
  mutating func writeLayer(_ items: [DisplayItem]) throws(SVGError) {
    guard let index = items.lastIndex(where: { Self.foreignMode($0) != nil }),
      let mode = Self.foreignMode(items[index])
    else { return try write(items) }
    let (item, before) = (items[index], Array(items[..<index]))
    if item.blendMode == .destinationOver {
      try writeApart([item.unblended])
      try writeApart(before)
    } else if item.blendMode == .destinationOut {
      try write(before, without: item)
    } else {
      try writePixels(items[...index], mode, item.origin)
    }
    try write(items[(index + 1)...])
  }

  /// Whether an element among these items will have a `mix-blend-mode` for what is under them.
  static func blend(_ items: some Sequence<DisplayItem>) -> Bool {
    blendModes(items).contains { $0.cssName != nil }
  }

  /// The modes of the groups that blend with what is under these items.
  static func blendModes(_ items: some Sequence<DisplayItem>) -> [BlendMode] {
    items.flatMap { item -> [BlendMode] in
      guard case .group(let group) = item.content else { return [] }
      if group.effects.blendMode != .normal { return [group.effects.blendMode] }
      return group.effects.needsLayer ? [] : blendModes(group.items)
    }
  }

  /// The mode by which an item, or one in it, blends with what is under it, if CSS lacks it.
  private static func foreignMode(_ item: DisplayItem) -> BlendMode? {
    blendModes([item]).first(where: \.isForeign)
  }

  /// Writes items so that none of them blends with what is under them.
  private mutating func writeApart(_ items: [DisplayItem]) throws(SVGError) {
    guard Self.blend(items) else { return try writeLayer(items) }
    var effects = DisplayGroup.Effects()
    effects.isIsolated = true
    try write(DisplayGroup(effects: effects, items: items), origin: nil)
  }

  /// Writes items with the alpha of another cut out of them.
  private mutating func write(
    _ items: [DisplayItem], without cutter: DisplayItem
  ) throws(SVGError) {
    let region = items.paintedBounds
    guard !region.isNull else { return }
    var content = try captured(tint: .black) { writer throws(SVGError) in
      try writer.write([cutter.unblended])
    }
    guard !content.isEmpty else { return try writeLayer(items) }
    var ground = SVGBuffer()
    ground.append("<rect")
    ground.appendRegion(region)
    ground.append(" fill=\"#fff\"/>\n")
    ground.append(content)
    content = ground
    var surroundings = SVGSurroundings()
    surroundings.attributes.reference("mask", define(maskContent: content, region))
    open("g", surroundings)
    out.append(">\n")
    try writeLayer(items)
    out.append("</g>\n")
  }

  /// Writes items as one image; without a rasterizer as the nearest thing.
  private mutating func writePixels(
    _ items: ArraySlice<DisplayItem>, _ mode: BlendMode, _ origin: String?
  ) throws(SVGError) {
    guard let effect = try stand(in: .blendMode(mode), origin) else { return try write(items) }
    guard let image = try rasterized(items, effect, in: items.paintedBounds) else { return }
    try write(image, SVGSurroundings())
  }

  /// Writes what is seen in perspective as one image; without a rasterizer flat, as in its middle.
  mutating func write(
    _ item: PerspectiveItem, _ origin: String?, _ surroundings: SVGSurroundings
  ) throws(SVGError) {
    guard let effect = try stand(in: .perspective, origin) else {
      var effects = DisplayGroup.Effects()
      effects.transform = item.flatTransform
      return try write(DisplayGroup(effects: effects, items: item.items), origin: nil)
    }
    let visible = bounds.applying(coordinates.inverted())
    let seen = item.paintedBounds.clipped(to: visible)
    let whole = [DisplayItem(.perspective(item), origin: origin)]
    guard let image = try rasterized(whole[...], effect, in: seen) else { return }
    try write(image, surroundings)
  }

  /// Reports what SVG lacks; gives the report if pixels can be drawn in its place.
  mutating func stand(
    in kind: UnsupportedEffect.Kind, _ origin: String?
  ) throws(SVGError) -> UnsupportedEffect? {
    let canDraw = options.unsupported == .rasterize && options.rasterizer != nil
    let effect = UnsupportedEffect(
      kind, format: "SVG", origin: origin, remedy: canDraw ? .rasterized : .nearest)
    try report(effect)
    return canDraw ? effect : nil
  }

  /// Items as a picture of a region, which grows to whole points; nil for an empty one.
  func rasterized(
    _ items: ArraySlice<DisplayItem>, _ effect: UnsupportedEffect, in box: CGRect
  ) throws(SVGError) -> ImageItem? {
    guard let rasterizer = options.rasterizer, !box.isEmpty else { return nil }
    let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
    let region = CGRect(
      x: left, y: top, width: max(box.maxX.rounded(.up) - left, 1),
      height: max(box.maxY.rounded(.up) - top, 1))
    let list = DisplayList(size: bounds.size, items: Array(items))
    do {
      let image = try rasterizer.rasterize(list, region: region, scale: options.rasterScale)
      return .whole(image, in: region)
    } catch {
      throw .notRasterized(effect, reason: "\(error)")
    }
  }
}

extension PerspectiveItem {
  /// The affine transform that is nearest in the middle of the items.
  fileprivate var flatTransform: CGAffineTransform {
    let middle = contentBounds.isNull ? .zero : contentBounds.center
    let (image, w) = (middle.applying(projection), projection.depth(at: middle))
    guard w > ProjectionTransform.nearDepth, image.isFinite else { return .identity }
    let p = projection
    let (a, b) = ((p.m11 - image.x * p.m13) / w, (p.m12 - image.y * p.m13) / w)
    let (c, d) = ((p.m21 - image.x * p.m23) / w, (p.m22 - image.y * p.m23) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * middle.x - c * middle.y,
      ty: image.y - b * middle.x - d * middle.y)
  }
}

extension Sequence<DisplayItem> {
  /// The rectangle outside which none of the items paints; null for nothing.
  var paintedBounds: CGRect { reduce(.null) { $0.union($1.paintedBounds) } }
}

extension ImageItem {
  /// A whole picture in a rectangle.
  static func whole(_ image: EncodedImage, in destination: CGRect) -> ImageItem {
    let source = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    return ImageItem(
      image: image, source: source, destination: destination, interpolation: .bilinear)
  }
}
